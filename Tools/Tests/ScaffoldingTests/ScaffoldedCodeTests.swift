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
    func areSound() async throws {
        let package = FixturePackage()
        let architectures = Set(SampleScenes.all.map(\.architecture)).sorted()
        #expect(architectures == ArchitectureSource.builtIns.keys.sorted())
        var files: [String: String] = [:]
        var linted: [String] = []
        for architecture in architectures {
            let module = FixturePackage.Mode.swift6.module(of: architecture)
            let own = try await SampleProject.filesOnLinux(of: architecture)
            #expect(own.keys.contains { $0.contains("Grown") })
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
            for architecture in architectures where mode.isRead(architecture) {
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

    @Test(
        "name nothing of the runtime where it is not wanted",
        arguments: Set(SampleScenes.all.filter { !$0.runtime }.map(\.architecture)).sorted())
    func areFree(architecture: String) async throws {
        let texts = try await SampleProject.plainFiles(of: architecture)
        #expect(!texts.isEmpty)
        for word in [
            "Scaena", "SceneLifetime", "SceneWindow", "ErrorViewModel", "SceneViewController", "expectNoLeaks",
            "StateRelay", "EventRelay", "RelayToken", "ContainerError", "SceneTasks", "KeyboardInset", "Navigation(",
            ".navigation.", "WebViewController", "LoadingViewController", "HTTPProvider", "(typed:",
        ] {
            #expect(texts.filter { $0.value.contains(word) }.keys.sorted() == [], "\(word)")
        }
    }
}
