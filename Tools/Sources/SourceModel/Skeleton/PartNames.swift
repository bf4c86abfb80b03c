import SwiftSyntax

/// Knows a unit's parts where its code names them.
struct PartNames {
    /// The roles by the names of types, and of nested types by their last names, too: inside of the type that holds it, a nested one
    /// goes by that.
    private var roles: [String: String]

    init(roles: [String: String]) {
        let last = roles.map { (String($0.key.split(separator: ".").last ?? ""), $0.value) }
        self.roles = roles.merging(last) { whole, _ in whole }
    }

    /// The role that a type of this name plays.
    func role(of name: String) -> String? { roles[name] }

    /// The parts that a type holds or is handed, by the names that it gives them. A name of two parts is none.
    ///
    /// - Parameters:
    ///   - members: The type's members.
    ///   - generic: The type, where it may be made for others: `AboutView<Model: AboutModelProtocol>` holds a `Model`.
    func named(in members: MemberBlockItemListSyntax, of generic: (any WithGenericParametersSyntax)? = nil)
        -> [String: String]
    {
        var known = self
        for parameter in generic?.genericParameterClause?.parameters ?? [] {
            if let role = parameter.inheritedType.flatMap(role(of:)) { known.roles[parameter.name.text] = role }
        }
        return known.found(in: members)
    }

    private func found(in members: MemberBlockItemListSyntax) -> [String: String] {
        var named: [(name: String, role: String)] = []
        for item in members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
                    let made = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    guard
                        let role = binding.typeAnnotation.flatMap({ self.role(of: $0.type) }) ?? made.flatMap(role(of:))
                    else { continue }
                    named.append((binding.pattern.trimmedDescription, role))
                }
            }
            for parameter in item.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters ?? [] {
                guard let role = role(of: parameter.type) else { continue }
                named.append(((parameter.secondName ?? parameter.firstName).text, role))
            }
        }
        return Dictionary(named.map { ($0.name, $0.role) }) { $0 == $1 ? $0 : "" }.filter { !$0.value.isEmpty }
    }

    private func role(of type: TypeSyntax) -> String? {
        if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType { return role(of: wrapped) }
        if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType { return role(of: wrapped) }
        if let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint { return role(of: constraint) }
        // `(AboutBusinessLogic & AboutDataStore)` is the part that fulfils the first.
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return role(of: inner.type)
        }
        if let composed = type.as(CompositionTypeSyntax.self) {
            return composed.elements.lazy.compactMap { role(of: $0.type) }.first
        }
        return type.as(IdentifierTypeSyntax.self).flatMap { roles[$0.name.text] }
    }
}
