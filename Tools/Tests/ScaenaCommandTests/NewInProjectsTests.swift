import Foundation
import TemporaryFolders
import Testing

/// The effects of `scaena new` on code that a project has already.
@Suite("scaena new, in a project")
struct NewInProjectsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"AppTests\", \"ScaenaUIKit\", \"ScaenaTesting\"", to: "Package.swift")
        try folder.write("architecture: snp\ninto: Sources/App\n", to: "scaena.yml")
    }

    private func new(_ arguments: String...) throws -> CommandLineRun {
        try CommandLineRun(["new", "scene"] + arguments, in: folder.path)
    }

    private func mocks() throws -> String { try folder.text(of: "Tests/AppTests/AppMocks.swift") }

    @Test("refuses what 'architecture validate' refuses, in the same words, until it is mended")
    func validates() throws {
        let right = "architecture: our\nextends: snp\n"
        for wrong in ["nonsense: 1\n", "contracts:\n  routerProtocol: { optional: true }\n"] {
            try folder.write(right + wrong, to: "our.yml")
            let told = try CommandLineRun(["architecture", "validate", "./our.yml"], in: folder.path)
            for _ in 1...2 {
                let refused = try new("About", "--architecture", "./our.yml")
                #expect(refused.status == told.status && refused.errors == told.errors && !told.errors.isEmpty)
            }
            try folder.write(right, to: "our.yml")
            #expect(try new("About", "--architecture", "./our.yml", "--dry-run").status == 0)
        }
    }

    @Test("mocks what it wrote and what has a mock already, and warns of nothing else")
    func mocksItsOwn() throws {
        let old =
            "protocol OldRouterProtocol { func go() }\nprotocol OddRouterProtocol { init?(of number: Int) async throws }"
        try folder.write(old + "\nprotocol BaseRouterProtocol: Unknown { }", to: "Sources/App/Old.swift")
        let first = try new("About")
        #expect(first.status == 0 && first.errors == "")
        #expect(try mocks().contains("class AboutRouterProtocolMock") && !mocks().contains("OldRouterProtocol"))

        // A person asks for all; from then on they are kept.
        #expect(try CommandLineRun(["mock"], in: folder.path).status == 0)
        #expect(try mocks().contains("class OldRouterProtocolMock"))
        let second = try new("Terms")
        #expect(second.status == 0 && second.errors == "")
        for name in ["Old", "About", "Terms"] { #expect(try mocks().contains("class \(name)RouterProtocolMock")) }

        // Where the project says something of its mocks, they are those of all contracts.
        try folder.write("protocol NewRouterProtocol { func go() }", to: "Sources/App/New.swift")
        try folder.write("architecture: snp\ninto: Sources/App\nmocks: { naming: stable }\n", to: "scaena.yml")
        #expect(try new("Settings").status == 0)
        #expect(try mocks().contains("class NewRouterProtocolMock"))
    }

    @Test("says what would become of the mocks, too, with --dry-run")
    func showsMocks() throws {
        #expect(try new("About", "--dry-run").output.contains("\nTests/AppTests/AppMocks.swift (mocks, a new file)\n"))
        #expect(try new("About", "--dry-run", "--no-tests").output.contains("Mocks.swift") == false)
        #expect(try new("About").status == 0)
        let again = try new("About", "--dry-run").output
        #expect(again.contains("\nTests/AppTests/AppMocks.swift (mocks, brought up to date)\n"))
        #expect(again.contains("(--force merges them):\n  Sources/App/About/AboutProtocols.swift\n"))
    }

    @Test("shows paths as seen from here, those of calls that must change, too")
    func showsPaths() throws {
        #expect(try new("List", "--navigates", "Detail").status == 0)
        // A file that a person changed is not written anew.
        let router = "Sources/App/List/ListRouter.swift"
        let text = try folder.text(of: router)
        try folder.write(text + "// Ours.\n", to: router)
        let detail = try new("Detail", "--takes", "identifier: String")
        #expect(detail.output.contains("\nnote: Sources/App/List/ListRouter.swift:"))
        #expect(!detail.output.contains(folder.path))
        let answering = try new("Detail", "--takes", "identifier: String", "--returns", "item: String", "--force")
        #expect(answering.output.contains(", and let ListInteractor (Sources/App/List/ListInteractor.swift:"))
        #expect(!answering.output.contains(folder.path))
        try folder.write(text, to: router)
        let opened = try new("Detail", "--takes", "identifier: String", "--returns", "item: String", "--force")
        #expect(opened.output.contains("\nSources/App/List/ListRouter.swift (opens Detail)\n"))
        #expect(!opened.output.contains("note: "))
    }

    @Test("carries on where a run was stopped, and refuses what is whole")
    func carriesOn() throws {
        #expect(try new("About").status == 0)
        let whole = try mocks()
        // Stopped before the mocks, and before the record.
        for path in ["Tests/AppTests/AppMocks.swift", ".scaena/units/Sources.App.About.scene.About.json"] {
            try FileManager.default.removeItem(atPath: folder.path + "/" + path)
        }
        let resumed = try new("About")
        #expect(resumed.status == 0)
        #expect(
            resumed.output == """
                Tests/AppTests/AppMocks.swift
                note: all other files were there already, as they would be written: what was left to do is done

                """)
        #expect(try mocks() == whole)
        #expect(folder.contents.contains(".scaena/units/Sources.App.About.scene.About.json"))

        // Stopped between the tests and the sources; another scene's mocks do not hide that.
        try FileManager.default.removeItem(atPath: folder.path + "/Sources/App/About")
        #expect(try new("About").status == 0)
        #expect(folder.contents.contains("Sources/App/About/AboutRouter.swift"))

        let refused = try new("About")
        #expect(refused.status == 73)
        #expect(
            refused.errors.hasPrefix(
                "error: these files are in the way, and none was touched (--force merges them):\n"))
        #expect(refused.errors.contains("\n  Sources/App/About/AboutRouter.swift\n") && refused.output == "")
    }

    @Test("mocks what a stopped run left, when the next unit is written")
    func mocksWhatIsLeft() throws {
        #expect(try new("About").status == 0)
        let before = try mocks()
        #expect(try new("Terms").status == 0)
        // As if the second run had been stopped before the mocks: they are older than its record.
        try folder.write(before, to: "Tests/AppTests/AppMocks.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: folder.path + "/Tests/AppTests/AppMocks.swift")
        #expect(try new("Settings").status == 0)
        #expect(try mocks().contains("class TermsRouterProtocolMock"))
    }

    @Test("lets one of several runs at once write a scene, and the others say that it is there")
    func runsOneAfterTheOther() async throws {
        let path = folder.path
        let runs = try await withThrowingTaskGroup(of: (String, CommandLineRun).self) { group in
            for name in ["first", "second", "third"] {
                group.addTask {
                    let arguments = ["new", "scene", "About", "--shows", "\(name): String"]
                    return (name, try CommandLineRun(arguments, in: path))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let written = runs.filter { $0.1.status == 0 }
        #expect(written.count == 1)
        #expect(runs.filter { $0.1.status == 73 && $0.1.errors.contains("are in the way") }.count == 2)
        let name = try #require(written.first?.0)
        #expect(try folder.text(of: "Sources/App/About/AboutProtocols.swift").contains("let \(name): String"))
        #expect(try mocks().contains("present(\(name): String)"))
    }

    @Test("writes nothing where mocks cannot be written", arguments: ["class Mine {}\n", nil])
    func mocksInTheWay(text: String?) throws {
        let output = "Tests/AppTests/AppMocks.swift"
        try folder.write(text ?? "", to: text == nil ? output + "/x" : output)
        let run = try new("About")
        #expect(run.status == 73 && run.output == "" && run.errors.contains("AppMocks.swift"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Sources"))
        if let text { #expect(try mocks() == text) }
    }

    @Test("keeps the mocks of a module in one file, wherever inside of its tests a scene's go")
    func oneFileOfMocks() throws {
        #expect(try new("About").status == 0)
        #expect(try new("Terms", "--tests-into", "Tests/AppTests/Special").status == 0)
        #expect(try mocks().contains("class TermsRouterProtocolMock"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Tests/AppTests/Special/AppMocks.swift"))
        let other = try new("Help", "--tests-into", "Tests/OtherTests")
        #expect(other.output.contains("note: Package.swift names no 'OtherTests': add to its 'targets'\n"))
    }

    @Test("leaves tests alone where none are wanted")
    func keepsTests() throws {
        #expect(try new("About").status == 0)
        #expect(try new("About", "--no-tests", "--force").status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Tests/AppTests/About/AboutRouterTests.swift"))
    }

    @Test("says what the settings name and is not there, in whatever reads it, and all of it when they are validated")
    func settings() throws {
        try folder.write(
            "extends: snp\narchitecture: our\nabout: Ours.\nroles: { view: { layer: none } }\n", to: "our.yml")
        for area in ["Our", "None"] { try folder.write("", to: "Sources/App/\(area)/x") }
        try folder.write(
            "architecture: snp\ninto: Sources/App\nareas:\n  Sources/Odl: viper\n  Sources/App/Our: ./our.yml\n"
                + "  Sources/App/None: ./nope.yml\n", to: "scaena.yml")
        let folderIsMissing = "scaena.yml:4:3: there is no folder 'Sources/Odl', which 'areas' names\n"
        let fileIsMissing = "scaena.yml:6:21: there is no file './nope.yml', which is to rule 'Sources/App/None'\n"
        for arguments in [["mock"], ["new", "scene", "About", "--architecture", "snp"]] {
            let run = try CommandLineRun(arguments, in: folder.path)
            #expect(
                run.output.contains("note: " + folderIsMissing) && run.output.contains("note: " + fileIsMissing),
                "\(run.errors)")
        }
        let run = try CommandLineRun(["architecture", "validate", "scaena.yml"], in: folder.path)
        #expect(run.status == 65)
        #expect(run.errors.contains("scaena.yml:4:3: error: there is no folder 'Sources/Odl'"))
        #expect(run.errors.contains("scaena.yml:6:21: error: there is no file './nope.yml'"))
        #expect(run.errors.contains("scaena.yml:5:20: error: './our.yml' has mistakes:\n"))
        #expect(run.errors.contains("our.yml:4:25: error: unknown layer 'none'"), "\(run.errors)")
        try folder.write("architecture: snp\ninto: Sources/App\nareas: { Sources/App/Our: viper }\n", to: "scaena.yml")
        let valid = try CommandLineRun(["architecture", "validate", "./scaena.yml"], in: folder.path)
        #expect(valid.status == 0 && valid.output == "./scaena.yml: the settings have no mistakes\n", "\(valid.errors)")
    }

    @Test("goes from an area of one architecture into one of another, and tells of areas that are not there")
    func areas() throws {
        let areas = "areas: { Sources/App/Old: bviper, Sources/App/Odl: viper }\n"
        try folder.write("architecture: snp\ninto: Sources/App\n" + areas, to: "scaena.yml")
        #expect(
            try new("Legacy", "--into", "Sources/App/Old", "--takes", "id: Int", "--returns", "done: Bool").status == 0)
        let run = try new("Modern", "--navigates", "Legacy")
        #expect(!run.output.contains("is not there yet"))
        #expect(run.output.contains(": there is no folder 'Sources/App/Odl', which 'areas' names\n"))
        // The mocks of both are kept by whoever makes them anew.
        for arguments in [["mock"], ["mock", "--no-cache"]] {
            #expect(try CommandLineRun(arguments, in: folder.path).status == 0)
            for name in ["LegacyInteractorInterface", "LegacyModuleDelegate", "ModernRouterProtocol"] {
                #expect(try mocks().contains("class \(name)Mock"))
            }
        }
        let router = try folder.text(of: "Sources/App/Modern/ModernRouter.swift")
        #expect(router.contains("let next = LegacyBuilder.createLegacyModule(id: id, delegate: delegate)"))
        let interactor = try folder.text(of: "Sources/App/Modern/ModernInteractor.swift")
        #expect(interactor.contains("extension ModernInteractor: LegacyModuleDelegate {"))
    }
}
