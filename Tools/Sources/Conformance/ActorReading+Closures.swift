import SourceModel

/// Reads by which closures and objects an actor may be kept.
extension ActorReading {
    /// Something that holds an actor, which gives it to others.
    enum Given {
        case actor, closure
        /// A method in the place of a closure.
        case function(String)
    }

    /// Reads the closures that a body sets or hands on, and where the actor itself is set.
    mutating func readClosures(_ place: BodyPlace) {
        guard let holder = actor ?? screenPart else { return }
        let body = place.body
        let given = Self.given(body, place.parameters)
        let kept = readSubscriptions(place, given, holder)
        for assignment in body.assignments where assignment.operator == "=" {
            let target = assignment.target
            if target.nameCountAfterSelf == 1, let call = assignment.value.call {
                readHanded(body.calls[call], to: target.last, body, given, holder)
            }
            let use = Use(path: assignment.target, line: assignment.line, closure: assignment.closure)
            readOwn(assignment.value, in: use, place, holder)
            guard let value = self.given(assignment.value, in: assignment.closure, body, given),
                target.nameCountAfterSelf <= Self.longestPath, case let property = target.last, !property.isEmpty,
                let owner = owner(of: use, place, given)
            else { continue }
            if owner.path == nil, case .actor = value { continue }
            if owner.path != nil,
                isFromOutside(
                    receivers.receiver(
                        of: assignment.target, line: assignment.line, closure: assignment.closure, in: place))
            {
                continue
            }
            note(value, owner, property, assignment.line, of: holder)
            noteAround(assignment.closure, body, kept, of: holder)
        }
        for local in body.locals where local.kind == .declaration {
            guard let call = local.value?.call, let property = Self.keeper(of: local.name, body) else { continue }
            readHanded(body.calls[call], to: property, body, given, holder)
        }
        for call in body.calls where mayHandClosures(call) {
            let before = result.closures[holder]?.count
            readHandedClosures(call, place, given, holder)
            if result.closures[holder]?.count != before { noteAround(call.closure, body, kept, of: holder) }
        }
    }

    /// Returns true if a call may hand something of the actor's to what the actor holds.
    private func mayHandClosures(_ call: CallFact) -> Bool {
        call.creates == nil && (2...Self.longestPath).contains(call.callee.nameCountAfterSelf)
            && call.arguments.contains { $0.value.closure != nil || $0.value.path?.nameCountAfterSelf == 1 }
            && !call.callee.beginsAtType
    }

    /// Notes the outermost closure around the last one that was noted, where a subscription keeps that one, too.
    private mutating func noteAround(_ closure: Int?, _ body: BodyFact, _ kept: Set<Int>, of holder: TypeIndex.ID) {
        guard let around = body.outermost(around: closure, kept), let all = result.closures[holder], !all.isEmpty else {
            return
        }
        result.closures[holder]?[all.count - 1].around = body.closures[around].line
    }

    private mutating func note(
        _ value: Given, _ owner: Owner, _ property: String, _ line: Int, of holder: TypeIndex.ID,
        method: String? = nil, isArgument: Bool = false
    ) {
        var found = Actor.StoredClosure(
            owner: owner.path, property: property, spot: Actor.Spot(file: file, line: line), isArgument: isArgument,
            method: method, local: owner.cell, isShown: owner.isShown)
        switch value {
        case .actor: found.isSelf = true
        case .closure: break
        case .function(let name): found.function = name
        }
        result.closures[holder, default: []].append(found)
    }

    /// Returns what a value is, if that holds the actor.
    func given(
        _ value: ValueFact, in around: Int?, _ body: BodyFact, _ given: Set<String>
    ) -> Given? {
        if value.path?.text == "self" { return .actor }
        if Self.keepsSelf(value, in: around, body) { return .closure }
        guard let path = value.path, path.nameCountAfterSelf == 1, case let name = path.last,
            ownFunctions.contains(name), !path.text.hasSuffix(")")
        else { return nil }
        let isOther = given.contains(name) || body.locals.contains { $0.name == name }
        return path.beginsAtSelf || !isOther ? .function(name) : nil
    }

    /// Returns true if something is an object of a class from elsewhere: what that keeps is not read.
    func isFromOutside(_ receiver: Receiver) -> Bool {
        guard case .value(let meaning) = receiver else { return false }
        if case .outside = meaning { return true }
        return meaning.id.map { index[$0].kind == .outside } ?? false
    }

