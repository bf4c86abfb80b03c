import Architecture
import Foundation
import Mocking
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The proof of the templates: scaffolded scenes and apps are what a team would have in its package.
@Suite("Scaffolded scenes")
struct ScaffoldedCodeTests {
    private typealias Mode = FixturePackage.Mode

    @Test("and apps compile without a warning in every mode, pass their tests, and are formatted")
    func areSound() async throws {
        let package = FixturePackage()
        let architectures = Set(SampleScenes.all.map(\.architecture)).sorted()
        #expect(architectures == ArchitectureSource.builtIns.keys.sorted())
        // What is built, and what the compiler reads alone; all of it is linted.
        var (built, read): ([String: String], [String: String]) = ([:], [:])
        var modules: [String: (mode: Mode, architecture: String)] = [:]
        var parts: [String] = []
        for architecture in architectures {
            let texts = try await Self.texts(of: architecture)
            for mode in Mode.built {
                built.merge(texts[mode] ?? [:]) { $1 }
                modules[mode.module(of: architecture)] = (mode, architecture)
            }
            for mode in Mode.allCases where mode.isRead(architecture) {
                read.merge((texts[mode] ?? [:]).filter { mode == .swift6 || $0.key.hasPrefix("Sources/") }) { $1 }
            }
            if Mode.built.isEmpty {
                let part = try SampleProject.part(of: architecture)
                if Self.builtParts.contains(architecture) {
                    built.merge(part) { $1 }
                    modules[SampleProject.moduleOfPart(of: architecture)] = (.swift6, architecture)
                } else {
                    read.merge(part) { $1 }
                    parts.append(architecture)
                }
            }
        }
        for module in modules.keys where modules[module]?.architecture == "snp" {
            built["Tests/\(module)Tests/ProxyWiringTests.swift"] = ProxyWiring.tests(of: module)
        }
        try package.write(built.merging(read) { $1 }, modules: modules.mapValues(\.mode))
        // Every contract has its mock: a warning would say which has none.
        var mocked = modules.mapValues(\.architecture)
        for architecture in architectures { mocked[Mode.swift6.module(of: architecture)] = architecture }
        for architecture in parts { mocked[SampleProject.moduleOfPart(of: architecture)] = architecture }
        for (module, architecture) in mocked {
            let report = try ProjectMocks.update(
                architecture, "Sources/\(module)", in: package.path, proxies: architecture == "snp")
            #expect(report.warnings == [] && report.mockCount > 0, "\(module)")
        }

        let (build, ran) = try package.buildAndTest()
        try #require(build.status == 0, "\(build.complaints)")
        try await withThrowingTaskGroup(of: CommandResult.self) { group in
            for mode in Mode.allCases {
                for architecture in architectures where mode.isRead(architecture) {
                    group.addTask { try package.diagnose(mode.module(of: architecture), in: mode) }
                }
            }
            // Tests are read after what they test.
            for module in parts.map(SampleProject.moduleOfPart) {
                group.addTask {
                    let own = try package.diagnose(module, in: .swift6)
                    return own.status == 0 ? try package.diagnose("\(module)Tests", in: .swift6, below: "Tests") : own
                }
            }
            for try await diagnosis in group { #expect(diagnosis.status == 0, "\(diagnosis.complaints)") }
        }

        let tests = try #require(ran)
        #expect(tests.status == 0, "\(tests.complaints)")
        let suites = built.values.reduce(0) { $0 + $1.components(separatedBy: "@Suite(").count - 1 }
        #expect(suites > (Mode.built.isEmpty ? 2 * modules.count : SampleScenes.all.count))
        #expect(tests.output.contains(" tests in \(suites) suites passed"), "\(tests.complaints)")

        let lint = try FixturePackage.lint(
            Self.linted(Set(built.keys).union(read.keys), of: architectures), in: package.path)
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.complaints)")
    }

    /// The architectures a part of whose samples `make test` builds and runs: `make soak` runs all of them, and of the others' parts the
    /// compiler reads the tests, too.
    private static let builtParts: Set = ["snp", "mvpcf"]

    /// The files that are to be formatted, and their mocks: those of one mode, since the others' differ by a name that is as long.
    private static func linted(_ files: Set<String>, of architectures: [String]) -> [String] {
        let modules = architectures.flatMap { architecture in
            [Mode.swift6.module(of: architecture)]
                + (Mode.built.isEmpty ? [SampleProject.moduleOfPart(of: architecture)] : [])
        }
        // What Xcode writes, it breaks into lines by itself.
        let own = files.filter { file in
            !file.contains("/Fare") && modules.contains { file.contains("/\($0)") }
        }
        return own.sorted() + modules.map { "Tests/\($0)Tests/\($0)Mocks.swift" }
    }

    /// All samples of an architecture by mode. But for the module's name, the text is the same in every mode.
    private static func texts(of architecture: String) async throws -> [Mode: [String: String]] {
        let module = Mode.swift6.module(of: architecture)
        let own = try await SampleProject.filesOnLinux(of: architecture)
        #expect(own.keys.contains { $0.contains("Grown") })
        let all = own.merging(try xcodeFiles(of: architecture, module: module)) { first, _ in first }
        var texts: [Mode: [String: String]] = [:]
        for mode in Mode.allCases {
            let other = mode.module(of: architecture)
            for (path, text) in all where mode == .swift6 || !SampleScenes.isOfOneMode(path) {
                texts[mode, default: [:]][path.replacing(module, with: other)] = text.replacing(module, with: other)
            }
        }
        return texts
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
