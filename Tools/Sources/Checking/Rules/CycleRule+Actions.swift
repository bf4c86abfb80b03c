import Conformance
import Findings
import SourceModel

/// Circles by actions of controls, by timers, and by closures of screens that a container shows.
extension CycleRule {
    // MARK: Actions

    /// Tells of the actions of an actor's controls that hold the actor: one finding, with all places.
    func actions(of actor: Actor, _ alive: Alive, _ verdict: inout Verdict) {
        let (app, type) = (alive.app, actor.player.type)
        let found = live(.action, of: actor, alive).filter { one in
            guard isHeld(one.source, by: type, app) else { return false }
            guard let root = one.source.root else { return !removesViews(type, app) }
            return !Self.isOpened([root], by: type, app)
        }
        guard let first = found.first else { return }
        verdict.judged += found.count
        guard alive.isMade(type), !alive.lasting.isLasting(type) else {
            verdict.leave(.assembly)
            return
        }
        let own = app.name(type)
        let control = first.source.root.map { "'\($0)'" } ?? "a view of its own"
        var finding = app.finding(
            Self.self, actor,
            "an action that holds \(own) is kept by \(control): \(own) → \(first.source.root ?? "view") → action → \(own)",
            at: first.spot, subject: "")
        finding.identity.subject = "actions \(own)"
        finding.reason = "The control keeps its actions, so that \(own) is never released."
        finding.remedy = remedy(for: found, of: type, app)
        finding.notes = found.dropFirst().map { one in
            Finding.Note(
                message: "an action of \(one.source.root.map { "'\($0)'" } ?? "a view") holds \(own), too",
                place: app.spot(one.spot))
        }
        verdict.findings.append(finding)
    }

    /// The subscriptions of a kind that a class makes in functions which may run.
    private func live(
        _ kind: Actor.Subscription.Kind, of actor: Actor, _ alive: Alive
    ) -> [Actor.Subscription] {
        let (app, type) = (alive.app, actor.player.type)
        let found = actor.subscriptions.filter { $0.kind == kind }
        guard !found.isEmpty, app.map.index[type].kind == .class else { return [] }
        let members = app.map.index.members(of: type)
        return found.filter { one in Self.member(with: one, members).map { alive.isCalled($0, of: type) } ?? true }
    }

    /// Returns true if a class takes views away, or actions from them.
    private func removesViews(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.index.members(of: type).contains { member in
            member.fact.body?.calls.contains { ["removeFromSuperview", "removeAction"].contains($0.callee.last) }
                == true
        }
    }

    // MARK: Timers

    /// Tells of timers that go on for ever and hold an actor.
    func timers(of actor: Actor, _ alive: Alive, _ verdict: inout Verdict) {
        let (app, type) = (alive.app, actor.player.type)
        for one in live(.timer, of: actor, alive) {
            verdict.judged += 1
            guard !isInvalidated(one, of: type, app), alive.isMade(type), !alive.lasting.isLasting(type) else {
                verdict.leave(.evidence)
                continue
            }
            let own = app.name(type)
            var finding = app.finding(
                Self.self, actor,
                "a timer that repeats holds \(own), and nobody invalidates it: run loop → timer → \(own)", at: one.spot,
                subject: one.holder == .closure ? "" : "scheduledTimer")
            finding.identity.subject = "timer \(own) \(one.bag)"
            finding.reason =
                "The run loop keeps it until it is invalidated, so that \(own) is never released and its deinit never runs."
            let timer = one.bag.isEmpty ? "the timer" : "'\(one.bag)'"
            finding.remedy =
                one.holder == .closure
                ? "Write '[weak self]' at the beginning of the closure, and invalidate \(timer) in deinit."
                : "Invalidate \(timer) when the screen disappears, or hand the timer a closure that holds self weakly."
            verdict.findings.append(finding)
        }
    }

    /// Returns true if somebody may invalidate a timer: a function that not only a deinit calls, or another type by the property's name.
    /// Whoever invalidates another property's timer leaves this one alone.
    private func isInvalidated(
        _ one: Actor.Subscription, of type: TypeIndex.ID, _ app: CheckedApp
    ) -> Bool {
        let index = app.map.index
        let members = Array(self.members(of: type, app, .all))
        // One that nothing is seen to keep may be kept by what its closure is handed: `{ self.timer = $0 }`.
        let others =
            one.bag.isEmpty
            ? [] : Set(members.filter { $0.fact.storage != nil }.map(\.fact.name)).subtracting([one.bag])
        func calls(_ member: IndexedMember, _ name: String) -> Bool {
            member.fact.body?.calls.contains { $0.callee.last == name } == true
        }
        func invalidates(_ member: IndexedMember) -> Bool {
            member.fact.body?.calls.contains { call in
                let names = call.callee.namesAfterSelf
                guard names.last == Self.invalidate else { return false }
                // The closure's own parameter may be called as another timer is.
                let given = call.closure.map { member.fact.body?.closures[$0].parameters.map(\.name) ?? [] } ?? []
                return names.count != 2 || !others.contains(names[0]) || given.contains(names[0])
            } == true
        }
        let isDone = members.contains { member in
            guard member.fact.kind != .deinitializer, invalidates(member) else { return false }
            // `func stop() { timer?.invalidate() }` helps only where somebody else than the deinit calls it.
            let name = member.fact.name
            let isOfEnd = members.contains { $0.fact.kind == .deinitializer && calls($0, name) }
            return !isOfEnd || members.contains { $0.fact.kind != .deinitializer && calls($0, name) }
                || app.names.fileCount(of: name)
                    > Set(index[type].parts.map(\.file)).count {
                        app.names.writes(name, inFile: $0)
                    }
        }
        if isDone || one.bag.isEmpty { return isDone }
        let own = Set(index[type].parts.map(\.file))
        return app.names.files(having: [Self.invalidate]).contains { file in
            guard !own.contains(file), app.names.writes(one.bag, inFile: file) else { return false }
            let facts = index.facts(ofFile: file)
            return (facts.types.flatMap(\.members) + facts.members).contains { member in
                member.body?.calls.contains { $0.callee.names.suffix(2) == [one.bag, Self.invalidate] } == true
            }
        }
    }

    private static let invalidate = "invalidate"

    // MARK: Shown screens

    /// The classes of a screen that a container of an actor's own shows; none where somebody else may have made the container.
    func shown(
        _ closure: Actor.StoredClosure, by container: String, _ actor: Actor, _ app: CheckedApp
    ) -> [TypeIndex.ID] {
        let index = app.map.index
        let member = members(container, of: actor.player.type, app).first
        guard let local = closure.local, let storage = member?.fact.storage, storage.ownership == .strong,
            storage.initialValue?.type?.lastName.map({ $0.hasPrefix("UI") && $0.hasSuffix("Controller") }) == true
        else { return [] }
        guard index[local].kind == .protocol else { return [local] }
        return app.map.descendants(of: local).filter { index[$0].kind == .class }
    }
}
