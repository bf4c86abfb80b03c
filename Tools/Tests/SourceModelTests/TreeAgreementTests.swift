import Foundation
import SwiftParser
import SwiftSyntax
import TemporaryFolders
import Testing

@testable import SourceModel

/// Facts come from the tree beneath SwiftSyntax's nodes. What they say is compared with what these nodes say, on our own
/// sources.
@Suite("Facts and SwiftSyntax's nodes")
struct TreeAgreementTests {
    @Test(
        "agree on what is declared and called, and where",
        arguments: Soak.all(["Sources/ScaenaKit", "Sources/ScaenaTesting"], orOnly: ["Sources/ScaenaTesting"]))
    func agree(folder: String) throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let paths = SourceFileList(paths: [root.appendingPathComponent(folder).path]).files
        #expect(paths.count > 5)
        for path in paths {
            let source = try String(contentsOfFile: path, encoding: .utf8)
            let facts = try #require(FileFacts(parsing: source, depth: .whole))
            let tree = Parser.parse(source: source)
            let nodes = NodeCollector(SourceLocationConverter(fileName: path, tree: tree))
            nodes.walk(tree)
            #expect(Summary(facts) == nodes.summary, "\(path)")
        }
    }
}

/// The facts that both ways of reading can tell.
private struct Summary: Equatable {
    /// Names and lines.
    var types: [String] = []
    var functions: [String] = []
    /// The number of calls, those of macros left out.
    var callCount = 0
    var closureCount = 0

    init() {}

    init(_ facts: FileFacts) {
        for type in facts.types {
            types.append("\(type.kind == .extension ? "extension" : type.name) \(type.line)-\(type.lastLine)")
        }
        for fact in facts.protocols { types.append("\(fact.name) \(fact.line)-\(fact.lastLine)") }
        types.sort()
        var members = facts.members + facts.types.flatMap(\.members) + facts.protocols.flatMap(\.members)
        members.removeAll { $0.kind == .alias }
        functions = members.filter { $0.kind == .function }.map { "\($0.name) \($0.line)" }.sorted()
        for body in members.compactMap(\.body) + [facts.body].compactMap({ $0 }) {
            callCount += body.calls.filter { !$0.callee.text.hasPrefix("#") }.count
            for closure in body.closures {
                if case .function = closure.place { continue }
                closureCount += 1
            }
        }
    }
}

private final class NodeCollector: SyntaxVisitor {
    var summary = Summary()
    private let lines: SourceLocationConverter
    /// The number of functions around.
    private var depth = 0

    init(_ lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: SourceFileSyntax) {
        summary.types.sort()
        summary.functions.sort()
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    private func add(_ name: String, _ token: TokenSyntax, _ end: AbsolutePosition) -> SyntaxVisitorContinueKind {
        summary.types.append("\(name) \(line(token))-\(lines.location(for: end).line)")
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // A protocol's alias is a member of it and no type.
        if node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true { return .skipChildren }
        return add(node.name.text, node.name, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add("extension", node.extensionKeyword, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberBlockItemSyntax.self) == true || depth == 0 {
            summary.functions.append("\(node.name.text.filter { $0 != "`" }) \(line(node.name))")
        }
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

    // A property's functions are local, too.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.calledExpression.is(ClosureExprSyntax.self) { summary.callCount += 1 }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        summary.closureCount += 1
        return .visitChildren
    }

    // What matches calls nothing, and neither do attributes and conditions of `#if`.
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
}
