import Foundation
import Mocking
import Testing

@testable import Scaffolding

/// The proof of the templates: scaffolded scenes are what a team would have in its package.
@Suite("Scaffolded scenes")
struct ScaffoldedCodeTests {
    @Test("compile without a warning in every mode, pass their tests, and are formatted")
    func areSound() throws {
        let package = FixturePackage()
        var files: [String: String] = [:]
        for mode in FixturePackage.Mode.allCases {
            var scaffolds: [UnitScaffold] = []
            for scene in SampleScenes.all {
                let module = mode.module(of: scene.architecture)
                let scaffold = try SampleScenes.scaffold(scene, module: module, package: package.path)
                guard !scene.runtime else {
                    scaffolds.append(scaffold)
                    continue
                }
                for file in scaffold.files {
                    files[String(file.path.dropFirst(package.path.count + 1))] = Self.onLinux(file.text)
                }
            }
            for kind in SampleScenes.kinds {
                let module = mode.module(of: kind.architecture)
                scaffolds.append(try SampleScenes.scaffold(kind, module: module, package: package.path))
            }
            for file in scaffolds.flatMap(\.files) {
                files[String(file.path.dropFirst(package.path.count + 1))] = file.text
            }
        }
        try package.write(files, architectures: Set(SampleScenes.all.map(\.architecture)).sorted())
        // Every contract has its mock: a warning would say which has none.
        for mode in FixturePackage.Mode.allCases {
            for architecture in Set(SampleScenes.all.map(\.architecture)) {
                let module = mode.module(of: architecture)
                let report = try ProjectMocks.update(architecture, "Sources/\(module)", in: package.path)
                #expect(report.warnings == [] && report.mockCount > 0)
            }
        }

        let build = try package.build()
        try #require(build.status == 0, "\(build.complaints)")

        let tests = try package.test()
        #expect(tests.status == 0, "\(tests.complaints)")
        let suites = files.values.reduce(0) { $0 + $1.components(separatedBy: "@Suite(").count - 1 }
        #expect(suites > SampleScenes.all.count * 3)
        #expect(tests.output.contains(" tests in \(suites) suites passed"), "\(tests.complaints)")

        let lint = try package.lint()
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.complaints)")
    }

    /// What names UIKit itself, with the headless one in its place. That it names nothing of the runtime, another test says.
    private static func onLinux(_ text: String) -> String {
        ImportOrder.sort(
            text.replacing("import UIKit\n", with: "import ScaenaUIKit\n")
                .replacing("import Testing\n", with: "import ScaenaTesting\nimport Testing\n"))
    }

    @Test("name nothing of the runtime where it is not wanted", arguments: SampleScenes.all.filter { !$0.runtime })
    func areFree(scene: SampleScenes.Scene) throws {
        let texts = try SampleScenes.scaffold(scene, module: "App", package: "/nowhere").files.map(\.text)
        for word in [
            "Scaena", "SceneLifetime", "SceneWindow", "ErrorViewModel", "SceneViewController", "expectNoLeaks",
        ] {
            #expect(!texts.contains { $0.contains(word) }, "\(word)")
        }
    }
}
