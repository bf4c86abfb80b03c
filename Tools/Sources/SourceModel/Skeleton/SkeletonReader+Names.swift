import SwiftSyntax

/// The types of a unit that are no parts of it, by the parts that have them.
extension SkeletonReader {
    static func nestedTypes(in trees: [SourceFileSyntax], _ roles: [String: String]) -> [String: String] {
        var found: [(String, String)] = []
        for item in trees.flatMap(\.statements) {
            guard let decl = item.item.as(DeclSyntax.self), let group = decl.asProtocol(DeclGroupSyntax.self),
                let name = decl.asProtocol(NamedDeclSyntax.self)?.name.text
                    ?? decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
                let role = roles[name]
            else { continue }
            for member in group.memberBlock.members {
                guard let type = member.decl.as(StructDeclSyntax.self), roles["\(name).\(type.name.text)"] == nil
                else { continue }
                found.append((type.name.text, "nested \(role).\(type.name.text)"))
            }
        }
        // One that two parts have is told by neither.
        return Dictionary(found) { $0 == $1 ? $0 : "" }.filter { !$0.value.isEmpty }
    }

    static func contracts(in trees: [SourceFileSyntax], _ roles: [String: String], _ words: UnitWords)
        -> [String: String]
    {
        var fulfilled: [String: Set<String>] = [:]
        for item in trees.flatMap(\.statements) {
            guard let decl = item.item.as(DeclSyntax.self), !decl.is(ProtocolDeclSyntax.self),
                let group = decl.asProtocol(DeclGroupSyntax.self),
                let role =
                    (decl.asProtocol(NamedDeclSyntax.self)?.name.text
                    ?? decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription).flatMap({ roles[$0] })
            else { continue }
            for type in group.inheritanceClause?.inheritedTypes ?? [] {
                let name = type.type.trimmedDescription
                if roles[name] == nil, words.form(of: name[...])?.contains("{Unit}") == true {
                    fulfilled[name, default: []].insert(role)
                }
            }
        }
        // One that several fulfil tells no part.
        return fulfilled.filter { $0.value.count == 1 }.compactMapValues(\.first)
    }
}

extension SkeletonReader {
    /// The parts that a function makes or has given by one's own type, by the names that it gives them: one unit calls its interactor
    /// `interector`. Of a part that it has twice, neither is told.
    func localParts(in list: CodeBlockItemListSyntax) -> [String: String] {
        let found = list.flatMap { item -> [(name: String, role: String)] in
            (item.item.as(VariableDeclSyntax.self)?.bindings).map { bindings in
                bindings.compactMap { binding in
                    guard let value = binding.initializer?.value, let role = role(ofValue: value) else { return nil }
                    return (binding.pattern.trimmedDescription, role)
                }
            } ?? []
        }
        let counts = Dictionary(found.map { ($0.role, 1) }, uniquingKeysWith: +)
        return Dictionary(found.filter { counts[$0.role] == 1 }.map { ($0.name, $0.role) }) { first, _ in first }
    }

    /// The role of what a value is: a part that is made, or that its type gives.
    private func role(ofValue value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression
        let type =
            called.as(DeclReferenceExprSyntax.self)
            ?? called.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
        return type.flatMap { parts.role(of: $0.baseName.text) }
    }

    /// The label of a parameter, as a form where it is spelt as types are: `create(AboutRef: AboutView)`.
    func label(of parameter: FunctionParameterSyntax) -> String {
        let label = parameter.firstName.text
        return label.first?.isUppercase == true ? words.normal(label) : label
    }

    /// The kind of a type that leads from scene to scene and is no part of a new unit: of which it is one differs from unit to unit, and
    /// few may have one of their name.
    func flow(in type: TypeSyntax) -> String? {
        if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType { return flow(in: wrapped).map { "\($0) ?" } }
        if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType {
            return flow(in: wrapped).map { "\($0) !" }
        }
        if let bound = type.as(SomeOrAnyTypeSyntax.self)?.constraint { return flow(in: bound) }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text, roles[name] == nil, contracts[name] == nil,
            name != "Coordinator", name.hasSuffix("Coordinator")
        else { return nil }
        return "a …Coordinator"
    }

    /// The role of a coordinator that other units have of their own and this one shares, where a property is called as that role is.
    func sharedPart(_ name: String, _ type: TypeSyntax) -> String? {
        guard let flowRole, name == flowRole, flow(in: type) != nil, !roles.values.contains(flowRole) else {
            return nil
        }
        return flowRole
    }
}

extension SkeletonReader {
    /// An import; of a module that is called after the unit's group, each unit has its own.
    func importPiece(_ decl: ImportDeclSyntax, in place: String, at node: some SyntaxProtocol) -> SkeletonPiece {
        guard let form = modules[decl.path.trimmedDescription] else {
            // It is one import, whoever sees it through the file: `internal import UIKit`.
            let text = decl.modifiers.reduce(normal(decl)) {
                $0.replacing($1.trimmedDescription + " ", with: "", maxReplacements: 1)
            }
            return SkeletonPiece(.importing, text, in: place, node)
        }
        let piece = SkeletonPiece(.importing, "import \(form)", in: place, node)
        let name = SkeletonText.withValue("unit.group", in: form, of: "{Group}")
        piece.groupText = decl.trimmedDescription.replacing(decl.path.trimmedDescription, with: name)
        return piece
    }
}

extension SkeletonReader {
    /// The cases with values of enumerations.
    static func cases(in node: Syntax) -> Set<String> {
        if let element = node.as(EnumCaseElementSyntax.self) {
            return element.parameterClause == nil ? [] : [element.name.text]
        }
        if node.is(CodeBlockSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).reduce(into: []) { $0.formUnion(cases(in: $1)) }
    }
}

extension SharedSkeleton {
    /// The role of the coordinators that some units have of their own and others do not.
    static func flowRole(of units: [Unit]) -> String? {
        let ids = Set(units.flatMap { $0.roles.filter { $0.key.hasSuffix("Coordinator") }.map(\.value) })
        guard ids.count == 1, let id = ids.first, units.contains(where: { !$0.roles.values.contains(id) }) else {
            return nil
        }
        return id
    }
}

extension VariableDeclSyntax {
    /// True if an attribute may be a wrapper around the property.
    var hasWrapper: Bool {
        attributes.contains { element in
            element.as(AttributeSyntax.self).map { !Self.ownAttributes.contains($0.attributeName.trimmedDescription) }
                ?? false
        }
    }

    /// The attributes of Swift's own that wrap nothing.
    private static let ownAttributes: Set = ["MainActor", "available", "nonobjc", "objc", "usableFromInline"]
}

extension SkeletonReader {
    /// A declaration outside of types: each module may have its own alias of one name, and each unit a value that is called after it, in
    /// words of its own.
    func globalPiece(_ decl: DeclSyntax, at item: CodeBlockItemSyntax) -> SkeletonPiece {
        let alias = decl.as(TypeAliasDeclSyntax.self).map { "typealias \(words.normal($0.name.text))" }
        let name = decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        guard let name, words.normal(name) != name else { return leaf(.member, in: "", item, called: alias) }
        let piece = leaf(.member, in: "", item, called: "global \(words.normal(name))")
        (piece.declares, piece.label) = ([name], "global")
        return piece
    }
}