    /// Reads which properties a body sets to nil, and whose.
    mutating func readCleared(_ place: BodyPlace) {
        for assignment in place.body.assignments
        where assignment.operator == "=" && assignment.value.form == .literal(.nil) {
            let target = assignment.target
            if target.text.utf8.last == UInt8(ascii: "]") { continue }
            let (name, isOwn) = (target.last, target.nameCountAfterSelf == 1)
            // What stands in a circle is never deinitialized, so that it opens none there.
            if isOwn, isEnding { continue }
            // A local is no property.
            if isOwn, !target.beginsAtSelf,
                place.body.locals.contains(where: { $0.name == name && $0.isVariable })
            {
                continue
            }
            let receiver = receivers.receiver(
                of: target, line: assignment.line, closure: assignment.closure, in: place)
            if isFromOutside(receiver) { continue }
            result.cleared.insert(RoleMap.OwnedProperty(name: name, owner: receiver.id))
        }
    }

    /// Names of a path to what is set: a property of a property of one's own.
    private static let longestPath = 3

    /// The names that are a body's own, so that no property is meant by them: parameters, also those of closures.
    static func given(_ body: BodyFact, _ parameters: [ParameterFact]) -> Set<String> {
        Set(parameters.map(\.name) + body.closures.flatMap(\.parameters).map(\.name))
    }

    /// A path to what is set or called, where it stands.
    private struct Use {
        let path: PathFact
        let line: Int
        let closure: Int?
        /// The label of the argument that is handed over; nil where something is set.
        var argument: String?
    }

    /// The object whose property is set, or whose method is called.
    private struct Owner {
        /// The path to it from the actor's own properties, or from a cell; nil where it is the actor.
        var path: String?
        /// The class of the cell, or of the shown screen, that the path begins at.
        var cell: TypeIndex.ID?
        /// True if it is a screen that a container shows.
        var isShown = false
    }

    /// The object that a path begins at; nil where neither a property of the actor's nor a list keeps it.
    private func owner(of use: Use, _ place: BodyPlace, _ given: Set<String>) -> Owner? {
        let (body, path) = (place.body, use.path)
        let names = path.namesAfterSelf.dropLast()
        guard let first = names.first else { return Owner() }
        if path.root != "self" {
            // `let child = Child(); child.finished = { … }; self.child = child`: what keeps the local keeps the closure, and so does what keeps a
            // parameter.
            if given.contains(first) || body.locals.contains(where: { $0.name == first }) {
                if let cell = cell(first, use, place) { return Owner(path: names.joined(separator: "."), cell: cell) }
                guard let keeper = Self.keeper(of: first, body) ?? Self.property(of: first, body, given) else {
                    return shown(first, use, place)
                }
                return Owner(path: ([keeper] + names.dropFirst()).joined(separator: "."))
            }
        }
        return Owner(path: names.joined(separator: "."))
    }

    /// A local screen that a container of the actor's is given to show: `split.setViewController(list.viewController, for: .primary)`.
    private func shown(_ local: String, _ use: Use, _ place: BodyPlace) -> Owner? {
        guard use.path.nameCountAfterSelf == 2, let container = Self.container(showing: local, place.body) else {
            return nil
        }
        let value = receivers.value(of: PathFact(local), line: use.line, closure: use.closure, in: place)
        return (value.id ?? made(local, place)).map { Owner(path: container, cell: $0, isShown: true) }
    }

    /// The type of a local that a factory makes for which a container is asked: `container.resolve((any ListFactory).self).make()`.
    private func made(_ local: String, _ place: BodyPlace) -> TypeIndex.ID? {
        let body = place.body
        let found = body.locals.last { $0.name == local && $0.kind == .declaration }
        guard let number = found?.value?.call, body.calls.indices.contains(number),
            case let call = body.calls[number], call.callee.names.dropLast().last == "resolve"
        else { return nil }
        let factories = body.types.filter { $0.line == call.line }.compactMap {
            index.resolveHeld($0.type, in: place.scope).id
        }
        return factories.lazy.flatMap { index.members(of: $0, .members) }.compactMap { member in
            guard member.fact.kind == .function, member.fact.name == call.callee.last, let type = member.fact.type
            else {
                return nil
            }
            return index.resolveHeld(type, in: index.scope(of: member)).id
        }.first
    }

