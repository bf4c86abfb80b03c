import Architecture
import Conformance
import Findings
import SourceModel

/// Circles by closures that an actor puts into something that it holds.
extension CycleRule {
    /// Tells of closures that hold an actor and are kept by what it holds, or by itself.
    func closures(of actor: Actor, _ alive: Alive, _ app: CheckedApp, _ verdict: inout Verdict) {
        // One finding for each property that keeps them, with all places.
        var told: [String: Int] = [:]
        for closure in actor.closures where !closure.isSelf && !closure.isOwn {
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
            if isOpened || app.map.isCleared(property, of: keeper) { continue }
            guard isReached(closure, by: actor, alive, app) else {
                verdict.leave(.unasked)
                continue
            }
            if alive.lasting.isLasting(actor.player.type) {
                verdict.leave(.assembly)
                continue
            }
            if closure.owner != nil, isSetAnew(property, of: keeper, by: actor.player.type, app) {
                verdict.leave(.evidence)
                continue
            }
            let key =
                "\(closure.function == nil) \(closure.owner ?? "").\(property) \(closure.local.map(app.name) ?? "")"
            if let place = told[key] {
                verdict.findings[place].notes.append(
                    Finding.Note(
                        message: "\(Self.further) is set as '\(property)' here" + Self.beside(closure, actor),
                        place: app.spot(closure.spot))
                )
                continue
            }
            told[key] = verdict.findings.count
            verdict.findings.append(finding(closure, of: actor, kept: property, by: keeper, alive))
        }
    }

    /// The beginning of identities of findings on closures that hold the local which keeps them.
    static let ofOwnClosures = "own "

    /// Tells of closures that hold the local that keeps them, `picker.picked = { picker.close() }`. Where a closure holds the actor, too, and
    /// that was told, its remedy names both.
    func ownClosures(of actor: Actor, _ alive: Alive, _ verdict: inout Verdict) {
        let app = alive.app
        for closure in actor.closures where closure.isOwn {
            guard let type = closure.local, let name = closure.owner,
                let property = property(keeping: closure, in: type, app)
            else { continue }
            verdict.judged += 1
            guard !app.map.isCleared(property, of: type), !alive.lasting.isLasting(type),
                isReached(closure, by: actor, alive, app)
            else {
                verdict.leave(.evidence)
                continue
            }
            let place = app.spot(closure.spot)
            // What holds the actor, too, and is told names both.
            let isTold = verdict.findings.contains { finding in
                !finding.identity.subject.hasPrefix(Self.ofOwnClosures)
                    && (finding.place == place
                        || finding.notes.contains { $0.place == place && Self.isFurther($0) })
            }
            if isTold { continue }
            let other = app.name(type)
            var finding = app.finding(
                Self.self, actor, "'\(name)' keeps a closure that holds it: \(other) → closure → \(other)",
                at: closure.spot, subject: closure.method ?? property)
            finding.identity.subject =
                Self.ofOwnClosures + "\(name) \(property) \(other)"
                + (actor.player.unit == nil ? " \(app.name(actor.player.type))" : "")
            finding.reason = "As long as '\(property)' is set, the \(other) is not released."
            finding.remedy = "Write '[weak \(name)]' at the beginning of this closure."
            verdict.findings.append(finding)
        }
    }

    /// The locals that a closure which holds the actor holds as well, and that keep it.
    private static func locals(heldBy closure: Actor.StoredClosure, _ actor: Actor) -> [String] {
        actor.closures.filter { $0.isOwn && $0.spot == closure.spot }.compactMap(\.owner)
    }

    /// The words of a note on a further closure that holds a local, too.
    private static func beside(_ closure: Actor.StoredClosure, _ actor: Actor) -> String {
        locals(heldBy: closure, actor).map { ", and holds '\($0)', too" }.joined()
    }

    /// The beginning of notes on further closures that one property keeps.
    private static let further = "another one"

    /// Tells a note on a further closure, which is to be mended as well.
    static func isFurther(_ note: Finding.Note) -> Bool { note.message.hasPrefix(further) }

