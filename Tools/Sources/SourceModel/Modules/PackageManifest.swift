import Foundation
import Project
import SwiftSyntax

/// The targets of a `Package.swift`, as far as it writes them out.
struct PackageManifest {
    /// The modules of its targets. Targets whose name or path is computed are not among them.
    let modules: [ModuleFact]

    /// Reads a manifest.
    ///
    /// - Parameter path: The manifest's path. `nil` where it cannot be read.
    init?(path: String) {
        guard let bytes = try? FileBytes.read(path), let end = path.lastIndex(of: "/"), bytes.isUTF8 else {
            return nil
        }
        let folder = String(path[..<end])
        modules = bytes.withSource { Self.modules(of: $0, folder: folder) }
    }

    private static func modules(of source: UnsafeBufferPointer<UInt8>, folder: String) -> [ModuleFact] {
        guard ParserLimits.allow(source) else { return [] }
        let collector = TargetCollector(viewMode: .sourceAccurate)
        collector.walk(ManifestTree.of(String(decoding: source, as: UTF8.self)))
        let plainCount = collector.targets.filter { $0.kind == .plain }.count
        return collector.targets.compactMap { target in
            if target.isPathComputed { return nil }
            guard let place = target.path ?? Self.place(of: target, in: folder, isOnly: plainCount == 1) else {
                return nil
            }
            let settings =
                target.settings + collector.constants.filter { target.settings.contains($0.key) }.values.joined()
            let isMainActor = settings.contains("defaultIsolation(MainActor.self)")
            // Settings that are put together after the targets were made cannot be followed.
            let isOpen = !isMainActor && collector.setsIsolationElsewhere
            let root = SourceFileList.absolutePath(folder + "/" + place)
            var module = ModuleFact(
                name: ModuleName.of(target: target.name), folder: root,
                defaultIsolation: isMainActor ? .mainActor : isOpen ? .unknown : .nonisolated,
                isTest: target.kind == .test)
            module.excluded = target.excluded.map { SourceFileList.absolutePath(root + "/" + $0) }
            return module
        }
    }

    /// The folder that the package manager takes where the manifest names none.
    private static func place(of target: TargetCollector.Target, in folder: String, isOnly: Bool) -> String? {
        let plain = ["Sources", "Source", "src", "srcs"]
        let places: [String]
        switch target.kind {
        case .plain: places = plain
        case .test: places = ["Tests"] + plain
        case .plugin: places = ["Plugins"]
        }
        func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }
        for place in places where exists(place + "/" + target.name) { return place + "/" + target.name }
        // The only target of a package may have `Sources` for itself.
        if isOnly, target.kind == .plain, let place = plain.first(where: exists) { return place }
        return places[0] + "/" + target.name
    }
}

private final class TargetCollector: SyntaxVisitor {
    enum Kind {
        case plain, test, plugin
    }

    struct Target {
        var name: String
        var path: String?
        /// True if a path is given that is no plain text.
        var isPathComputed: Bool
        var excluded: [String]
        var settings: String
        var kind: Kind
    }

    var targets: [Target] = []
    var constants: [String: String] = [:]
    var setsIsolationElsewhere = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let called = callee.declName.baseName.text
        switch called {
        case "target", "executableTarget", "testTarget", "macro", "plugin":
            // A target's dependencies name other packages' targets and plugins, and are not looked into.
            guard let name = text("name", of: node), called != "plugin" || argument("capability", of: node) != nil
            else {
                return .visitChildren
            }
            let excluded = argument("exclude", of: node)?.as(ArrayExprSyntax.self)?.elements
                .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            targets.append(
                Target(
                    name: name, path: text("path", of: node),
                    isPathComputed: argument("path", of: node) != nil && text("path", of: node) == nil,
                    excluded: excluded ?? [],
                    settings: argument("swiftSettings", of: node)?.trimmedDescription ?? "",
                    kind: called == "testTarget" ? .test : called == "plugin" ? .plugin : .plain))
            return .skipChildren
        case "defaultIsolation":
            setsIsolationElsewhere = true
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value.trimmedDescription, value.contains("defaultIsolation")
        else { return .visitChildren }
        if value.contains("target(") { return .visitChildren }
        constants[name] = value
        return .skipChildren
    }

    private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label?.text == label }?.expression
    }

    private func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
        argument(label, of: call)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
