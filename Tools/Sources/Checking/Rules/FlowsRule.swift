import Architecture
import Conformance
import Findings
import SourceModel

/// A flow that another starts is kept by it, and let go when it ends.
package struct FlowsRule: Rule {
    package static let id = "flows"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "A flow keeps the flows that it starts, and lets each go when it ends.",
        why: """
            A flow that nobody keeps is gone when the function ends, and nobody leads what it opened. A list \
            that only grows keeps each ended flow, with all that it holds.
            """,
        judged: [
            """
            Roles that hold others of their kind strongly, of another unit or flow: coordinators with \
            `childCoordinators`.
            """,
            "A started flow is kept where it is handed on, stored, returned, captured, or written in a list's literal.",
            """
            A list that is added to, and from which nothing is taken out. Another class's list of that name does \
            not count.
            """,
            "A task that starts a flow of the runtime keeps it no longer than `start()` takes.",
            "`launch()` makes a flow of the runtime no part of the one that launches it.",
        ],
        silent: [
            "What is added as the flow begins: that list does not grow.",
            "What a base class without source does with flows.",
            "A flow that may keep itself: it hands a closure with itself to something that it stores.",
            "A flow that hands itself to a screen that it makes and that stores it.",
        ],
        good: """
            let child = LoginCoordinator(parent: container)
            childCoordinators.append(child)
            child.finished = { [weak self] in self?.childCoordinators.removeAll { $0 === child } }
            child.start()
            """,
        bad: """
            let child = LoginCoordinator(parent: container)
            child.start()  // nobody keeps it
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for channel in app.definition.flowChannels {
            for actor in app.map.actors where actor.role == channel.from {
                started(by: actor, channel, app, &verdict)
                kept(by: actor, channel, app, &verdict)
            }
        }
        return verdict
    }

    private func started(
        by actor: Actor, _ channel: Channel, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let says = channel.says.isEmpty ? [VerbForm("start")] : channel.says
        for made in actor.made {
            guard case .role(channel.to) = app.map.players[made.type]?.part else { continue }
            if !made.isKept, made.calls.contains(Self.launch), app.map.index.isFlowOfRuntime(made.type) {
                verdict.judged += 1
                verdict.findings.append(launched(made, by: actor, channel, app))
                continue
            }
            guard let call = made.calls.first(where: { name in says.contains { $0.matches(name) } }) else { continue }
            if !made.isKept, keepsItself(made.type, app) {
                verdict.leave(.names)
                continue
            }
            verdict.judged += 1
            guard !made.isKept else { continue }
            let name = app.name(made.type)
            var finding = app.finding(
                Self.self, actor, "\(name) is told to '\(call)', and nobody keeps it", at: made.spot, subject: name)
            finding.isCalled = true
            finding.statement = app.statement(channel, "hold")
            finding.missed = [app.map.index[made.type].name]
            finding.reason = "It is gone when the function ends: what it opened is no longer led by anybody."
            let list = channel.property?.description ?? "a property"
            finding.remedy = "Add it to '\(list)' of \(app.name(actor.player.type)), and take it out when it ends."
            verdict.findings.append(finding)
        }
    }

    /// The runtime's function that begins a flow as the root of a tree.
    private static let launch = "launch"

    private func launched(
        _ made: Actor.Made, by actor: Actor, _ channel: Channel, _ app: CheckedApp
    ) -> Finding {
        let (name, own) = (app.name(made.type), app.name(actor.player.type))
        var finding = app.finding(
            Self.self, actor, "\(name) is launched as a flow of its own, and is no part of \(own)", at: made.spot,
            subject: name)
        finding.severity = .warning
        finding.statement = app.statement(channel, "hold")
        finding.reason = "It goes on when \(own) ends, and no link or notification that \(own) hears reaches it."
        finding.remedy = "Write 'coordinate(to:)' in place of 'launch()': \(own) then keeps it until it ends."
        return finding
    }

    /// Returns true if a type hands a closure that holds it to something that it stores, which may keep it for as long as that lives.
    private func keepsItself(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let members = app.map.index.members(of: type)
        if members.contains(where: { handsItself($0, to: app.map.index) }) { return true }
        let stored = Set(members.lazy.filter { $0.fact.storage != nil }.map(\.fact.name))
        return members.contains { member in
            guard let body = member.fact.body else { return false }
            return body.closures.contains { closure in
                guard case .argument(let call, _) = closure.place, body.calls.indices.contains(call),
                    closure.captures.contains(where: { $0.name == "self" && $0.ownership == .strong })
                else { return false }
                let names = body.calls[call].callee.namesAfterSelf
                return names.count > 1 && stored.contains(names[0])
            }
        }
    }

    /// Returns true if a flow's code makes a screen that keeps the flow: `CartViewController(coordinator: self)`.
    private func handsItself(_ member: IndexedMember, to index: TypeIndex) -> Bool {
        let scope = index.scope(of: member)
        let own = Set([member.type] + index.ancestors(of: member.type).compactMap(\.meaning.id))
        return (member.fact.body?.calls ?? []).contains { call in
            guard let made = call.creates, call.arguments.contains(where: { $0.value.path?.text == "self" }),
                let keeper = index.resolveHeld(made, in: scope).id
            else { return false }
            return index.members(of: keeper, .members).contains { stored in
                guard stored.fact.storage?.ownership == .strong, let type = stored.fact.type else { return false }
                return index.resolveHeld(type, in: index.scope(of: stored)).id.map(own.contains) ?? false
            }
        }
    }

    /// Returns true if a list is the channel's, or one of others of the role that it leads to: `private var kept: [CartCoordinator] = []`.
    private func leads(_ hold: Actor.Hold, of actor: Actor, by channel: Channel, _ app: CheckedApp) -> Bool {
        if app.map.channel(of: hold, in: actor) == channel { return true }
        guard case .part(let id) = hold.target, id != actor.player.type, app.map.index[id].kind == .class else {
            return false
        }
        return app.map.players[id]?.part == .role(channel.to)
    }

    private func kept(by actor: Actor, _ channel: Channel, _ app: CheckedApp, _ verdict: inout Verdict) {
        // What all flows are may play no role, so that nobody is held by it: the channel's list is known by its name.
        var lists = Set([channel.property?.description].compactMap(\.self))
        for hold in actor.holds where hold.isMany && hold.ownership == .strong {
            if leads(hold, of: actor, by: channel, app) { lists.insert(hold.property) }
        }
        for list in lists.sorted() {
            guard let added = actor.added[list] else { continue }
            if isAddedOnce(at: added, by: actor, channel, app) {
                verdict.leave(.names)
                continue
            }
            verdict.judged += 1
            guard !app.map.isTakenFrom(list, of: actor.player.type) else { continue }
            var finding = app.finding(
                Self.self, actor, "'\(list)' of \(app.name(actor.player.type)) is added to, and nothing taken out",
                at: added, subject: list)
            finding.severity = .warning
            finding.statement = app.statement(channel, "hold")
            finding.missed = [list, app.map.index[actor.player.type].name]
            finding.reason = "Each \(channel.to) that has ended is kept with all that it holds."
            finding.remedy = "Take each out of '\(list)' when it ends."
            verdict.findings.append(finding)
        }
    }

    /// Returns true if a place is run as the flow begins, and never again: in an initializer or the function that starts the flow, or in one
    /// that these alone call: the flows behind a bar of tabs are all added by then.
    private func isAddedOnce(
        at spot: Actor.Spot, by actor: Actor, _ channel: Channel, _ app: CheckedApp
    ) -> Bool {
        // What is said first of all to a flow starts it.
        let start = channel.says.first ?? VerbForm("start")
        let functions = app.map.index.members(of: actor.player.type).filter { $0.fact.body != nil }
        func isBeginning(_ member: IndexedMember) -> Bool {
            member.fact.kind == .initializer || start.matches(member.fact.name)
        }
        var next = functions.last { $0.part.file == spot.file && $0.fact.line <= spot.line }
        var seen: Set<String> = []
        while let function = next, !isBeginning(function) {
            guard seen.insert(function.fact.name).inserted else { return false }
            var callers: [IndexedMember] = []
            for member in functions {
                for call in member.fact.body?.calls ?? [] where call.callee.last == function.fact.name {
                    // A closure runs later, and what is called on another object is called by somebody else.
                    guard call.closure == nil, call.callee.nameCountAfterSelf == 1 else { return false }
                    callers.append(member)
                }
            }
            // Of several that are called one after the other, each is asked for.
            guard let first = callers.first, callers.allSatisfy({ $0.fact.name == first.fact.name }) else {
                return false
            }
            next = first
        }
        return next != nil
    }
}
