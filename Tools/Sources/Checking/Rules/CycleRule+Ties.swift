import Architecture
import Conformance
import Findings
import SourceModel

/// Circles among the classes of screens that are no parts of a unit, or of several.
extension CycleRule {
    /// Tells of circles of stored properties that no definition describes.
    func ties(_ alive: Alive, _ told: inout ToldCircles, _ app: CheckedApp, _ verdict: inout Verdict) {
        for type in app.map.ties.keys.sorted(by: { app.spot(of: $0) < app.spot(of: $1) }) {
            guard let cycle = circle(from: type, app) else { continue }
            let types = cycle.steps.map(\.actor.player.type)
            guard !isJudgedByRoles(cycle, app), told.types.insert(Set(types)).inserted else { continue }
            verdict.judged += 1
            let isOpened = cycle.steps.contains { step in
                app.map.isCleared(step.hold.property, of: step.actor.player.type)
            }
            guard !isOpened, !isChain(types, app), isKept(cycle, app), !isOfOtherObjects(cycle, app) else {
                verdict.leave(.evidence)
                continue
            }
            guard types.allSatisfy(alive.isMade), !types.contains(where: alive.lasting.isLasting) else {
                verdict.leave(.assembly)
                continue
            }
            let blame = blame(cycle, cycle.steps.map { _ in nil }, alive)
            let spot = blame.step.hold.spot
            guard app.map.rules(file: spot.file) else { continue }
            // What is set in each other may be told by the places where that is done.
            if let pair = told.pairs[Set(types)] {
                let next = cycle.steps.first { $0.actor.player.type != blame.step.actor.player.type }
                guard let next, pair.keeper == next.actor.player.type,
                    app.map.isController(next.actor.player.type), blame.step.hold.isSetLater
                else { continue }
                told.mended.remove(pair.spot)
                told.mended.insert(spot)
                verdict.findings[pair.finding] = finding(cycle, blame, app)
                continue
            }
            guard told.mended.insert(spot).inserted else { continue }
            verdict.findings.append(finding(cycle, blame, app))
        }
    }

    /// As many classes make a circle whose references are seen to be of the same objects.
    private static let longest = 3

    /// The shortest circle that a class is a part of.
    private func circle(from type: TypeIndex.ID, _ app: CheckedApp) -> Cycle? {
        var queue: [[Cycle.Step]] = steps(of: type, app).map { [$0] }
        while !queue.isEmpty {
            let steps = queue.removeFirst()
            guard let last = steps.last, let next = object(of: last.hold, app) else { continue }
            if next == type { return steps.count > 1 ? Cycle(steps: steps) : nil }
            guard steps.count < Self.longest, !steps.contains(where: { $0.actor.player.type == next }) else { continue }
            queue += self.steps(of: next, app).map { steps + [$0] }
        }
        return nil
    }

    private func steps(of type: TypeIndex.ID, _ app: CheckedApp) -> [Cycle.Step] {
        (app.map.ties[type] ?? []).map { Cycle.Step(actor: app.map.actor(type) ?? app.map.stranger(type), hold: $0) }
    }

    /// The class whose object a property holds; of a protocol, the only one that conforms to it.
    private func object(of hold: Actor.Hold, _ app: CheckedApp) -> TypeIndex.ID? {
        guard case .part(let id) = hold.target else { return nil }
        guard app.map.index[id].kind == .protocol else { return app.map.ties[id] == nil ? nil : id }
        let heirs = app.map.descendants(of: id)
        return heirs.count == 1 && app.map.ties[heirs[0]] != nil ? heirs[0] : nil
    }

    /// Returns true if a circle is one of a unit's parts that know each other as the definition says: it is judged by their roles.
    private func isJudgedByRoles(_ cycle: Cycle, _ app: CheckedApp) -> Bool {
        let units = cycle.steps.map(\.actor.player.unit)
        guard units.allSatisfy({ $0 != nil }), Set(units).count == 1 else { return false }
        let nexts = cycle.steps.dropFirst() + cycle.steps.prefix(1)
        return zip(cycle.steps, nexts).allSatisfy { step, next in
            step.actor.holds.contains { hold in
                hold.property == step.hold.property
                    && app.map.held(by: hold, of: step.actor).contains(next.actor.player.type)
            }
        }
    }

