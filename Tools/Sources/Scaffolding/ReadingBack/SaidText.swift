import SwiftSyntax

/// Texts that people read: literals, translated ones, and those that a type declares under a name.
enum SaidText {
    /// Returns the text of a literal or of one that is translated: `"No orders"`, `String(localized: "No orders")`,
    /// `NSLocalizedString("orders.empty", value: "No orders", comment: "")`.
    static func literal(_ expression: some ExprSyntaxProtocol) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return literal.representedLiteralValue ?? literal.segments.description
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
            return nil
        }
        switch (call.calledExpression.trimmedDescription, first.label?.text) {
        case ("String", "localized"), ("NSLocalizedString", nil), ("LocalizedStringResource", nil): break
        default: return nil
        }
        let said = call.arguments.first { ["defaultValue", "value"].contains($0.label?.text) } ?? first
        return literal(said.expression)
    }

    /// The texts that the types of files declare, by how code names them: `OrdersTexts.empty`, `L10n.Orders.empty`.
    static func declared(in trees: [SourceFileSyntax]) -> [String: String] {
        var texts: [String: String] = [:]
        for item in trees.flatMap(\.statements) {
            guard let declaration = item.item.as(DeclSyntax.self) else { continue }
            for (name, value) in values(of: declaration, in: "") where texts[name] == nil {
                texts[name] = literal(value)
            }
        }
        return texts
    }

    /// The values that a type declares, and those of the types in it.
    private static func values(of declaration: DeclSyntax, in outer: String) -> [(name: String, value: ExprSyntax)] {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
        let named = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        let type = outer + (named ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "")
        return group.memberBlock.members.flatMap { member -> [(name: String, value: ExprSyntax)] in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else {
                return values(of: member.decl, in: type + ".")
            }
            guard variable.modifiers.contains(where: { $0.name.text == "static" }) else { return [] }
            return variable.bindings.compactMap { binding in
                value(of: binding).map { (type + "." + binding.pattern.trimmedDescription, $0) }
            }
        }
    }

    /// The one expression that a property is.
    private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
        if let value = binding.initializer?.value { return value }
        let statements: CodeBlockItemListSyntax? =
            switch binding.accessorBlock?.accessors {
            case .getter(let statements): statements
            case .accessors(let accessors):
                accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
            case nil: nil
            }
        guard let statements, statements.count == 1, let item = statements.first?.item else { return nil }
        return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }
}

/// Finds what may be a text in code, in its order: every expression, and what is assigned to what.
final class TextFinder: SyntaxVisitor {
    private(set) var expressions: [ExprSyntax] = []
    private(set) var assignments: [(target: String, value: ExprSyntax)] = []

    init(_ nodes: [some SyntaxProtocol]) {
        super.init(viewMode: .sourceAccurate)
        nodes.forEach { walk($0) }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count == 3, parts[1].is(AssignmentExprSyntax.self) {
            assignments.append((parts[0].trimmedDescription, parts[2]))
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { found(node, .skipChildren) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { found(node, .visitChildren) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { found(node, .visitChildren) }

    private func found(
        _ node: some ExprSyntaxProtocol, _ goesOn: SyntaxVisitorContinueKind
    ) -> SyntaxVisitorContinueKind {
        expressions.append(ExprSyntax(node))
        return goesOn
    }
}

extension CodeSheet {
    /// Returns the text that an expression says, itself or by the name of one that a type of the app declares.
    func text(of expression: ExprSyntax) -> String? {
        if let literal = SaidText.literal(expression) { return literal }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
            let type = base.split(separator: ".").first.map(String.init), type.first?.isUppercase == true
        else { return nil }
        let name = "\(base).\(member.declName.baseName.text)"
        return texts[name] ?? SaidText.declared(in: UnitCode(paths(ofTypesNamed: type)).trees)[name]
    }

    /// Returns the first text that some code says.
    func firstText(in node: some SyntaxProtocol) -> String? {
        TextFinder([node]).expressions.lazy.compactMap(text(of:)).first { !$0.isEmpty }
    }

    /// Returns the first text that is assigned to a property: `emptyLabel.text`.
    func text(assignedTo target: String) -> String? {
        TextFinder(code.trees).assignments.lazy.filter { $0.target == target || $0.target.hasSuffix("." + target) }
            .compactMap { text(of: $0.value) }.first
    }
}
