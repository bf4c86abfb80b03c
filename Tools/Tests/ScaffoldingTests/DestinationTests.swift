import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("A destination")
struct DestinationTests {
    private func destination(
        _ folder: TemporaryFolder, _ path: String, testsFolder: String? = nil, module: String? = nil,
        wantsTests: Bool = true
    ) throws(ScaffoldError) -> Destination {
        try Destination(
            into: folder.path + path, testsFolder: testsFolder, module: module, wantsTests: wantsTests, word: "scene")
    }

    @Test("inside of a package's sources has its tests in the package's tests")
    func findsTests() throws {
        let folder = try TemporaryFolder()
        try folder.write(".testTarget(name: \"AppTests\")", to: "Package.swift")
        let found = try destination(folder, "/Sources/App/Scenes/Deep/")
        #expect(found.sources == folder.path + "/Sources/App/Scenes/Deep")
        #expect(found.tests == folder.path + "/Tests/AppTests/Scenes/Deep")
        #expect(found.module == "App")
        #expect(found.manifest == ".testTarget(name: \"AppTests\")")
    }

    @Test("in a package whose manifest lacks what the files need says what that is")
    func notes() throws {
        let files = [
            RenderedFile(path: "A.swift", place: .sources, text: "import ScaenaKit\nimport ScaenaUIKit"),
            RenderedFile(
                path: "B.swift", place: .tests,
                text: "import ScaenaTesting\nimport ScaenaUIKit\nimport Testing\n@testable import App"),
        ]
        #expect(
            ManifestNotes("", module: "App", files: files).sentences == [
                "Package.swift names none of 'ScaenaKit', 'ScaenaUIKit', which 'App' now imports",
                "Package.swift names no 'AppTests': add .testTarget(name: \"AppTests\", dependencies: [\"App\"])",
                "Package.swift does not name 'ScaenaTesting', which 'AppTests' now imports",
            ])
        let manifest = "\"App\" \"AppTests\" \"ScaenaUIKit\" \"ScaenaTesting\""
        #expect(ManifestNotes(manifest, module: "App", files: files).sentences.isEmpty)
        #expect(ManifestNotes("\"ScaenaKit\"", module: "App", files: [files[0]]).sentences.isEmpty)
    }

    @Test("in a package says nothing of modules that come with the system or with a product that is named")
    func noNotes() throws {
        let files = [
            RenderedFile(path: "A.swift", place: .sources, text: "import Foundation\nimport ScaenaKit"),
            RenderedFile(path: "B.swift", place: .tests, text: "import Foundation\nimport Testing"),
        ]
        let manifest = "\"App\" \"AppTests\" \"ScaenaUIKit\""
        #expect(ManifestNotes(manifest, module: "App", files: files).sentences.isEmpty)
    }

    @Test("elsewhere needs to be told where tests go, and which module they import")
    func asksElsewhere() throws {
        let folder = try TemporaryFolder()
        #expect(
            throws: ScaffoldError(
                .usage,
                "'\(folder.path)/App' is not inside a Swift package's 'Sources/…', so nothing tells where tests go: "
                    + "say --tests-into DIR, or --no-tests")
        ) { try destination(folder, "/App") }
        #expect(
            throws: ScaffoldError(
                .usage,
                "the tests of the scene import its module, and nothing tells which one that is: say --module NAME, or "
                    + "--no-tests")
        ) { try destination(folder, "/App", testsFolder: folder.path + "/T") }
        let told = try destination(folder, "/App", testsFolder: folder.path + "/T", module: "App")
        #expect(told.tests == folder.path + "/T")
        #expect(told.module == "App")
        #expect(try destination(folder, "/App", wantsTests: false).tests == nil)
        #expect(throws: ScaffoldError(.usage, "'a-b' cannot be the name of a module: it is no Swift identifier")) {
            try destination(folder, "/App", testsFolder: "/T", module: "a-b")
        }
    }
}
