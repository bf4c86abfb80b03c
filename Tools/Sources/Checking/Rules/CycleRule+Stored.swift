import Architecture
import Conformance
import Findings
import SourceModel

/// Circles by what an actor puts into something that it holds: a closure, or itself.
extension CycleRule {
    func closures(of actor: Actor, _ alive: Alive, _ app: CheckedApp, _ verdict: inout Verdict) {
        var told: Set<String> = []
        for closure in actor.closures where !closure.isSelf {
            guard let keepers = keepers(of: closure, actor, app) else {
                // Of most methods it is not known what they do with a closure.
                if closure.method == nil { verdict.leave(.names) }
                continue
            }
            let kept = keepers.lazy.compactMap { keeper in
                self.property(keeping: closure, in: keeper, app).map { (keeper, $0) }
            }
            guard let (keeper, property) = kept.first else { continue }
            verdict.judged += 1
            // `finished?(); finished = nil` opens the circle by hand, and so does `child = nil`.
            let isOpened = closure.path.first.map { Self.isOpened([$0], by: actor.player.type, app) } ?? false
            if isOpened || app.map.cleared.contains(property) { continue }
            guard isReached(closure, by: actor, alive, app) else {
                verdict.leave(.unasked)
                continue
            }
            if alive.lasting.isLasting(actor.player.type) {
                verdict.leave(.assembly)
                continue
            }
            guard told.insert("\(closure.owner ?? "").\(property)").inserted else { continue }
            let (own, other) = (app.name(actor.player.type), app.name(keeper))
            let between = closure.path.count > 1 ? self.keepers(of: closure, actor, app, steps: 1) ?? [] : []
            let way = [own] + between.prefix(1).map(app.name) + (closure.owner == nil ? [] : [other])
            var finding = app.finding(
                Self.self, actor,
                "a closure that holds \(own) is kept by \(closure.owner == nil ? "itself" : other): "
                    + (way + ["closure", own]).joined(separator: " → "),
                at: closure.spot, subject: closure.method ?? property)
            finding.identity.subject = "closure \(closure.owner ?? "") \(property)"
            finding.reason = "As long as '\(property)' is set, none of them is released."
            finding.remedy =
                app.map.index[actor.player.type].kind == .struct
                ? "A structure cannot be weak: capture what the closure needs, as in '[model] in', in place of self."
                : "Write '[weak self]' at the beginning of this closure, the outermost."
            let others = actor.closures.filter { $0.isSelf && !$0.isArgument && $0.owner == closure.owner }
            if let other = others.first(where: { keeps($0.property, in: keeper, app) != nil }) {
                finding.remedy +=
                    " '\(other.property)' of \(app.name(keeper)) holds \(own) strongly, too: make it weak."
            }
            verdict.findings.append(finding)
        }
    }

    /// The types whose objects keep a closure; nil where they are not known, none where they are not held strongly.
    ///
    /// - Parameter steps: The number of names of the path that are gone along; nil for all.
    private func keepers(
        of closure: Actor.StoredClosure, _ actor: Actor, _ app: CheckedApp, steps: Int? = nil
    ) -> [TypeIndex.ID]? {
        guard let first = closure.path.first else { return [actor.player.type] }
        let path = closure.path.prefix(steps ?? closure.path.count).dropFirst()
        return path.reduce(keepers(by: first, of: actor, app)) { types, name in
            types.map { $0.compactMap { piece(name, of: $0, app) } }
        }
    }

    private func keepers(by owner: String, of actor: Actor, _ app: CheckedApp) -> [TypeIndex.ID]? {
        let holds = actor.holds.filter { $0.property == owner }
        guard !holds.isEmpty else { return piece(owner, of: actor.player.type, app).map { [$0] } }
        return holds.filter { $0.ownership == .strong && $0.isClass }.flatMap { hold in
            // A class is that object's, whatever unit it is of.
            if case .part(let id) = hold.target, app.map.index[id].kind == .class { return [id] }
            return app.map.held(by: hold, of: actor)
        }
    }

