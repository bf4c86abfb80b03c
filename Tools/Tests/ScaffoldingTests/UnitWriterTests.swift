import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Writing a unit")
struct UnitWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    private func scaffold(_ name: String = "Café", shows: String = "label: String") throws -> UnitScaffold {
        try UnitScaffold(
            UnitRequest(name: name, into: folder.path + "/Sources/App", shows: shows), in: DuoArchitecture.source)
    }

    private static let written = [
        ".scaena", ".scaena/units", ".scaena/units/Sources.App.CaféModule.module.Café.json", ".scaena/written",
        ".scaena/written/Sources.App.CaféModule.module.Café.json",
        "Package.swift", "Sources", "Sources/App", "Sources/App/CaféModule", "Sources/App/CaféModule/CaféModule.swift",
        "Tests", "Tests/AppTests", "Tests/AppTests/CaféModule", "Tests/AppTests/CaféModule/CaféModuleTests.swift",
    ]

    @Test("makes its folders and leaves nothing else")
    func writes() throws {
        let scaffold = try scaffold()
        try UnitWriter.write(scaffold, replacing: false)
        #expect(folder.contents == Self.written)
        #expect(try folder.text(of: "Sources/App/CaféModule/CaféModule.swift") == scaffold.files[0].text)
    }

    @Test("touches nothing when files are in the way, and lists them")
    func refusesFilesInTheWay() throws {
        try folder.write("mine", to: "Tests/AppTests/CaféModule/CaféModuleTests.swift")
        let before = folder.contents
        #expect(
            throws: ScaffoldError(
                .cannotCreate,
                "these files are in the way, and none was touched (--force merges them):\n"
                    + "  \(folder.path)/Tests/AppTests/CaféModule/CaféModuleTests.swift")
        ) { try UnitWriter.write(scaffold(), replacing: false) }
        #expect(folder.contents == before)
        #expect(try folder.text(of: "Tests/AppTests/CaféModule/CaféModuleTests.swift") == "mine")
    }

    @Test("removes what another shape of a unit had, and keeps of it what was changed by hand")
    func anotherShape() throws {
        let bviper = try #require(ArchitectureSource.builtIns["bviper"])
        var request = UnitRequest(name: "Login", into: folder.path + "/Sources/App")
        try UnitWriter.write(UnitScaffold(request, in: bviper), replacing: false)
        let tests = folder.contents.filter { $0.hasPrefix("Tests/AppTests/LoginModule/") }
        request.contracts = false
        let smaller = try UnitScaffold(request, in: bviper)
        let mine = try #require(tests.first { !smaller.files.map(\.path).contains(folder.path + "/" + $0) })
        try folder.write("mine", to: mine)
        let notes = try UnitWriter.write(smaller, replacing: true)
        let left = folder.contents.filter { $0.hasPrefix("Tests/AppTests/LoginModule/") }
        let wanted = smaller.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
            .filter { $0.hasPrefix("Tests/") }
        #expect(left == (wanted + [mine]).sorted())
        #expect(try folder.text(of: mine) == "mine")
        #expect(tests.count > left.count && notes.count == tests.count - left.count + 1)
        #expect(notes.contains { $0.contains(mine) && $0.hasSuffix("it was kept") })
    }

    @Test("a new folder is whole or not there, and what a killed run left beside it is cleared")
    func newFolder() throws {
        // No process has this number.
        try folder.write("half", to: ".scaena-App-99999999/x")
        try folder.write("half", to: ".scaena/units/.scaena-record-99999999")
        try UnitWriter.write(scaffold(), replacing: false)
        #expect(!folder.contents.contains { $0.contains(".scaena-record") })
        for name in [".scaena", "Sources", "Tests"] {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        let place = folder.path + "/App"
        // A file cannot be a folder, too: what was written before that is gone again.
        #expect(throws: ScaffoldError.self) { try NewFolder.write(["a": "", "a/b": "", "c": ""], to: place) }
        #expect(folder.contents == ["Package.swift"])
        try NewFolder.write(["a": "1", "b/c": "2"], to: place)
        #expect(folder.contents == ["App", "App/a", "App/b", "App/b/c", "Package.swift"])
        let error = #expect(throws: ScaffoldError.self) { try NewFolder.write(["z": ""], to: place) }
        #expect(error?.kind == .cannotCreate && folder.contents.count == 5)
    }

    @Test("replaces files where it may, and keeps what else is there")
    func replaces() throws {
        try UnitWriter.write(scaffold(), replacing: false)
        try folder.write("mine", to: "Sources/App/CaféModule/Mine.swift")
        let changed = try scaffold(shows: "other: Int")
        try UnitWriter.write(changed, replacing: true)
        #expect(folder.contents == (Self.written + ["Sources/App/CaféModule/Mine.swift"]).sorted())
        #expect(try folder.text(of: "Sources/App/CaféModule/CaféModule.swift") == changed.files[0].text)
        #expect(try folder.text(of: "Sources/App/CaféModule/Mine.swift") == "mine")
    }

    @Test("writes into a folder that exists already and holds other files")
    func fillsFolders() throws {
        try folder.write("mine", to: "Sources/App/CaféModule/Mine.swift")
        try UnitWriter.write(scaffold(), replacing: false)
        #expect(folder.contents == (Self.written + ["Sources/App/CaféModule/Mine.swift"]).sorted())
    }

    @Test("makes the folders in it that the definition names, and replaces files in them")
    func writesIntoFoldersOfItsOwn() throws {
        let duo = DuoArchitecture.source
        let source = ArchitectureSource(
            file: duo.file, text: duo.text.replacing("\"{Unit}Module.swift\"", with: "\"Code/All/{Unit}Module.swift\""),
            templates: duo.templates)
        let request = UnitRequest(name: "Café", into: folder.path + "/Sources/App", shows: "label: String")
        let scaffold = try UnitScaffold(request, in: source)
        try folder.write("mine", to: "Sources/App/CaféModule/Mine.swift")
        try UnitWriter.write(scaffold, replacing: false)
        let path = "Sources/App/CaféModule/Code/All/CaféModule.swift"
        #expect(try folder.text(of: path) == scaffold.files[0].text)
        try folder.write("old", to: path)
        try UnitWriter.write(scaffold, replacing: true)
        #expect(try folder.text(of: path) == scaffold.files[0].text)
        #expect(!folder.contents.contains { $0.contains("/.scaena-") })
    }

    @Test(
        "writes what stands beside the folders of units, finds it again, and gives it another name",
        arguments: [
            ("{Unit}Module", "/Code/{Unit}Module.swift", "Code/CaféModule.swift"),
            ("Scenes/{Unit}", "/{Unit}Module.swift", "CaféModule.swift"),
            (".", "/Code/{Unit}Module.swift", "Code/CaféModule.swift"), (".", "{Unit}Module.swift", "CaféModule.swift"),
        ])
    func writesBesides(unitFolder: String, form: String, path: String) throws {
        let duo = DuoArchitecture.source
        let text = duo.text.replacing("\"{Unit}Module.swift\"", with: "\"\(form)\"")
            .replacing("folder: \"{Unit}Module\"", with: "folder: \"\(unitFolder)\"")
            .replacing("\"{Unit}ModuleTests.swift\"", with: "\"/Checks/{Unit}ModuleTests.swift\"")
        let source = ArchitectureSource(file: duo.file, text: text, templates: duo.templates)
        let request = UnitRequest(name: "Café", into: folder.path + "/Sources/App", shows: "label: String")
        let scaffold = try UnitScaffold(request, in: source)
        #expect(
            scaffold.files.map(\.path) == [
                "\(folder.path)/Sources/App/\(path)", "\(folder.path)/Tests/AppTests/Checks/CaféModuleTests.swift",
            ])
        try UnitWriter.write(scaffold, replacing: false)
        #expect(try folder.text(of: "Sources/App/" + path) == scaffold.files[0].text)
        #expect(!folder.contents.contains { $0.contains("/.scaena-") })
        let known = try #require(RecordedUnit.all(around: folder.path).first)
        let again = try known.scaffold(in: source, at: .init())
        #expect(again.files == scaffold.files)
        #expect(known.record.isTested(scaffold.architecture.files, UnitName("Café")))
        let others = folder.contents.filter { $0.hasSuffix(".swift") }
        let second = UnitRequest(name: "About", into: folder.path + "/Sources/App", shows: "label: String")
        try UnitWriter.write(UnitScaffold(second, in: source), replacing: false)
        #expect(others.allSatisfy(folder.contents.contains))
    }

    @Test("leaves everything as it was when a part cannot be written")
    func undoes() throws {
        // The sources are written last; a folder in place of a file stops them when the tests stand already.
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Sources/App/CaféModule/CaféModule.swift/inside", withIntermediateDirectories: true)
        let before = folder.contents
        #expect(throws: ScaffoldError.self) { try UnitWriter.write(scaffold(), replacing: true) }
        #expect(folder.contents == before)
    }

    @Test("says what stands where a folder is to be made")
    func refusesFileForFolder() throws {
        try folder.write("", to: "Sources/App/CaféModule")
        #expect(
            throws: ScaffoldError(
                .cannotCreate, "'\(folder.path)/Sources/App/CaféModule' is a file, and a folder is to be made there")
        ) { try UnitWriter.write(scaffold(), replacing: false) }
        try folder.write("", to: "File")
        let request = UnitRequest(name: "About", into: folder.path + "/File/Scenes", tests: false)
        let below = try UnitScaffold(request, in: DuoArchitecture.source)
        #expect(
            throws: ScaffoldError(
                .cannotCreate, "cannot make the folder '\(folder.path)/File/Scenes': Not a directory")
        ) { try UnitWriter.write(below, replacing: false) }
    }

    @Test("refuses a name that differs from another's only in case", arguments: ["CAFÉ", "CafÉ"])
    func refusesOtherCase(name: String) throws {
        try UnitWriter.write(scaffold(), replacing: false)
        #expect(
            throws: ScaffoldError(
                .cannotCreate,
                "'\(name)Module' differs only in case from the module 'CaféModule' in '\(folder.path)/Sources/App', and "
                    + "many file systems do not tell them apart: choose another name")
        ) { try scaffold(name) }
    }

    @Test("removes what a killed run left, and not what a running one needs")
    func removesLeftovers() throws {
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/sh")
        ended.arguments = ["-c", "exit 0"]
        try ended.run()
        ended.waitUntilExit()
        try folder.write("half", to: "Sources/App/.scaena-CaféModule-\(ended.processIdentifier)/CaféModule.swift")
        try folder.write("half", to: "Sources/App/.scaena-CaféModule-1/CaféModule.swift")
        try UnitWriter.write(scaffold(), replacing: false)
        #expect(
            folder.contents.filter { $0.contains(".scaena-") } == [
                "Sources/App/.scaena-CaféModule-1", "Sources/App/.scaena-CaféModule-1/CaféModule.swift",
            ])
    }
}
