import SwiftSyntax

extension TypeFact {
    /// Types nested deeper than this are kept as they were written: nobody writes them, and every step down costs stack.
    private static let depthLimit = 60

    /// Reads a type from its syntax.
    init(_ syntax: TypeSyntax, depth: Int = 0) {
        guard depth < Self.depthLimit else {
            self = .verbatim(syntax.ownText)
            return
        }
        func read(_ type: TypeSyntax) -> TypeFact { TypeFact(type, depth: depth + 1) }
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            self = .named(base: nil, name: type.name.text, arguments: Self.arguments(type.genericArgumentClause, depth))
        case .memberType(let type):
            self = .named(
                base: read(type.baseType), name: type.name.text,
                arguments: Self.arguments(type.genericArgumentClause, depth))
        case .optionalType(let type): self = .optional(read(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): self = .implicitlyUnwrapped(read(type.wrappedType))
        case .arrayType(let type): self = .array(read(type.element))
        case .dictionaryType(let type): self = .dictionary(key: read(type.key), value: read(type.value))
        case .tupleType(let type):
            self = .tuple(
                type.elements.map { TupleElementFact(label: $0.firstName?.text, type: read($0.type)) })
        case .functionType(let type):
            self = .function(
                FunctionTypeFact(
                    parameters: type.parameters.map { parameter in
                        parameter.ellipsis == nil
                            ? read(parameter.type) : .verbatim(read(parameter.type).description + "...")
                    },
                    isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
                    throwing: ThrowingFact(type.effectSpecifiers?.throwsClause),
                    result: read(type.returnClause.type)))
        case .compositionType(let type): self = .composition(type.elements.map { read($0.type) })
        case .someOrAnyType(let type):
            let constraint = read(type.constraint)
            self = type.someOrAnySpecifier.text == "some" ? .opaque(constraint) : .existential(constraint)
        case .metatypeType(let type): self = .metatype(read(type.baseType), keyword: type.metatypeSpecifier.text)
        case .attributedType(let type):
            var attributes = type.attributes.map(\.ownText)
            attributes += type.lateSpecifiers.map(\.ownText)
            let base = read(type.baseType)
            let specifiers = type.specifiers.map(\.ownText)
            self =
                specifiers.isEmpty && attributes.isEmpty
                ? base : .attributed(specifiers: specifiers, attributes: attributes, base)
        case .suppressedType(let type): self = .suppressed(read(type.type))
        case .packElementType(let type): self = .packElement(read(type.pack))
        case .packExpansionType(let type): self = .packExpansion(read(type.repetitionPattern))
        default: self = .verbatim(syntax.ownText)
        }
    }

    static func arguments(_ clause: GenericArgumentClauseSyntax?, _ depth: Int) -> [TypeFact] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            switch argument.argument {
            case .type(let type): return TypeFact(type, depth: depth + 1)
            default: return .verbatim(argument.argument.ownText)
            }
        }
    }
}

extension ThrowingFact {
    /// Reads what may be thrown from its clause.
    init(_ clause: ThrowsClauseSyntax?) {
        guard let clause else {
            self = .nothing
            return
        }
        if clause.throwsSpecifier.text == "rethrows" {
            self = .rethrowing
        } else if let type = clause.type {
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
    /// Reads one requirement of a `where` clause.
    init(_ syntax: GenericRequirementSyntax) {
        switch syntax.requirement {
        case .conformanceRequirement(let requirement):
            self.init(
                left: TypeFact(requirement.leftType), relation: .conforms, right: TypeFact(requirement.rightType))
        case .sameTypeRequirement(let requirement):
            if case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType {
                self.init(left: TypeFact(left), relation: .equals, right: TypeFact(right))
            } else {
                self.init(left: .verbatim(requirement.ownText), relation: .verbatim, right: nil)
            }
        default:
            self.init(left: .verbatim(syntax.requirement.ownText), relation: .verbatim, right: nil)
        }
    }
}
