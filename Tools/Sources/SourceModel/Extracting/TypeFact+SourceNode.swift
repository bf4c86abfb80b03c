extension TypeFact {
    /// Types nested deeper than this are kept as they were written: nobody writes them, and every step down costs stack.
    private static let depthLimit = 60

    /// Reads a type; one that is not there is `_`.
    init(_ node: SourceNode?, depth: Int = 0) {
        guard let node else {
            self = .plain("_")
            return
        }
        guard depth < Self.depthLimit else {
            self = .verbatim(node.text)
            return
        }
        func read(_ slot: ChildPosition) -> TypeFact { TypeFact(node[slot], depth: depth + 1) }
        switch node.kind {
        case .identifierType:
            self = .named(
                base: nil, name: node[.identifierTypeName]?.text ?? "",
                arguments: Self.arguments(node[.identifierTypeArguments], depth))
        case .memberType:
            self = .named(
                base: read(.memberTypeBase), name: node[.memberTypeName]?.text ?? "",
                arguments: Self.arguments(node[.memberTypeArguments], depth))
        case .optionalType: self = .optional(read(.optionalWrapped))
        case .implicitlyUnwrappedOptionalType: self = .implicitlyUnwrapped(read(.unwrappedWrapped))
        case .arrayType: self = .array(read(.arrayTypeElement))
        case .dictionaryType: self = .dictionary(key: read(.dictionaryTypeKey), value: read(.dictionaryTypeValue))
        case .tupleType: self = .tuple(Self.elements(ofTuple: node, depth))
        case .functionType: self = .function(FunctionTypeFact(node, depth))
        case .compositionType:
            let parts = node[.compositionElements]?.children.map {
                TypeFact($0[.compositionElementType], depth: depth + 1)
            }
            self = .composition(parts ?? [])
        case .someOrAnyType:
            let constraint = read(.someOrAnyConstraint)
            self = node[.someOrAnySpecifier]?.spells("some") == true ? .opaque(constraint) : .existential(constraint)
        case .metatypeType: self = .metatype(read(.metatypeBase), keyword: node[.metatypeSpecifier]?.text ?? "")
        case .attributedType:
            let attributes = (node[.attributedAttributes]?.texts ?? []) + (node[.attributedLateSpecifiers]?.texts ?? [])
            let base = read(.attributedBase)
            let specifiers = node[.attributedSpecifiers]?.texts ?? []
            self =
                specifiers.isEmpty && attributes.isEmpty
                ? base : .attributed(specifiers: specifiers, attributes: attributes, base)
        case .suppressedType: self = .suppressed(read(.suppressedType))
        case .packElementType: self = .packElement(read(.packElement))
        case .packExpansionType: self = .packExpansion(read(.packPattern))
        default: self = .verbatim(node.text)
        }
    }

    /// Reads a type and writes it as ``write(to:)`` does. Most types are plain names, of which no fact has to be made
    /// for that.
    static func write(_ node: SourceNode?, to writer: inout ByteWriter, depth: Int = 0) {
        if let node, depth < depthLimit {
            switch node.kind {
            case .identifierType where node[.identifierTypeArguments] == nil:
                if let name = node[.identifierTypeName] { return write(plain: BorrowedText(name.bytes), to: &writer) }
            case .optionalType:
                writer.write(2 as UInt8)
                return write(node[.optionalWrapped], to: &writer, depth: depth + 1)
            case .arrayType:
                writer.write(4 as UInt8)
                return write(node[.arrayTypeElement], to: &writer, depth: depth + 1)
            default: break
            }
        }
        TypeFact(node, depth: depth).write(to: &writer)
    }

    private static func elements(ofTuple node: SourceNode, _ depth: Int) -> [TupleElementFact] {
        node[.tupleTypeElements]?.children.map { element in
            TupleElementFact(
                label: element[.tupleElementLabel]?.text, type: TypeFact(element[.tupleElementType], depth: depth + 1))
        } ?? []
    }

    /// Reads the arguments between angle brackets.
    static func arguments(_ clause: SourceNode?, _ depth: Int) -> [TypeFact] {
        guard let arguments = clause?[.genericArguments] else { return [] }
        return arguments.children.map { argument in
            guard let value = argument[.genericArgument] else { return .plain("_") }
            return value.isType ? TypeFact(value, depth: depth + 1) : .verbatim(value.text)
        }
    }

    /// Reads the types after a colon.
    static func inherited(_ clause: SourceNode?) -> [TypeFact] {
        clause?[.inheritedTypes]?.children.map { TypeFact($0[.inheritedType]) } ?? []
    }
}

extension FunctionTypeFact {
    /// Reads the type of a function.
    fileprivate init(_ node: SourceNode, _ depth: Int) {
        let parameters = node[.functionTypeParameters]?.children.map { parameter in
            let type = TypeFact(parameter[.tupleElementType], depth: depth + 1)
            return parameter[.tupleElementEllipsis] == nil ? type : .verbatim(type.description + "...")
        }
        let effects = node[.functionTypeEffects]
        self.init(
            parameters: parameters ?? [], isAsync: effects?[.effectsAsync] != nil,
            throwing: ThrowingFact(effects?[.effectsThrows]),
            result: TypeFact(node[.functionTypeReturn]?[.returnType], depth: depth + 1))
    }
}

