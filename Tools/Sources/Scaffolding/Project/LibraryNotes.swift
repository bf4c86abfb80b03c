import Architecture

/// The notes on Scaena's libraries that scaffolded code imports and a project that is no Swift package does not name.
/// Manifests of packages have `ManifestNotes`.
package struct LibraryNotes {
    /// The libraries to be added, and how; empty for none.
    package let sentences: [String]

    /// Compares a project with what was scaffolded.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - scaffold: the scaffold.
    package init(_ project: ProjectFacts, _ scaffold: UnitScaffold) {
        func imports(ofTests isTests: Bool) -> [String] {
            let files = scaffold.files.filter { file in
                isTests == scaffold.testFolders.contains { file.path.hasPrefix($0 + "/") }
            }
            let modules = files.reduce(into: Set<String>()) { $0.formUnion(SourceNames.imports(of: $1.text)) }
            // One product brings along what it re-exports.
            let products =
                isTests
                ? ["ScaenaTesting"] : ["ScaenaData", modules.contains("ScaenaUIKit") ? "ScaenaUIKit" : "ScaenaKit"]
            return products.filter { modules.contains($0) && !project.text.contains($0) }
        }
        let sources = imports(ofTests: false)
        let tests = imports(ofTests: true)
        guard project.kind != .package, !sources.isEmpty || !tests.isEmpty else {
            sentences = []
            return
        }
        let main = project.mainTarget
        let targets = [
            (main?.name ?? "the app", sources), (main.flatMap(project.tests)?.name ?? "the tests", tests),
        ].filter { !$0.1.isEmpty }
        let modules = (sources + tests).map { "'\($0)'" }.joined(separator: " and ")
        let verb = sources.count + tests.count == 1 ? "is" : "are"
        let plain =
            scaffold.architecture.layers.contains { $0.plainImports != nil }
            ? " (or scaffold with '--runtime none', which imports nothing of Scaena's)" : ""
        sentences = [
            "\(modules), which the new files import, \(verb) not in \(project.file)\(plain): "
                + Self.remedy(project, targets)
        ]
    }

    /// Returns the steps to add them, in the words of the project's maker.
    private static func remedy(_ project: ProjectFacts, _ targets: [(name: String, products: [String])]) -> String {
        switch project.kind {
        case .package: return ""
        case .xcodeGen:
            let lines =
                ["packages:", "  Scaena:", "    path: ../scaena  # a checkout", "targets:"]
                + targets.flatMap { target in
                    ["  \(target.name):", "    dependencies:"]
                        + target.products.flatMap { ["      - package: Scaena", "        product: \($0)"] }
                }
            return "add\n" + lines.map { "    " + $0 }.joined(separator: "\n")
        case .tuist:
            let lines =
                ["packages: [.local(path: \"../scaena\")]  // of the project, a checkout"]
                + targets.map { target in
                    "dependencies: [" + target.products.map { ".package(product: \"\($0)\")" }.joined(separator: ", ")
                        + "]  // of \(target.name)"
                }
            return "add\n" + lines.map { "    " + $0 }.joined(separator: "\n")
        case .xcode:
            let choices = targets.map { target in
                "\(target.products.joined(separator: ", ")) for \(target.name)"
            }
            return
                "in Xcode, choose File > Add Package Dependencies… > Add Local…, select a checkout of Scaena, and add "
                + choices.joined(separator: " and ")
        }
    }
}
