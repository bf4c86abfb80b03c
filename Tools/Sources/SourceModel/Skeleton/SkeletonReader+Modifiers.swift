import SwiftSyntax

/// The modifiers of a view's body: what most say there stays, though each shows something else.
extension SkeletonReader {
    /// Takes the modifiers apart of a body that is one view.
    ///
    /// - Parameter property: The body.
    func takeModifiers(of property: SkeletonPiece) {
        guard property.declares == ["body"], property.emptyResult == SkeletonPiece.emptyView,
            let last = property.lastStatement, property.children.count == 1,
            let item = last.node.as(CodeBlockItemSyntax.self)?.item,
            let view = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        else { return }
        last.children += view.modifiers.map { call, period in
            let isBefore = { (node: Syntax) in node.position < period }
            let piece = SkeletonPiece(.modifier, "modifier \(normal(call, without: isBefore))", in: property.path, call)
            piece.mentions = mentions(in: call, without: isBefore)
            piece.textStart = period.utf8Offset
            return piece
        }
    }
}

extension SkeletonPiece {
    /// The view in place of what is one unit's own.
    static let emptyView = "EmptyView()"

    /// The text that stands in its place; of a view that is asked for something, one that appears.
    func stubText(modifiers: String) -> String? {
        modifiers.isEmpty ? stub : stub.map { $0.replacing(Self.emptyView, with: "Color.clear") + modifiers }
    }
}

extension ExprSyntax {
    /// The modifiers that a view is asked for, the first one first, each with where its dot stands.
    fileprivate var modifiers: [(call: FunctionCallExprSyntax, period: AbsolutePosition)] {
        var found: [(FunctionCallExprSyntax, AbsolutePosition)] = []
        var next = self
        while let call = next.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(FunctionCallExprSyntax.self)
        {
            found.append((call, access.period.positionAfterSkippingLeadingTrivia))
            next = ExprSyntax(base)
        }
        return found.reversed()
    }
}

extension CodeBlockItemListSyntax {
    /// A reducer that does nothing, spelt as the last one of these is.
    var emptyReducer: String {
        last?.trimmedDescription.hasPrefix("Reduce ") == true || last?.trimmedDescription.hasPrefix("Reduce{") == true
            ? "Reduce { _, _ in .none }" : "EmptyReducer()"
    }
}

extension TypeSyntax {
    /// True if it is what the body of a reducer is: `some ReducerOf<Self>`.
    var isReducer: Bool {
        guard let constraint = self.as(SomeOrAnyTypeSyntax.self)?.constraint.as(IdentifierTypeSyntax.self) else {
            return false
        }
        return ["Reducer", "ReducerOf", "ReducerProtocol", "ReducerProtocolOf"].contains(constraint.name.text)
    }
}
