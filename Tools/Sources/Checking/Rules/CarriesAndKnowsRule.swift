import Architecture
import Conformance
import Findings
import SourceModel

/// A role names only what it may know, and a contract carries only what its channel may.
package struct CarriesAndKnowsRule: Rule {
    package static let id = "carries-and-knows"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "A role names only what it may know, and a contract hands over only the data that its channel carries.",
        why: """
            A view that names a business type changes whenever that type does. A contract that hands it over \
            ties both of its ends to it.
            """,
        judged: [
            "A role may know what its own `knows` lists, or else what its layer's `knows` lists and its own layer.",
            """
            A contract may hand over, as parameters and values of its members, what the `carries` of its \
            channels lists.
            """,
            """
            Types that the definition names: a business type in a view, a view model in an interactor, a \
            provider's contract in a presenter.
            """,
            "A part may name a contract through which it has a channel, and one that its role implements.",
            "The role that builds may name what it creates, and what that may know.",
        ],
        silent: [
            "Roles for which neither their own `knows` nor their layer's says anything.",
            "Contracts with a channel that has no `carries`.",
            "Types that the definition has no name for.",
            "Data in a contract, of a kind that no channel of the definition carries.",
            "Roles and contracts that a part holds, calls, makes or conforms to: other rules judge these.",
        ],
        learned: ["Contracts of a channel that comes from the built-in definition and was not counted in this app."],
        good: """
            protocol LoginViewInterface: AnyObject {
                func show(viewModel: LoginViewModel)  // the channel carries viewModel
            }
            """,
        bad: """
            protocol LoginViewInterface: AnyObject {
                func show(user: UserDTO)  // the channel does not carry dto
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        carried(app, &verdict)
        for actor in app.map.actors { known(by: actor, app, &verdict) }
        return verdict
    }

    // MARK: What contracts carry

    private func carried(_ app: CheckedApp, _ verdict: inout Verdict) {
        let map = app.map
        // Of a kind that no channel carries, nothing is said.
        let spoken = Set(app.definition.channels.flatMap(\.carries))
        let contracts = map.players.values.filter { if case .contract = $0.part { true } else { false } }
        for player in contracts.sorted(by: { app.spot(of: $0.type) < app.spot(of: $1.type) }) {
            guard case .contract(let contract) = player.part else { continue }
            let channels = app.definition.channels.filter { $0.through == contract }
            let carried = Set(channels.flatMap(\.carries))
            // The channel that most were seen to have is the one that the contract is written for.
            let asked = channels.enumerated().max { one, other in
                let counts = [one, other].map { app.statement($0.element, "carries")?.counted?.all ?? 0 }
                return counts[0] == counts[1] ? one.offset > other.offset : counts[0] < counts[1]
            }
            guard let channel = asked?.element, channels.allSatisfy({ !$0.carries.isEmpty }) else { continue }
            // What a learned definition takes over and has not counted, nobody has said of this app.
            if app.isTakenOver(channel) { continue }
            for member in map.index.members(of: player.type, .members) {
                verdict.judged += 1
                let scope = map.index.scope(of: member)
                var told: Set<TypeIndex.ID> = []
                let types = member.fact.parameters.map(\.type) + [member.fact.type].compactMap(\.self)
                for type in types.flatMap(\.namedParts) {
                    guard let id = map.index.resolveHeld(type, in: scope).id,
                        case .data(let kind) = map.players[id]?.part, !carried.contains(kind), spoken.contains(kind),
                        told.insert(id).inserted
                    else { continue }
                    let handed = HandedData(member: member, type: id, kind: kind)
                    verdict.findings.append(finding(handed, by: player, channel, app))
                }
            }
        }
    }

    /// Data that a member of a contract hands over.
    private struct HandedData {
        let member: IndexedMember
        /// The data's type.
        let type: TypeIndex.ID
        /// The id of its kind.
        let kind: String
    }

    private func finding(
        _ handed: HandedData, by player: Player, _ channel: Channel, _ app: CheckedApp
    ) -> Finding {
        let (member, kind) = (handed.member, handed.kind)
        let unit = player.unit.map { app.map.units[$0].name.typeName } ?? ""
        let name = app.name(handed.type)
        let identity = Finding.Identity(
            rule: Self.id, unit: unit, role: player.part.id, subject: "\(member.fact.name) \(name)")
        let place = app.spot(Actor.Spot(file: member.part.file, line: member.fact.line))
        var finding = Finding(
            identity,
            "'\(member.fact.name)' of \(app.name(player.type)) hands over \(name), and this channel does not carry \(kind)",
            at: place, subject: name)
        finding.severity = Self.severity
        finding.statement = app.statement(channel, "carries")
        finding.reason =
            "The \(channel.to) and the \(channel.from) are to be changed without each other: \(kind.withArticle) between them ties both to it."
        let carried = channel.carries.joined(separator: " or ")
        finding.remedy = "Hand over \(carried), and turn the \(kind) into it before."
        return finding
    }

    // MARK: What roles know

    private func known(by actor: Actor, _ app: CheckedApp, _ verdict: inout Verdict) {
        guard let role = app.definition.role(actor.role), app.definition.knowledge(of: role) != nil else { return }
        let byTarget = Dictionary(grouping: actor.mentions, by: \.target)
        for (target, mentions) in byTarget {
            guard let player = app.map.players[target] else { continue }
            let mentions = named(mentions, player, actor)
            guard !mentions.isEmpty else { continue }
            verdict.judged += 1
            guard let what = unknown(player, to: role, actor, app) else { continue }
            let places = mentions.map(\.spot).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
            guard let first = places.first else { continue }
            let name = app.name(target)
            var finding = app.finding(
                Self.self, actor,
                "\(app.name(actor.player.type)) names \(name), and \(role.id.withArticle) does not know \(what)",
                at: first, subject: name)
            finding.statement =
                role.knows != nil
                ? app.statement(role, "knows")
                : app.statement(app.definition.layers.first { $0.id == role.layer }, "knows")
            finding.reason = app.about(role.id)
            finding.remedy = remedy(player, role, app)
            finding.notes = places.dropFirst().prefix(5).filter { $0 != first }.map {
                Finding.Note(message: "and here", place: app.spot($0))
            }
            verdict.findings.append(finding)
        }
    }

    /// The places that are this rule's: whom an actor holds, calls, makes or is, other rules judge.
    private func named(_ mentions: [Actor.Mention], _ player: Player, _ actor: Actor) -> [Actor.Mention] {
        if case .data = player.part { return mentions }
        let isHeld = actor.holds.contains { $0.target == .part(player.type) }
        return isHeld ? [] : mentions.filter { [.parameter, .result, .body].contains($0.place) }
    }

    /// The kind, role or layer by which something is unknown to a role; nil where it may be known.
    private func unknown(_ player: Player, to role: Role, _ actor: Actor, _ app: CheckedApp) -> String? {
        let definition = app.definition
        let speakers =
            app.map.builds(role.id)
            ? [role] + (definition.assembly.creates + (definition.entry?.creates ?? [])).compactMap(definition.role)
            : [role]
        switch player.part {
        case .data(let id):
            guard let kind = definition.dataKind(id) else { return nil }
            return speakers.contains { definition.mayKnow($0, kind) } ? nil : id
        case .role(let id):
            guard let other = definition.role(id), id != role.id else { return nil }
            let isHandedOver = definition.channels.contains { $0.from == role.id && $0.to == id && $0.through == nil }
            if isHandedOver || speakers.contains(where: { $0.id == id || definition.mayKnow($0, other) }) { return nil }
            // A class where its contract is declared is another rule's.
            return definition.channels.contains { $0.from == role.id && $0.to == id } ? nil : id
        case .contract(let id):
            let roles = definition.roles.filter { $0.implements.contains(id) }
            let speaks = definition.channels.contains { channel in
                channel.through == id && speakers.contains { $0.id == channel.from || $0.id == channel.to }
            }
            if roles.isEmpty || speaks || speakers.contains(where: { $0.implements.contains(id) }) { return nil }
            let isKnown = roles.contains { other in speakers.contains { definition.mayKnow($0, other) } }
            return isKnown ? nil : roles[0].id
        }
    }

    private func remedy(_ player: Player, _ role: Role, _ app: CheckedApp) -> String {
        let known = app.definition.knowledge(of: role)?.sorted().joined(separator: ", ") ?? ""
        let allowed = known.isEmpty ? "It knows nobody" : "It knows \(known)"
        if case .data = player.part { return "\(allowed): hand it what it shows or needs, made elsewhere." }
        return "\(allowed): let a role that may know it do this."
    }
}
