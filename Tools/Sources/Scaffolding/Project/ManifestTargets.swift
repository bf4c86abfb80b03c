import SourceModel
import SwiftSyntax

/// The targets in a manifest that is written in Swift: `Package.swift`, and Tuist's `Project.swift`. It is read, not run: what a
/// manifest computes is not seen.
enum ManifestTargets {
    /// The targets of a Swift package.
    static func package(in text: String) -> [ProjectFacts.Target] {
        calls(in: text).compactMap { call in
            let kinds = ["target", "executableTarget", "testTarget"]
            guard kinds.contains(call.name), let name = call.strings("name").first else { return nil }
            let isTests = call.name == "testTarget"
            let folder = call.strings("path").first ?? (isTests ? "Tests/" : "Sources/") + name
            return ProjectFacts.Target(
                name: name, isTests: isTests, isApp: false, folders: [folder])
        }
    }

    /// Returns true if a Swift package's list of targets is computed, wholly or in part, so that there may be others
    /// than can be read.
    static func areComputed(in text: String) -> Bool {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(ManifestTree.of(text))
        guard let package = finder.calls.first(where: { $0.name == "Package" }),
            let list = package.argument("targets")?.as(ArrayExprSyntax.self)
        else { return true }
        let isRead = list.elements.allSatisfy { element in
            let name = element.expression.as(FunctionCallExprSyntax.self).map { Call(name: "", syntax: $0) }?.argument(
                "name")
            return name?.as(StringLiteralExprSyntax.self)?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
                ?? false
        }
        return !isRead || text.contains("package.targets")
    }

    /// The targets of a Tuist project.
    static func tuist(in text: String) -> [ProjectFacts.Target] {
        calls(in: text).compactMap { call in
            guard call.name == "target" || call.name == "Target", let name = call.strings("name").first,
                let product = call.member("product")
            else { return nil }
            // Buildable folders are synchronised, and globs are expanded when the project is generated.
            let folders = (call.strings("sources") + call.strings("buildableFolders")).map { pattern in
                pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
            }
            var target = ProjectFacts.Target(
                name: name, isTests: product.hasSuffix("Tests"), isApp: product == "app", folders: folders)
            target.synchronised = call.strings("buildableFolders")
            return target
        }
    }

    private static func calls(in text: String) -> [Call] {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(ManifestTree.of(text))
        return finder.calls
    }

    /// A call `.name(label: …)`.
    private struct Call {
        let name: String
        let syntax: FunctionCallExprSyntax

        /// The string literals in an argument.
        func strings(_ label: String) -> [String] {
            guard let argument = argument(label) else { return [] }
            return argument.tokens(viewMode: .sourceAccurate).compactMap { token in
                guard case .stringSegment(let text) = token.tokenKind, !text.isEmpty else { return nil }
                return text
            }
        }

        /// The last member in an argument: `app` of `.app`.
        func member(_ label: String) -> String? {
            argument(label)?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }

        func argument(_ label: String) -> ExprSyntax? {
            syntax.arguments.first { $0.label?.text == label }?.expression
        }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [Call] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let name =
                node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            if let name { calls.append(Call(name: name, syntax: node)) }
            return .visitChildren
        }
    }
}
