import Foundation
import TemporaryFolders
import Testing

/// `scaena sheet`, as a person runs it.
@Suite("scaena sheet")
struct SheetCommandTests {
    private static let sheet = """
        scene: Home
        needs: [Item]
        presents: { items: [Item] }
        list: { of: items, shows: [name] }
        ready: { asks: fetchItems }

        """
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("architecture: snp\ninto: Sources/App\n", to: "scaena.yml")
        try folder.write(Self.sheet, to: "home.yml")
        try run("new", "entity", "Item", "--values", "id: String, name: String")
        try run("new", "manager", "Item", "--verb", "fetchItems(): [Item], GET /items")
        try run("new", "scene", "--from", "home.yml")
    }

    @discardableResult
    private func run(_ arguments: String..., status: Int32 = 0) throws -> CommandLineRun {
        let run = try CommandLineRun(arguments, in: folder.path)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    @Test("prints the sheet as it is, and ends with 1 where --check sees the code differ")
    func reads() throws {
        #expect(try run("sheet", "Home").output == Self.sheet)
        #expect(try run("sheet", "Home", "--check").output == "Home is as its sheet says.\n")
        try run("add", "event", "closeTapped", "--to", "Home")
        #expect(try run("sheet", "Home").output == Self.sheet + "events:\n  closeTapped:\n")
        try run("sheet", "Home", "--check")

        let interactor = "Sources/App/Home/HomeInteractor.swift"
        let text = try folder.text(of: interactor)
        let call = try #require(text.range(of: "        fetchItems()\n"))
        try folder.write(text.replacingCharacters(in: call, with: ""), to: interactor)
        #expect(try run("sheet", "Home", "--check", status: 1).output == "Home: only the sheet has 'ready'\n")
    }

    @Test("reads how something is entered", arguments: ["snp", "viper-s", "bviper"])
    func fields(architecture: String) throws {
        try folder.write("architecture: \(architecture)\ninto: Sources/Mail\n", to: "scaena.yml")
        let thing = architecture == "bviper" ? "module" : "scene"
        let told = ["--field", "mail: email", "--event", "send: {carries: mail}"]
        let new = try CommandLineRun(["new", thing, "Login"] + told, in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        let views = try folder.contents.filter { $0.hasSuffix(".swift") }.map { try folder.text(of: $0) }
        #expect(views.contains { $0.contains("mailField.keyboardType = .emailAddress\n") })
        #expect(try run("sheet", "Login").output.contains("fields: { mail: email }\n"))
    }

    @Test("refuses a scene that is not there, another folder than its own, and what it did not write")
    func refuses() throws {
        #expect(try run("sheet", "Hom", status: 64).errors.contains("there is no scene 'Hom'"))
        #expect(try run("sheet", "Hom", status: 64).errors.hasSuffix("did you mean 'Home'?\n"))
        let elsewhere = try run("sheet", "Home", "--into", "Other", status: 64)
        #expect(elsewhere.errors.contains("/Other': it is in '"))
        #expect(try run("sheet", "Home", "--architecture", "snpp", status: 64).errors.contains("snp"))
        try FileManager.default.removeItem(atPath: folder.path + "/.scaena")
        #expect(try run("sheet", "Home").output.hasPrefix("scene: Home\nneeds: [Item]\n"))
        let unknown = try run("sheet", "Home", "--check", status: 64)
        #expect(unknown.errors.contains("nothing is noted of how 'Home' was written"))
    }
}
