import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// An app of each architecture with all sample scenes, scaffolded once for all tests that read or build it.
enum SampleProject {
    /// The name of its module.
    static func module(of architecture: String) -> String { FixturePackage.Mode.swift6.module(of: architecture) }

    /// The texts of its sources and tests, by their paths below the package's folder.
    static func files(of architecture: String) async throws -> [String: String] {
        try await Made.shared.files(of: architecture).texts
    }

    /// The name of the module with a part of the samples.
    static func moduleOfPart(of architecture: String) -> String {
        architecture.uppercased().filter(\.isLetter) + "SampleMode"
    }

    /// The texts of an app with a part of the samples: what `make test` builds and runs.
    static func part(of architecture: String) throws -> [String: String] {
        try scaffold(architecture, module: moduleOfPart(of: architecture), part: true).texts
    }

    /// The same as they are built on Linux: UIKit is the headless one in scenes without the runtime, too.
    static func filesOnLinux(of architecture: String) async throws -> [String: String] {
        let files = try await Made.shared.files(of: architecture)
        return files.texts.merging(files.plain.map { ($0, onLinux(files.texts[$0] ?? "")) }) { _, new in new }
    }

    /// The texts of those that name nothing of the runtime, by the same paths.
    static func plainFiles(of architecture: String) async throws -> [String: String] {
        let files = try await Made.shared.files(of: architecture)
        return files.texts.filter { files.plain.contains($0.key) }
    }

    /// The texts of the sources that follow the architecture's own definition, by the same paths.
    static func sources(of architecture: String) async throws -> [String: String] {
        let files = try await Made.shared.files(of: architecture)
        return files.texts.filter { $0.key.hasPrefix("Sources/") && !files.foreign.contains($0.key) }
    }

    private struct Files {
        var texts: [String: String] = [:]
        /// The paths of those without the runtime.
        var plain: Set<String> = []
        /// The paths of those that another definition wrote.
        var foreign: Set<String> = []
    }

    private actor Made {
        static let shared = Made()
        private var tasks: [String: Task<Files, any Error>] = [:]

        func files(of architecture: String) async throws -> Files {
            let task =
                tasks[architecture]
                ?? Task.detached {
                    try scaffold(architecture, module: module(of: architecture), part: false)
                }
            tasks[architecture] = task
            return try await task.value
        }
    }

    /// The files of a module: an app, and beside its first scene all samples of its architecture, or a part of them.
    private static func scaffold(_ architecture: String, module: String, part: Bool) throws -> Files {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        var request = AppRequest(
            name: module, into: "/", first: "Home", architecture: architecture, scaena: .path("/"))
        request.store = try source.definition().keepsAnswers ? .defaults : nil
        let app = try AppScaffold(request, in: source)
        var files = Files()
        for file in app.files where file.path.hasPrefix("Sources/") || file.path.hasPrefix("Tests/") {
            files.texts[file.path] = file.text
        }
        let named = SampleScenes.parts[architecture] ?? []
        func isIn(_ other: String, _ name: String) -> Bool { other == architecture && (!part || named.contains(name)) }
        // What is there already tells what comes after it: what a scene is handed, which routes it has.
        let folder = try TemporaryFolder()
        func add(_ scaffold: UnitScaffold, runtime: Bool = true, foreign: Bool = false) throws {
            try UnitWriter.write(scaffold, replacing: true)
            for file in scaffold.files {
                let path = String(file.path.dropFirst(folder.path.count + 1))
                // A file of the app's stays one with the runtime.
                if runtime { files.plain.remove(path) } else if files.texts[path] == nil { files.plain.insert(path) }
                if foreign { files.foreign.insert(path) }
                files.texts[path] = file.text
            }
        }
        // Managers and routers look for what the app shares.
        for (path, text) in files.texts {
            let file = URL(fileURLWithPath: "\(folder.path)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for scene in SampleScenes.all where isIn(scene.architecture, scene.name) {
            try add(try SampleScenes.scaffold(scene, module: module, package: folder.path), runtime: scene.runtime)
        }
        // The same architecture but for the place of its contracts.
        for unit in part ? [] : [OtherContractPlacement.scaffold, OtherContractPlacement.opened] {
            try add(try unit(architecture, module, folder.path), foreign: true)
        }
        for kind in SampleScenes.kinds + SampleScenes.kindsOfAnApp where isIn(kind.architecture, kind.name) {
            try add(try SampleScenes.scaffold(kind, module: module, package: folder.path), runtime: kind.runtime)
        }
        for sheet in SampleScenes.sheets + SampleScenes.ofAnApp where isIn(sheet.architecture, sheet.name) {
            try add(try SampleScenes.scaffold(sheet, module: module, package: folder.path), runtime: sheet.runtime)
        }
        if part { return files }
        let grown = try GrownScenes.files(of: architecture, module: module, package: folder.path)
        files.texts.merge(grown) { _, grown in grown }
        if architecture == "mvpcf" { files.texts["Sources/\(module)/Team.swift"] = TeamTypes.text }
        return files
    }

    /// Returns a text that names UIKit itself with the headless one in its place. That it names nothing of the
    /// runtime, another test says.
    private static func onLinux(_ text: String) -> String {
        let text = text.replacing("import UIKit\n", with: "import ScaenaUIKit\n")
            .replacing("import Combine\n", with: "")
            .replacing(
                "import Foundation\n\n/// The texts of the ",
                with: "import Foundation\nimport ScaenaKit\n\n/// The texts of the "
            )
            .replacing("import Testing\n", with: "import ScaenaTesting\nimport Testing\n")
        return ImportOrder.sort(String(text.drop { $0.isNewline }))
    }
}
