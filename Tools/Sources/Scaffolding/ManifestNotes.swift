/// What a package's manifest does not name and what was scaffolded needs, told by what stands in its text.
struct ManifestNotes {
    private let manifest: String
    private let module: String
    private let sources: Set<String>
    private let tests: Set<String>
    private let hasTests: Bool

    /// Modules that come with the toolchain or the system, which no manifest names.
    static let systemModules: Set<String> = [
        "Combine", "CoreData", "CoreLocation", "Dispatch", "Foundation", "FoundationNetworking", "MapKit", "OSLog",
        "Observation", "Swift", "SwiftUI", "Synchronization", "Testing", "UIKit", "UserNotifications", "WebKit",
        "XCTest", "os",
    ]

    /// Compares a manifest with files.
    ///
    /// - Parameters:
    ///   - manifest: the text of `Package.swift`.
    ///   - module: the module that the files belong to.
    ///   - files: the files.
    init(_ manifest: String, module: String, files: [RenderedFile]) {
        self.manifest = manifest
        self.module = module
        let imports = { (files: [RenderedFile]) in
            files.reduce(into: Set<String>()) { $0.formUnion(SourceNames.imports(of: $1.text)) }
                .subtracting(Self.systemModules)
        }
        sources = imports(files.filter { $0.place == .sources })
        tests = imports(files.filter { $0.place == .tests }).subtracting(sources).subtracting([module])
        hasTests = files.contains { $0.place == .tests }
    }

    /// One sentence for each thing that is missing.
    var sentences: [String] {
        var sentences: [String] = []
        // A module may come with another's product, so that one of them is enough.
        if !sources.isEmpty, !sources.contains(where: names) {
            sentences.append("Package.swift names none of \(list(sources)), which '\(module)' now imports")
        }
        if hasTests, !names(module + "Tests") {
            sentences.append(
                "Package.swift names no '\(module)Tests': add "
                    + ".testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\"])")
        }
        let missing = tests.filter { !names($0) }
        if !missing.isEmpty {
            sentences.append("Package.swift does not name \(list(missing)), which '\(module)Tests' now imports")
        }
        return sentences
    }

    private func names(_ word: String) -> Bool {
        // A product brings what it re-exports.
        manifest.contains("\"\(word)\"") || (word == "ScaenaKit" && names("ScaenaUIKit"))
    }

    private func list(_ words: Set<String>) -> String { words.sorted().map { "'\($0)'" }.joined(separator: ", ") }
}