    /// The property with the container that is given a local, or the view controller of that.
    private static func container(showing local: String, _ body: BodyFact) -> String? {
        func isLocal(_ path: PathFact?) -> Bool {
            guard let names = path?.names, names.first == local else { return false }
            return names.count == 1 || names.count == 2 && names[1] == "viewController"
        }
        func isListed(_ line: Int, _ value: ValueFact?) -> Bool {
            value?.form == .literal(.array) && body.mentions.contains { $0.line == line && isLocal($0.path) }
        }
        for call in body.calls
        where call.callee.nameCountAfterSelf == 2
            && ["setViewController", "setViewControllers"].contains(call.callee.last)
        {
            let (names, first) = (call.callee.namesAfterSelf, call.arguments.first?.value)
            if isLocal(first?.path) || isListed(call.line, first) { return names[0] }
        }
        for assignment in body.assignments where assignment.target.last == "viewControllers" {
            let names = assignment.target.namesAfterSelf
            if names.count == 2, isListed(assignment.line, assignment.value) { return names[0] }
        }
        return nil
    }

    /// Reads a closure that is set in a local, or handed to its method, and holds that local: `picker.picked = { picker.close() }`.
    private mutating func readOwn(_ value: ValueFact, in use: Use, _ place: BodyPlace, _ holder: TypeIndex.ID) {
        guard use.path.nameCountAfterSelf == 2, !use.path.beginsAtSelf, case .closure(let number) = value.form,
            case let (body, names) = (place.body, use.path.names), body.closures.indices.contains(number),
            body.closures[number].captures.contains(where: { capture in
                capture.name == names[0] && capture.ownership == .strong
                    && capture.value.map { $0.text == names[0] } != false
            }),
            body.locals.allSatisfy({ $0.name != names[0] || $0.ownership == .strong }),
            // `picker = nil` in the closure lets it go.
            !body.assignments.contains(where: { $0.target.names == [names[0]] && $0.value.form == .literal(.nil) }),
            let type = cell(names[0], use, place)
                ?? receivers.value(of: PathFact(names[0]), line: use.line, closure: use.closure, in: place).id,
            index[type].kind == .class
        else { return }
        result.closures[holder, default: []].append(
            Actor.StoredClosure(
                owner: names[0], property: use.argument ?? names[1], spot: Actor.Spot(file: file, line: use.line),
                method: use.argument == nil ? nil : names[1], local: type, isOwn: true))
    }

    /// The class of a local that a list gives: `let cell = tableView.dequeueReusableCell(…) as! FeedCell`, or
    /// `tableView.dequeueReusableCell(withClass: FeedCell.self)`; nil of other locals.
    private func cell(_ local: String, _ use: Use, _ place: BodyPlace) -> TypeIndex.ID? {
        // Of several of that name, the last one before the place is meant.
        let found = place.body.locals.last {
            $0.name == local && [.declaration, .binding].contains($0.kind) && $0.line <= use.line
        }
        guard let number = found?.value?.call, place.body.calls.indices.contains(number),
            case let call = place.body.calls[number], call.callee.nameCount > 1, call.callee.last.hasPrefix("dequeue"),
            // The app's own queue is no list of UIKit's.
            receivers.receiver(of: call, in: place).id.map({ index[$0].kind == .outside }) ?? true
        else { return nil }
        let value = receivers.value(of: PathFact(local), line: use.line, closure: use.closure, in: place)
        if let id = value.id, index[id].kind == .class { return id }
        let metatypes = call.arguments.compactMap { $0.value.path?.text }.filter { $0.hasSuffix(".self") }
        return metatypes.first.flatMap { text in
            let type = TypeFact.named(base: nil, name: String(text.dropLast(".self".count)), arguments: [])
            return index.resolve(type, in: place.scope).id
        }
    }

    /// Reads what a method of what the actor holds is handed: `picker.observe { self.show() }`, `presenter.attach(self)`.
    private mutating func readHandedClosures(
        _ call: CallFact, _ place: BodyPlace, _ given: Set<String>, _ holder: TypeIndex.ID
    ) {
        for argument in call.arguments {
            let use = Use(
                path: call.callee, line: call.line, closure: call.closure, argument: argument.label ?? "")
            readOwn(argument.value, in: use, place, holder)
            guard let value = self.given(argument.value, in: call.closure, place.body, given),
                let owner = owner(of: use, place, given), owner.path != nil,
                let receiver = receivers.receiver(of: call, in: place).id ?? owner.cell,
                index[receiver].kind != .outside
            else { continue }
            note(value, owner, argument.label ?? "", call.line, of: holder, method: call.callee.last)
        }
    }

