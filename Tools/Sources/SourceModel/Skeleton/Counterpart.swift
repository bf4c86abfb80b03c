import SwiftSyntax

/// The names of functions that come in twos, of which one undoes what the other does.
enum Counterpart {
    private static let pairs = [
        ("show", "hide"), ("show", "dismiss"), ("start", "stop"), ("begin", "end"), ("lock", "unlock"),
        ("open", "close"),
        ("register", "unregister"), ("add", "remove"), ("subscribe", "unsubscribe"), ("enable", "disable"),
    ]

    /// The names of the functions that undo what one of a name does, or that do what it undoes: `hideLoading` of `showLoading`.
    ///
    /// - Parameter name: The function's name.
    static func all(of name: String) -> [String] {
        pairs.flatMap { [($0.0, $0.1), ($0.1, $0.0)] }.compactMap { first, second in
            guard name.hasPrefix(first), let next = name.dropFirst(first.count).first, next.isUppercase else {
                return nil
            }
            return second + name.dropFirst(first.count)
        }
    }
}

extension SkeletonPiece {
    /// The name that a statement calls, of one that calls nothing else and hands nothing over: `self.showLoading()`.
    var plainCall: String? {
        guard let call = node.as(CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self),
            call.arguments.isEmpty, call.trailingClosure == nil
        else { return nil }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == "self"
        else { return nil }
        return access.declName.baseName.text
    }
}
