import Foundation
import Mocking
import SourceModel
import Testing

/// Mocks stand among others' declarations, none of which they may repeat, and some of which mean something else there.
@Suite("What stands beside mocks")
struct MockNeighboursTests {
    private static let manifest = """
        let package = Package(targets: [
            .target(name: "App"), .target(name: "Core"), .testTarget(name: "AppTests"),
        ])
        """

    private func package(_ files: [String: String]) throws -> TemporaryPackage {
        try TemporaryPackage(
            ["Package.swift": Self.manifest, "Sources/App/A.swift": "protocol A { func a() }\n"].merging(files) { $1 })
    }

    private func run(
        _ package: TemporaryPackage, to output: String = "Tests/AppTests/Mocks.swift",
        _ options: MockOptions = MockOptions(), cached: Bool = false
    ) throws -> MockRun.Report {
        var run = MockRun(
            paths: [package.path + "/Sources"], options: options, output: .file("\(package.path)/\(output)"), jobs: 1)
        if cached { run.cacheFolder = package.path + "/cache" }
        run.toolVersion = "test"
        return try run.run()
    }

    @Test(
        "a mock whose name is taken is told of, with the place",
        arguments: [
            ("Tests/AppTests/Fakes.swift", "import App\nfinal class AMock {}\n", "Tests/AppTests/Mocks.swift"),
            ("Sources/App/Fakes.swift", "\nfinal class AMock {}\n", "Sources/App/Mocks.swift"),
            ("Sources/App/Fakes.swift", "\nprotocol AMock {}\n", "Sources/App/Mocks.swift"),
        ])
    func taken(file: String, text: String, output: String) throws {
        let package = try package([file: text])
        let report = try run(package, to: output)
        let place = "\(package.path)/Sources/App/A.swift:1:10: warning: A gets no mock: "
        #expect(report.warnings == [place + "what \(package.path)/\(file):2 declares is called AMock already"])
        #expect(try !package.text(output).contains("class AMock:"))
        // In another module it is another type.
        #expect(try run(package, to: "Elsewhere/Mocks.swift").warnings == [])
    }

    @Test("a decorator whose name is taken is told of; the mock stays")
    func takenByDecorator() throws {
        let package = try package(["Tests/AppTests/Fakes.swift": "struct AProxy {}"])
        let report = try run(package, MockOptions(proxies: true))
        #expect(report.mockCount == 1 && report.warnings.count == 1)
        #expect(report.warnings.first?.contains("A gets no proxy: what ") == true)
        #expect(report.warnings.first?.hasSuffix("Fakes.swift:1 declares is called AProxy already") == true)
    }

    private func run(_ package: TemporaryPackage, _ options: MockOptions) throws -> MockRun.Report {
        try run(package, to: "Tests/AppTests/Mocks.swift", options)
    }

