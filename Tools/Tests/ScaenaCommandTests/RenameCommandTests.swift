import Foundation
import TemporaryFolders
import Testing

/// `scaena rename`, as a person runs it.
@Suite("scaena rename")
struct RenameCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("architecture: snp\ninto: Sources/App\n", to: "scaena.yml")
        for arguments in [["Items"], ["Home", "--navigates", "Items"]] {
            let run = try CommandLineRun(["new", "scene"] + arguments, in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    private func run(_ arguments: String..., status: Int32) throws -> CommandLineRun {
        let run = try CommandLineRun(arguments, in: folder.path)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    @Test("shows it first as a diff, then does it, mocks and records included")
    func renames() throws {
        let before = folder.contents
        let shown = try run("rename", "scene", "Items", "Articles", "--dry-run", status: 0)
        #expect(
            shown.output.contains(
                "Sources/App/Items/ItemsView.swift => Sources/App/Articles/ArticlesView.swift\n"))
        #expect(shown.output.contains("+    func navigateToArticles()\n"))
        #expect(folder.contents == before)
        let done = try run("rename", "scene", "Items", "Articles", status: 0)
        #expect(!done.output.contains("note:"))
        // Nobody wrote into the mocks: there is nothing to keep.
        #expect(done.errors.isEmpty && !folder.contents.contains { $0.hasSuffix(".before") })
        #expect(!folder.contents.contains { $0.contains("Items") })
        let mocks = try folder.text(of: "Tests/AppTests/AppMocks.swift")
        #expect(mocks.contains("class ArticlesPresenterProtocolMock") && !mocks.contains("Items"))
        #expect(try run("sync", "--check", status: 0).output == "Up to date: 2 things that were scaffolded.\n")
        #expect(try run("mock", status: 0).errors.isEmpty)
        #expect(try folder.text(of: "Tests/AppTests/AppMocks.swift") == mocks)
    }

    @Test(
        "has the app that it begins with follow, in files that a person has edited, too",
        arguments: Soak.all(["snp", "viper-s"], orOnly: ["snp"]))
    func first(architecture: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "scaena/Package.swift")
        func run(_ arguments: String..., in place: String) throws -> CommandLineRun {
            let run = try CommandLineRun(arguments, in: place)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.output) \(run.errors)")
            return run
        }
        _ = try run(
            "new", "app", "Shop", "--architecture", architecture, "--first", "Items", "--scaena-path", "scaena",
            in: folder.path)
        let app = folder.path + "/Shop"
        let path = "Shop/Sources/Shop/App/ShopApp.swift"
        try folder.write(try folder.text(of: path) + "\n// A person wrote this of Items.\n", to: path)
        _ = try run("rename", "scene", "Items", "Articles", in: app)
        #expect(try run("sync", "--check", in: app).output.hasPrefix("Up to date"))
        let text = try folder.text(of: path)
        #expect(text.contains("Articles, with room for what follows it"), "\(text)")
        #expect(text.hasSuffix("// A person wrote this of Items.\n"))
        #expect(try folder.text(of: "Shop/Tests/ShopTests/App/ShopAppTests.swift").contains("begins with Articles"))
    }

    @Test("refuses what is no scene, and a name that is taken")
    func refuses() throws {
        #expect(
            try run("rename", "manager", "Ride", "Trip", status: 64).errors.contains(
                "'manager' cannot be renamed: say 'scene'; a manager is renamed by hand"))
        #expect(
            try run("rename", "scene", "Items", "Home", status: 73).errors
                == "error: there is a scene 'Home' already, in 'Sources/App/Home': nothing was written\n")
    }
}