    /// Returns true if each property of a circle has a value: the one that an initializer has to give it, one that somebody sets, or one that it
    /// makes itself, where the way back is set along that property, `list.model.screen = list`: others of that class are other objects.
    private func isKept(_ cycle: Cycle, _ app: CheckedApp) -> Bool {
        zip(cycle.steps, cycle.steps.dropFirst() + cycle.steps.prefix(1)).allSatisfy { step, next in
            let (index, type, property) = (app.map.index, step.actor.player.type, step.hold.property)
            let storage = index.members(of: type, .members).first { $0.fact.name == property }?.fact.storage
            guard let storage else { return false }
            if storage.isLazy || storage.initialValue.map({ $0.form != .literal(.nil) }) == true {
                return isSet([property, next.hold.property], app)
            }
            // A constant that is nil stays so.
            return storage.isConstant && storage.initialValue == nil
                || (app.map.wires[property] ?? []).contains { wire in
                    wire.owner.map { $0 == type || index.inherits(type, from: $0) == .yes } ?? false
                }
        }
    }

    /// Returns true if a reference back is set on another object alone than the one that is held: on a local that a function gets, hands on
    /// and stores nowhere, `let screen = makeSearch(); screen.delegate = self; push(screen)`.
    private func isOfOtherObjects(_ cycle: Cycle, _ app: CheckedApp) -> Bool {
        guard cycle.steps.count == 2 else { return false }
        return zip(cycle.steps, cycle.steps.reversed()).contains { step, back in
            let (type, holder) = (step.actor.player.type, back.actor.player.type)
            let index = app.map.index
            let setsItself = index.members(of: type).contains { member in
                member.fact.body?.assignments.contains {
                    $0.target.last == back.hold.property && $0.value.path?.text == "self"
                } == true
            }
            guard index[type].kind == .class, !setsItself else { return false }
            let wires = (app.map.wires[step.hold.property] ?? []).filter { $0.owner.map { $0 == type } ?? true }
            return !wires.isEmpty
                && Set(wires.map(\.file)).allSatisfy { file in
                    let bodies = index.facts(ofFile: file).types.filter { $0.name == index[holder].name }
                        .flatMap(\.members).compactMap(\.body)
                    let places = bodies.flatMap { body in
                        body.assignments.filter { $0.target.last == step.hold.property }.map { (body, $0) }
                    }
                    return !places.isEmpty && places.allSatisfy { Self.isOnPassingLocal($1, $0) }
                }
        }
    }

    /// The first words of functions that show a screen.
    private static let showing = ["push", "present", "show"]

    /// Tells an assignment to a property of a local that a call gives, and that nothing keeps afterwards.
    private static func isOnPassingLocal(_ assignment: AssignmentFact, _ body: BodyFact) -> Bool {
        let names = assignment.target.names
        guard names.count == 2, names[0] != "self",
            let local = body.locals.first(where: { $0.name == names[0] && $0.kind == .declaration }),
            local.value?.call != nil
        else { return false }
        // Who is handed it may keep it; UIKit keeps a screen that it shows for as long as that is seen.
        let isHandedOn = body.calls.contains { call in
            call.arguments.contains { $0.value.path?.text == local.name }
                && !showing.contains(where: call.callee.last.hasPrefix)
        }
        return !isHandedOn && !body.assignments.contains { $0.value.path?.text == local.name }
            && !body.returns.contains { $0.value.path?.text == local.name }
            && !body.locals.contains { $0.value?.path?.text == local.name }
    }

    /// Returns true if somebody sets what a path ends with; a path that begins at a local of that name is another one.
    private func isSet(_ path: [String], _ app: CheckedApp) -> Bool {
        let files = Set((app.map.wires[path.last ?? ""] ?? []).map(\.file))
        return files.contains { file in
            let facts = app.map.index.facts(ofFile: file)
            return (facts.types.flatMap(\.members) + facts.members).contains { member in
                guard let body = member.body else { return false }
                let own = Set(body.locals.map(\.name) + member.parameters.map(\.name))
                return body.assignments.contains { assignment in
                    let names = assignment.target.names
                    return names.suffix(path.count).elementsEqual(path)
                        && (names.count > path.count || !own.contains(names[0]))
                }
            }
        }
    }

    /// Tells classes of which each makes the next one itself: what the last one makes is another object than the first.
    private func isChain(_ types: [TypeIndex.ID], _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return zip(types, types.dropFirst() + types.prefix(1)).allSatisfy { type, next in
            index.members(of: type).contains { member in
                member.fact.body?.calls.contains { call in
                    call.creates.map { index.resolve($0, in: index.scope(of: member)).id == next } ?? false
                } == true
            }
        }
    }
}