    @Test("mocks of an earlier run are told of, and nothing is written")
    func earlier() throws {
        let package = try package([:])
        _ = try run(package)
        #expect {
            try run(package, to: "Tests/AppTests/Mocks/AppMocks.swift")
        } throws: { error in
            "\(error)".contains("hold mocks of an earlier run")
                && "\(error)".hasSuffix("\n  \(package.path)/Tests/AppTests/Mocks.swift")
        }
        #expect {
            try MockRun(
                paths: [package.path + "/Sources"], output: .folder(package.path + "/Tests/AppTests/Mocks"), jobs: 1
            ).run()
        } throws: { error in
            "\(error)".contains("hold mocks of an earlier run")
        }
        #expect(!FileManager.default.fileExists(atPath: package.path + "/Tests/AppTests/Mocks"))
        // Others, which share what these bring along, stand beside them.
        try package.write("protocol B { func b() }", to: "Sources/Core/B.swift")
        let more = MockRun(
            paths: [package.path + "/Sources"], selection: .named(["B"]), options: MockOptions(support: .none),
            output: .file(package.path + "/Tests/AppTests/More.swift"), jobs: 1)
        #expect(try more.run().mockCount == 1)
    }

    @Test("a type of the app that is called like one that mocks bring along is spelled with its module")
    func calledLikeSupport() throws {
        let package = try package([
            "Sources/App/A.swift": "protocol A { func a(_ record: CallRecord) -> AMock }\n",
            "Sources/App/CallRecord.swift": "struct CallRecord {}\nstruct AMock {}\n",
            "Sources/Core/Mock.swift": "public protocol Mock {}\n",
        ])
        #expect(try run(package).warnings == [])
        let text = try package.text("Tests/AppTests/Mocks.swift")
        #expect(text.contains("func a(_ record: App.CallRecord) -> App.AMock {"))
        #expect(text.contains("final class CoreMockMock") || text.contains("final class MockMock: Core.Mock, Mock {"))
    }

    @Test("where mocks stand in the module of such a type, nothing is written")
    func calledLikeSupportBeside() throws {
        let package = try package(["Sources/App/CallRecord.swift": "\n  struct CallRecord {}\n"])
        #expect {
            try run(package, to: "Sources/App/Mocks.swift")
        } throws: { error in
            "\(error)".contains("called like what all mocks share")
                && "\(error)".hasSuffix("\n  \(package.path)/Sources/App/CallRecord.swift:2: CallRecord")
        }
        #expect(!FileManager.default.fileExists(atPath: package.path + "/Sources/App/Mocks.swift"))
    }

    @Test("a name that two modules come to have is found by the next run, wherever it came")
    func newNamesakes() throws {
        let package = try package([
            "Sources/App/A.swift": "import Core\nprotocol A { func a(_ item: Item) }\n",
            "Sources/App/Item.swift": "struct Item {}\n", "Sources/Core/Core.swift": "public protocol C {}\n",
        ])
        _ = try run(package, cached: true)
        #expect(try package.text("Tests/AppTests/Mocks.swift").contains("_ item: Item"))
        try package.write("public struct Item {}\n", to: "Sources/Core/Item.swift")
        _ = try run(package, cached: true)
        #expect(try package.text("Tests/AppTests/Mocks.swift").contains("_ item: App.Item"))
        #expect(try run(package, cached: true).wasUpToDate)
        try package.write("final class AMock {}\n", to: "Tests/AppTests/Fakes.swift")
        #expect(try run(package, cached: true).warnings.count == 1)
    }

    private func run(_ package: TemporaryPackage, cached: Bool) throws -> MockRun.Report {
        try run(package, to: "Tests/AppTests/Mocks.swift", MockOptions(), cached: cached)
    }

    @Test("a name that no module's name can tell apart is told of")
    func hiddenModule() throws {
        let package = try package([
            "Sources/App/A.swift": "import Core\nprotocol A { func a(_ item: Item) }\n",
            "Sources/App/Item.swift": "struct Item {}\n", "Sources/Core/Item.swift": "public struct Item {}\n",
            "Sources/App/App.swift": "enum App {}\n",
        ])
        let report = try run(package)
        #expect(report.warnings.count == 1)
        #expect(report.warnings.first?.contains("A.swift:2:10: warning: A gets no mock: it names Item of App") == true)
    }

    private func run(_ package: TemporaryPackage) throws -> MockRun.Report {
        try run(package, to: "Tests/AppTests/Mocks.swift")
    }

    @Test("a name that nothing has is refused, and what is assumed for nothing is told")
    func wanted() throws {
        let package = try package([:])
        var wanting = MockRun(
            paths: [package.path + "/Sources"], selection: .named(["A", "Zzz*"]),
            output: .file(package.path + "/Mocks.swift"), jobs: 1)
        wanting.options.assumedProtocols = ["Nope"]
        wanting.wantedNames = ["A", "Zzz*"]
        #expect(throws: MockRunError.unknownName("no protocol is called 'Zzz*'")) { try wanting.run() }
        #expect(!FileManager.default.fileExists(atPath: package.path + "/Mocks.swift"))
        wanting.wantedNames = ["A"]
        #expect(
            try wanting.run().warnings == ["warning: no protocol refines Nope, which is assumed to require nothing"])
    }
}

/// Protocols of one name in two modules both get their mock, whoever tells the modules.
@Suite("Modules of mocked protocols")
struct MockModulesTests {
    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2); };
                G = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>"; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Two; sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S1); name = App;
                    productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S2); name = Core;
                    productType = "com.apple.product-type.framework"; };
            };
            rootObject = P;
        }
        """

    @Test(
        "are told by a project, by folders, or by the settings",
        arguments: [
            ("One", "Two", ["My.xcodeproj/project.pbxproj": project], [:]),
            ("Sources/App", "Sources/Core", [:], [:]), ("One", "Two", [:], ["App": "One", "Core": "Two"]),
        ])
    func known(app: String, core: String, files: [String: String], settings: [String: String]) throws {
        let package = try TemporaryPackage(
            ["\(app)/A.swift": "protocol A { func app() }", "\(core)/A.swift": "protocol A { func core() }"]
                .merging(files) { $1 })
        var run = MockRun(paths: [package.path], output: .file(package.path + "/Mocks.swift"), jobs: 1)
        run.settingsModules = settings.map { name, folder in
            ModuleFact(
                name: name, folder: "\(package.path)/\(folder)", defaultIsolation: .unknown, origin: .settings)
        }
        let report = try run.run()
        #expect(report.mockCount == 2 && report.warnings == [])
        let text = try package.output()
        #expect(text.contains("@testable import App\n@testable import Core\n"))
        #expect(
            text.contains("final class AppAMock: App.A, Mock") && text.contains("final class CoreAMock: Core.A, Mock"))

        run.output = .folder(package.path + "/Mocks")
        #expect(try run.run().counts.values.sorted() == [0, 1, 1])
        #expect(try package.text("Mocks/CoreMocks.swift").contains("func core()"))
        // A module that is gone leaves nothing behind that does not compile.
        try FileManager.default.removeItem(atPath: "\(package.path)/\(core)/A.swift")
        #expect(try run.run().written.count == 2)
        #expect(try !package.text("Mocks/CoreMocks.swift").contains("import"))
        #expect(try package.text("Mocks/AppMocks.swift").contains("final class AMock: A, Mock"))
    }

    @Test("where nobody tells them, a folder takes one file")
    func unknown() throws {
        let package = try TemporaryPackage(["App/A.swift": "protocol A {}", "App/B.swift": "protocol B {}"])
        let report = try MockRun(
            paths: [package.path + "/App"], output: .folder(package.path + "/Mocks"), jobs: 1
        ).run()
        #expect(report.mockCount == 2 && report.warnings == [])
        #expect(try package.text("Mocks/Mocks.swift").contains("class BMock"))
    }
}