    /// Returns true if a value is a closure that holds `self` strongly. Inside of one that holds it weakly, it does so where that gives it a
    /// strong name: `guard let self`.
    private static func keepsSelf(_ value: ValueFact, in around: Int?, _ body: BodyFact) -> Bool {
        guard case .closure(let number) = value.form, body.closures.indices.contains(number),
            body.closures[number].captures.contains(where: { $0.name == "self" && $0.ownership == .strong })
        else { return false }
        var next = around
        while let closure = next, body.closures.indices.contains(closure) {
            if body.locals.contains(where: { $0.name == "self" && $0.closure == closure }) { return true }
            if body.closures[closure].captures.contains(where: { $0.name == "self" && $0.ownership != .strong }) {
                return false
            }
            next = body.closures[closure].parent
        }
        return true
    }

    /// The property whose value a local is: `guard let picker else { return }`.
    private static func property(of local: String, _ body: BodyFact, _ given: Set<String>) -> String? {
        let locals = body.locals.filter { $0.name == local }
        guard locals.count == 1, locals[0].ownership == .strong, let path = locals[0].value?.path,
            [.binding, .declaration].contains(locals[0].kind), !path.text.hasSuffix(")")
        else { return nil }
        let names = path.namesAfterSelf
        guard names.count == 1, path.root == "self" || path.text == local && !given.contains(local) else { return nil }
        return names[0]
    }

    /// The property that a local is put into.
    static func keeper(of local: String, _ body: BodyFact) -> String? {
        for assignment in body.assignments where assignment.value.path?.text == local {
            if assignment.target.nameCountAfterSelf == 1 { return assignment.target.last }
        }
        let adding = body.calls.first { call in
            call.arguments.first?.value.path?.text == local && call.callee.nameCountAfterSelf == 2
                && Self.adding.contains(call.callee.last)
        }
        return adding?.callee.namesAfterSelf[0]
    }

    /// Reads who is handed the actor by what makes a property's first value: `lazy var picker = Picker(delegate: self)`, and
    /// `lazy var picker = { let picker = Picker(); picker.delegate = self; return picker }()`.
    mutating func readFirstValue(of member: MemberFact, _ body: BodyFact) {
        guard let holder = actor ?? screenPart, let storage = member.storage else { return }
        let given = Self.given(body, [])
        if let number = storage.initialValue?.call {
            readHanded(body.calls[number], to: member.name, body, given, holder)
        }
        if let first = storage.initialValue, Self.keepsSelf(first, in: nil, body) {
            note(.closure, Owner(), member.name, member.line, of: holder)
        }
        guard body.returns.contains(where: { $0.closure != nil }) else { return }
        func isMade(_ name: String, in closure: Int?) -> Bool {
            body.returns.contains { $0.closure == closure && closure != nil && $0.value.path?.text == name }
        }
        for assignment in body.assignments where assignment.operator == "=" {
            let names = assignment.target.namesAfterSelf
            guard names.count == 2, isMade(names[0], in: assignment.closure),
                let value = self.given(assignment.value, in: assignment.closure, body, given)
            else { continue }
            note(value, Owner(path: member.name), names[1], assignment.line, of: holder)
        }
        for call in body.calls where call.creates == nil {
            let names = call.callee.namesAfterSelf
            guard names.count == 2, isMade(names[0], in: call.closure) else { continue }
            for argument in call.arguments {
                guard let value = self.given(argument.value, in: call.closure, body, given) else { continue }
                note(value, Owner(path: member.name), argument.label ?? "", call.line, of: holder, method: names[1])
            }
        }
    }

    /// Notes what an initializer is handed that holds the actor, where a property keeps what it makes.
    private mutating func readHanded(
        _ call: CallFact, to property: String, _ body: BodyFact, _ given: Set<String>, _ holder: TypeIndex.ID
    ) {
        guard call.creates != nil || call.callee.text == ".init" else { return }
        for argument in call.arguments {
            guard let value = self.given(argument.value, in: call.closure, body, given) else { continue }
            note(value, Owner(path: property), argument.label ?? "", call.line, of: holder, isArgument: true)
        }
    }
}