    /// The class of what an actor holds strongly by a property of its own or of a class that it stands on, and which plays no role: a
    /// text field of the app's that keeps closures.
    private func piece(_ property: String, of type: TypeIndex.ID, _ app: CheckedApp) -> TypeIndex.ID? {
        let index = app.map.index
        let member = members(of: type, app).first { $0.fact.name == property }
        guard let member, member.fact.storage?.ownership == .strong else { return nil }
        let place = BodyPlace(body: BodyFact(), scope: index.scope(of: member), isStatic: false)
        let found = index.value(of: PathFact("self.\(property)"), line: member.fact.line, closure: nil, in: place)
        guard case .value(let meaning) = found else { return nil }
        return meaning.id
    }

    /// The members of a class and of those that it stands on, its own first; none of another type.
    private func members(
        of type: TypeIndex.ID, _ app: CheckedApp, _ selection: FactSelection = .members
    ) -> some Sequence<IndexedMember> {
        let index = app.map.index
        let types = index[type].kind == .class ? [type] + index.ancestors(of: type).compactMap(\.meaning.id) : []
        return types.lazy.filter { index[$0].kind == .class }.flatMap { index.members(of: $0, selection) }
    }

    /// The stored property of a class that keeps a closure: the one that is set, or the one that the method which is handed the closure sets
    /// to it.
    private func property(
        keeping closure: Actor.StoredClosure, in type: TypeIndex.ID, _ app: CheckedApp
    ) -> String? {
        guard let method = closure.method else {
            return stores(closure.property, in: type, app) ? closure.property : nil
        }
        for member in members(of: type, app, .all) where member.fact.kind == .function && member.fact.name == method {
            let given = member.fact.parameters.filter { parameter in
                closure.property.isEmpty
                    ? parameter.type.contains(where: \.isFunction) : parameter.label == closure.property
            }
            guard given.count == 1 else { continue }
            let assignment = member.fact.body?.assignments.first {
                $0.closure == nil && $0.operator == "=" && $0.value.path?.text == given[0].name
            }
            guard let names = assignment?.target.namesAfterSelf, names.count == 1, stores(names[0], in: type, app)
            else {
                continue
            }
            return names[0]
        }
        return nil
    }

    /// Returns true if a class, or one that it stands on, has a stored property of that name that is a closure.
    private func stores(_ property: String, in type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        members(of: type, app).contains { member in
            member.fact.name == property && member.fact.storage?.ownership == .strong
                && member.fact.type?.contains(where: \.isFunction) == true
        }
    }

    /// Returns true if the function that sets a closure, or the actor, may run.
    private func isReached(
        _ closure: Actor.StoredClosure, by actor: Actor, _ alive: Alive, _ app: CheckedApp
    ) -> Bool {
        guard alive.isMade(actor.player.type) else { return false }
        let setter = app.map.index.members(of: actor.player.type).first { member in
            guard member.part.file == closure.spot.file, let body = member.fact.body else { return false }
            if let method = closure.method {
                return body.calls.contains { $0.line == closure.spot.line && $0.callee.last == method }
            }
            return body.assignments.contains { $0.line == closure.spot.line && $0.target.last == closure.property }
        }
        return setter.map { alive.isCalled($0, of: actor.player.type) } ?? true
    }

    // MARK: Objects

