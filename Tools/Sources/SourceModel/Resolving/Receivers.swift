/// Goes along paths, from name to name. Of the paths of one body, what many begin with is gone along once.
package final class Receivers {
    /// Something that has a type.
    private struct Held {
        var type: TypeFact
        /// Where the type is written.
        var scope: NameScope
        var isType = false
    }

    private typealias Found = Result<Held, Refusal>

    private struct Refusal: Error {
        var reason: Receiver.Reason

        init(_ reason: Receiver.Reason) {
            self.reason = reason
        }
    }

    /// Where in a body a name is used.
    private struct Use {
        var place: BodyPlace
        var closure: Int?
        var line: Int
        /// The locals that may be meant: those before a local's own value.
        var localCount: Int
        /// The number of values whose values were asked for on the way.
        var depth = 0
    }

    /// The beginning of paths that mean the same in one body.
    private struct Beginning: Hashable {
        var text: String
        var closure: Int?
        /// The number of locals of its first name before it: the later ones of a name hide the earlier ones.
        var localCount: Int
    }

    let index: TypeIndex
    private var known: [Beginning: Receiver] = [:]
    /// Values of values of values end here.
    private static let depthLimit = 24

    /// Prepares to answer.
    ///
    /// - Parameter index: The types.
    package init(_ index: TypeIndex) {
        self.index = index
    }

    /// Begins with another body.
    package func beginBody() {
        if !known.isEmpty { known.removeAll(keepingCapacity: true) }
    }

    /// Finds out whom a call is made on; see ``TypeIndex/receiver(of:in:)``.
    package func receiver(of call: CallFact, in place: BodyPlace) -> Receiver {
        receiver(of: call.callee, line: call.line, closure: call.closure, in: place)
    }

    /// Finds out whom a path's last name is asked of.
    package func receiver(of path: PathFact, line: Int, closure: Int?, in place: BodyPlace) -> Receiver {
        let locals = place.body.locals
        func use() -> Use { Use(place: place, closure: closure, line: line, localCount: locals.count) }
        if path.nameCount == 1 {
            return PathSteps(path).steps.first.map { implicitReceiver(of: $0.name, use()) } ?? .unknown(.expression)
        }
        var before = 0
        if !locals.isEmpty {
            let root = path.root
            before = locals.count { $0.line <= line && $0.name == root }
        }
        let beginning = Beginning(text: path.textBeforeLast, closure: closure, localCount: before)
        if let receiver = known[beginning] { return receiver }
        let receiver = answer(follow(PathSteps(path), dropping: 1, use()))
        known[beginning] = receiver
        return receiver
    }

    /// Finds out of what type a value is.
    package func value(of path: PathFact, line: Int, closure: Int?, in place: BodyPlace) -> Receiver {
        let use = Use(place: place, closure: closure, line: line, localCount: place.body.locals.count)
        return answer(follow(PathSteps(path), dropping: 0, use))
    }

    private func answer(_ found: Found) -> Receiver {
        switch found {
        case .success(let held):
            let meaning = index.resolveHeld(held.type, in: held.scope)
            return held.isType ? .type(meaning) : .value(meaning)
        case .failure(let refusal): return .unknown(refusal.reason)
        }
    }

    /// Of a single name: the object itself where it has the name, or a type that is made.
    private func implicitReceiver(of name: String, _ use: Use) -> Receiver {
        if name == "_" { return .unknown(.expression) }
        if local(name, use) != nil { return answer(root(name, use)) }
        if let type = owner(of: name, use) {
            let meaning = Resolution.type(type, arguments: [])
            return use.place.isStatic ? .type(meaning) : .value(meaning)
        }
        let meaning = index.lookUp(name, in: use.place.scope)
        if name.beginsWithCapital { return .type(meaning) }
        return .unknown(.undeclared(name))
    }

    // MARK: Along a path

    private func follow(_ path: PathSteps, dropping count: Int, _ use: Use) -> Found {
        guard use.depth < Self.depthLimit else { return .failure(Refusal(.circular)) }
        var use = use
        use.depth += 1
        var steps = path.steps.dropLast(count)[...]
        guard let first = steps.popFirst() else { return .failure(Refusal(.expression)) }
        var found: Found
        if let cast = path.cast {
            found = .success(Held(type: TypeFact(dotted: cast), scope: use.place.scope))
        } else {
            found = root(first, use)
        }
        while let step = steps.popFirst() {
            guard case .success(let held) = found else { return found }
            found = member(step, of: held, use.depth)
        }
        return found
    }

    /// Returns the meaning of a path's first name, with the marks behind it.
    private func root(_ step: PathSteps.Step, _ use: Use) -> Found {
        if step.marks.isEmpty { return root(step.name, use) }
        let isLocal = local(step.name, use) != nil
        if !isLocal, let type = owner(of: step.name, use) {
            return member(step, of: Held(type: .plain("Self"), scope: scope(of: type, use)), use.depth)
        }
        switch root(step.name, use) {
        case .success(let held): return apply(step.marks[...], to: held, step.name)
        case .failure(let refusal): return .failure(refusal)
        }
    }

    private func root(_ name: String, _ use: Use) -> Found {
        let scope = use.place.scope
        switch name {
        case "": return .failure(Refusal(.implicit))
        case "_": return .failure(Refusal(.expression))
        case "self": return .success(Held(type: .plain("Self"), scope: scope, isType: use.place.isStatic))
        case "super":
            guard let type = scope.type, let parent = index[type].parents.first else {
                return .failure(Refusal(.undeclared(name)))
            }
            let around = NameScope(file: parent.part.file, type: index[type].parent)
            return .success(Held(type: parent.type, scope: around))
        default: break
        }
        if let found = local(name, use) { return found }
        if let type = owner(of: name, use) {
            let around = Held(type: .plain("Self"), scope: self.scope(of: type, use))
            return member(PathSteps.Step(name: name), of: around, use.depth)
        }
        let meaning = index.lookUp(name, in: scope)
        if meaning.isKnown || name.beginsWithCapital {
            return .success(Held(type: .plain(name), scope: scope, isType: true))
        }
        return .failure(Refusal(.undeclared(name)))
    }

    private func scope(of type: TypeIndex.ID, _ use: Use) -> NameScope {
        NameScope(file: use.place.scope.file, type: type, generics: use.place.scope.generics)
    }

    /// The type around the place whose member a name is, the innermost first.
    private func owner(of name: String, _ use: Use) -> TypeIndex.ID? {
        var around = use.place.scope.type
        while let type = around {
            if !index.declarations(of: name, in: type).isEmpty { return type }
            around = index[type].parent
        }
        return nil
    }

    // MARK: Names of the body

    /// Returns the meaning of a name of the body; `nil` where the body has no such name.
    private func local(_ name: String, _ use: Use) -> Found? {
        let (body, locals) = (use.place.body, use.place.body.locals)
        var closure = use.closure
        while true {
            // The nearest of those before the use.
            for number in stride(from: use.localCount - 1, through: 0, by: -1) {
                if locals[number].name == name, locals[number].closure == closure, locals[number].line <= use.line {
                    return held(locals[number], number, use)
                }
            }
            guard let current = closure, body.closures.indices.contains(current) else { break }
            let fact = body.closures[current]
            if let parameter = fact.parameters.first(where: { $0.name == name }) {
                if parameter.type == .plain("_") { return .failure(Refusal(.untyped(name))) }
                return .success(Held(type: parameter.type, scope: use.place.scope))
            }
            if name.hasPrefix("$") { return .failure(Refusal(.untyped(name))) }
            if let capture = fact.captures.first(where: { $0.name == name && $0.value != nil }),
                let value = capture.value
            {
                var outside = use
                outside.closure = fact.parent
                return follow(PathSteps(value), dropping: 0, outside)
            }
            closure = fact.parent
        }
        guard let parameter = use.place.parameters.first(where: { $0.name == name }) else { return nil }
        let type = parameter.isVariadic ? TypeFact.array(parameter.type) : parameter.type
        return .success(Held(type: type, scope: use.place.scope))
    }

    private func held(_ local: LocalFact, _ number: Int, _ use: Use) -> Found {
        if let type = local.type { return .success(Held(type: type, scope: use.place.scope)) }
        guard let value = local.value else { return .failure(Refusal(.untyped(local.name))) }
        let before = Use(
            place: use.place, closure: local.closure, line: local.line, localCount: number, depth: use.depth)
        let found = held(value, local.name, before)
        switch local.kind {
        case .declaration, .binding: return found
        case .element:
            guard case .success(let held) = found else { return found }
            return apply([.element], to: held, local.name)
        case .pattern: return .failure(Refusal(.untyped(local.name)))
        }
    }

    private func held(_ value: ValueFact, _ name: String, _ use: Use) -> Found {
        if let type = value.type { return .success(Held(type: type, scope: use.place.scope)) }
        switch value.form {
        case .path(let path): return follow(PathSteps(path), dropping: 0, use)
        case .call(let number):
            guard use.place.body.calls.indices.contains(number) else { break }
            let call = use.place.body.calls[number]
            return follow(PathSteps(PathFact(call.callee.text + "()")), dropping: 0, use)
        case .closure, .literal, .other: break
        }
        return .failure(Refusal(.untyped(name)))
    }

    // MARK: Members

    private func member(_ step: PathSteps.Step, of held: Held, _ depth: Int) -> Found {
        if held.isType, step.name == "self" || step.name == "Type" { return .success(held) }
        if held.isType, step.name == "init" {
            return .success(Held(type: held.type, scope: held.scope))
        }
        let meaning = index.resolveHeld(held.type, in: held.scope)
        if held.isType, let type = meaning.id, step.marks.isEmpty || step.name.beginsWithCapital,
            let inner = index.lookUp(step.name, inside: type, from: held.scope.file), let id = inner.id
        {
            let found = Held(
                type: .plain("Self"), scope: NameScope(file: held.scope.file, type: id), isType: step.marks.isEmpty)
            return .success(found)
        }
        if case .structural(let type) = meaning, ["first", "last"].contains(step.name), step.marks.isEmpty {
            return apply([.element], to: Held(type: type, scope: held.scope), step.name)
        }
        let declared = declarations(of: step.name, in: meaning)
        let refusal = Found.failure(Refusal(.member(step.name, of: meaning)))
        guard let first = declared.first else { return refusal }
        var marks = step.marks[...]
        let isCalled = marks.first == .call
        let functions = declared.filter { $0.kind == .function }
        if isCalled, !functions.isEmpty {
            marks.removeFirst()
            let results = Set(functions.map(\.type))
            guard results.count == 1 else { return .failure(Refusal(.ambiguous(step.name))) }
            guard let result = functions[0].type else {
                return .success(Held(type: .void, scope: held.scope))
            }
            return apply(marks, to: written(result, functions[0], held, meaning), step.name)
        }
        switch first.kind {
        case .enumCase:
            if isCalled { marks.removeFirst() }
            return apply(marks, to: Held(type: held.type, scope: held.scope), step.name)
        case .property:
            if let type = first.type { return apply(marks, to: written(type, first, held, meaning), step.name) }
            guard let value = first.value, let owner = first.scope.type else {
                return .failure(Refusal(.untyped(step.name)))
            }
            let body = index.memberTable.body(ofValue: step.name, in: owner, index)
            let place = BodyPlace(body: body, scope: first.scope, isStatic: first.isStatic)
            let use = Use(place: place, closure: nil, line: .max, localCount: 0, depth: depth)
            switch self.held(value, step.name, use) {
            case .success(let held): return apply(marks, to: held, step.name)
            case .failure(let refusal): return .failure(refusal)
            }
        default: return refusal
        }
    }

    private func declarations(of name: String, in meaning: Resolution) -> [MemberTable.Declaration] {
        switch meaning {
        case .type(let id, _): index.declarations(of: name, in: id)
        case .composition(let parts): parts.lazy.map { self.declarations(of: name, in: $0) }.first { !$0.isEmpty } ?? []
        default: []
        }
    }

    /// A type as its member writes it, seen from who holds the member's owner.
    private func written(
        _ type: TypeFact, _ declaration: MemberTable.Declaration, _ held: Held, _ meaning: Resolution
    ) -> Held {
        guard case .named(nil, let name, let own) = type.heldType, own.isEmpty else {
            return Held(type: type, scope: declaration.scope)
        }
        if name == "Self" { return Held(type: held.type, scope: held.scope) }
        if case .type(let id, let arguments) = meaning, let place = index[id].generics.firstIndex(of: name),
            place < arguments.count
        {
            return Held(type: arguments[place], scope: held.scope)
        }
        return Held(type: type, scope: declaration.scope)
    }

    /// Returns the result of calls and subscripts on something.
    private func apply(_ marks: ArraySlice<PathSteps.Mark>, to held: Held, _ name: String) -> Found {
        guard let mark = marks.first else { return .success(held) }
        let rest = marks.dropFirst()
        if held.isType, mark == .call { return apply(rest, to: Held(type: held.type, scope: held.scope), name) }
        var type = held.type.heldType
        if case .structural(let inner) = index.resolveHeld(type, in: held.scope) { type = inner.heldType }
        switch (mark, type) {
        case (.element, .array(let element)): return apply(rest, to: Held(type: element, scope: held.scope), name)
        case (.element, .dictionary(_, let value)): return apply(rest, to: Held(type: value, scope: held.scope), name)
        case (.element, .named(nil, "Array", let arguments)) where arguments.count == 1,
            (.element, .named(nil, "Set", let arguments)) where arguments.count == 1:
            return apply(rest, to: Held(type: arguments[0], scope: held.scope), name)
        case (.call, .function(let function)):
            return apply(rest, to: Held(type: function.result, scope: held.scope), name)
        default:
            let meaning = index.resolveHeld(held.type, in: held.scope)
            let subscripts = mark == .element ? declarations(of: "subscript", in: meaning) : []
            guard Set(subscripts.map(\.type)).count == 1, let only = subscripts.first, let result = only.type else {
                return .failure(Refusal(.untyped(name)))
            }
            return apply(rest, to: written(result, only, held, meaning), name)
        }
    }
}

extension TypeFact {
    /// A type of names and dots; with anything else in it, as it was written.
    fileprivate init(dotted text: String) {
        let isPlain = text.utf8.allSatisfy {
            $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[")
        }
        let words = text.split(separator: " ").filter { $0 != "any" && $0 != "some" }
        guard isPlain, words.count == 1 else {
            self = .verbatim(text)
            return
        }
        var type: TypeFact?
        for name in words[0].split(separator: ".") {
            let plain = String(name.filter { $0 != "?" && $0 != "!" })
            type = .named(base: type, name: plain, arguments: [])
        }
        self = type ?? .verbatim(text)
    }
}
