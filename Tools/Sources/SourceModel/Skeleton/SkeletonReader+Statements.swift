import SwiftSyntax

/// The statements of functions: each is a piece, and so is what it hands to the parts of the unit that it makes.
extension SkeletonReader {
    /// The `init(coder:)` that Interface Builder would call, which is written in many ways that say the same; what one sets for itself
    /// goes, and the call of its base stays.
    func coderPiece(_ decl: InitializerDeclSyntax, in place: String, _ role: String, at node: some SyntaxProtocol)
        -> SkeletonPiece
    {
        let text = normal(decl)
        let isPlain = !text.contains("self . init")
        guard isPlain, let body = decl.body, text.contains("super . init") else {
            let piece = SkeletonPiece(.member, isPlain ? "init(coder:)" : text, in: place, node)
            piece.mentions = mentions(in: decl)
            return piece
        }
        let piece = SkeletonPiece(.function, "init(coder:)", in: place, node)
        (piece.role, piece.label) = (role, "init(coder:)")
        piece.children = statements(body.statements, in: piece)
        return piece
    }

    func statements(_ list: CodeBlockItemListSyntax, in function: SkeletonPiece) -> [SkeletonPiece] {
        list.enumerated().map { number, item in
            let made = made(in: Syntax(item), nested: true) + implied(by: item)
            let arguments = made.map(\.arguments)
            let isArgument = { (node: Syntax) in
                arguments.contains {
                    $0.position <= node.position && node.endPosition <= $0.endPosition && $0.position < $0.endPosition
                }
            }
            let piece = SkeletonPiece(.statement, normal(item, without: isArgument), in: function.path, item)
            piece.mentions = mentions(in: item, without: isArgument)
            piece.bareMentions = bareMentions(in: item, without: isArgument)
            piece.declares = declared(by: item)
            let isLast = number == list.count - 1
            piece.isNeeded =
                item.trimmedDescription.hasPrefix("super.")
                || isLast && function.hasResult && function.emptyResult == nil
                    && (item.item.is(ReturnStmtSyntax.self) || list.count == 1)
            piece.children = self.arguments(made, in: piece.path)
            piece.makesPart = made.contains { !$0.role.hasPrefix("nested ") }
            return piece
        }
    }

    /// The arguments of `.init(…)` that a statement sets a property to which is a part, be it within that one's wrapper:
    /// `_model = .init(wrappedValue: .init(id: id))`.
    private func implied(by item: CodeBlockItemSyntax) -> [(role: String, arguments: LabeledExprListSyntax)] {
        guard let elements = item.item.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count == 3,
            elements[1].is(AssignmentExprSyntax.self), let name = elements[0].ownReference
        else { return [] }
        if let role = partNames[name], let call = elements[2].implicitInit { return [(role, call.arguments)] }
        guard name.hasPrefix("_"), let role = partNames[String(name.dropFirst())],
            let wrapper = elements[2].as(FunctionCallExprSyntax.self), nestedTypes[wrapper.nestedName ?? ""] == nil,
            wrapper.implicitName == "init" || Self.wrappers.contains(wrapper.nestedName ?? ""),
            let value = wrapper.arguments.first, ["wrappedValue", "initialValue"].contains(value.label?.text ?? ""),
            let call = value.expression.implicitInit
        else { return [] }
        return [(role, call.arguments)]
    }

    /// The wrappers of SwiftUI's that keep what a view is made with.
    private static let wrappers: Set = ["State", "StateObject", "ObservedObject", "Bindable"]

    /// The arguments that parts are handed where they are made, and what is handed to make these.
    func arguments(_ made: [(role: String, arguments: LabeledExprListSyntax)], in place: String)
        -> [SkeletonPiece]
    {
        made.flatMap { role, list in
            list.enumerated().map { number, argument in
                let label = argument.label?.text ?? "\(number)"
                let piece = SkeletonPiece(.argument, "argument \(role) \(label)", in: place, argument)
                piece.role = role
                piece.label = label
                if role.hasPrefix("case ") { piece.declares = Self.bound(in: Syntax(argument)) }
                var inner = self.made(in: Syntax(argument.expression), nested: true)
                if inner.isEmpty, let call = argument.expression.implicitInit {
                    inner = [("of \(role) \(label)", call.arguments)]
                }
                let isInner = { (node: Syntax) in
                    inner.contains {
                        $0.arguments.position <= node.position && node.endPosition <= $0.arguments.endPosition
                    }
                }
                piece.mentions = mentions(in: argument.expression, without: isInner)
                piece.bareMentions = bareMentions(in: argument.expression, without: isInner)
                piece.children = arguments(inner, in: piece.path)
                return piece
            }
        }
    }

