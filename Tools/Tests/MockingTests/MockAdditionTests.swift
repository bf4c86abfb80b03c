import Foundation
import Mocking
import Testing

/// A run that is told which files were just written looks at no others, where nothing hangs together with these; each test
/// compares with a run that knows nothing.
@Suite("Mocks of files that came along")
struct MockAdditionTests {
    /// A module with two scenes, whose mocks were made.
    private struct Module {
        let package: TemporaryPackage
        var names: Set<String> = []

        init(_ more: [String: String] = [:]) throws {
            package = try TemporaryPackage(
                [
                    "Package.swift": "let package = Package(targets: [.target(name: \"App\")])",
                    "Sources/App/B.swift": "import Foundation\nprotocol BPresenter { func b(at date: Date) }\n",
                    "Sources/App/D.swift":
                        "import Foundation\nprotocol DPresenter { func d(_ model: DModel) }\nstruct DModel {}\n",
                ].merging(more) { $1 })
            _ = try add(["Sources/App/B.swift", "Sources/App/D.swift"], isNews: false)
        }

        var output: String { package.path + "/Tests/AppTests/AppMocks.swift" }

        func run(_ files: [String]) -> MockRun {
            let files = Set(files.map { package.path + "/" + $0 })
            var run = MockRun(
                paths: [package.path + "/Sources"], selection: .listed(names: [], files: files),
                options: MockOptions(support: .inline), output: .modules(["App": output]), jobs: 1)
            run.keepsWritten = true
            run.added = files
            run.cacheFolder = package.path + "/cache"
            run.toolVersion = "test"
            return run
        }

        /// Writes a file, and the mocks as the tool does behind it.
        func add(_ files: [String], _ text: String? = nil, isNews: Bool = true) throws -> MockRun.Report {
            if let text, let file = files.first { try package.write(text, to: file) }
            let report = try run(files).run()
            let written = try String(contentsOfFile: output, encoding: .utf8)
            // One who remembers nothing finds the same mocks to be made.
            var whole = run(files)
            whole.added = []
            whole.cacheFolder = nil
            #expect(try whole.run().written == [], "it would have come out otherwise: \(files)")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == written)
            return report
        }
    }

    @Test("stand where they belong among the others, which are not made again")
    func apart() throws {
        let module = try Module()
        for name in ["C", "A", "E"] {
            // What a word for types is a part of, declares nothing.
            try module.package.write(
                "final class \(name)View { var interactor: (any InteractorProtocol)? }\nenum \(name) {\n    struct Request {}\n}\n",
                to: "Sources/App/\(name)View.swift")
            let report = try module.add(
                ["Sources/App/\(name).swift", "Sources/App/\(name)View.swift"],
                "import Foundation\nprotocol \(name)Presenter { func show(_ text: String, at date: Date) }\n")
            #expect(report.mockCount == 1, "\(name) alone was looked at")
            #expect(report.written == [module.output])
        }
        let text = try String(contentsOfFile: module.output, encoding: .utf8)
        let mocks = text.split(separator: "\n").filter { $0.contains("class ") && $0.contains("PresenterMock") }
        #expect(mocks.count == 5)
        #expect(mocks.map(String.init) == mocks.map(String.init).sorted())
    }

    @Test(
        "are made with all others where they hang together with them",
        arguments: [
            ("names what is there", "import Foundation\nprotocol CPresenter: BPresenter {}\n"),
            ("declares what others name", "import Foundation\ntypealias DModel = () -> Void\nprotocol CPresenter {}\n"),
            ("declares what is there", "import Foundation\nprotocol BPresenter { func other() }\n"),
            ("needs another import", "import Dispatch\nprotocol CPresenter { func c(_ queue: DispatchQueue) }\n"),
            ("names an alias of nobody's", "import Foundation\nprotocol CPresenter { func c(_ work: Work) }\n"),
        ])
    func together(_ how: String, _ text: String) throws {
        let module = try Module(["Sources/App/Work.swift": "typealias Work = () -> Void\n"])
        let report = try module.add(["Sources/App/C.swift"], text)
        #expect(report.mockCount > 1, "\(how)")
    }

