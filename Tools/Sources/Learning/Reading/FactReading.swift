import SourceModel

/// The reading of the part of a file's facts that learning needs.
enum FactReading {
    /// Takes what learning asks of a file.
    ///
    /// - Parameters:
    ///   - facts: The declarations of the file.
    ///   - path: The file's path.
    ///   - nested: The roles that stand inside enumerations.
    /// - Returns: The file's types with what they hold and do.
    static func file(_ facts: FileFacts, path: String, nested: NestedNames = .none) -> SourceFile {
        var file = SourceFile(path: path)
        file.imports = facts.imports.map(\.module)
        file.importLines = facts.imports.map(\.line)
        file.tested = facts.imports.filter { $0.attributes.contains("@testable") }.map(\.module)
        let aliases = ownAliases(of: facts)
        let directives = facts.directives.compactMap { SourceType.Directive($0.text, line: $0.line) }
        for fact in facts.types {
            switch fact.kind {
            case .class: file.types.append(type(fact, .class, nested))
            case .struct: file.types.append(type(fact, .struct, nested))
            case .enum: file.types.append(type(fact, .enum, nested))
            case .actor: file.types.append(type(fact, .actor, nested))
            case .extension: file.extensions.append(type(fact, .class, nested))
            // One inside a type is seen in that type alone.
            // One of a name of UIKit's stands for it on other systems.
            case .alias where InterfaceNames.isOfUIKit(fact.name): break
            case .alias where fact.nesting.isEmpty:
                file.aliases[fact.name] = fact.inheritance.first?.typeNames(nested)
                file.aliasHeads[fact.name] = fact.inheritance.first?.heldNames(nested)
                if case .tuple = fact.inheritance.first { file.aliasTexts[fact.name] = fact.inheritance[0].description }
            case .alias:
                if fact.nesting.count == 1, let meaning = fact.inheritance.first?.heldNames(.none), meaning.count == 1 {
                    file.nestedAliases.append((fact.nesting[0], fact.name, meaning[0]))
                }
            }
        }
        for fact in facts.protocols {
            let nested = nested.inside(fact.nesting.first)
            let place = nested.place(of: fact.name, in: fact.nesting)
            let type = SourceType(name: place.name, kind: .protocol, line: fact.line, nesting: place.nesting)
            add(fact.inheritance, fact.members, to: type, nested)
            file.types.append(type)
        }
        takeScopedCases(of: facts, in: file)
        takeReducers(of: facts, in: file)
        takeHelpersApart(of: facts, in: file)
        if !directives.isEmpty { for type in file.types { type.directives = directives } }
        if !aliases.isEmpty {
            for type in file.types + file.extensions {
                if let own = aliases[type.name] { replace(own, in: type) }
            }
        }
        return file
    }

