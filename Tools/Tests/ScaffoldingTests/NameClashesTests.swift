import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// A module has one type of a name and one file of a name, wherever they stand.
@Suite("Types that are there")
struct NameClashesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
    }

    private func scaffold(
        _ name: String, into: String = "Sources/App", group: String? = nil, in architecture: String = "snp"
    ) throws -> UnitScaffold {
        let request = UnitRequest(name: name, into: "\(folder.path)/\(into)", tests: false, group: group)
        return try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func kind(_ word: String, _ name: String, in architecture: String = "snp") throws -> UnitScaffold {
        let request = KindRequest(kind: word, name: name, into: "\(folder.path)/Sources/App")
        return try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func refusal(_ body: () throws -> UnitScaffold) -> String {
        do {
            _ = try body()
            return ""
        } catch let error as ScaffoldError {
            return error.kind == .cannotCreate ? error.description : "another: \(error)"
        } catch {
            return "another: \(error)"
        }
    }

    @Test("are told with their places, whatever their files are called, and nothing is written over them")
    func told() throws {
        try folder.write(
            "// Old things.\n  struct ListPresenter {}\nclass ListView {}\n", to: "Sources/App/Old/Other.swift")
        let path = "\(folder.path)/Sources/App/Old/Other.swift"
        #expect(
            refusal { try scaffold("List") } == """
                \(path):2:10: error: 'ListPresenter' is declared here, and the scene 'List' would declare it again
                \(path):3:7: error: 'ListView' is declared here, and the scene 'List' would declare it again
                nothing was written: choose another name for the scene, or rename what is there
                """)
        #expect(refusal { try scaffold("Lists") } == "")
    }

    @Test(
        "are only those that the new ones would meet",
        arguments: [
            ("Sources/App/A.swift", "extension ListPresenter {}"),
            ("Sources/App/A.swift", "// struct ListPresenter {}"),
            ("Sources/App/A.swift", "private struct ListPresenter {}"),
            ("Sources/App/A.swift", "enum Old { struct ListPresenter {} }"),
            ("Sources/Core/A.swift", "struct ListPresenter {}"), ("Tests/AppTests/A.swift", "struct ListPresenter {}"),
        ])
    func others(path: String, text: String) throws {
        try folder.write(text, to: path)
        #expect(refusal { try scaffold("List") } == "")
    }

    @Test("may be a unit of the same name in another folder, or in another group that does not name its units")
    func twice() throws {
        try UnitWriter.write(try scaffold("List", into: "Sources/App/Main"), replacing: false)
        let told = refusal { try scaffold("List", into: "Sources/App/Sub") }
        #expect(told.contains("/Main/List/ListRouter.swift:5:13: error: 'ListRouter' is declared here"), "\(told)")
        // The unit itself is not in its own way: that is told file by file when it is written.
        #expect(refusal { try scaffold("List", into: "Sources/App/Main") } == "")
    }

    @Test("count where a group does not name its units")
    func groups() throws {
        try UnitWriter.write(try scaffold("List", group: "Items", in: "mvpcf"), replacing: false)
        #expect(refusal { try scaffold("List", group: "Users", in: "mvpcf") }.contains("'ListView' is declared here"))
        try UnitWriter.write(try scaffold("List", group: "Rides", in: "viper-s"), replacing: false)
        #expect(refusal { try scaffold("List", group: "Users", in: "viper-s") } == "")
    }

    @Test("and files of one name cannot be in one module")
    func files() throws {
        try folder.write("enum Nothing {}", to: "Sources/App/Old/ListRouter.swift")
        #expect(
            refusal { try scaffold("List") }.hasPrefix(
                "\(folder.path)/Sources/App/Old/ListRouter.swift:1:1: error: the scene 'List' would write a file of this "
                    + "name, and a module can have only one 'ListRouter.swift'"))
    }

    @Test("are what is meant where they would have come along", arguments: ["snp manager", "bviper mapper"])
    func comeAlong(words: String) throws {
        let parts = words.split(separator: " ").map(String.init)
        try folder.write(
            "struct Item: Codable, Sendable {\n    let uuid: String\n}", to: "Sources/App/Model/Things.swift")
        let scaffold = try kind(parts[1], "Item", in: parts[0])
        #expect(!scaffold.files.contains { $0.path.hasSuffix("/Entities/Item.swift") })
        #expect(refusal { try kind("entity", "Item", in: parts[0]) }.contains("Things.swift:1:8: error: 'Item' is"))
    }
}
