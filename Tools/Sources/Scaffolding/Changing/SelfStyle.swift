import SwiftSyntax

/// The way in which a file names properties of its own types: `self.viewModel`, or `viewModel`.
enum SelfStyle {
    /// Returns true if a file mostly writes `self.` where it need not.
    static func isWritten(in text: String) -> Bool {
        let file = ParsedFiles.tree(of: text)
        let names = NameFinder(viewMode: .sourceAccurate)
        names.walk(file)
        let uses = UseFinder(of: names.found)
        uses.walk(file)
        return uses.balance > 0
    }

    /// The properties that types of a file declare.
    private final class NameFinder: SyntaxVisitor {
        private(set) var found: Set<String> = []

        override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { found.insert(name) }
            }
            return .visitChildren
        }
    }

    /// Weighs uses with `self.` against those without: outside of closures, which have to write it, and of initializers, in
    /// which a name may be a parameter's.
    private final class UseFinder: SyntaxVisitor {
        private(set) var balance = 0
        private let names: Set<String>

        init(of names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard names.contains(node.baseName.text) else { return .visitChildren }
            if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
                if member.base?.trimmedDescription == "self" { balance += 1 }
            } else {
                balance -= 1
            }
            return .visitChildren
        }
    }
}
