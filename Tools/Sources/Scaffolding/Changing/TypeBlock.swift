import SwiftSyntax

/// The braces of the type whose name stands at a line.
final class TypeBlock: SyntaxAnyVisitor {
    private let line: Int
    private let lines: SourceLocationConverter
    var block: MemberBlockSyntax?
    /// The line on which the declaration begins.
    var start: Int?

    init(line: Int, lines: SourceLocationConverter) {
        self.line = line
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if block != nil { return .skipChildren }
        guard let found = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
        let name =
            node.as(ExtensionDeclSyntax.self)?.extensionKeyword
            ?? DeclSyntax(node)?.declaredName
        if let name, lines.location(for: name.positionAfterSkippingLeadingTrivia).line == line {
            block = found.memberBlock
            start = lines.location(for: found.positionAfterSkippingLeadingTrivia).line
            return .skipChildren
        }
        return .visitChildren
    }
}
