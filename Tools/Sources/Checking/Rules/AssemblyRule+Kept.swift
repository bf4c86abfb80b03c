import Architecture
import Conformance
import Findings
import SourceModel

/// Actors that a function makes and nobody keeps: they are gone when it ends.
extension AssemblyRule {
    /// Tells of actors that are handed to others alone, none of whom keeps them.
    func kept(_ app: CheckedApp, _ verdict: inout Verdict) {
        for made in app.map.handed {
            guard let actor = app.map.actor(made.type), !app.map.isScreen(made.type), !app.isLeftOver(made.type),
                app.map.rules(file: made.spot.file), !isHeldByName(made, app)
            else { continue }
            verdict.judged += 1
            let fates = made.takers.map { losses(of: $0, app) }
            let lost = fates.compactMap(\.self).flatMap(\.self)
            let isLost = fates.allSatisfy { $0 != nil } && (!lost.isEmpty || isAwaited(made, app))
            guard isLost, !lost.contains(where: { isToldAsHold($0, app) }), standsAlone(made.type, app),
                !keepsItself(made, app)
            else {
                verdict.leave(.names)
                continue
            }
            tell(made, actor, lost, app, &verdict)
        }
    }

    /// Returns true if one of those who are handed an actor has a strong property of the argument's name, as most have.
    private func isHeldByName(_ made: RoleMap.HandedActor, _ app: CheckedApp) -> Bool {
        made.takers.contains { taker in
            app.map.actor(taker.type)?.holds.contains { hold in
                hold.property == taker.name && hold.ownership == .strong
            } == true
        }
    }

    /// Returns true if a weak property is to be strong: that is told where it is declared.
    private func isToldAsHold(_ loss: Loss, _ app: CheckedApp) -> Bool {
        guard let actor = app.map.actor(loss.type) else { return false }
        return actor.holds.contains { hold in
            hold.property == loss.member.fact.name && app.map.channel(of: hold, in: actor)?.hold == .strong
        }
    }

    // MARK: Losses

    /// The way in which an object does not keep what it is handed.
    private struct Loss {
        /// The property that holds it weakly, or the initializer that forgets it.
        let member: IndexedMember
        let type: TypeIndex.ID

        func note(_ app: CheckedApp) -> Finding.Note {
            Finding.Note(
                message: member.fact.kind == .property
                    ? "\(app.name(type)) holds it weakly by '\(member.fact.name)'"
                    : "this initializer of \(app.name(type)) does not keep it",
                place: app.spot(Actor.Spot(file: member.part.file, line: member.fact.line)))
        }
    }

    /// The ways in which who is handed an actor does not keep it; nil where somebody does, or may.
    private func losses(of taker: RoleMap.HandedActor.Taker, _ app: CheckedApp) -> [Loss]? {
        let index = app.map.index
        switch taker.way {
        case .property: return loss(by: taker.name, of: taker.type, app).map { [$0] }
        case .function(let name):
            let functions = index.members(of: taker.type).filter { $0.fact.kind == .function && $0.fact.name == name }
            return losses(in: functions, taker.name, app)
        case .initializer:
            for type in classes(taker.type, index) {
                let initializers = index.members(of: type).filter { $0.fact.kind == .initializer }
                if !initializers.isEmpty { return losses(in: initializers, taker.name, app) }
            }
            let isStruct = index[taker.type].kind == .struct
            return isStruct ? loss(by: taker.name, of: taker.type, app).map { [$0] } : nil
        }
    }

    /// The ways in which functions with a parameter do not keep what it is handed.
    private func losses(in members: [IndexedMember], _ label: String, _ app: CheckedApp) -> [Loss]? {
        let meant = members.compactMap { member in
            member.fact.parameters.first { $0.label == label }.map { (member, $0) }
        }
        let fates = meant.map { losses(of: $1, in: $0, app) }
        return fates.isEmpty || fates.contains { $0 == nil } ? nil : fates.compactMap(\.self).flatMap(\.self)
    }

    private func loss(by property: String, of type: TypeIndex.ID, _ app: CheckedApp) -> Loss? {
        let member = classes(type, app.map.index).lazy.flatMap { app.map.index.members(of: $0, .members) }.first {
            $0.fact.kind == .property && $0.fact.name == property
        }
        guard let member, let storage = member.fact.storage, storage.ownership != .strong, !member.fact.isStatic,
            storage.observers.isEmpty, member.fact.attributes.allSatisfy({ $0.hasPrefix("@IBOutlet") })
        else { return nil }
        return Loss(member: member, type: type)
    }

