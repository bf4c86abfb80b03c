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
            ManifestNotes("", target: "App", module: "App", files: files).sentences == [
                """
                Package.swift names none of 'ScaenaKit', 'ScaenaUIKit', which 'App' now imports: add to the 'dependencies' of \
                the target 'App'
                    .product(name: "ScaenaUIKit", package: "Scaena"),
                """,
                """
                Package.swift names no 'AppTests': add to its 'targets'
                    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "ScaenaTesting", package: "Scaena")]),
                """,
                """
                Package.swift does not name the package of these products: add to its 'dependencies'
                    .package(name: "Scaena", path: "../scaena")  // a checkout
                """,
            ])
        let manifests = [
            #"Package(dependencies: [.package(path: "../scaena")], targets: [.target(name: "Core"), .target(name: "Apps")])"#,
            #"Package(dependencies: [.package(path: "../scaena")], targets: [a].map { .target(name: $0) })"#,
        ]
        let unknown = ManifestNotes(manifests[0], target: "App", module: "App", files: files).sentences
        #expect(
            unknown == [
                """
                'App' is no target of Package.swift, which has Core, Apps (did you mean 'Apps'?): for a new one add to its 'targets'
                    .target(name: "App", dependencies: [.product(name: "ScaenaUIKit", package: "Scaena")]),
                    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "ScaenaTesting", package: "Scaena")]),
                """
            ])
        // What code makes of names may be there.
        let computed = ManifestNotes(manifests[1], target: "App", module: "App", files: files).sentences
        #expect(computed.allSatisfy { $0.contains("'dependencies' of the target") })
        let manifest = "\"App\" \"AppTests\" \"ScaenaUIKit\" \"ScaenaTesting\""
        #expect(ManifestNotes(manifest, target: "App", module: "App", files: files).sentences.isEmpty)
        let data = [RenderedFile(path: "A.swift", place: .sources, text: "import ScaenaData\nimport ScaenaUIKit")]
        #expect(
            ManifestNotes(manifest, target: "App", module: "App", files: data).sentences.first?.hasPrefix(
                "Package.swift names none of 'ScaenaData', which 'App' now imports") == true)
        #expect(ManifestNotes("\"ScaenaKit\"", target: "App", module: "App", files: [files[0]]).sentences.isEmpty)
    }

    @Test("in a package says nothing of modules that come with the system or with a product that is named")
    func noNotes() throws {
        let files = [
            RenderedFile(path: "A.swift", place: .sources, text: "import Foundation\nimport ScaenaKit"),
            RenderedFile(path: "B.swift", place: .tests, text: "import Foundation\nimport Testing"),
        ]
        let manifest = "\"App\" \"AppTests\" \"ScaenaUIKit\""
        #expect(ManifestNotes(manifest, target: "App", module: "App", files: files).sentences.isEmpty)
    }

    @Test("in no target of a package is told with the targets that there are")
    func noTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"Package(targets: [.target(name: "Core", path: "Code"), .testTarget(name: "CoreTests")])"#,
            to: "Package.swift")
        #expect(
            throws: ScaffoldError(
                .usage,
                "'\(folder.path)/Sources' is in no target of Package.swift, which has Core ('Code'): say one of them with "
                    + "--into, add a target, or say --tests-into DIR and --module NAME")
        ) { try destination(folder, "/Sources") }
    }

    @Test("is of a module whose name is an identifier, whatever the target is called")
    func moduleName() throws {
        let folder = try TemporaryFolder()
        try folder.write(#".target(name: "My App"), .testTarget(name: "My AppTests")"#, to: "Package.swift")
        let found = try destination(folder, "/Sources/My App")
        #expect(found.module == "My_App" && found.tests == folder.path + "/Tests/My AppTests")
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
