import Architecture
import SourceModel

/// The targets and products that scaffolded code needs and a package's manifest does not name, told by its text.
struct ManifestNotes {
    private let manifest: String
    private let target: String
    private let testsName: String
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
    ///   - target: the target that the files belong to.
    ///   - testTarget: the target that the tests belong to, where it is not named after the other.
    ///   - module: its module.
    ///   - files: the files.
    init(
        _ manifest: String, target: String, tests testTarget: String? = nil, module: String, files: [RenderedFile]
    ) {
        self.manifest = manifest
        self.target = target
        testsName = testTarget ?? target + "Tests"
        let imports = { (files: [RenderedFile]) in
            files.reduce(into: Set<String>()) { $0.formUnion(SourceNames.imports(of: $1.text)) }
                .subtracting(Self.systemModules)
        }
        sources = imports(files.filter { $0.place == .sources })
        tests = imports(files.filter { $0.place == .tests }).subtracting(sources).subtracting([module])
        hasTests = files.contains { $0.place == .tests }
    }

    /// One sentence for each thing that is missing, with the lines to add.
    var sentences: [String] {
        // One product brings others along, but none brings the data side.
        let missing = (sources.contains(where: names) ? [] : sources).union(
            sources.filter { $0 == "ScaenaData" && !names($0) })
        let missingInTests = tests.filter { !names($0) }
        let known = ProjectFacts.Target.all(inPackage: manifest)
        var sentences: [String] = []
        if names(target) || ManifestTargets(package: manifest).areComputed {
            // A module may come with another's product, so that one of them is enough.
            if !missing.isEmpty {
                sentences.append(
                    "Package.swift names none of \(list(missing)), which '\(target)' now imports: add to the "
                        + "'dependencies' of the target '\(target)'" + block(products(of: missing)))
            }
            if hasTests, !names(testsName), !isInterpolated {
                sentences.append("Package.swift names no '\(testsName)': add to its 'targets'" + block([testTarget]))
            } else if !missingInTests.isEmpty {
                sentences.append(
                    "Package.swift does not name \(list(missingInTests)), which '\(testsName)' now imports: add to the "
                        + "'dependencies' of the target '\(testsName)'" + block(products(of: missingInTests)))
            }
        } else {
            let others = known.filter { !$0.isTests }.map(\.name)
            let has = others.isEmpty ? "" : ", which has \(others.joined(separator: ", "))"
            let meant = NearestWord.to(target, among: others).map { " (did you mean '\($0)'?)" } ?? ""
            let own = ".target(name: \"\(target)\", dependencies: [\(products(of: sources).joined(separator: ", "))])"
            sentences.append(
                "'\(target)' is no target of Package.swift\(has)\(meant): for a new one "
                    + "add to its 'targets'" + block([own] + (hasTests ? [testTarget] : [])))
        }
        if !sentences.isEmpty, !isInterpolated, !manifest.contains("\"Scaena\""),
            !manifest.lowercased().contains("/scaena"),
            sources.union(tests).contains(where: Self.isOurs)
        {
            sentences.append(
                "Package.swift does not name the package of these products: add to its 'dependencies'"
                    + block([".package(name: \"Scaena\", path: \"../scaena\")"]).dropLast() + "  // a checkout")
        }
        return sentences
    }

    /// True if the names of targets are put together, so that they are not found in the text.
    private var isInterpolated: Bool {
        manifest.contains("Package(") && ManifestTargets(package: manifest).areComputed
    }

    private var testTarget: String {
        let list = ["\"\(target)\""] + products(of: tests)
        return ".testTarget(name: \"\(testsName)\", dependencies: [\(list.joined(separator: ", "))])"
    }

    private static func isOurs(_ module: String) -> Bool { module.hasPrefix("Scaena") }

    /// Returns the entries of a target's dependencies for modules: a product of Scaena, which may bring others along,
    /// or a name.
    private func products(of modules: Set<String>) -> [String] {
        let names = modules.contains("ScaenaUIKit") ? modules.subtracting(["ScaenaKit"]) : modules
        return names.sorted().map { name in
            Self.isOurs(name) ? ".product(name: \"\(name)\", package: \"Scaena\")" : "\"\(name)\""
        }
    }

    private func block(_ lines: [String]) -> String { lines.map { "\n    \($0)," }.joined() }

    private func names(_ word: String) -> Bool {
        // A product brings what it re-exports.
        manifest.contains("\"\(word)\"") || (word == "ScaenaKit" && names("ScaenaUIKit"))
    }

    private func list(_ words: Set<String>) -> String { words.sorted().map { "'\($0)'" }.joined(separator: ", ") }
}
