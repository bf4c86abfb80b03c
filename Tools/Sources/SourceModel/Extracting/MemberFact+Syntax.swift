import SwiftSyntax

extension MemberFact {
    /// Reads a function requirement.
    init(_ function: FunctionDeclSyntax, line: Int) {
        self.init(kind: .function, name: function.name.unquoted, line: line)
        readHead(function.attributes, function.modifiers)
        readGenerics(function.genericParameterClause, function.genericWhereClause)
        parameters = function.signature.parameterClause.parameters.map(ParameterFact.init)
        readEffects(function.signature.effectSpecifiers)
        type = function.signature.returnClause.map { TypeFact($0.type) }
    }

    /// Reads an initialiser requirement.
    init(_ initializer: InitializerDeclSyntax, line: Int) {
        self.init(kind: .initializer, name: "init", line: line)
        readHead(initializer.attributes, initializer.modifiers)
        readGenerics(initializer.genericParameterClause, initializer.genericWhereClause)
        parameters = initializer.signature.parameterClause.parameters.map(ParameterFact.init)
        readEffects(initializer.signature.effectSpecifiers)
        failability = initializer.optionalMark?.text ?? ""
    }

    /// Reads a subscript requirement.
    init(_ subscripting: SubscriptDeclSyntax, line: Int) {
        self.init(kind: .subscript, name: "subscript", line: line)
        readHead(subscripting.attributes, subscripting.modifiers)
        readGenerics(subscripting.genericParameterClause, subscripting.genericWhereClause)
        // A subscript's single name is no label: `subscript(index: Int)` is called without one.
        parameters = subscripting.parameterClause.parameters.map { parameter in
            var fact = ParameterFact(parameter)
            if fact.secondName == nil {
                fact.secondName = fact.label
                fact.label = "_"
            }
            return fact
        }
        type = TypeFact(subscripting.returnClause.type)
        readAccessors(subscripting.accessorBlock)
    }

    /// Reads the property requirements of one declaration; `var a: Int { get }, b: Int { get }` are two.
    static func properties(_ variable: VariableDeclSyntax, line: (TokenSyntax) -> Int) -> [MemberFact] {
        variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let annotation = binding.typeAnnotation
            else { return nil }
            var member = MemberFact(
                kind: .property, name: pattern.identifier.unquoted, line: line(pattern.identifier))
            member.readHead(variable.attributes, variable.modifiers)
            member.type = TypeFact(annotation.type)
            member.readAccessors(binding.accessorBlock)
            return member
        }
    }

    /// Reads an associated type.
    init(_ associated: AssociatedTypeDeclSyntax, line: Int) {
        self.init(kind: .associatedType, name: associated.name.text, line: line)
        readHead(associated.attributes, associated.modifiers)
        inheritance = associated.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? []
        type = associated.initializer.map { TypeFact($0.value) }
        requirements = associated.genericWhereClause?.requirements.map(RequirementFact.init) ?? []
    }

    /// Reads a type alias.
    init(_ alias: TypeAliasDeclSyntax, line: Int) {
        self.init(kind: .alias, name: alias.name.text, line: line)
        readHead(alias.attributes, alias.modifiers)
        readGenerics(alias.genericParameterClause, alias.genericWhereClause)
        type = TypeFact(alias.initializer.value)
    }

    mutating func readHead(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        self.attributes = attributes.texts
        self.modifiers = modifiers.texts
    }

    mutating func readGenerics(
        _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) {
        generics = clause.map(GenericParameterFact.all) ?? []
        let inside = clause?.genericWhereClause?.requirements.map(RequirementFact.init) ?? []
        self.requirements = inside + (requirements?.requirements.map(RequirementFact.init) ?? [])
    }

    mutating func readEffects(_ effects: FunctionEffectSpecifiersSyntax?) {
        isAsync = effects?.asyncSpecifier != nil
        throwing = ThrowingFact(effects?.throwsClause)
    }

    mutating func readAccessors(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let accessors) = block?.accessors else { return }
        for accessor in accessors {
            switch accessor.accessorSpecifier.text {
            case "set", "_modify": isSettable = true
            case "get":
                isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
                throwing = ThrowingFact(accessor.effectSpecifiers?.throwsClause)
            default: break
            }
        }
    }
}

extension ParameterFact {
    /// Reads a parameter.
    init(_ syntax: FunctionParameterSyntax) {
        self.init(
            label: syntax.firstName.unquoted, secondName: syntax.secondName?.unquoted, type: TypeFact(syntax.type),
            isVariadic: syntax.ellipsis != nil)
        hasDefault = syntax.defaultValue != nil
    }

    /// Reads an associated value of an `enum` case.
    init(_ syntax: EnumCaseParameterSyntax) {
        self.init(
            label: syntax.firstName?.unquoted ?? "_", secondName: syntax.secondName?.unquoted,
            type: TypeFact(syntax.type))
        hasDefault = syntax.defaultValue != nil
    }
}

extension GenericParameterFact {
    /// Reads the parameters of a clause.
    static func all(_ clause: GenericParameterClauseSyntax) -> [GenericParameterFact] {
        clause.parameters.map { parameter in
            GenericParameterFact(
                name: parameter.name.text, constraint: parameter.inheritedType.map { TypeFact($0) },
                isPack: parameter.specifier?.text == "each")
        }
    }
}