    private func finding(
        _ closure: Actor.StoredClosure, of actor: Actor, kept property: String, by keeper: TypeIndex.ID, _ alive: Alive
    ) -> Finding {
        let app = alive.app
        let type = actor.player.type
        let (own, other) = (app.name(type), app.name(keeper))
        let between = closure.path.count > 1 ? keepers(of: closure, actor, app, steps: 1) ?? [] : []
        let way = [own] + between.prefix(1).map(app.name) + (closure.owner == nil ? [] : [other])
        let what = closure.function.map { "'\($0)' holds \(own) and" } ?? "a closure that holds \(own)"
        var finding = app.finding(
            Self.self, actor,
            "\(what) is kept by \(closure.owner == nil ? "itself" : other): "
                + (way + [closure.function ?? "closure", own]).joined(separator: " → "),
            at: closure.spot, subject: closure.method ?? property)
        let kind = closure.function == nil ? "closure" : "method"
        // Screens of no unit are told apart by their names.
        let isOfUnit = actor.player.unit != nil
        // So are cells of two classes under one name.
        let names = (isOfUnit ? [] : [own]) + (closure.local == nil ? [] : [other])
        finding.identity.subject = ([kind, closure.owner ?? "", property] + names).joined(separator: " ")
        finding.reason =
            "As long as '\(property)' is set, none of them is released."
            + (closure.local == nil || closure.isShown ? "" : " The list keeps its cells.")
        finding.remedy = remedy(for: closure, of: actor, app)
        // A screen is kept by UIKit, and a structure by whoever shows it.
        if app.map.index[type].kind == .class, !app.map.isScreen(type), !closure.isShown,
            !alive.mayBeKept(type, byOthersThan: [type, keeper])
        {
            finding.remedy += Self.unkept(own)
        }
        let others = actor.closures.filter { $0.isSelf && !$0.isArgument && $0.owner == closure.owner }
        if let other = others.first(where: { keeps($0.property, in: keeper, app) != nil }) {
            finding.remedy += " '\(other.property)' of \(app.name(keeper)) holds \(own) strongly, too: make it weak."
        }
        return finding
    }

    private func remedy(for closure: Actor.StoredClosure, of actor: Actor, _ app: CheckedApp) -> String {
        if app.map.index[actor.player.type].kind == .struct {
            return
                "A structure cannot be weak: capture what the closure needs in place of self, as in '[title] in', and not what keeps it."
        }
        if let line = closure.around {
            return
                "Write '[weak self]' at the beginning of the closure around this one, at line \(line): it is kept, too. What stands inside of it then writes 'self?', or 'guard let self' and '[weak self]' again."
        }
        guard let function = closure.function else {
            let held = (["self"] + Self.locals(heldBy: closure, actor)).map { "weak \($0)" }.joined(separator: ", ")
            return "Write '[\(held)]' at the beginning of this closure, the outermost."
        }
        let call = call(of: function, of: actor.player.type, app).map { ": '\($0)'" } ?? ""
        return "Write a closure that holds self weakly and calls '\(function)' in place of its name\(call)."
    }