    private static func type(_ fact: NominalFact, _ kind: SourceType.Kind, _ nested: NestedNames) -> SourceType {
        var name = fact.name
        var (outer, nesting): (String?, [String]) = (fact.nesting.first ?? fact.name, fact.nesting)
        if fact.kind == .extension {
            // `extension Outer.Inner<Int>` adds to `Inner`.
            var bytes = name.utf8.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: " ") }
            if let dot = bytes.lastIndex(of: UInt8(ascii: ".")) {
                let around = String(Substring(bytes[..<dot]))
                let parts = around.split(separator: ".").map(String.init)
                outer = parts.first
                bytes = bytes[bytes.index(after: dot)...]
                let last = String(Substring(bytes))
                name = nested.meaning(of: last, after: around)
                if name == last { nesting = parts }
            } else {
                if bytes.count != name.utf8.count { name = String(Substring(bytes)) }
                outer = name
            }
        }
        let nested = nested.inside(outer)
        let place = nested.place(of: name, in: nesting)
        let type = SourceType(name: place.name, kind: kind, line: fact.line, nesting: place.nesting)
        add(fact.inheritance, fact.members, to: type, nested)
        replaceSelf(in: type)
        type.isGeneric = type.isGeneric || !fact.generics.isEmpty
        type.isOfFile = fact.access.map { $0 <= .fileprivate } ?? false
        type.isPublic = fact.access.map { $0 >= .public } ?? false
        // The macro makes it conform.
        if fact.attributes.contains(where: { $0.hasPrefix("@Reducer") }) { type.inherits.append("Reducer") }
        if fact.attributes.contains("@Model") { type.inherits.append("PersistentModel") }
        guard !fact.generics.isEmpty else { return type }
        type.parameters = fact.generics.map(\.name)
        takeParameters(type)
        // `let model: Model` of `struct AboutView<Model: AboutModelProtocol>` holds an `AboutModelProtocol`, where that stands
        // behind `where`, too.
        let inline = fact.generics.compactMap { parameter in
            parameter.constraint.map { (parameter.name, $0.heldNames(nested)) }
        }
        let behind = fact.requirements.compactMap { requirement -> (String, [String])? in
            guard requirement.relation == .conforms, let bound = requirement.right,
                case .named(nil, let name, _) = requirement.left
            else { return nil }
            return (name, bound.heldNames(nested))
        }
        let bounds = Dictionary(inline + behind) { first, _ in first }
        for number in type.properties.indices {
            type.properties[number].types = type.properties[number].types.flatMap { bounds[$0] ?? [$0] }
        }
        return type
    }

    /// Adds what a declaration has to its type.
    private static func add(
        _ inheritance: [TypeFact], _ members: [MemberFact], to type: SourceType, _ nested: NestedNames
    ) {
        type.inherits = inheritance.flatMap { $0.heldNames(nested) }
        type.declaredInherits = type.inherits.count
        // Where a member is looked at where it stands, none of its many parts is retained.
        members.withUnsafeBufferPointer { members in
            guard let first = members.baseAddress else { return }
            type.reserve(for: members)
            for index in members.indices {
                let member = first + index
                if member.pointee.modifiers.contains("override") { type.hasBaseClass = true }
                switch member.pointee.kind {
                case .property:
                    type.append(property(member, nested))
                    if let body = member.pointee.body, !body.isEmpty {
                        let accessor = function(member, "", body, nested)
                        if !accessor.accessed.isEmpty {
                            accessor.creates += body.handed(besides: accessor.creates)
                        }
                        accessor.takeOwn(member, in: body, nested)
                        type.functions.append(accessor)
                    }
                case .function, .initializer:
                    type.functions.append(function(member, member.pointee.name, member.pointee.body, nested))
                case .subscript, .deinitializer:
                    if let body = member.pointee.body, !body.isEmpty {
                        type.functions.append(function(member, "", body, nested))
                    }
                case .associatedType:
                    type.isGeneric = true
                    type.associated.append(
                        .init(
                            name: member.pointee.name,
                            bounds: member.pointee.inheritance.flatMap { $0.heldNames(nested) },
                            hasDefault: member.pointee.type != nil))
                case .alias: type.givenAliases.append(member.pointee.name)
                default: break
                }
            }
        }
        if type.inherits.contains(where: Self.viewsOfReactors.contains) { takeReactor(type, members, nested) }
        takeHelpers(members, of: type)
        type.declaredMembers = (type.properties.count, type.functions.count)
        // No protocol is named with types in an inheritance clause.
        if case .named(_, _, let arguments)? = inheritance.first, !arguments.isEmpty {
            type.hasBaseClass = true
            type.baseArguments = arguments.map { $0.heldNames(nested).first ?? "" }
        }
        let callsSuper = type.functions.contains { $0.memberCalls.contains { $0.member == "super" } }
        if callsSuper { type.hasBaseClass = true }
    }

    private static func function(
        _ member: UnsafePointer<MemberFact>, _ name: String, _ body: BodyFact?, _ nested: NestedNames
    ) -> SourceType.Function {
        let isAccessor = member.pointee.kind == .property && member.pointee.storage == nil
        let function = SourceType.Function(
            name: name, accessed: isAccessor ? member.pointee.name : "", isStatic: member.pointee.isStatic,
            result: name.isEmpty ? [] : member.pointee.type?.typeNames(nested) ?? [], line: member.pointee.line)
        let taken = member.pointee.parameters.map { $0.type.typeNames(nested) }
        for names in taken { function.parameters += names }
        if member.pointee.kind == .initializer, !taken.isEmpty {
            function.labels = member.pointee.parameters.map(\.label)
            // Nearly all parameters have one type, of which nothing is kept: there are many initialisers.
            if taken.contains(where: { $0.count != 1 }) { function.labelCounts = taken.map(\.count) }
        }
        if !function.result.isEmpty { function.resultText = member.pointee.type?.description ?? "" }
        guard let body else { return function }
        // Few bodies wire or give back what they made.
        lazy var locals = Self.locals(of: body, member.pointee.parameters, nested)
        let selves = body.namesOfSelf
        for call in body.calls {
            if !call.arguments.isEmpty { function.takeGiven(to: call) }
            if let type = call.creates {
                guard let name = type.lastTypeName(nested) else { continue }
                function.creates.append(name)
                // `Storyboard<AboutViewController>(name: "About")` makes what it is made for.
                if name.hasSuffix("Storyboard") { function.creates += type.typeNames(nested).dropFirst() }
                function.takeImplied(by: call, of: name, in: body)
            } else if let screen = call.screenOfStoryboard {
                function.creates.append(screen)
            } else if call.callee.text.utf8.contains(UInt8(ascii: ".")),
                case .member(let base, let called) = PlainPath(call.callee.ofSelf(selves))
            {
                if base.isCapitalized {
                    let type = nested.meaning(of: base)
                    function.staticCalls.append(.init(type: type, function: called, line: call.line))
                } else {
                    function.memberCalls.append(.init(member: base, function: called))
                }
            } else if !nested.isEmpty, let called = nested.called(call.callee.text) {
                function.staticCalls.append(.init(type: called.type, function: called.function, line: call.line))
            }
        }
        // `storyboard.instantiateViewController(…) as? X` makes one, and `segue.destination as! X` is one that was made.
        let values = body.locals.compactMap(\.value) + body.assignments.map(\.value) + body.returns.map(\.value)
        function.creates += values.compactMap { body.instantiated($0, nested) }
        for value in values { function.takeCast(value, nested) }
        for local in body.locals { function.takeTyped(local, in: body, nested) }
        for assignment in body.assignments where assignment.operator == "=" {
            switch PlainPath(assignment.target) {
            case .name(let name):
                function.takeImplied(by: assignment.value, as: name, in: body)
                guard let type = body.made(by: assignment.value, nested) ?? local(assignment.value, locals) else {
                    continue
                }
                function.placements.append(.init(member: name, type: type, line: assignment.line))
            case .member(let base, let member):
                if assignment.value.path?.text == "self" {
                    function.handed.append(.init(holder: base, member: member, type: locals[base]))
                }
                guard let holder = locals[base], let path = assignment.value.path,
                    case .name(let name) = PlainPath(path),
                    let value = locals[name]
                else { continue }
                function.wirings.append(.init(holder: holder, member: member, value: value))
            case nil: break
            }
        }
        takeReturned(of: body, nested, function) { local($0, locals) }
        if !body.mentions.isEmpty { function.creates += body.handedInitializers(nested) }
        return function
    }

    /// The type of a value that is the plain name of a local.
    private static func local(_ value: ValueFact, _ locals: @autoclosure () -> [String: String]) -> String? {
        guard let path = value.path, case .name(let name) = PlainPath(path) else { return nil }
        return locals()[name]
    }

    /// The types of the names in a body, as far as they are plain.
    private static func locals(
        of body: BodyFact, _ parameters: [ParameterFact], _ nested: NestedNames
    ) -> [String: String] {
        var locals: [String: String] = [:]
        for parameter in parameters { locals[parameter.name] = parameter.type.typeNames(nested).first }
        for local in body.locals {
            if let value = local.value, let type = body.made(by: value, nested) {
                locals[local.name] = type
            } else if let type = local.type?.typeNames(nested).first {
                locals[local.name] = type
            }
        }
        for assignment in body.assignments {
            guard case .name(let name) = PlainPath(assignment.target),
                let type = body.made(by: assignment.value, nested)
            else { continue }
            locals[name] = type
        }
        return locals
    }
}

