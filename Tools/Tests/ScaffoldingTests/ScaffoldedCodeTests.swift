import Architecture
import Foundation
import Mocking
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The proof of the templates: scaffolded scenes and apps are what a team would have in its package.
@Suite("Scaffolded scenes")
struct ScaffoldedCodeTests {
    @Test("and apps compile without a warning in every mode, pass their tests, and are formatted")
    func areSound() throws {
        let package = FixturePackage()
        let architectures = Set(SampleScenes.all.map(\.architecture)).sorted()
        #expect(architectures == ArchitectureSource.builtIns.keys.sorted())
        var files: [String: String] = [:]
        var linted: [String] = []
        for architecture in architectures {
            let module = FixturePackage.Mode.swift6.module(of: architecture)
            let own = try Self.files(of: architecture, module: module)
            linted += own.keys.sorted()
            let all = own.merging(try Self.xcodeFiles(of: architecture, module: module)) { first, _ in first }
            // But for the module's name, the text is the same in every mode.
            for mode in FixturePackage.Mode.allCases {
                let other = mode.module(of: architecture)
                for (path, text) in all
                where (mode == .swift6 || !SampleScenes.isOfOneMode(path))
                    && (FixturePackage.Mode.built.contains(mode) || path.hasPrefix("Sources/"))
                {
                    files[path.replacing(module, with: other)] = text.replacing(module, with: other)
                }
            }
        }
        for mode in FixturePackage.Mode.built {
            let module = mode.module(of: "snp")
            files["Tests/\(module)Tests/ProxyWiringTests.swift"] = ProxyWiring.tests(of: module)
        }
        try package.write(files, architectures: architectures)
        // Every contract has its mock: a warning would say which has none.
        for mode in FixturePackage.Mode.built {
            for architecture in architectures {
                let module = mode.module(of: architecture)
                let report = try ProjectMocks.update(
                    architecture, "Sources/\(module)", in: package.path, proxies: architecture == "snp")
                #expect(report.warnings == [] && report.mockCount > 0)
                if mode == .swift6 { linted.append("Tests/\(module)Tests/\(module)Mocks.swift") }
            }
        }

        let (build, ran) = try package.buildAndTest()
        try #require(build.status == 0, "\(build.complaints)")
        for mode in FixturePackage.Mode.allCases where !FixturePackage.Mode.built.contains(mode) {
            for architecture in architectures {
                let diagnosis = try package.diagnose(mode.module(of: architecture), in: mode)
                #expect(diagnosis.status == 0, "\(diagnosis.complaints)")
            }
        }

        let tests = try #require(ran)
        #expect(tests.status == 0, "\(tests.complaints)")
        let suites = files.values.reduce(0) { $0 + $1.components(separatedBy: "@Suite(").count - 1 }
        #expect(suites > SampleScenes.all.count)
        #expect(tests.output.contains(" tests in \(suites) suites passed"), "\(tests.complaints)")

        let lint = try FixturePackage.lint(linted, in: package.path)
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.complaints)")
    }

    /// The files of a module: an app, and beside its first scene all samples of its architecture.
    private static func files(of architecture: String, module: String) throws -> [String: String] {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let app = try AppScaffold(
            AppRequest(name: module, into: "/", first: "Home", architecture: architecture, scaena: .path("/")),
            in: source)
        var files: [String: String] = [:]
        for file in app.files where file.path.hasPrefix("Sources/") || file.path.hasPrefix("Tests/") {
            files[file.path] = file.text
        }
        // What is there already tells what comes after it: what a scene is handed, which routes it has.
        let folder = try TemporaryFolder()
        func add(_ scaffold: UnitScaffold, runtime: Bool = true) throws {
            try UnitWriter.write(scaffold, replacing: true)
            for file in scaffold.files {
                files[String(file.path.dropFirst(folder.path.count + 1))] = runtime ? file.text : onLinux(file.text)
            }
        }
        // Managers and routers look for what the app shares.
        for (path, text) in files {
            let file = URL(fileURLWithPath: "\(folder.path)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for scene in SampleScenes.all where scene.architecture == architecture {
            try add(try SampleScenes.scaffold(scene, module: module, package: folder.path), runtime: scene.runtime)
        }
        // The same architecture but for the place of its contracts.
        try add(try OtherContractPlacement.scaffold(architecture, module: module, package: folder.path))
        try add(try OtherContractPlacement.opened(architecture, module: module, package: folder.path))
        for kind in SampleScenes.kinds + SampleScenes.kindsOfAnApp where kind.architecture == architecture {
            try add(try SampleScenes.scaffold(kind, module: module, package: folder.path), runtime: kind.runtime)
        }
        for sheet in SampleScenes.sheets + SampleScenes.ofAnApp where sheet.architecture == architecture {
            try add(try SampleScenes.scaffold(sheet, module: module, package: folder.path), runtime: sheet.runtime)
        }
        let grown = try GrownScenes.files(of: architecture, module: module, package: folder.path)
        #expect(grown.keys.contains { $0.contains("Grown") })
        files.merge(grown) { _, grown in grown }
        if architecture == "mvpcf" { files["Sources/\(module)/Team.swift"] = TeamTypes.text }
        return files
    }

    /// A scene and its tests as Xcode makes them of the exported templates.
    private static func xcodeFiles(of architecture: String, module: String) throws -> [String: String] {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let word = try source.definition().unit.word
        let xcode = XcodeSubstitution(answers: ["\(word)Name": "Fare"], project: module)
        var files: [String: String] = [:]
        for (template, folder) in zip(
            try XcodeTemplates(of: source).all, ["Sources/\(module)/Fare/", "Tests/\(module)Tests/Fare/"])
        {
            for (name, text) in try xcode.files(of: template) { files[folder + name] = text }
        }
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

    @Test("name nothing of the runtime where it is not wanted", arguments: SampleScenes.all.filter { !$0.runtime })
    func areFree(scene: SampleScenes.Scene) throws {
        let texts = try SampleScenes.scaffold(scene, module: "App", package: "/nowhere").files.map(\.text)
        Self.expectFree(texts)
    }

    @Test(
        "of sheets name nothing of the runtime where it is not wanted",
        arguments: (SampleScenes.sheets + SampleScenes.ofAnApp).filter { !$0.runtime })
    func sheetsAreFree(scene: SampleScenes.Scene) throws {
        // What a sheet names stands among the golden files, but for what needs an app.
        let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(scene.architecture)").path
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: goldens + "/Sources", toPath: folder.path + "/Sources")
        let shared = URL(fileURLWithPath: folder.path + "/Sources/App/AppDependencies.swift")
        try Data("final class AppDependencies {}".utf8).write(to: shared)
        if scene.name == "PlainOrders" {
            let detail = SampleScenes.ofAnApp.first { $0.name == "OrderDetail" }
            try UnitWriter.write(
                try SampleScenes.scaffold(#require(detail), module: "App", package: folder.path), replacing: true)
        }
        Self.expectFree(try SampleScenes.scaffold(scene, module: "App", package: folder.path).files.map(\.text))
    }

    private static func expectFree(_ texts: [String]) {
        for word in [
            "Scaena", "SceneLifetime", "SceneWindow", "ErrorViewModel", "SceneViewController", "expectNoLeaks",
            "StateRelay", "EventRelay", "RelayToken", "ContainerError", "SceneTasks", "KeyboardInset", "Navigation(",
            ".navigation.", "WebViewController", "LoadingViewController", "HTTPProvider", "(typed:",
        ] {
            #expect(!texts.contains { $0.contains(word) }, "\(word)")
        }
    }
}
