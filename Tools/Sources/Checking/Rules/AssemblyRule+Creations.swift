import Architecture
import Conformance
import Findings
import Project
import SourceModel

/// The actors that are made by others than the role that builds.
extension AssemblyRule {
    /// Returns the role of a type that the building role makes, and the builder; `nil` for other types.
    private func isBuilt(
        _ type: TypeIndex.ID, by actor: Actor?, _ app: CheckedApp
    ) -> (role: String, builder: TypeIndex.ID)? {
        let assembly = app.definition.assembly
        guard assembly.function.description != "init", let player = app.map.players[type], let unit = player.unit,
            case .role(let role) = player.part, assembly.creates.contains(role),
            // One that builds by a static function is made by others to call others of its functions.
            role != assembly.by || actor?.player.unit == unit,
            let builder = app.map.units[unit].players(of: assembly.by).first,
            // What it does not make is of another sort that is named alike: a row's view model.
            role == assembly.by || app.map.actor(builder)?.makes(type) == true,
            app.statement(assembly, "creates", role)?.isCounted != true || givesSomething(to: type, builder, app)
        else { return nil }
        return (role, builder)
    }

    /// Returns true if a builder gives what it makes more than a nib's name: it hands it something, sets something on it, or hands it on.
    private func givesSomething(to type: TypeIndex.ID, _ builder: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        var isMade = false
        for member in index.members(of: builder) {
            guard let body = member.fact.body else { continue }
            for (number, call) in body.calls.enumerated() {
                guard let made = call.creates, index.resolve(made, in: index.scope(of: member)).id == type else {
                    continue
                }
                isMade = true
                let local = body.locals.first { $0.value?.call == number }?.name
                if call.arguments.contains(where: { !Self.ofNib.contains($0.label ?? "") })
                    || local.map({ isUsed($0, body) }) ?? isHandedOn(number, body)
                {
                    return true
                }
            }
        }
        return !isMade
    }

    /// Returns true if a body calls a local, sets something on it, or hands it on.
    private func isUsed(_ local: String, _ body: BodyFact) -> Bool {
        body.calls.contains { call in
            call.callee.root == local || call.arguments.contains { $0.value.path?.root == local }
        } || body.assignments.contains { $0.target.root == local || $0.value.path?.root == local }
            || body.closures.contains { $0.captures.contains { $0.name == local } }
    }

    /// Returns true if a body stores what a call makes, or hands it on.
    private func isHandedOn(_ number: Int, _ body: BodyFact) -> Bool {
        body.assignments.contains { $0.value.call == number }
            || body.calls.contains { $0.arguments.contains { $0.value.call == number } }
    }

    private static let ofNib: Set = ["nibName", "bundle"]

    func judge(_ creation: Actor.Mention, by actor: Actor, _ app: CheckedApp, _ verdict: inout Verdict) {
        guard !app.isPreview(actor.player.type), let (role, builder) = isBuilt(creation.target, by: actor, app) else {
            return
        }
        // A component that has another one in it makes it with its own parts.
        if role == actor.role && app.isLearned || isOfExample(creation.spot, app) {
            verdict.leave(.otherwise)
            return
        }
        verdict.judged += 1
        let name = app.name(creation.target)
        var finding = app.finding(
            Self.self, actor, "\(app.name(actor.player.type)) makes \(name), which \(app.name(builder)) builds",
            at: creation.spot, subject: name)
        finding.isCalled = true
        explain(&finding, role, builder, app)
        verdict.findings.append(finding)
    }

    func judge(_ creation: RoleMap.StrayCreation, _ app: CheckedApp, _ verdict: inout Verdict) {
        guard let around = creation.around, let (role, builder) = isBuilt(creation.type, by: nil, app) else { return }
        var outer: TypeIndex.ID? = around
        while let type = outer {
            // A variant of the unit may have a builder of its own.
            if type == builder || app.map.strays[type].map(app.map.builds) == true { return }
            if app.isPreview(type) || app.name(type).contains("Preview") { return }
            outer = app.map.index[type].parent
        }
        if isAlone(role, app) || isOfExample(creation.spot, app) {
            verdict.leave(.evidence)
            return
        }
        verdict.judged += 1
        let name = app.name(creation.type)
        let unit = app.map.players[creation.type]?.unit.map { app.map.units[$0].name.typeName } ?? ""
        let identity = Finding.Identity(
            rule: Self.id, unit: unit, role: role, subject: "\(app.name(around)) makes \(name)")
        var finding = Finding(
            identity, "\(app.name(around)) makes \(name), which \(app.name(builder)) builds",
            at: app.spot(creation.spot), subject: name)
        finding.isCalled = true
        finding.severity = Self.severity
        explain(&finding, role, builder, app)
        verdict.findings.append(finding)
    }

    /// Tells a file of an app that shows a module by itself: it needs little of what a builder brings.
    private func isOfExample(_ spot: Actor.Spot, _ app: CheckedApp) -> Bool {
        app.map.index.files[spot.file].folder.split(separator: "/").contains { DemoFolders.words.contains(String($0)) }
    }

    /// Tells a role that a learned definition saw talk to nobody: whoever needs it alone gets all of it, and forgets no wire.
    private func isAlone(_ role: String, _ app: CheckedApp) -> Bool {
        app.statement(app.definition.assembly, "creates", role)?.isCounted == true
            && !app.definition.channels.contains { $0.from == role }
    }

    private func explain(_ finding: inout Finding, _ role: String, _ builder: TypeIndex.ID, _ app: CheckedApp) {
        finding.statement = app.statement(app.definition.assembly, "creates", role)
        finding.reason = "\(role.withCapitalArticle) that is made elsewhere misses what the builder gives it."
        let unit = app.map.players[builder]?.unit.map { app.map.units[$0].name }
        let function = unit.map { app.definition.assembly.function.name(for: $0) } ?? ""
        let isThere = app.map.index.members(of: builder, .members).contains { $0.fact.name == function }
        let isReturned = [app.definition.assembly.returns, app.definition.unit.owner].contains(role)
        finding.remedy =
            isThere && isReturned
            ? "Call \(app.name(builder)).\(function) instead."
            : "Have \(app.name(builder)) make it, with all that it needs\(isThere ? ", and hand it over" : "")."
        finding.notes = [Finding.Note(message: "it is built here", place: app.spot(of: builder))]
    }
}
