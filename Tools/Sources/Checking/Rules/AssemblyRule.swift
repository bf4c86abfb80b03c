import Architecture
import Conformance
import Findings
import SourceModel

/// Every reference that is set later is set by somebody, and a unit's actors are made by the role that builds.
package struct AssemblyRule: Rule {
    package static let id = "assembly"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants:
            "Every property that is to be set later is set, and every part is made by the role that builds, and kept.",
        why: """
            A property that nobody sets stays nil: the screen does nothing, or crashes. A part that is made \
            elsewhere misses what the builder gives it. A part that nobody keeps is gone when the function ends.
            """,
        judged: [
            "Optional variables of a channel inside the unit: they are to be set later.",
            "A property counts as set where any code assigns it on this type, or on a contract, parent or heir of it.",
            "It also counts as set where a generic base class of the unit assigns it.",
            "It also counts as set where a file of the same unit assigns it on something of unknown type.",
            "A part that its unit's builder makes is made by nobody else.",
            """
            Where the definition has `routes`: whoever opens a unit sets each closure by which the unit asks to \
            be left.
            """,
            """
            A part is lost where the function that makes it hands it only to weak properties, and to \
            initializers that forget it.
            """,
            "A part is also lost that is only called there, and that gives itself to weak properties of others.",
        ],
        silent: [
            "Outlets, lists, private properties, and properties with a first value or an attribute.",
            "Properties that nobody reads.",
            "A property whose name is set on something of unknown type, in a file that names the part's type.",
            """
            A property whose name is set on something of unknown type, in a file of no unit that names the \
            part's unit.
            """,
            "Types that nobody is seen to make, and types that no target compiles.",
            "Screens that nobody names, or that are made by their metatype.",
            "Structures without an initializer of their own.",
            "Channels to another unit, which an opener may leave out.",
            "Who makes a part that its own builder is not seen to make.",
            "Who makes parts, where no builder of the app is seen to make any.",
            "Previews, and apps in a folder such as Example or Demo: they may make what they show.",
            "The closures of a unit that nobody opens.",
        ],
        learned: [
            "A property that most of several units are not seen to set.",
            "A part that makes one of its own role.",
            "A part that talks to nobody, where a type of no unit makes it.",
            "A part to which its builder gives only the name of a nib.",
        ],
        good: """
            presenter.view = view
            """,
        bad: """
            let presenter = LoginPresenter()  // nobody sets presenter.view
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = references(of: app)
        kept(app, &verdict)
        verdict.add(routes(of: app))
        let isBuilding = app.isSure(app.definition.assembly, "by") && Self.isBuilding(app)
        for actor in app.map.actors {
            for creation in actor.mentions where creation.place == .creation {
                guard !app.map.builds(actor.role) else { continue }
                if isBuilding { judge(creation, by: actor, app, &verdict) } else { verdict.leave(.assembly) }
            }
        }
        guard isBuilding else {
            verdict.leave(.assembly, app.map.strayCreations.count)
            return verdict
        }
        for creation in app.map.strayCreations { judge(creation, app, &verdict) }
        return verdict
    }

    /// Judges the references that are set later. One of a learned definition that nobody is seen to set in most of several units is set in a way
    /// that is not seen, by a function of a module that is not read: of it nothing is told.
    private func references(of app: CheckedApp) -> Verdict {
        var judged = Verdict()
        var counts: [SourceSpot: Int] = [:]
        for actor in app.map.actors where actor.player.unit != nil {
            var kin: Kin?
            for hold in actor.holds where hold.isSetLater {
                let before = judged.judged
                judge(hold, of: actor, &kin, app, &judged)
                guard judged.judged > before, let channel = app.map.channel(of: hold, in: actor) else { continue }
                if let place = app.statement(channel)?.place { counts[place, default: 0] += 1 }
            }
        }
        guard app.isLearned else { return judged }
        let unset = Dictionary(grouping: judged.findings.compactMap(\.statement), by: \.place).mapValues(\.count)
        let unseen = unset.filter { $0.value >= Self.several && $0.value * 2 > counts[$0.key] ?? 0 }
        var verdict = Verdict(places: judged)
        for (number, finding) in judged.findings.enumerated() {
            if finding.statement.map({ unseen[$0.place] != nil }) == true {
                verdict.leave(.evidence)
            } else {
                verdict.add(finding, judged.mends[number])
            }
        }
        return verdict
    }

    /// So many units are several.
    private static let several = 3

    /// Returns true if anyone of the role that builds is seen to make something of a unit: else the definition was
    /// learned from an app that builds its units otherwise.
    private static func isBuilding(_ app: CheckedApp) -> Bool {
        let created = Set(app.definition.assembly.creates)
        return app.map.actors.contains { actor in
            guard actor.role == app.definition.assembly.by else { return false }
            return actor.mentions.contains { mention in
                guard mention.place == .creation, case .role(let role) = app.map.players[mention.target]?.part else {
                    return false
                }
                return role != actor.role && created.contains(role)
            }
        }
    }

    // MARK: Wires

    private func judge(
        _ hold: Actor.Hold, of actor: Actor, _ known: inout Kin?, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        guard let channel = app.map.channel(of: hold, in: actor), !channel.leavesUnit else { return }
        let type = actor.player.type
        // A structure without an initialiser of its own is given each property by the one that it has anyhow.
        guard !isSetByMembers(type, app), isMade(type, app) else {
            verdict.leave(.assembly)
            return
        }
        // Of copies, others may set what is set in one of them; what no target compiles sets nothing.
        let copies = app.map.index.types(named: app.map.index[type].qualifiedName).filter { !app.areApart($0, type) }
        guard !app.isLeftOver(type), copies.allSatisfy({ $0 == type || app.isLeftOver($0) }) else {
            verdict.leave(.names)
            return
        }
        let kin = known ?? Kin(type, app.map.index)
        known = kin
        guard kin.reads(hold.property, app) else {
            verdict.leave(.unasked)
            return
        }
        switch isSet(hold.property, of: actor, kin, app) {
        case .yes: verdict.judged += 1
        case .unknown: verdict.leave(.names)
        case .no:
            guard isOpened(type, app) else {
                verdict.leave(.assembly)
                return
            }
            verdict.judged += 1
            tell(hold, of: actor, channel, app, &verdict)
        }
    }

    /// Tells if somebody sets a property: on the actor, or on something that the actor is, too. Not known where a file that knows the
    /// actor sets a property of this name on something whose type cannot be told.
    private func isSet(_ property: String, of actor: Actor, _ kin: Kin, _ app: CheckedApp) -> Answer {
        var files: [Int] = []
        for wire in app.map.wires[property] ?? [] {
            if let owner = wire.owner {
                let type = actor.player.type
                // Of two types of one name, which of them is meant may be told by the targets of a project alone.
                let isNamesake = app.map.index[owner].name == app.map.index[type].name && !app.areApart(owner, type)
                if kin.types.contains(owner) || isNamesake
                    || app.map.index.inherits(type, from: owner) != .no
                    || app.map.index.inherits(owner, from: type) != .no
                {
                    return .yes
                }
                continue
            }
            if let base = wire.base {
                let heirs = actor.player.unit.map { app.map.units[$0].types.values.joined() }
                if heirs?.contains(where: { $0 == base || app.map.index.inherits($0, from: base) != .no }) ?? true {
                    return .yes
                }
            } else if actor.player.unit.map(app.map.units(inFile: wire.file).contains) == true {
                return .yes
            }
            files.append(wire.file)
        }
        return files.contains { knows(actor, kin, inFile: $0, app) } ? .unknown : .no
    }

    /// Returns true if somebody is seen to make a type, be it a static function of its own; one that has heirs is theirs, and screens may be
    /// made by a storyboard.
    private func isMade(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.made.contains(type) || !app.map.index.descendants(of: type).isEmpty || app.map.isScreen(type)
            || makesItself(type, app)
    }

    /// Tells a type that a static function of its own makes: `static func build() -> UIViewController { let router = LoginRouter() … }`.
    private func makesItself(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return index.members(of: type).contains { member in
            member.fact.isStatic
                && member.fact.body?.calls.contains { call in
                    call.creates.map { index.resolve($0, in: index.scope(of: member)).id == type } ?? false
                } == true
        }
    }

    /// Returns true if a screen that no code makes is named somewhere, so that a storyboard may make it; where its metatype is kept, as in
    /// `var screen: LoginViewController.Type`, whoever makes it by that sets what it needs.
    private func isOpened(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        if app.map.made.contains(type) || !index.descendants(of: type).isEmpty { return true }
        let (name, own) = (index[type].name, Set(index[type].parts.map(\.file)))
        var isNamed = false
        for file in app.map.files where !own.contains(file) {
            if app.names.keepsMetatype(of: name, inFile: file) { return false }
            isNamed = isNamed || app.isNamed(type, inFile: file)
        }
        return isNamed
    }

    private func tell(
        _ hold: Actor.Hold, of actor: Actor, _ channel: Channel, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let type = actor.player.type
        var finding = app.finding(
            Self.self, actor, "nobody sets '\(hold.property)' of \(app.name(type))", at: hold.spot,
            subject: hold.property)
        finding.statement = app.statement(channel)
        finding.missed = [app.map.index[type].name]
        finding.reason = "It stays nil, so that the \(channel.to) never hears of the \(channel.from)."
        let builder = app.map.units[actor.player.unit ?? 0].players(of: app.definition.assembly.by).first
        let place = builder.map { "in \(app.name($0))" } ?? "where the \(app.definition.unit.word) is built"
        finding.remedy = "Write '\(channel.from).\(hold.property) = \(channel.to)' \(place)."
        if let builder {
            finding.notes = [
                Finding.Note(message: "the \(app.definition.unit.word) is built here", place: app.spot(of: builder))
            ]
        }
        verdict.add(finding, builder.flatMap { mend(hold, of: actor, channel, by: $0, app) })
    }

    /// Tells a structure without an initialiser of its own.
    private func isSetByMembers(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.index[type].kind == .struct
            && !app.map.index.members(of: type).contains { $0.fact.kind == .initializer && !$0.part.isExtension }
    }

    /// Returns true if a file names an actor or something that the actor is, too; one of no unit, if it names the actor's unit: then
    /// the properties that it sets may be the actor's.
    private func knows(_ actor: Actor, _ kin: Kin, inFile file: Int, _ app: CheckedApp) -> Bool {
        if kin.names.contains(where: { app.names.writes($0, inFile: file) }) { return true }
        guard app.map.units(inFile: file).isEmpty else { return false }
        let names = WrittenNames(app.map.index.facts(ofFile: file)).names
        let unit = app.unitName(actor).lowercased()
        return names.contains { $0.lowercased().contains(unit) }
    }

    /// The line that sets the property, in the one function of the builder that has both ends.
    private func mend(
        _ hold: Actor.Hold, of actor: Actor, _ channel: Channel, by builder: TypeIndex.ID, _ app: CheckedApp
    ) -> Mend? {
        guard let unit = actor.player.unit else { return nil }
        let index = app.map.index
        let targets = Set(app.map.units[unit].players(of: channel.to))
        var found: [(path: String, before: Int, line: String, isWired: Bool)] = []
        for member in index.members(of: builder) where member.fact.kind == .function {
            guard let body = member.fact.body else { continue }
            let scope = index.scope(of: member)
            var names: [String: TypeIndex.ID] = [:]
            for parameter in member.fact.parameters {
                names[parameter.name] = index.resolveHeld(parameter.type, in: scope).id
            }
            var last = member.fact.line
            for local in body.locals where local.closure == nil {
                guard let type = local.value?.type ?? local.type else { continue }
                names[local.name] = index.resolveHeld(type, in: scope).id
                last = max(last, local.line)
            }
            let owner = names.filter { $0.value == actor.player.type }.keys.sorted()
            let value = names.filter { targets.contains($0.value) }.keys.sorted()
            guard owner.count == 1, value.count == 1 else { continue }
            let wired = body.assignments.filter { $0.closure == nil && $0.target.nameCount == 2 }.map(\.line).max()
            let returned = body.returns.first { $0.closure == nil && !$0.isImplicit }?.line
            guard let before = wired.map({ $0 + 1 }) ?? returned, before > last || wired != nil else { continue }
            found.append(
                (
                    index.files[member.part.file].path, before, "\(owner[0]).\(hold.property) = \(value[0])",
                    wired != nil
                ))
        }
        // The function that connects what another one makes, where there are two.
        let wiring = found.filter(\.isWired)
        guard let place = wiring.first ?? found.first, wiring.count == 1 || found.count == 1 else { return nil }
        return .wire(path: place.path, before: place.before, line: place.line)
    }
}
