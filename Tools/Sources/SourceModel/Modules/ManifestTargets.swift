import Foundation
import SwiftParser
import SwiftSyntax

/// The targets in a manifest that is written in Swift: `Package.swift`, and Tuist's `Project.swift`. It is read, not run: what a
/// manifest computes is not seen.
package struct ManifestTargets: Sendable {
    /// The kind of a target.
    package enum Kind: Sendable {
        /// A module: a library or an executable.
        case plain
        /// A macro.
        case macro
        /// Tests.
        case test
        /// A plugin of the package manager.
        case plugin
    }

    /// A target as the manifest writes it.
    package struct Target: Sendable {
        package let name: String
        package let kind: Kind
        /// True if it is an app; only Tuist says so.
        package var isApp = false
        /// The folder of its files, as the manifest names it; nil where it names none.
        package var path: String?
        /// True if a path is given that is no plain text.
        package var isPathComputed = false
        /// The folders of its files; of Tuist only, which may have several.
        package var folders: [String] = []
        /// Those of the folders whose new files are its own at once.
        package var synchronised: [String] = []
        /// The paths that are left out, as seen from its folder.
        package var excluded: [String] = []
        /// The settings of its compiler, as they are written.
        var settings = ""
    }

    /// The targets whose names are written out, in the order of the manifest.
    package let targets: [Target]
    /// True if a package's list of targets is computed, wholly or in part, so that there may be others than can be read.
    package let areComputed: Bool
    /// The settings that the manifest names: `let settings = […]`.
    let constants: [String: String]
    /// True if isolation is set outside of targets.
    let setsIsolationElsewhere: Bool

    /// Reads the manifest of a Swift package.
    ///
    /// - Parameter text: The manifest's text.
    package init(package text: String) {
        self = ManifestMemory.shared.targets(of: .package, in: text) { Self(readingPackage: text) }
    }

    /// Reads the manifest of a Tuist project.
    ///
    /// - Parameter text: The manifest's text.
    package init(tuist text: String) {
        self = ManifestMemory.shared.targets(of: .tuist, in: text) { Self(readingTuist: text) }
    }

    private init(readingPackage text: String) {
        let collector = Collector(Self.packageTarget)
        collector.walk(Parser.parse(source: text))
        targets = collector.targets
        constants = collector.constants
        setsIsolationElsewhere = collector.setsIsolationElsewhere
        let list = collector.package?.argument("targets")?.as(ArrayExprSyntax.self)
        let isRead = list?.elements.allSatisfy { element in
            element.expression.as(FunctionCallExprSyntax.self)?.text("name") != nil
        }
        areComputed =
            isRead != true || text.contains("package.targets") || collector.targets.contains(where: \.isPathComputed)
    }

    private init(readingTuist text: String) {
        let collector = Collector(Self.tuistTarget)
        collector.walk(Parser.parse(source: text))
        (targets, areComputed, constants, setsIsolationElsewhere) = (collector.targets, false, [:], false)
    }

    private static func packageTarget(_ called: String, _ call: FunctionCallExprSyntax) -> Target? {
        let kinds: [String: Kind] = [
            "target": .plain, "executableTarget": .plain, "testTarget": .test, "macro": .macro, "plugin": .plugin,
        ]
        // A target may use a plugin of another package, which is none of its own.
        guard let kind = kinds[called], let name = call.text("name"),
            kind != .plugin || call.argument("capability") != nil
        else { return nil }
        let path = call.text("path")
        let excluded = call.argument("exclude")?.as(ArrayExprSyntax.self)?.elements
            .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
        return Target(
            name: name, kind: kind, path: path, isPathComputed: path == nil && call.argument("path") != nil,
            excluded: excluded ?? [], settings: call.argument("swiftSettings")?.trimmedDescription ?? "")
    }

    private static func tuistTarget(_ called: String, _ call: FunctionCallExprSyntax) -> Target? {
        guard called == "target" || called == "Target", let name = call.text("name"),
            let product = call.argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return nil }
        // Buildable folders are synchronised, and globs are expanded when the project is generated.
        let folders = (call.texts("sources") + call.texts("buildableFolders")).map { pattern in
            pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
        }
        return Target(
            name: name, kind: product.hasSuffix("Tests") ? .test : .plain, isApp: product == "app", folders: folders,
            synchronised: call.texts("buildableFolders"))
    }

    private final class Collector: SyntaxVisitor {
        private let target: (_ called: String, FunctionCallExprSyntax) -> Target?
        var targets: [Target] = []
        var package: FunctionCallExprSyntax?
        var constants: [String: String] = [:]
        var setsIsolationElsewhere = false

        init(_ target: @escaping (_ called: String, FunctionCallExprSyntax) -> Target?) {
            self.target = target
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            guard let called = member ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
                return .visitChildren
            }
            if called == "Package", package == nil { package = node }
            if member == "defaultIsolation" {
                setsIsolationElsewhere = true
                return .skipChildren
            }
            guard let found = target(called, node) else { return .visitChildren }
            targets.append(found)
            // A target's dependencies name other targets, and are not looked into.
            return .skipChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = node.initializer?.value.trimmedDescription, value.contains("defaultIsolation")
            else { return .visitChildren }
            if value.contains("target(") { return .visitChildren }
            constants[name] = value
            return .skipChildren
        }
    }
}

/// The manifests that were read in this run: many parts of a command look into the same one for something of their own.
private final class ManifestMemory: @unchecked Sendable {
    enum Form { case package, tuist }

    static let shared = ManifestMemory()
    private static let limit = 64

    private struct Key: Hashable {
        let form: Form
        let text: String
    }

    private let lock = NSLock()
    private var known: [Key: ManifestTargets] = [:]

    /// The targets of a manifest, which is read if it is not known.
    func targets(of form: Form, in text: String, read: () -> ManifestTargets) -> ManifestTargets {
        let key = Key(form: form, text: text)
        if let targets = lock.withLock({ known[key] }) { return targets }
        let targets = read()
        lock.withLock {
            // A command that watches sees a manifest change again and again.
            if known.count == Self.limit { known = [:] }
            known[key] = targets
        }
        return targets
    }
}

extension FunctionCallExprSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The text of an argument that is nothing else.
    fileprivate func text(_ label: String) -> String? {
        argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The texts in an argument, wherever they stand in it.
    fileprivate func texts(_ label: String) -> [String] {
        (argument(label)?.tokens(viewMode: .sourceAccurate)).map(Array.init)?.compactMap { token in
            guard case .stringSegment(let text) = token.tokenKind, !text.isEmpty else { return nil }
            return text
        } ?? []
    }
}
