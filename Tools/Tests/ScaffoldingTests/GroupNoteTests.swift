import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("The note on a unit in no group")
struct GroupNoteTests {
    private static func note(
        folder: String = "Screens/{Group}", group: String? = nil, groupKeys: String = "word: topic", files: [String]
    ) throws -> String? {
        let temporary = try TemporaryFolder()
        for file in files { try temporary.write("struct Cart {}\n", to: file) }
        try temporary.write(
            "architecture: our\nextends: snp\nunit: { folder: \"\(folder)\", group: { \(groupKeys) } }\n", to: "our.yml"
        )
        let source = try ArchitectureSource(readingFile: temporary.path + "/our.yml")
        var request = UnitRequest(name: "About", into: temporary.path + "/App")
        request.group = group
        return GroupNote(request, try source.definition()).sentence
    }

    @Test("names the groups beside which it lies")
    func groups() throws {
        let files = [
            "App/Screens/User/Login/LoginView.swift", "App/Screens/Shop/Cart.swift", "App/Screens/Empty/Cart.txt",
        ]
        #expect(
            try Self.note(files: files)
                == "'Screens' has a folder for each topic (Shop, User), and the scene is in none of them: --group NAME puts it "
                + "into one")
        #expect(try Self.note(group: "Shop", files: files) == nil)
        #expect(try Self.note(files: Array(files.dropFirst())) == nil, "one folder is no habit")
        #expect(try Self.note(folder: "Screens", files: files) == nil)
        #expect(
            try Self.note(folder: "Screens/{Group}/{Name}", groupKeys: "word: topic, namesUnits: true", files: files)
                == nil)
    }

    @Test("names the modules beside which it lies")
    func modules() throws {
        let files = ["App/Cart/Sources/Cart.swift", "App/Login/Sources/Login.swift"]
        #expect(
            try Self.note(folder: "{Group}/Sources/{Unit}", files: files)?.contains("holds modules (Cart, Login)")
                == true)
    }
}