    /// The ways in which a function does not keep an argument: it sets weak properties to it, or nothing.
    private func losses(of parameter: ParameterFact, in member: IndexedMember, _ app: CheckedApp) -> [Loss]? {
        // One without a statement has no body to be read.
        let place =
            app.map.index.place(of: member)
            ?? BodyPlace(body: BodyFact(), scope: app.map.index.scope(of: member), isStatic: member.fact.isStatic)
        let (body, name) = (place.body, parameter.name)
        let isHandedOn =
            body.calls.contains { call in
                call.callee.root == name || call.arguments.contains { $0.value.mayHave(name) }
            } || body.returns.contains { $0.value.mayHave(name) }
            || body.locals.contains { local in local.name == name || local.value?.mayHave(name) ?? false
            }
            || body.closures.contains { $0.captures.contains { $0.name == name && $0.ownership == .strong } }
        guard !isHandedOn else { return nil }
        var losses: [Loss] = []
        for assignment in body.assignments where assignment.value.mayHave(name) {
            let isOwn = assignment.target.nameCountAfterSelf == 1
            guard assignment.value.path != nil,
                let type = isOwn
                    ? member.type
                    : app.map.index.receiver(
                        of: assignment.target, line: assignment.line, closure: assignment.closure, in: place
                    ).id,
                let loss = loss(by: assignment.target.last, of: type, app)
            else { return nil }
            losses.append(loss)
        }
        let isForgotten = losses.isEmpty && member.fact.kind == .initializer
        return isForgotten ? [Loss(member: member, type: member.type)] : losses
    }

    /// A type, and the classes of the sources that it stands on.
    private func classes(_ type: TypeIndex.ID, _ index: TypeIndex) -> [TypeIndex.ID] {
        [type] + index.ancestors(of: type).compactMap(\.meaning.id).filter { index[$0].kind == .class }
    }

    // MARK: Actors that keep themselves

    /// Returns true if all classes that an actor stands on are there to be read: another one may keep it.
    private func standsAlone(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return classes(type, index).allSatisfy { one in
            index[one].parents.filter { !$0.part.isExtension }.allSatisfy { parent in
                if let id = parent.meaning.id, index[id].kind != .outside { return true }
                return Self.harmless.contains(parent.type.lastName ?? "")
            }
        }
    }

    private static let harmless: Set = ["NSObject", "AnyObject", "ObservableObject", "Sendable"]

    /// Returns true if an actor gives itself to somebody when it begins, or in what is called on it where it is made.
    private func keepsItself(_ made: RoleMap.HandedActor, _ app: CheckedApp) -> Bool {
        classes(made.type, app.map.index).flatMap { app.map.index.members(of: $0) }.contains { member in
            guard let place = app.map.index.place(of: member), !member.fact.isStatic else { return false }
            let isRun =
                [.initializer, .property].contains(member.fact.kind) || made.takers.isEmpty
                || made.calls.contains(member.fact.name)
            return isRun && givesItself(place, app)
        }
    }

    private func givesItself(_ place: BodyPlace, _ app: CheckedApp) -> Bool {
        let body = place.body
        return body.calls.contains { $0.arguments.contains { $0.value.mayHave("self") } }
            || body.returns.contains { $0.value.path?.text == "self" }
            || body.locals.contains { $0.value?.path?.text == "self" }
            || body.assignments.contains { $0.value.mayHave("self") && !isWeak($0, place, app) }
            || body.closures.contains { closure in
                closure.captures.contains { $0.name == "self" && $0.ownership == .strong }
            }
    }

    /// Returns true if an assignment sets a property of the app's that holds weakly.
    private func isWeak(_ assignment: AssignmentFact, _ place: BodyPlace, _ app: CheckedApp) -> Bool {
        guard assignment.value.path?.text == "self", assignment.target.nameCount > 1,
            let id = app.map.index.receiver(
                of: assignment.target, line: assignment.line, closure: assignment.closure, in: place
            ).id
        else { return false }
        return loss(by: assignment.target.last, of: id, app) != nil
    }

    /// Returns true if somebody has a weak reference to an actor that it gives to others itself, to tell it something later.
    private func isAwaited(_ made: RoleMap.HandedActor, _ app: CheckedApp) -> Bool {
        made.takers.isEmpty
            && app.map.index.members(of: made.type).contains { member in
                guard let place = app.map.index.place(of: member) else { return false }
                return place.body.assignments.contains { isWeak($0, place, app) }
            }
    }

    // MARK: Findings

    private func tell(
        _ made: RoleMap.HandedActor, _ actor: Actor, _ losses: [Loss], _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let name = app.name(made.type)
        var finding = app.finding(
            Self.self, actor, "\(name) is made here, and nobody keeps it", at: made.spot, subject: name)
        finding.identity.subject = "nobody keeps \(name)"
        finding.isCalled = true
        finding.missed = [app.map.index[made.type].name]
        finding.reason =
            losses.isEmpty
            ? "It is gone when the function ends, and hears nothing of what it has opened."
            : "It is gone when the function ends: who is handed it finds nobody."
        let channel = app.definition.channels.first {
            $0.to == actor.role && !$0.leavesUnit && $0.hold == .strong
        }
        if let channel, app.statement(channel, "hold")?.isCounted != true {
            finding.statement = app.statement(channel, "hold")
        }
        let property = channel?.property.map { " by '\($0.description)'" } ?? ""
        finding.remedy =
            losses.isEmpty
            ? "Keep it in a property of the one who makes it."
            : channel.map { "Let the \($0.from) hold it strongly\(property)." } ?? "Let one of them hold it strongly."
        finding.notes = losses.map { $0.note(app) }
        verdict.findings.append(finding)
    }
}
