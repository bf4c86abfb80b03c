import SwiftParser
import SwiftSyntax

/// A module as far as a manifest or a folder tells.
public struct ModuleFact: Hashable, Sendable {
    /// What declarations without an isolation of their own are isolated to.
    public enum DefaultIsolation: Hashable, Sendable {
        case nonisolated, mainActor, unknown
    }

    /// The name.
    public var name: String
    /// The folder of its sources, absolute.
    public var folder: String
    /// What declarations without an isolation of their own are isolated to.
    public var defaultIsolation: DefaultIsolation
    /// Whether it holds tests.
    public var isTest: Bool

    /// Makes a module from its parts.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - folder: The folder of its sources.
    ///   - defaultIsolation: The default isolation.
    ///   - isTest: Whether it holds tests.
    public init(name: String, folder: String, defaultIsolation: DefaultIsolation, isTest: Bool = false) {
        self.name = name
        self.folder = folder
        self.defaultIsolation = defaultIsolation
        self.isTest = isTest
    }
}

/// Which module a file belongs to.
public struct ModuleMap: Sendable {
    /// The modules that are known, the deepest folders first.
    public private(set) var modules: [ModuleFact] = []

    /// Reads package manifests.
    ///
    /// - Parameter manifests: Paths of `Package.swift` files.
    public init(manifests: [String]) {
        for path in manifests {
            guard let bytes = try? FileBytes.read(path), let end = path.lastIndex(of: "/") else { continue }
            modules += bytes.withSource { Self.modules(of: $0, folder: String(path[..<end])) }
        }
        modules.sort { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
    }

    /// Takes modules that are known otherwise.
    ///
    /// - Parameter modules: The modules.
    public init(modules: [ModuleFact]) {
        self.modules = modules.sorted { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
    }

    /// The module of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: Its module, `nil` where no manifest names one.
    public func module(of path: String) -> ModuleFact? {
        modules.first { path.hasPrefix($0.folder + "/") }
    }

    private static func modules(of source: UnsafeBufferPointer<UInt8>, folder: String) -> [ModuleFact] {
        let collector = TargetCollector(viewMode: .sourceAccurate)
        collector.walk(Parser.parse(source: source))
        return collector.targets.map { target in
            let place = target.path ?? (target.isTest ? "Tests/" : "Sources/") + target.name
            let settings =
                target.settings + collector.constants.filter { target.settings.contains($0.key) }.values.joined()
            let isMainActor = settings.contains("defaultIsolation(MainActor.self)")
            // Settings that are put together after the targets were made cannot be followed.
            let isOpen = !isMainActor && collector.setsIsolationElsewhere
            return ModuleFact(
                name: target.name, folder: SourceFileList.absolutePath(folder + "/" + place),
                defaultIsolation: isMainActor ? .mainActor : isOpen ? .unknown : .nonisolated, isTest: target.isTest)
        }
    }
}

private final class TargetCollector: SyntaxVisitor {
    struct Target {
        var name: String
        var path: String?
        var settings: String
        var isTest: Bool
    }

    var targets: [Target] = []
    var constants: [String: String] = [:]
    var setsIsolationElsewhere = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        switch callee.declName.baseName.text {
        case "target", "executableTarget", "testTarget", "macro":
            guard let name = text("name", of: node) else { return .visitChildren }
            let settings = node.arguments.first { $0.label?.text == "swiftSettings" }
            targets.append(
                Target(
                    name: name, path: text("path", of: node), settings: settings?.expression.trimmedDescription ?? "",
                    isTest: callee.declName.baseName.text == "testTarget"))
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

    private func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
        call.arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
    }
}
