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
            for scene in SampleScenes.all {
                let module = mode.module(of: scene.architecture)
                for file in try SampleScenes.scaffold(scene, module: module, package: package.path).files {
                    files[String(file.path.dropFirst(package.path.count + 1))] = file.text
                }
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
}