    /// The unit's own types that a statement makes, with what they are handed.
    ///
    /// - Parameters:
    ///   - node: The statement.
    ///   - nested: True if types count that only stand in parts.
    func made(in node: Syntax, nested: Bool = false) -> [(role: String, arguments: LabeledExprListSyntax)] {
        if let call = node.as(FunctionCallExprSyntax.self), let name = call.ownName,
            let role = parts.role(of: name) ?? makers[name].map({ "maker \($0)" })
        {
            return [(role, call.arguments)]
        }
        if let call = node.as(FunctionCallExprSyntax.self), let name = call.memberName, let role = unitMakers[name] {
            return [("maker \(role)", call.arguments)]
        }
        if nested, let call = node.as(FunctionCallExprSyntax.self),
            let id = call.nestedName.flatMap({ nestedTypes[$0] })
        {
            return [(id, call.arguments)]
        }
        if let call = node.as(FunctionCallExprSyntax.self), let name = call.implicitName, cases.contains(name) {
            return [("case \(name)", call.arguments)]
        }
        return node.children(viewMode: .sourceAccurate).flatMap { made(in: $0, nested: nested) }
    }

    /// The names that a pattern gives to what it takes apart.
    private static func bound(in node: Syntax) -> [String] {
        if let pattern = node.as(IdentifierPatternSyntax.self) { return [pattern.identifier.text] }
        return node.children(viewMode: .sourceAccurate).flatMap(bound)
    }

    private func declared(by item: CodeBlockItemSyntax) -> [String] {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        if let check = item.item.as(GuardStmtSyntax.self) {
            return check.conditions.compactMap {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
            }
        }
        return []
    }

    /// The functions of types that make one part and give it back.
    func makers(in node: Syntax) -> [String: String] {
        if let function = node.as(FunctionDeclSyntax.self) {
            guard let body = function.body, function.signature.returnClause != nil,
                words.normal(function.name.text) != builder
            else { return [:] }
            let roles = Set(made(in: Syntax(body.statements)).map(\.role))
            return roles.count == 1 ? roles.first.map { [function.name.text: $0] } ?? [:] : [:]
        }
        // Functions of types stand in no code.
        if node.is(CodeBlockSyntax.self) || node.is(InitializerClauseSyntax.self) || node.is(AccessorBlockSyntax.self) {
            return [:]
        }
        return node.children(viewMode: .sourceAccurate).reduce(into: [:]) { found, child in
            found.merge(makers(in: child)) { first, _ in first }
        }
    }
}

extension ExprSyntax {
    /// The name of what stands alone or behind `self`.
    fileprivate var ownReference: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = self.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return access.declName.baseName.text
    }

    /// The call of `.init`, whose type the place tells.
    fileprivate var implicitInit: FunctionCallExprSyntax? {
        self.as(FunctionCallExprSyntax.self).flatMap { $0.implicitName == "init" ? $0 : nil }
    }
}

extension FunctionCallExprSyntax {
    /// The name that is called of a type which the place tells: `init` in `.init(…)`, and a case.
    fileprivate var implicitName: String? {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
        return access.declName.baseName.text
    }

    /// The last name of a type that is called: `State`, `AboutReactor.State`.
    fileprivate var nestedName: String? {
        if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(DeclReferenceExprSyntax.self) == true
        else { return nil }
        return access.declName.baseName.text
    }

    /// The name that is called of another value.
    fileprivate var memberName: String? {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else { return nil }
        return access.declName.baseName.text
    }

    /// The name that is called, of a type or of something of its own: `Model`, `makeModel`, `self.makeModel`.
    fileprivate var ownName: String? { calledExpression.ownReference }
}