extension ThrowingFact {
    /// Reads what may be thrown from its clause.
    init(_ clause: SourceNode?) {
        guard let clause else {
            self = .nothing
            return
        }
        if clause[.throwsSpecifier]?.spells("rethrows") == true {
            self = .rethrowing
        } else if let type = clause[.throwsType] {
            let error = TypeFact(type)
            switch error {
            case .named(nil, "Never", _): self = .nothing
            case .existential(.named(nil, "Error", _)): self = .anything
            default: self = .typed(error)
            }
        } else {
            self = .anything
        }
    }
}

extension RequirementFact {
    /// Reads the requirements of a `where` clause.
    static func all(_ clause: SourceNode?) -> [RequirementFact] {
        clause?[.whereRequirements]?.children.compactMap { $0[.requirement] }.map(RequirementFact.init) ?? []
    }

    /// Reads one requirement.
    private init(_ node: SourceNode) {
        switch node.kind {
        case .conformanceRequirement:
            self.init(
                left: TypeFact(node[.conformanceLeft]), relation: .conforms, right: TypeFact(node[.conformanceRight]))
        case .sameTypeRequirement:
            if let left = node[.sameTypeLeft], let right = node[.sameTypeRight], left.isType, right.isType {
                self.init(left: TypeFact(left), relation: .equals, right: TypeFact(right))
            } else {
                self.init(left: .verbatim(node.text), relation: .verbatim, right: nil)
            }
        default: self.init(left: .verbatim(node.text), relation: .verbatim, right: nil)
        }
    }
}

extension GenericParameterFact {
    /// Reads the parameters of a clause.
    static func all(_ clause: SourceNode?) -> [GenericParameterFact] {
        clause?[.genericParameters]?.children.map { parameter in
            GenericParameterFact(
                name: parameter[.genericName]?.text ?? "",
                constraint: parameter[.genericConstraint].map { TypeFact($0) },
                isPack: parameter[.genericSpecifier]?.spells("each") == true)
        } ?? []
    }
}

extension SourceNode {
    /// The type of what is made and set up in one: `UILabel().then { … }`, which gives back what it is called on.
    private var typeSetUp: TypeFact? {
        guard kind == .memberAccessExpr, let name = self[.memberName]?.text, Self.settingUp.contains(name),
            let made = self[.memberBase], made.kind == .functionCallExpr, let callee = made[.callCallee]
        else { return nil }
        return CreatedType.of(callee: callee)
    }

    /// The names of functions that hand a value to a closure and return it.
    private static let settingUp: Set = ["then", "with", "apply", "also", "configure", "configured", "set"]

    /// The one type that a call's arguments name: `make(HomePresenter.init, for: self)`, `container.resolve(Loader.self)`. What is
    /// generic gives back what it is asked for; a property that is called as who is asked, and not as that type, holds none of it:
    /// `let logger = Logger.log(HomePresenter.self)`.
    ///
    /// - Parameter property: The name of the property that the value is set to.
    func typeNamed(byCallFor property: String) -> TypeFact? {
        var call: SourceNode? = self
        while let wrapped = call, wrapped.kind != .functionCallExpr {
            switch wrapped.kind {
            case .tryExpr: call = wrapped[.tryExpression]
            case .forceUnwrapExpr: call = wrapped[.forcedExpression]
            default: return nil
            }
        }
        if let callee = call?[.callCallee], let made = callee.typeSetUp { return made }
        guard let call, let arguments = call[.callArguments] else { return nil }
        var found: (type: TypeFact, name: String)?
        for argument in arguments.children {
            guard let value = argument[.argumentValue], value.kind == .memberAccessExpr,
                let name = value[.memberName]?.text, name == "self" || name == "init", let base = value[.memberBase]
            else { continue }
            let type = base.text.split(separator: ".").last.map(String.init) ?? ""
            guard type.first?.isUppercase == true, type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                continue
            }
            if found != nil { return nil }
            found = (.plain(type), type)
        }
        guard let found, Self.isCalled(property, as: found.name) || !call.isOfNamesake(of: property) else { return nil }
        return found.type
    }

    /// Returns true if a call asks what a property is called as: `Logger.log(…)` for `logger`, `makeLogger(…)` too.
    private func isOfNamesake(of property: String) -> Bool {
        guard let callee = self[.callCallee] else { return false }
        return callee.text.split(separator: "(")[0].split(separator: ".").contains { Self.isCalled(property, as: $0) }
    }

    /// Returns true if a property is called as a name ends, in capitals or not.
    private static func isCalled(_ property: String, as name: some StringProtocol) -> Bool {
        let own = property.lowercased().drop { $0 == "_" }
        return !own.isEmpty && name.lowercased().hasSuffix(own)
    }
}
