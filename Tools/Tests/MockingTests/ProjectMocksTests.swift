import Architecture
import Foundation
import SourceModel
import Testing

@testable import Mocking

@Suite("A project's mocks")
struct ProjectMocksTests {
    private let folder: String
    private let definition: ArchitectureDefinition

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-project-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
        definition = try #require(ArchitectureSource.builtIns["snp"]).definition()
    }

    private func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private func mocks(
        _ settings: MockSettings = MockSettings(), in sources: String = "Sources/App", tests: String? = nil,
        module: String? = nil, isWhole: Bool = true
    ) throws -> MockRun.Report {
        let place = ProjectMocks.Place(
            root: folder, sources: folder + "/" + sources, tests: tests.map { folder + "/" + $0 }, module: module)
        return try ProjectMocks(of: definition, settings: settings, at: place, isWhole: isWhole).run.run()
    }

    private let router = """
        import ScaenaUIKit
        @MainActor protocol AboutRouterProtocol: SceneRouterProtocol { func navigateToTerms() }
        @MainActor protocol AboutPresenterProtocol: ScenePresenterProtocol { func present(text: String) }
        protocol Ignored { func nothing() }
        """

    @Test("import a module by the compiler's name for it, and lie in the folder of its tests")
    func compilerNames() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("let package = 1", to: "Package.swift")
        try write(router, to: "Sources/2FA/About.swift")
        try write("", to: "Tests/2FATests/Tests.swift")
        let report = try mocks(in: "Sources/2FA")
        #expect(report.written.map { $0.dropFirst(folder.count + 1) } == ["Tests/2FATests/_2FAMocks.swift"])
        #expect(try text("Tests/2FATests/_2FAMocks.swift").contains("@testable import _2FA"))
    }

    @Test("are those of the contracts, beside the tests of each module, with what the runtime's contracts require")
    func contracts() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("let package = 1", to: "Package.swift")
        try write(router, to: "Sources/App/About.swift")
        try write("public protocol FareManagerProtocol: Asking { func fare() -> Int? }", to: "Sources/Fares/Fare.swift")
        try write("public protocol Asking { func ask() }", to: "Sources/Core/Asking.swift")
        try write("", to: "Tests/FaresTests/x.swift")
        let report = try mocks()
        #expect(report.written == ["AppTests/App", "FaresTests/Fares"].map { "\(folder)/Tests/\($0)Mocks.swift" })
        #expect(report.warnings == [])
        let app = try text("Tests/AppTests/AppMocks.swift")
        #expect(app.contains("@testable import App\n") && app.contains("func handle(error: any Error, dismiss: Bool)"))
        #expect(app.contains("class MockRecorder") && !app.contains("Ignored"))
        // A contract of one module refines a protocol of another.
        #expect(try text("Tests/FaresTests/FaresMocks.swift").contains("func ask()"))
        #expect(try mocks().written == [])
        #expect(try mocks(isWhole: false).unchanged == ["\(folder)/Tests/AppTests/AppMocks.swift"])
        // Where the last contract goes, its mock goes with it.
        try write("", to: "Sources/Fares/Fare.swift")
        #expect(try mocks().counts["\(folder)/Tests/FaresTests/FaresMocks.swift"] == 0)
    }

    @Test("import what they share where the package's tests have it")
    func importedSupport() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("\"ScaenaTesting\"", to: "Package.swift")
        try write(router, to: "Sources/App/About.swift")
        #expect(try mocks().mockCount == 2)
        let text = try text("Tests/AppTests/AppMocks.swift")
        #expect(text.contains("\nimport ScaenaTesting\n") && !text.contains("class MockRecorder"))
    }

    @Test("go where settings say, and are of what they name besides")
    func settings() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(router + "\nprotocol Storing {}", to: "App/Scenes/About.swift")
        try write("protocol Port {}", to: "App/Ports/Port.swift")
        let settings = try ProjectSettings(
            """
            mocks:
              output: Mocks/All.swift
              protocols: "*oring"
              folders: [App/Ports]
              naming: mockolo
            """, file: "scaena.yml"
        ).mocks
        let report = try mocks(settings, in: "App/Scenes", module: "App")
        #expect(report.mockCount == 4)
        let text = try text("Mocks/All.swift")
        for name in ["AboutRouterProtocolMock", "StoringMock", "PortMock"] { #expect(text.contains("class \(name)")) }
        #expect(text.contains("var presentCallCount") && text.contains("@testable import App\n"))
        var folderSettings = MockSettings()
        folderSettings.output = "Mocks/"
        folderSettings.naming = .stable
        #expect(
            try mocks(folderSettings, in: "App/Scenes", module: "App").written.map { $0.split(separator: "/").last }
                == [
                    "AppMocks.swift", "MockSupport.swift",
                ])
    }

    @Test("of a contract that few units have are those of units, not of whatever is named like it")
    func companions() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let optional = """
              delegate: { type: "{Unit}Delegate", optional: true }
              delegates: { type: "{Unit}…Delegate", optional: true }
              factory: { type: "{Unit}FactoryProtocol", optional: true }
            """
        let text = "architecture: ours\nextends: viper\ncontracts:\n" + optional
        try write(text, to: "ours.yml")
        let ours = try ArchitectureSource(readingFile: folder + "/ours.yml").definition()
        let names = [
            "ListViewProtocol", "ListPresenterProtocol", "ListDelegate", "ListCellDelegate", "ListenerDelegate",
            "PlaceFactoryProtocol", "PlaceDelegate", "StoreFactoryProtocol", "StoreDelegating",
            "LonelyPresenterProtocol",
        ]
        try write(names.map { "protocol \($0) {}\n" }.joined(), to: "App/All.swift")
        let place = ProjectMocks.Place(root: folder, sources: folder + "/App", module: "App")
        var settings = MockSettings()
        settings.output = "Mocks.swift"
        let report = try ProjectMocks(of: ours, settings: settings, at: place, isWhole: true).run.run()
        let mocks = try self.text("Mocks.swift")
        let mocked = names.filter { mocks.contains("class \($0)Mock") }
        #expect(
            mocked == [
                "ListViewProtocol", "ListPresenterProtocol", "ListDelegate", "ListCellDelegate", "PlaceFactoryProtocol",
                "PlaceDelegate", "LonelyPresenterProtocol",
            ])
        #expect(report.mockCount == mocked.count)
    }

    @Test("go beside the tests of an Xcode project, and nowhere where nothing tells")
    func elsewhere() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(router, to: "App/Scenes/About.swift")
        let report = try mocks(in: "App/Scenes", tests: "AppTests", module: "App")
        #expect(report.written == [folder + "/AppTests/AppMocks.swift"])
        #expect(throws: MockRunError.self) { try mocks(in: "App/Scenes") }
    }

    @Test("each key of the settings is explained")
    func explained() throws {
        let format = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Definitions/FORMAT.md")
        let text = try String(contentsOf: format, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## What a project says of its mocks\n").last)
        for key in Mirror(reflecting: MockSettings()).children.compactMap(\.label) {
            #expect(section.contains("`\(key)`"), "\(key)")
        }
    }

    @Test("mistakes in the settings are told with their place")
    func mistakes() {
        let error = #expect(throws: InvalidDefinition.self) {
            try ProjectSettings("mocks:\n  naming: mockol\n  outputs: x", file: "scaena.yml")
        }
        #expect(error?.description.contains("scaena.yml:2:11") == true)
        #expect(error?.description.contains("did you mean 'output'?") == true)
        let module = #expect(throws: InvalidDefinition.self) {
            try ProjectSettings("mocks:\n  imports: [A, Foo Bar]", file: "scaena.yml")
        }
        #expect(module?.description.contains("scaena.yml:2:16") == true)
        var settings = MockSettings()
        settings.output = "a b/"
        settings.protocols = ["*X"]
        settings.folders = ["F"]
        settings.support = .import
        settings.proxies = true
        settings.access = .package
        settings.assume = ["Far"]
        settings.imports = ["A.B"]
        settings.testableImports = ["C"]
        settings.excludedImports = ["D"]
        var project = ProjectSettings(architecture: "snp")
        project.mocks = settings
        let text = project.text
        #expect((try? ProjectSettings(text, file: "scaena.yml"))?.mocks == settings)
    }
}
