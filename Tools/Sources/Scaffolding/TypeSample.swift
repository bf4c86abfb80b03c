import SwiftParser
import SwiftSyntax

/// A type that somebody named, and code of a value of it to test with.
struct TypeSample {
    /// The type as it stands in code: `any Error` where a protocol was named alone.
    let type: String
    /// Code of the value.
    let code: String
    /// The types of the app's own whose `sample` the value is, or is made of.
    let own: [String]
    /// The types of Foundation and UIKit that the type names.
    let system: [String]

    /// The value of a type, or nil where the type is of a kind that nobody can guess a value of.
    init?(of type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) {
            self.init(optionalOf: optional.wrappedType)
        } else if let contract = type.as(SomeOrAnyTypeSyntax.self)?.constraint.as(IdentifierTypeSyntax.self),
            type.description.contains("any ")
        {
            let name = contract.trimmedDescription
            self.init(
                type: type.trimmedDescription, code: WellKnownTypes.protocols[name] ?? "\(name)Mock()", own: [],
                system: [])
        } else if let tuple = type.as(TupleTypeSyntax.self) {
            // Brackets around one type, as an optional of a contract needs.
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil,
                let inner = TypeSample(of: only.type)
            else { return nil }
            self.init(type: "(\(inner.type))", code: inner.code, own: inner.own, system: inner.system)
        } else if let array = type.as(ArrayTypeSyntax.self) {
            guard let element = TypeSample(of: array.element) else { return nil }
            self.init(type: "[\(element.type)]", code: "[\(element.code)]", own: element.own, system: element.system)
        } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
            guard let key = TypeSample(of: dictionary.key), let value = TypeSample(of: dictionary.value) else {
                return nil
            }
            self.init(
                type: "[\(key.type): \(value.type)]", code: "[\(key.code): \(value.code)]", own: key.own + value.own,
                system: key.system + value.system)
        } else if let name = type.as(IdentifierTypeSyntax.self) {
            self.init(named: name)
        } else if let member = type.as(MemberTypeSyntax.self) {
            let isSystem = ["Foundation", "Swift"].contains(member.baseType.trimmedDescription)
            if isSystem, let known = TypeSample(of: TypeSyntax(Self.plain(member))) {
                self = known
                return
            }
            self.init(type: type.trimmedDescription, code: ".sample", own: [type.trimmedDescription], system: [])
        } else {
            return nil
        }
    }

    private init(type: String, code: String, own: [String], system: [String]) {
        self.type = type
        self.code = code
        self.own = own
        self.system = system
    }

    private init?(optionalOf type: TypeSyntax) {
        guard let wrapped = TypeSample(of: type) else { return nil }
        let isBare = wrapped.type.hasPrefix("any ")
        self.init(
            type: isBare ? "(\(wrapped.type))?" : wrapped.type + "?", code: wrapped.code, own: wrapped.own,
            system: wrapped.system)
    }

    private init?(named name: IdentifierTypeSyntax) {
        let text = name.trimmedDescription
        if let value = WellKnownTypes.protocols[text] {
            self.init(type: "any \(text)", code: value, own: [], system: [])
        } else if let shown = ShownType(text) {
            self.init(type: text, code: shown.sample, own: [], system: [])
        } else if let facts = WellKnownTypes.facts(of: text), facts.origin != .swift || facts.sample != nil {
            self.init(
                type: text, code: facts.sample ?? ".sample", own: facts.sample == nil ? [text] : [],
                system: facts.origin == .swift ? [] : [text])
        } else if let arguments = name.genericArgumentClause?.arguments.compactMap({ $0.argument.as(TypeSyntax.self) }),
            ["Array", "Set"].contains(name.name.text), arguments.count == 1
        {
            guard let element = TypeSample(of: arguments[0]) else { return nil }
            self.init(type: text, code: "[\(element.code)]", own: element.own, system: element.system)
        } else if WellKnownTypes.facts(of: name.name.text) != nil {
            // Of the language, and nobody can guess one: a sequence, a result.
            return nil
        } else {
            self.init(type: text, code: ".sample", own: [text], system: [])
        }
    }

    /// A type without the module that it is named in.
    private static func plain(_ member: MemberTypeSyntax) -> IdentifierTypeSyntax {
        IdentifierTypeSyntax(name: member.name, genericArgumentClause: member.genericArgumentClause)
    }
}
