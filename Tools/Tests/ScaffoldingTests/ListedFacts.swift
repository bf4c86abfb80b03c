import SwiftParser
import SwiftSyntax

@testable import Scaffolding

/// The declarations and calls of sources, as the listings of a document would be summed up.
struct ListedFacts {
    private(set) var facts: [String] = []

    init(of text: String) {
        for statement in Parser.parse(source: text).statements {
            guard let group = statement.item.asProtocol((any DeclGroupSyntax).self) else { continue }
            let type =
                statement.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? statement.item.declaredName?.text ?? ""
            for member in group.memberBlock.members { add(member.decl, of: type) }
        }
    }

    private mutating func add(_ declaration: DeclSyntax, of type: String) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            // As it is without the lines it is broken into.
            let result = function.signature.returnClause.map { clause in
                " -> "
                    + clause.type.trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
                    .replacing("( ", with: "(").replacing(" )", with: ")")
            }
            facts.append("\(type).\(function.name.text)(\(labels))\(result ?? "")")
            let calls = CallCollector(viewMode: .sourceAccurate)
            calls.walk(function)
            facts += calls.found.map { "\(type): \($0)" }
        }
        if let variable = declaration.as(VariableDeclSyntax.self), let name = variable.bindings.first?.pattern {
            let isWeak = variable.modifiers.contains { $0.name.text == "weak" }
            facts.append("\(type).\(name.trimmedDescription)\(isWeak ? " (weak)" : "")")
        }
    }

    private final class CallCollector: SyntaxVisitor {
        var found: [String] = []

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(call.calledExpression.trimmedDescription)
            return .visitChildren
        }
    }
}