extension BodyFact {
    /// The names that stand for `self`: `me` after `guard let me = self`.
    fileprivate var namesOfSelf: [String] { locals.filter { $0.value?.path?.text == "self" }.map(\.name) }
}

extension PathFact {
    /// The path with `self` in the place of a name that stands for it.
    fileprivate func ofSelf(_ names: [String]) -> PathFact {
        let name = names.first { text.hasPrefix($0 + ".") || text.hasPrefix($0 + "?.") }
        return name.map { PathFact("self" + text.dropFirst($0.count)) } ?? self
    }
}

extension String {
    /// True if the first letter is a capital.
    var isCapitalized: Bool {
        guard let byte = utf8.first else { return false }
        return byte < 0x80
            ? byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") : first?.isUppercase ?? false
    }
}

/// A path of one or two names, a leading `self` left out: `presenter` of `self.presenter?`, `presenter.show` of
/// `presenter?.show`. What calls or subscripts on its way is none.
enum PlainPath {
    case name(String)
    case member(of: String, String)

    init?(_ path: PathFact) {
        var text = path.text
        let parts = text.withUTF8 { bytes -> (base: String, member: String?)? in
            var first = 0
            if let own = Self.lengthOfSelf(bytes) { first = own }
            var dot: Int?
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: " "): return nil
                case UInt8(ascii: ".") where index >= first:
                    if dot != nil { return nil }
                    dot = index
                default: break
                }
            }
            guard let base = Self.unmarked(bytes[first..<(dot ?? bytes.count)]) else { return nil }
            guard let dot else { return (base, nil) }
            guard let member = Self.unmarked(bytes[(dot + 1)...]) else { return nil }
            return (base, member)
        }
        guard let parts else { return nil }
        self = parts.member.map { .member(of: parts.base, $0) } ?? .name(parts.base)
    }

    /// The length of a `self.` or `self?.` that a path begins with.
    private static func lengthOfSelf(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let length = 4
        guard bytes.count > length, bytes[0] == UInt8(ascii: "s"), bytes[1] == UInt8(ascii: "e"),
            bytes[2] == UInt8(ascii: "l"), bytes[3] == UInt8(ascii: "f")
        else { return nil }
        if bytes[length] == UInt8(ascii: ".") { return length + 1 }
        guard bytes.count > length + 1, bytes[length] == UInt8(ascii: "?"), bytes[length + 1] == UInt8(ascii: ".")
        else { return nil }
        return length + 2
    }

    /// A name without the marks of optionals after it; `nil` where nothing is left.
    private static func unmarked(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        var bytes = bytes
        while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
        return bytes.isEmpty ? nil : String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
}