    /// A closure that calls a method weakly, `{ [weak self] index in self?.select(index: index) }`; nil where the method gives something
    /// back, or several have the name.
    func call(of function: String, of type: TypeIndex.ID, _ app: CheckedApp) -> String? {
        let found = app.map.index.members(of: type, .members).filter {
            $0.fact.kind == .function && $0.fact.name == function
        }
        guard found.count == 1, let fact = found.first?.fact, fact.type ?? .void == .void else { return nil }
        let names = fact.parameters.map { $0.secondName ?? $0.label }
        guard names.allSatisfy({ $0 != "_" }) else { return nil }
        let given = names.isEmpty ? "" : " " + names.joined(separator: ", ")
        let arguments = zip(fact.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
        return "{ [weak self]\(given) in self?.\(function)(\(arguments.joined(separator: ", "))) }"
    }

    /// The types whose objects keep a closure; nil where they are not known, none where they are not held strongly.
    ///
    /// - Parameter steps: The number of names of the path that are gone along; nil for all.
    func keepers(
        of closure: Actor.StoredClosure, _ actor: Actor, _ app: CheckedApp, steps: Int? = nil
    ) -> [TypeIndex.ID]? {
        guard let first = closure.path.first else { return [actor.player.type] }
        if closure.isShown { return shown(closure, by: first, actor, app) }
        let path = closure.path.prefix(steps ?? closure.path.count).dropFirst()
        // A screen's list keeps its cells; who fills a list that others show is kept by none of them.
        let cell = closure.local.map { cell in
            [actor.player.type, cell].allSatisfy(app.map.isScreen) && !app.map.isController(cell) ? [cell] : []
        }
        return path.reduce(cell ?? keepers(by: first, of: actor, app)) { types, name in
            types.map { $0.compactMap { piece(name, of: $0, app) } }
        }
    }

    private func keepers(by owner: String, of actor: Actor, _ app: CheckedApp) -> [TypeIndex.ID]? {
        let holds = actor.holds.filter { $0.property == owner }
        if holds.isEmpty, owner == "view", let view = ownView(of: actor.player.type, app) { return [view] }
        guard !holds.isEmpty else { return piece(owner, of: actor.player.type, app).map { [$0] } }
        if holds.allSatisfy({ $0.ownership == .weak }), let piece = piece(owner, of: actor.player.type, app) {
            return [piece]
        }
        return holds.filter { $0.ownership == .strong && $0.isClass }.flatMap { hold in
            // A class is that object's, whatever unit it is of.
            if case .part(let id) = hold.target, app.map.index[id].kind == .class { return [id] }
            return app.map.held(by: hold, of: actor)
        }
    }

    /// The app's class of the view that a screen makes for itself: `let list = ListView(); view = list`.
    private func ownView(of type: TypeIndex.ID, _ app: CheckedApp) -> TypeIndex.ID? {
        let index = app.map.index
        // What is no screen has another view, and so has one with a property of that name.
        guard app.map.isController(type), members("view", of: type, app).isEmpty else {
            return nil
        }
        for member in index.members(of: type) {
            guard let place = index.place(of: member) else { continue }
            for assignment in place.body.assignments where assignment.target.namesAfterSelf == ["view"] {
                guard let path = assignment.value.path else { continue }
                let found = index.value(of: path, line: assignment.line, closure: assignment.closure, in: place)
                if let id = found.id, index[id].kind == .class { return id }
            }
        }
        return nil
    }

    /// The class of what an actor holds strongly by a property of its own or of a class that it stands on, and which plays no role: a
    /// text field of the app's that keeps closures.
    private func piece(_ property: String, of type: TypeIndex.ID, _ app: CheckedApp) -> TypeIndex.ID? {
        let index = app.map.index
        let member = members(property, of: type, app).first
        guard let member, let storage = member.fact.storage else { return nil }
        // An outlet's view is kept by the view that it stands in.
        let isOutlet = storage.ownership == .weak && member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") }
        guard storage.ownership == .strong || isOutlet && app.map.isScreen(type) else { return nil }
        let scope = index.scope(of: member)
        if let type = member.fact.type { return index.resolveHeld(type, in: scope).id }
        let place = BodyPlace(body: BodyFact(), scope: scope, isStatic: false)
        let found = index.value(of: PathFact("self.\(property)"), line: member.fact.line, closure: nil, in: place)
        guard case .value(let meaning) = found else { return nil }
        return meaning.id
    }

    /// The members of a class and of those that it stands on, its own first; none of another type.
    func members(
        of type: TypeIndex.ID, _ app: CheckedApp, _ selection: FactSelection = .members
    ) -> some Sequence<IndexedMember> {
        let index = app.map.index
        let types = index[type].kind == .class ? [type] + index.ancestors(of: type).compactMap(\.meaning.id) : []
        return types.lazy.filter { index[$0].kind == .class }.flatMap { index.members(of: $0, selection) }
    }

    /// The members of a name that a class has, its own before those of what it stands on.
    func members(_ name: String, of type: TypeIndex.ID, _ app: CheckedApp) -> [IndexedMember] {
        app.members.members(named: name, of: type) { members(of: type, app) }
    }

    /// The stored property of a class that keeps a closure: the one that is set, or the one that the method which is handed the closure sets
    /// to it.
    private func property(
        keeping closure: Actor.StoredClosure, in type: TypeIndex.ID, _ app: CheckedApp
    ) -> String? {
        if closure.isArgument {
            return set(byInitializerOf: closure, in: type, app).flatMap { stores($0, in: type, app) ? $0 : nil }
        }
        guard closure.method != nil else {
            return stores(closure.property, in: type, app) ? closure.property : nil
        }
        return set(byMethodOf: closure, in: type, app) { parameter, scope in
            Self.isFunction(parameter.type, in: scope, app)
        }.first { stores($0, in: type, app) }
    }

    /// The properties to which a method of a class sets what it is handed.
    ///
    /// - Parameter fits: Returns true if an argument without a label may be meant for a parameter.
    func set(
        byMethodOf found: Actor.StoredClosure, in type: TypeIndex.ID, _ app: CheckedApp,
        fits: (ParameterFact, NameScope) -> Bool
    ) -> [String] {
        guard let method = found.method, !members(method, of: type, app).isEmpty else { return [] }
        return members(of: type, app, .all).compactMap { member in
            guard member.fact.kind == .function, member.fact.name == method else { return nil }
            let scope = app.map.index.scope(of: member)
            let given = member.fact.parameters.filter { parameter in
                found.property.isEmpty ? fits(parameter, scope) : parameter.label == found.property
            }
            guard given.count == 1 else { return nil }
            let assignment = member.fact.body?.assignments.first {
                $0.closure == nil && $0.operator == "=" && $0.value.path?.text == given[0].name
            }
            guard let names = assignment?.target.namesAfterSelf, names.count == 1 else { return nil }
            return names[0]
        }
    }

    /// The property to which an initializer of a class sets what it is handed.
    func set(
        byInitializerOf found: Actor.StoredClosure, in type: TypeIndex.ID, _ app: CheckedApp
    ) -> String? {
        for member in app.map.index.members(of: type) where member.fact.kind == .initializer {
            // An argument without a label is the only one of these.
            let label = found.property.isEmpty ? "_" : found.property
            let given = member.fact.parameters.filter { $0.label == label }
            guard let parameter = given.first, given.count == 1 else { continue }
            let name = parameter.secondName ?? parameter.label
            let assignment = member.fact.body?.assignments.first { $0.closure == nil && $0.value.path?.text == name }
            if let names = assignment?.target.namesAfterSelf, names.count == 1 { return names[0] }
        }
        return nil
    }

    /// Returns true if a type is that of a closure, be it by an alias of the app's.
    private static func isFunction(_ type: TypeFact, in scope: NameScope, _ app: CheckedApp) -> Bool {
        if type.contains(where: \.isFunction) { return true }
        guard case .structural(let meant) = app.map.index.resolveHeld(type, in: scope) else { return false }
        return meant.contains(where: \.isFunction)
    }

    /// Returns true if a class, or one that it stands on, has a stored property of that name that is a closure.
    private func stores(_ property: String, in type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        members(property, of: type, app).contains { member in
            guard let storage = member.fact.storage, storage.ownership == .strong else { return false }
            guard let type = member.fact.type else { return storage.initialValue?.closure != nil }
            return Self.isFunction(type, in: app.map.index.scope(of: member), app)
        }
    }

    /// Returns true if an actor calls a function of another class that sets a property anew: `screen.setUpCallbacks()`.
    private func isSetAnew(
        _ property: String, of keeper: TypeIndex.ID, by type: TypeIndex.ID, _ app: CheckedApp
    ) -> Bool {
        let index = app.map.index
        let own = Set([type, keeper].flatMap { index[$0].parts.map(\.file) })
        let files = Set((app.map.wires[property] ?? []).filter { $0.owner == keeper }.map(\.file)).subtracting(own)
        guard !files.isEmpty, files.count <= Self.fewFiles else { return false }
        var setters: [String: Set<TypeIndex.ID>] = [:]
        for file in files {
            let facts = index.facts(ofFile: file)
            for (other, part) in index.declarations(inFile: file) where !part.isProtocol {
                for member in facts.types[part.number].members where member.kind == .function {
                    let isSetter = member.body?.assignments.contains {
                        $0.target.last == property && $0.target.nameCount > 1
                    }
                    if isSetter == true { setters[member.name, default: []].insert(other) }
                }
            }
        }
        return index.members(of: type).contains { member in
            guard let place = index.place(of: member) else { return false }
            return place.body.calls.contains { call in
                guard let types = setters[call.callee.last], call.callee.nameCountAfterSelf > 1 else { return false }
                return index.receiver(of: call, in: place).id.map(types.contains) ?? false
            }
        }
    }

    /// As many files are looked through for that.
    private static let fewFiles = 4

    /// Returns true if the function that sets a closure, or the actor, may run.
    func isReached(
        _ closure: Actor.StoredClosure, by actor: Actor, _ alive: Alive, _ app: CheckedApp
    ) -> Bool {
        guard alive.isMade(actor.player.type) else { return false }
        let setter = app.map.index.members(of: actor.player.type).first { member in
            guard member.part.file == closure.spot.file, let body = member.fact.body else { return false }
            if closure.isArgument {
                return body.calls.contains { $0.line == closure.spot.line && $0.arguments.contains { $0.label != nil } }
            }
            if let method = closure.method {
                return body.calls.contains { $0.line == closure.spot.line && $0.callee.last == method }
            }
            return body.assignments.contains { $0.line == closure.spot.line && $0.target.last == closure.property }
        }
        return setter.map { alive.isCalled($0, of: actor.player.type) } ?? true
    }
}

extension Actor.StoredClosure {
    /// The names of the properties that lead from the actor to what keeps the closure; none where the actor does.
    var path: [String] { owner?.split(separator: ".").map(String.init) ?? [] }
}