    @Test(
        "are made with all others where a name comes to be of two modules, or of a mock and a type",
        arguments: [
            "import Core\nstruct Item {}\nprotocol CPresenter { func c(_ item: Item) }\n",
            "protocol FakePresenter { func f() }\n", "protocol CPresenter { func c(_ twin: Twin) }\n",
        ])
    func namesakes(_ text: String) throws {
        let module = try Module([
            "Package.swift": "let package = Package(targets: [.target(name: \"App\"), .target(name: \"Core\")])",
            "Sources/Core/Core.swift": "public struct Item {}\npublic struct Twin {}\n",
            "Sources/App/Twin.swift": "struct Twin {}\n",
            "Sources/App/Fake.swift": "final class FakePresenterMock {}\n",
            "Sources/App/D.swift": "import Core\nprotocol DPresenter { func d(_ twin: Twin) }\n",
        ])
        #expect(try module.add(["Sources/App/C.swift"], text).mockCount > 1)
    }

    @Test("are made with all others where something else changed, too")
    func changedBeside() throws {
        let module = try Module()
        try module.package.write("import Foundation\nprotocol BPresenter { func more() }\n", to: "Sources/App/B.swift")
        let report = try module.add(["Sources/App/C.swift"], "import Foundation\nprotocol CPresenter {}\n")
        #expect(report.mockCount == 3)
        #expect(try String(contentsOfFile: module.output, encoding: .utf8).contains("func more()"))
        // What a hand changed is made anew.
        let text = try String(contentsOfFile: module.output, encoding: .utf8)
        try text.replacing("func more()", with: "func less()").write(
            toFile: module.output, atomically: true, encoding: .utf8)
        _ = try module.add(["Sources/App/A.swift"], "import Foundation\nprotocol APresenter {}\n")
        #expect(try String(contentsOfFile: module.output, encoding: .utf8).contains("func more()"))
    }

    /// A package whose other module is at work, too.
    private static let twoModules = [
        "Package.swift": "let package = Package(targets: [.target(name: \"App\"), .target(name: \"Other\")])",
        "Sources/Other/Old.swift": "import Foundation\nprotocol OldPresenter {}\n",
    ]

    @Test("stand among the others where another module has got files, too, that are apart")
    func otherModule() throws {
        let module = try Module(Self.twoModules)
        for name in ["C", "A"] {
            try module.package.write(
                "protocol \(name)OtherPresenter { func other() }\n", to: "Sources/Other/\(name).swift")
            try module.package.write("struct \(name)Plain {}\n", to: "Sources/Other/\(name)Plain.swift")
            let report = try module.add(
                ["Sources/App/\(name).swift"], "import Foundation\nprotocol \(name)Presenter { func show() }\n")
            #expect(report.mockCount == 1, "\(name) alone was looked at")
        }
    }

    @Test(
        "are made with all others where another module's new files hang together with any of them",
        arguments: [
            ("declares what others name", "typealias DModel = () -> Void\n"),
            ("declares what is there", "protocol BPresenter {}\n"),
            ("declares what is there, and holds no protocol", "struct DModel {}\n"),
            ("declares what is added", "struct CPresenter {}\n"),
        ])
    func otherModuleTogether(_ how: String, _ text: String) throws {
        let module = try Module(Self.twoModules)
        try module.package.write(text, to: "Sources/Other/New.swift")
        let report = try module.add(
            ["Sources/App/C.swift"], "import Foundation\nprotocol CPresenter: CBase { func c() }\n")
        #expect(report.mockCount + report.warnings.count > 1, "\(how)")
    }

    @Test("are made with all others where another module's file went, or one of their own came that nobody told of")
    func otherModuleChanged() throws {
        let module = try Module(Self.twoModules)
        try FileManager.default.removeItem(atPath: module.package.path + "/Sources/Other/Old.swift")
        let text = "import Foundation\nprotocol CPresenter {}\n"
        #expect(try module.add(["Sources/App/C.swift"], text).mockCount == 3)
        try module.package.write("import Foundation\nprotocol Untold {}\n", to: "Sources/App/Untold.swift")
        #expect(try module.add(["Sources/App/E.swift"], text.replacing("C", with: "E")).mockCount == 4)
    }

    @Test("are added to by whoever looks at everything, who then finds all of them")
    func wholeAfterwards() throws {
        let module = try Module()
        _ = try module.add(["Sources/App/C.swift"], "import Foundation\nprotocol CPresenter { func c() }\n")
        try module.package.write("struct Other {}\nprotocol Nobodys {}\n", to: "Sources/App/Other.swift")
        var run = module.run(["Sources/App/Other.swift"])
        run.added = []
        let report = try run.run()
        #expect(report.mockCount == 4 && report.takenOver == 3)
    }
}
