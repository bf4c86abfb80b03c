import Architecture
import Conformance
import Findings
import SourceModel

/// Circles by an actor that is itself put into something that it holds.
extension CycleRule {
    /// Tells of an actor that is set as a property of what it holds, where that property is strong: `picker.delegate = self`.
    func objects(
        of actor: Actor, _ alive: Alive, _ told: inout ToldCircles, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let type = actor.player.type
        guard app.map.index[type].kind == .class else { return }
        for found in actor.closures where found.isSelf {
            guard let owner = found.path.first, let keepers = keepers(of: found, actor, app) else {
                // Of most methods it is not known what they do with an object.
                if found.method == nil { verdict.leave(.names) }
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
                let isToldOfRoles = told.types.contains([type, keeper])
                let isKnown =
                    isToldOfRoles
                    || app.map.actor(keeper)?.holds.contains {
                        $0.property == found.property && $0.ownership == .strong
                            && app.map.held(by: $0, of: app.map.actor(keeper) ?? actor).contains(type)
                    } == true
                // By a list, and by a view that no property holds, no role knows it.
                let isByView = owner == "view" && !actor.holds.contains { $0.property == owner }
                if isKnown, !isByView, isToldOfRoles || found.local == nil { continue }
                guard !isOpened(found, of: type, in: keeper, app), isReached(found, by: actor, alive, app),
                    app.map.rules(file: spot.file)
                else {
                    verdict.leave(.evidence)
                    continue
                }
                if [type, keeper].contains(where: alive.lasting.isLasting) {
                    verdict.leave(.assembly)
                    continue
                }
                var finding = finding(found, of: actor, property, in: keeper, app)
                // A screen is kept by UIKit.
                if !app.map.isScreen(type), !alive.mayBeKept(type, byOthersThan: [type, keeper]) {
                    finding.remedy += Self.unkept(app.name(type))
                }
                tell(finding, Way(actor: type, keeper: keeper, property: property), app, &told, &verdict)
            }
        }
    }

    /// Adds a finding to those that are told: of one class that keeps an actor by several properties there is one, and of a circle that
    /// both ends close, the one at the end that leads to the screen: UIKit keeps that.
    private func tell(
        _ finding: Finding, _ way: Way, _ app: CheckedApp, _ told: inout ToldCircles, _ verdict: inout Verdict
    ) {
        let ends: Set = [way.actor, way.keeper]
        guard !told.mended.contains(way.spot) else { return }
        guard let pair = told.pairs[ends] else {
            told.mended.insert(way.spot)
            told.pairs[ends] = (verdict.findings.count, way.keeper, way.spot)
            verdict.findings.append(finding)
            return
        }
        if pair.keeper == way.keeper {
            told.mended.insert(way.spot)
            verdict.findings[pair.finding].remedy += " Hold '\(way.property.fact.name)' weakly, too."
            verdict.findings[pair.finding].notes += finding.notes
        } else if app.map.isController(way.actor), !app.map.isController(way.keeper) {
            told.mended.remove(pair.spot)
            told.mended.insert(way.spot)
            told.pairs[ends] = (pair.finding, way.keeper, way.spot)
            verdict.findings[pair.finding] = finding
        }
    }

    /// An actor that another object keeps by a property.
    private struct Way {
        let actor: TypeIndex.ID
        let keeper: TypeIndex.ID
        let property: IndexedMember

        var spot: Actor.Spot { Actor.Spot(file: property.part.file, line: property.fact.line) }
    }

    /// Returns true if a circle is opened: the actor clears the property or whom it holds, or the keeper says `screen = nil` or
    /// `screen?.picker = nil`.
    private func isOpened(
        _ found: Actor.StoredClosure, of type: TypeIndex.ID, in keeper: TypeIndex.ID, _ app: CheckedApp
    ) -> Bool {
        let owner = found.path.first ?? ""
        return [found.path + [found.property], [owner]].contains { Self.isOpened($0, by: type, app) }
            || [[found.property], [found.property, owner]].contains { Self.isOpened($0, by: keeper, app) }
    }

    /// The property that is set, or that the class's initializer sets to the argument.
    private func set(by found: Actor.StoredClosure, in keeper: TypeIndex.ID, _ app: CheckedApp) -> String? {
        if found.method != nil {
            return set(byMethodOf: found, in: keeper, app) { parameter, _ in parameter.label == "_" }.first {
                keeps($0, in: keeper, app) != nil
            }
        }
        return found.isArgument ? set(byInitializerOf: found, in: keeper, app) : found.property
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
                message: "\(Self.holding(other, found, actor, own, app)), and is \(Self.way(of: found)) here",
                place: app.spot(found.spot))
        ]
        return finding
    }

    private static func holding(
        _ other: String, _ found: Actor.StoredClosure, _ actor: Actor, _ own: String, _ app: CheckedApp
    ) -> String {
        let owner = found.owner ?? ""
        if found.local != nil { return "\(own) keeps \(other) in a list" }
        let isWeak = app.map.index.members(of: actor.player.type, .members).contains {
            $0.fact.name == owner && $0.fact.storage?.ownership == .weak
        }
        return isWeak
            ? "\(own) has \(other) among its views as '\(owner)'" : "\(own) holds \(other) strongly by '\(owner)'"
    }

    private static func way(of found: Actor.StoredClosure) -> String {
        if let method = found.method { return "handed to its '\(method)'" }
        return found.isArgument ? "handed to its initializer" : "set as its '\(found.property)'"
    }

    /// The stored property of a class, or of one that it stands on, that holds what is set there strongly; nil of closures and of what a
    /// wrapper keeps.
    func keeps(_ property: String, in type: TypeIndex.ID, _ app: CheckedApp) -> IndexedMember? {
        members(property, of: type, app).first { member in
            // One that overrides another keeps nothing itself.
            guard !member.fact.modifiers.contains("override"), !member.fact.isStatic, member.fact.attributes.isEmpty,
                let storage = member.fact.storage, storage.ownership == .strong,
                let type = member.fact.type ?? storage.initialValue?.type
            else { return false }
            return !type.contains(where: \.isFunction) && HeldTypes.isPlain(type)
        }
    }
}
