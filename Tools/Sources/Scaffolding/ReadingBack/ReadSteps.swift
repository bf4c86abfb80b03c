import Architecture
import SwiftSyntax

/// The steps that follow something, as code says them.
struct ReadSteps {
    var asks: [(verb: String, answer: String?)] = []
    var confirm: String?
    var goes: String?
    var with: [String] = []
    var isPresented = false
    var replaces = false
    var tells: String?
    var leaves = false
    var root = false
    /// True if it leads somewhere that could not be read.
    var isLost = false

    /// True if nothing follows.
    var isEmpty: Bool {
        asks.isEmpty && confirm == nil && goes == nil && tells == nil && !leaves && !root
    }

    /// As a sheet has it, between brackets.
    var text: String {
        var parts: [String] = []
        let verbs = asks.map { ask in ask.answer.map { "{ \(ask.verb): \($0) }" } ?? ask.verb }
        if verbs.count == 1 { parts.append("asks: \(verbs[0])") }
        if verbs.count > 1 { parts.append("asks: [\(verbs.joined(separator: ", "))]") }
        if let confirm { parts.append("confirm: \(SheetText.quoted(confirm))") }
        if let tells { parts.append("tells: \(tells)") }
        if let goes { parts.append("goes: \(SheetText.quoted(goes))") }
        if goes != nil, with.count == 1 { parts.append("with: \(with[0])") }
        if goes != nil, with.count > 1 { parts.append("with: [\(with.joined(separator: ", "))]") }
        if goes != nil, isPresented { parts.append("presented: true") }
        if goes != nil, replaces { parts.append("replaces: true") }
        if leaves { parts.append("leaves: true") }
        if root { parts.append("goes: root") }
        return parts.joined(separator: ", ")
    }
}

/// Finds the calls and the branches of a function, in the order of the text.
final class StepFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []
    /// The branches that no sheet has: `if`, `for`.
    private(set) var branches: [Syntax] = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        // What is only unwrapped is no decision; nor is what was entered checked for more than that it is there.
        let isUnwrapping = node.conditions.allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) }
        let text = node.conditions.trimmedDescription
        if !isUnwrapping, !text.contains("isWhitespace"), !text.contains("typed:") { branches.append(Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { branch(node) }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func branch(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        branches.append(Syntax(node))
        return .visitChildren
    }
}