    /// Tells of an actor that is set as a property of what it holds, where that property is strong: `picker.delegate = self`.
    func objects(
        of actor: Actor, _ alive: Alive, _ told: inout ToldCircles, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let type = actor.player.type
        guard app.map.index[type].kind == .class else { return }
        for found in actor.closures where found.isSelf {
            guard let owner = found.path.first, let keepers = keepers(of: found, actor, app) else {
                verdict.leave(.names)
                continue
            }
            for keeper in keepers where keeper != type {
                guard let name = set(by: found, in: keeper, app), let property = keeps(name, in: keeper, app) else {
                    continue
                }
                var found = found
                found.property = name
                verdict.judged += 1
                let spot = Actor.Spot(file: property.part.file, line: property.fact.line)
                // Where both play roles that know each other, the circle is told as theirs, or by the rule on holds.
                let isKnown =
                    told.types.contains([type, keeper])
                    || app.map.actor(keeper)?.holds.contains {
                        $0.property == found.property && $0.ownership == .strong
                            && app.map.held(by: $0, of: app.map.actor(keeper) ?? actor).contains(type)
                    } == true
                if isKnown { continue }
                let isOpened =
                    Self.isOpened(found.path + [found.property], by: type, app)
                    || Self.isOpened([owner], by: type, app)
                    || Self.isOpened([found.property], by: keeper, app)
                guard !isOpened, isReached(found, by: actor, alive, app), app.map.rules(file: spot.file) else {
                    verdict.leave(.evidence)
                    continue
                }
                if [type, keeper].contains(where: alive.lasting.isLasting) {
                    verdict.leave(.assembly)
                    continue
                }
                guard told.mended.insert(spot).inserted else { continue }
                verdict.findings.append(finding(found, of: actor, property, in: keeper, app))
            }
        }
    }

    /// The property that is set, or that the class's initializer sets to the argument.
    private func set(by found: Actor.StoredClosure, in keeper: TypeIndex.ID, _ app: CheckedApp) -> String? {
        guard found.isArgument else { return found.property }
        for member in app.map.index.members(of: keeper) where member.fact.kind == .initializer {
            guard let parameter = member.fact.parameters.first(where: { $0.label == found.property }) else { continue }
            let name = parameter.secondName ?? parameter.label
            let assignment = member.fact.body?.assignments.first { $0.closure == nil && $0.value.path?.text == name }
            if let names = assignment?.target.namesAfterSelf, names.count == 1 { return names[0] }
        }
        return nil
    }

    private func finding(
        _ found: Actor.StoredClosure, of actor: Actor, _ property: IndexedMember, in keeper: TypeIndex.ID,
        _ app: CheckedApp
    ) -> Finding {
        let (own, other) = (app.name(actor.player.type), app.name(keeper))
        let spot = Actor.Spot(file: property.part.file, line: property.fact.line)
        var finding = app.finding(
            Self.self, actor, "strong references lead in a circle: \(own) → \(other) → \(own)", at: spot,
            subject: found.property)
        finding.identity.subject = "object \(own) \(other) \(found.property)"
        finding.reason = "None of them is ever released."
        finding.remedy = "Hold '\(found.property)' weakly."
        let scope = app.map.index.scope(of: property)
        let contracts = (property.fact.type?.namedParts ?? []).map { app.map.index.resolveHeld($0, in: scope).id }
        // Of what is several things, one that is for classes alone suffices.
        let open = contracts.map { $0.flatMap { HoldRule.open($0, app) } }
        if let name = open.first ?? nil, open.allSatisfy({ $0 != nil }) {
            finding.remedy += " \(name) needs ': AnyObject' for that."
        }
        finding.notes = [
            Finding.Note(
                message:
                    "\(own) holds \(other) strongly by '\(found.owner ?? "")', and is \(found.isArgument ? "handed to its initializer" : "set as its '\(found.property)'") here",
                place: app.spot(found.spot))
        ]
        return finding
    }

    /// The stored property of a class, or of one that it stands on, that holds what is set there strongly; nil of closures and of what a
    /// wrapper keeps.
    private func keeps(_ property: String, in type: TypeIndex.ID, _ app: CheckedApp) -> IndexedMember? {
        members(of: type, app).first { member in
            // One that overrides another keeps nothing itself.
            member.fact.name == property && !member.fact.modifiers.contains("override")
                && member.fact.storage?.ownership == .strong && !member.fact.isStatic
                && member.fact.attributes.isEmpty && member.fact.type?.contains(where: \.isFunction) == false
                && member.fact.type.map { HeldTypes.isPlain($0) } == true
        }
    }
}

extension Actor.StoredClosure {
    /// The names of the properties that lead from the actor to what keeps the closure; none where the actor does.
    fileprivate var path: [String] { owner?.split(separator: ".").map(String.init) ?? [] }
}