extension TypeFact {
    /// The names of the types that a value of the type is or keeps, the outermost first: not what a generic type is made for, as
    /// the section of a `DiffableDataSource<Section>`, and not a type that is a value itself.
    func heldNames(_ nested: NestedNames) -> [String] {
        switch self {
        case .function, .metatype: return []
        case .named(let base, let name, let arguments):
            let own = nested.meaning(of: name, after: base?.lastName)
            // `Store<About.State, About.Action>` keeps `About`.
            if name == "Store", case .named(let reducer?, "State", _)? = arguments.first {
                return [own] + reducer.heldNames(nested)
            }
            return arguments.isEmpty || GenericKeeping(name) == nil
                ? [own] : [own] + arguments.flatMap { $0.heldNames(nested) }
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type): return type.heldNames(nested)
        default: return children.flatMap { $0.heldNames(nested) }
        }
    }

    /// The ownership of a box such as `Weak<View>`; `nil` of a type that is none.
    var boxedOwnership: SourceType.Ownership? {
        switch self {
        case .named(_, let name, let arguments) where !arguments.isEmpty:
            switch GenericKeeping(name) {
            case .weak: return .weak
            case .unowned: return .unowned
            case .collection, .box, nil: return nil
            }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): return type.boxedOwnership
        default: return nil
        }
    }

    /// The names of the types in the type, the outermost first, those of functions left out.
    func typeNames(_ nested: NestedNames) -> [String] {
        switch self {
        case .function: return []
        case .named(let base, let name, let arguments):
            let own = nested.meaning(of: name, after: base?.lastName)
            return arguments.isEmpty ? [own] : [own] + arguments.flatMap { $0.typeNames(nested) }
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type): return type.typeNames(nested)
        default: return children.flatMap { $0.typeNames(nested) }
        }
    }

    /// The name of a type that is made, with the one that it is a member of; `nil` of collections.
    func lastTypeName(_ nested: NestedNames) -> String? {
        guard case .named(let base, let name, _) = self else { return nil }
        let meaning = nested.meaning(of: name, after: base?.lastName)
        guard meaning == name, let outer = base?.lastName, !nested.isFlat(name, in: outer) else { return meaning }
        return "\(outer).\(name)"
    }
}

extension NestedNames {
    /// The type and its function that a path such as `About.Builder.build` calls.
    fileprivate func called(_ path: String) -> (type: String, function: String)? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let name = String(parts[1])
        let type = meaning(of: name, after: String(parts[0]))
        return type == name ? nil : (type, String(parts[2]))
    }
}
