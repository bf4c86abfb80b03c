import Architecture
import Conformance
import Findings
import SourceModel

/// An actor knows only those to whom its role has a channel, and through the contract that the channel names.
package struct ChannelRule: Rule {
    package static let id = "channel"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "A part knows only those to whom its role has a channel, and by the contract that the channel names.",
        why: """
            Whoever knows another beyond its channels has to change with it. A class in place of its contract \
            can be replaced neither by a mock nor by another class.
            """,
        judged: [
            "Stored properties, calls on other parts' types, and calls on a part that is reached through another one.",
            "The role that builds may know everybody. Of its properties, only those with a channel are judged.",
            "A type that five or more units know without a channel is found once: it is rather a helper.",
        ],
        silent: [
            "Roles of many names, such as `{Unit}…Cell`.",
            "Roles to and from which no channel leads.",
            "Optional roles to which no channel leads, or only one of another unit.",
            "Builders, where the definition does not say who calls them.",
            "Data: structures, and classes that have only values and inherit from nobody.",
            "A class in place of a contract that its unit does not declare.",
        ],
        learned: [
            "Parts of other units.",
            "A role to which no usual channel leads.",
            """
            A role that fewer than ten units have. It is judged only if all of these agree and one alone does \
            otherwise.
            """,
            "A built-in definition's role that was not counted and that fewer than half of the units have.",
            "Another contract of somebody to whom a channel leads.",
            "A contract that no usual channel leads through.",
            "A class in place of its contract, where fewer than nine in ten use the contract.",
            "Calls on what a function was handed or got itself.",
            "Calls on what a held contract hands out: `dataManager.provider.load()`.",
            "A part that is only handed on to others.",
            "A channel that the definition lacks, though many units have it.",
        ],
        good: """
            final class LoginViewController {
                private let presenter: any LoginPresenterProtocol
            }
            """,
        bad: """
            final class LoginViewController {
                private let presenter: LoginPresenter        // a class, where a contract is declared
                private let interactor: any LoginInteractorProtocol  // no channel view -> interactor
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for actor in app.map.actors {
            guard let role = app.definition.role(actor.role), !role.type.namesSeveral,
                app.definition.channels.contains(where: {
                    // Who is optional and known by other units alone, such as a coordinator of few, is not described.
                    $0.from == role.id || $0.to == role.id && (!role.isOptional || !$0.leavesUnit)
                })
            else { continue }
            var told: Set<String> = []
            let isBuilder = app.map.builds(actor.role)
            // Who builds knows everybody, and holds whom it has a channel to as others do.
            for hold in actor.holds where !isBuilder || app.map.channel(of: hold, in: actor) != nil {
                judge(hold, of: actor, app, &told, &verdict)
            }
            if isBuilder { continue }
            for call in actor.calls { judge(call, of: actor, app, &told, &verdict) }
        }
        return Self.gatherHelpers(Self.leaveWays(verdict, app), app)
    }

    private func judge(
        _ hold: Actor.Hold, of actor: Actor, _ app: CheckedApp, _ told: inout Set<String>, _ verdict: inout Verdict
    ) {
        guard hold.isClass, hold.shared == nil, !isPlain(hold, app), let link = app.map.link(of: hold, in: actor) else {
            return
        }
        guard let to = link.to, isJudged(link, to, from: actor, app, isStored: true) else {
            verdict.leave(.unsaid)
            return
        }
        verdict.judged += 1
        let type = app.name(actor.player.type)
        guard let channel = link.channel else {
            if isLearned(actor, app), isOfNobody(link, app) || isHandedOn(hold, by: actor, app) {
                verdict.leave(.unasked)
                return
            }
            guard told.insert(to).inserted else { return }
            let whom = link.leavesUnit ? "another unit's \(to)" : "the \(to)"
            var finding = app.finding(
                Self.self, actor, "\(type) holds \(whom), to which \(actor.role.withArticle) has no channel",
                at: hold.spot,
                subject: hold.property)
            noChannel(&finding, actor, to, app)
            if link.leavesUnit, case .part(let id) = hold.target { Self.note(id, in: &finding, app) }
            return verdict.add(finding, nil, unseenWay: unseenWay(actor, link, to, app))
        }
        guard link.through == nil, let through = channel.through, case .part(let id) = hold.target,
            let unit = link.unit, let contract = app.map.units[unit].contract(through),
            app.isUsual(app.statement(channel, "through"))
        else { return }
        var finding = app.finding(
            Self.self, actor,
            "'\(hold.property)' of \(type) is of type \(app.name(id)), where \(app.name(contract)) is declared",
            at: hold.spot, subject: hold.property)
        finding.statement = app.statement(channel, "through")
        finding.reason =
            "A class in place of its contract can be replaced neither by a mock in tests nor by another class."
        if let whole = composition(with: contract, beside: id, app) {
            finding.remedy = "Write 'any \(whole)', which is \(app.name(contract)) and more."
            return verdict.add(finding, nil)
        }
        finding.remedy = "Write 'any \(app.name(contract))'."
        let mend = Mend.type(property: hold.property, from: app.name(id), to: app.name(contract))
        verdict.add(finding, has(contract, all: hold.property, of: actor, app) ? mend : nil)
    }

    /// The alias of a composition that a contract is a part of, beside it or beside the class that implements it:
    /// `typealias LoginViewModelProtocol = LoginViewModelInput & LoginViewModelOutput`.
    private func composition(with contract: TypeIndex.ID, beside type: TypeIndex.ID, _ app: CheckedApp) -> String? {
        let index = app.map.index
        let files = Set([contract, type].map { index[$0].file }).sorted()
        let aliases = files.flatMap { index.facts(ofFile: $0).types }.filter { $0.kind == .alias }
        return aliases.first { alias in
            guard case .composition(let parts)? = alias.inheritance.first else { return false }
            return parts.contains { $0.lastName == index[contract].name }
        }?.name
    }

    private func judge(
        _ call: Actor.Call, of actor: Actor, _ app: CheckedApp, _ told: inout Set<String>, _ verdict: inout Verdict
    ) {
        // A value has no life of its own, and nobody to talk to.
        guard !isPlain(call.receiver, app),
            let link = app.map.link(to: call.receiver, from: actor)
        else { return }
        guard let to = link.to, isJudged(link, to, from: actor, app) else {
            verdict.leave(.unsaid)
            return
        }
        // Who was handed an object, or got it for this once, does with it what it was got for; nobody wrote that it must not.
        if link.channel == nil, call.isOnLocal, app.isLearned {
            verdict.leave(.evidence)
            return
        }
        // What a contract itself hands out may be asked.
        if link.channel == nil, isLearned(actor, app), isHandedOut(call, to: actor, app) {
            verdict.leave(.evidence)
            return
        }
        verdict.judged += 1
        guard link.channel == nil, told.insert(to).inserted else { return }
        let type = app.name(actor.player.type)
        let whom = link.leavesUnit ? "another unit's \(to)" : "the \(to)"
        var finding = app.finding(
            Self.self, actor,
            "\(type) calls \(whom) by '\(call.name)', to which \(actor.role.withArticle) has no channel",
            at: call.spot, subject: call.name)
        finding.isCalled = true
        noChannel(&finding, actor, to, app)
        if link.leavesUnit { Self.note(call.receiver, in: &finding, app) }
        verdict.add(finding, nil, unseenWay: unseenWay(actor, link, to, app))
    }

    /// Tells a contract by which no usual channel of a learned definition leads: a delegate that a few declare for themselves breaks none.
    private func isOfNobody(_ link: Link, _ app: CheckedApp) -> Bool {
        guard let through = link.through else { return false }
        return !app.definition.channels.contains {
            $0.through == through && app.isDemanded($0, "through") && app.isUsual(app.statement($0))
        }
    }

    /// Returns true if an actor does nothing with what it holds but hand it on: who is to know whom is for others to say.
    private func isHandedOn(_ hold: Actor.Hold, by actor: Actor, _ app: CheckedApp) -> Bool {
        let bodies = app.map.index.members(of: actor.player.type).compactMap(\.fact.body)
        let given = bodies.contains { body in
            body.calls.contains { $0.arguments.contains { $0.value.path?.namesAfterSelf == [hold.property] } }
        }
        let isAsked = bodies.contains { body in
            let paths =
                body.calls.map(\.callee) + body.assignments.map(\.target) + body.mentions.map(\.path)
                + body.calls.flatMap { $0.arguments.compactMap(\.value.path) }
                + body.locals.compactMap(\.value?.path)
            return body.locals.contains { $0.value?.path?.namesAfterSelf == [hold.property] }
                || paths.contains { $0.nameCountAfterSelf > 1 && $0.namesAfterSelf[0] == hold.property }
        }
        return given && !isAsked
    }

    /// Returns true if a call goes through a property of a contract that the actor holds: `dataManager.provider.load()`, where the data
    /// manager's contract has a provider.
    private func isHandedOut(_ call: Actor.Call, to actor: Actor, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let calls = index.members(of: actor.player.type).filter { $0.part.file == call.spot.file }
            .flatMap { $0.fact.body?.calls ?? [] }
        let found = calls.first { $0.line == call.spot.line && $0.callee.last == call.name }
        guard let names = found?.callee.namesAfterSelf, names.count > 2 else { return false }
        return actor.holds.contains { hold in
            guard hold.property == names[0], case .part(let held) = hold.target, index[held].kind == .protocol else {
                return false
            }
            let contracts = [held] + index.ancestors(of: held).compactMap(\.meaning.id)
            return contracts.contains { index.members(of: $0, .members).contains { $0.fact.name == names[1] } }
        }
    }

    /// Returns true if a contract has each member that an actor's code uses by a property, so that the class in its place is not missed.
    private func has(_ contract: TypeIndex.ID, all property: String, of actor: Actor, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let contracts = [contract] + index.ancestors(of: contract).compactMap(\.meaning.id)
        let known = Set(contracts.flatMap { index.members(of: $0, .members) }.map(\.fact.name))
        return index.members(of: actor.player.type).allSatisfy { member in
            guard let body = member.fact.body else { return true }
            let paths =
                body.calls.map(\.callee) + body.assignments.map(\.target) + body.mentions.map(\.path)
                + body.calls.flatMap { $0.arguments.compactMap(\.value.path) }
                + body.assignments.compactMap(\.value.path)
            return paths.map(\.namesAfterSelf).allSatisfy { names in
                names.count < 2 || names[0] != property || known.contains(names[1])
            }
        }
    }

    /// Returns true if what is held is data.
    private func isPlain(_ hold: Actor.Hold, _ app: CheckedApp) -> Bool {
        if case .part(let id) = hold.target { isPlain(id, app) } else { false }
    }

    /// Tells data: a structure, or a class that has values alone, knows no actor, and inherits from nobody.
    private func isPlain(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        if index[type].kind == .struct { return true }
        guard index[type].kind == .class, index.ancestors(of: type).isEmpty, index.descendants(of: type).isEmpty,
            !knowsActors(type, app)
        else { return false }
        let members = index.members(of: type, .members)
        return !members.isEmpty && members.allSatisfy { [.property, .initializer].contains($0.fact.kind) }
            && members.contains { $0.fact.storage != nil }
    }

    private func knowsActors(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.actor(type).map { actor in actor.holds.contains { app.map.link(of: $0, in: actor) != nil } } ?? false
    }

    private static func note(_ type: TypeIndex.ID, in finding: inout Finding, _ app: CheckedApp) {
        finding.notes = [Finding.Note(message: helperNote, place: app.spot(of: type))]
    }

    /// Returns true if the definition says enough of a role to judge who knows it: it has channels, and none to the
    /// same role of one's own unit, which another unit may lend.
    private func isJudged(
        _ link: Link, _ to: String, from actor: Actor, _ app: CheckedApp, isStored: Bool = false
    ) -> Bool {
        guard let other = app.definition.role(to), !other.type.namesSeveral else { return false }
        let channels = app.definition.channels
        if link.channel == nil, app.isTakenOver(other), !isCommon(other, app) { return false }
        if link.channel == nil, !link.leavesUnit, isLearned(actor, app), !isReached(other, from: actor, app) {
            return false
        }
        let isDescribed = isStored && !link.leavesUnit && isDescribed(actor, other, app)
        if link.channel == nil, isLittleKnown(actor, to, app) && !isDescribed {
            return false
        }
        let isOpener = app.map.builds(to) && (link.leavesUnit || to != app.definition.unit.owner)
        if link.channel == nil, other.isOptional || isOpener {
            // What a scene may do without, or who opens it, is said by channels that lead there, or not at all.
            guard channels.contains(where: { $0.to == to && ($0.leavesUnit == link.leavesUnit || app.map.builds(to)) })
            else { return false }
        }
        if link.leavesUnit, link.channel == nil {
            // That few were seen to know another unit's does not forbid it: nobody wrote so.
            if isLearned(actor, app) { return false }
            return !channels.contains { $0.from == actor.role && $0.to == to }
                && channels.contains { $0.from == to || $0.to == to }
        }
        return channels.contains { $0.from == to || $0.to == to }
    }

    /// Tells a role of which a learned definition says too little to forbid it a way: few have it, or they go to the same other one by
    /// another contract or in another unit.
    private func isLittleKnown(_ actor: Actor, _ to: String, _ app: CheckedApp) -> Bool {
        guard let role = app.definition.role(actor.role), isLearned(actor, app) else { return false }
        return Self.isCountedInFew(role, app) || app.definition.role(to).map { Self.isCountedInFew($0, app) } == true
            || app.definition.channels.contains { $0.from == actor.role && $0.to == to }
    }

    /// Tells a role that most units have.
    private func isCommon(_ role: Role, _ app: CheckedApp) -> Bool {
        app.map.units.count { !$0.players(of: role.id).isEmpty } * 2 >= app.map.units.count
    }

    /// Tells two roles that every unit has, of which a learned definition says for certain who knows them: a view and its interactor, where
    /// the presenter holds that in all of at least four units.
    private func isDescribed(_ actor: Actor, _ other: Role, _ app: CheckedApp) -> Bool {
        guard let role = app.definition.role(actor.role) else { return false }
        let isKnown = [role, other].allSatisfy { role in
            let count = app.statement(role, "type")
            return role.count == .one && app.isUsual(count) && count?.isUnsure == false
        }
        let channels = app.definition.channels.filter { !$0.leavesUnit }
        let unit = actor.player.unit.map { app.map.units[$0] }
        func isCertain(_ channel: Channel) -> Bool {
            let count = app.statement(channel)
            return count?.isCounted == true && count?.isUnsure == false && app.isUsual(count)
        }
        // Where a unit has none of those who know the other, somebody takes their place.
        func isHere(_ role: String) -> Bool { unit?.players(of: role).isEmpty == false }
        return isKnown && channels.contains { $0.to == other.id && isCertain($0) && isHere($0.from) }
            && channels.contains { $0.from == role.id && isCertain($0) }
            && !app.definition.channels.contains { $0.from == role.id && $0.to == other.id }
    }

    /// Tells a role of which a learned definition says who knows it: nearly all know it by a channel, or it knows the actor itself. Whom a
    /// base class holds whose source is not there, no channel says.
    private func isReached(_ other: Role, from actor: Actor, _ app: CheckedApp) -> Bool {
        app.definition.channels.contains { channel in
            guard !channel.leavesUnit else { return false }
            if channel.from == other.id, channel.to == actor.role { return true }
            let count = app.statement(channel)
            return channel.to == other.id && app.isUsual(count) && count?.isUnsure != true
        }
    }

    /// Tells a role that a learned definition saw in too few units to forbid the next one what none of them does.
    package static func isCountedInFew(_ role: Role, _ app: CheckedApp) -> Bool {
        app.statement(role, "type")?.counted.map { $0.count < fewest } ?? false
    }

    /// Units enough to forbid the next one what none of them does.
    private static let fewest = 10

    /// Returns true if the definition's statement of a role was counted, and written by nobody.
    private func isLearned(_ actor: Actor, _ app: CheckedApp) -> Bool {
        app.statement(app.definition.role(actor.role), "type")?.isCounted == true
    }

    /// The channel that a definition lacks, where it was learned: `coordinator -> view`.
    private func unseenWay(_ actor: Actor, _ link: Link, _ to: String, _ app: CheckedApp) -> String? {
        guard isLearned(actor, app) else { return nil }
        return "\(actor.role) -> \(to)" + (link.leavesUnit ? ": { of: another }" : "")
    }

    private func noChannel(_ finding: inout Finding, _ actor: Actor, _ to: String, _ app: CheckedApp) {
        let channels = app.definition.channels.filter { $0.from == actor.role }
        finding.statement = app.statement(app.definition.role(actor.role))
        let about = app.about(actor.role)
        finding.reason = about.isEmpty ? "Whoever knows the \(to) beyond its channels has to change with it." : about
        let names = channels.map { $0.leavesUnit ? "another's \($0.to)" : $0.to }
        finding.remedy =
            names.isEmpty
            ? "\(actor.role.withCapitalArticle) talks to nobody: let whoever made it tell the \(to)."
            : "\(actor.role.withCapitalArticle) talks to \(names.joined(separator: ", ")): go that way, or add the channel to the definition."
    }
}
