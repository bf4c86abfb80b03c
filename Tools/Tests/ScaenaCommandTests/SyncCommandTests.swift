import Foundation
import TemporaryFolders
import Testing

/// `scaena add` and `scaena sync`, as a person runs them.
@Suite("scaena add, scaena sync")
struct SyncCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("architecture: ./our.yml\ninto: Sources/App\n", to: "scaena.yml")
        try folder.write("architecture: ours\nextends: snp\nabout: Ours.\n", to: "our.yml")
        for name in ["Home", "Detail"] {
            let run = try CommandLineRun(["new", "scene", name], in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    private func run(_ arguments: String..., status: Int32) throws -> CommandLineRun {
        let run = try CommandLineRun(arguments, in: folder.path)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    private func change(_ name: String, _ old: String, _ new: String) throws {
        let text = try folder.text(of: name)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: name)
    }

    @Test("adds to files that people changed, shows it first as a diff that git applies, and brings the mocks along")
    func adds() throws {
        let router = "Sources/App/Home/HomeRouter.swift"
        try change(router, "import ScaenaUIKit\n", "import ScaenaUIKit\n// Mine.\n")
        let before = folder.contents
        let shown = try run("add", "navigation", "Detail", "--to", "Home", "--dry-run", status: 0)
        #expect(shown.output.contains("--- a/\(router)\n+++ b/\(router)\n@@ -"))
        #expect(shown.output.contains("+    func navigateToDetail() {\n"))
        #expect(folder.contents == before)
        let added = try run("add", "navigation", "Detail", "--to", "Home", status: 0)
        #expect(added.output.contains("\(router) (merged with your changes)\n"))
        let text = try folder.text(of: router)
        #expect(text.contains("// Mine.\n") && text.contains("func navigateToDetail()"))
        #expect(try folder.text(of: "Tests/AppTests/AppMocks.swift").contains("navigateToDetail"))
        #expect(try run("sync", "--check", status: 0).output == "Up to date: 2 things that were scaffolded.\n")
    }

    @Test("tells the architecture's word for an event once, when that is added")
    func words() throws {
        try folder.write("architecture: viper-s\ninto: Sources/Other\n", to: "scaena.yml")
        _ = try run("new", "scene", "List", status: 0)
        let word = "note: 'shareTapped' is 'onShare' in the words of viper-s\n"
        #expect(try run("add", "event", "shareTapped", "--to", "List", status: 0).output.contains(word))
        #expect(try !run("add", "takes", "page: Int", "--to", "List", status: 0).output.contains(word))
    }

    @Test("lets both of two runs at once add to a scene")
    func addsOneAfterTheOther() async throws {
        let path = folder.path
        let events = ["saveTapped", "loadTapped", "shareTapped"]
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for event in events {
                group.addTask { try CommandLineRun(["add", "event", event, "--to", "Home"], in: path).status }
            }
            for try await status in group { #expect(status == 0) }
        }
        let text = try folder.text(of: "Sources/App/Home/HomeInteractor.swift")
        for event in events { #expect(text.contains("func \(event)()")) }
        #expect(try run("sync", "--check", status: 0).output == "Up to date: 2 things that were scaffolded.\n")
    }

    @Test("refuses what it cannot merge, an unknown scene and an unknown word, with what to write instead")
    func refuses() throws {
        let interactor = "Sources/App/Home/HomeInteractor.swift"
        try change(interactor, "init(presenter", "init(presenting")
        let mine = try folder.text(of: interactor)
        let run = try run("add", "takes", "count: Int", "--to", "Home", status: 73)
        #expect(run.errors.contains("\n\(interactor):9: was changed by hand: what was 'init(presenter: any"))
        #expect(try folder.text(of: interactor) == mine)
        #expect(try self.run("add", "event", "x", "--to", "Hom", status: 64).errors.contains("did you mean 'Home'?"))
        #expect(try self.run("add", "even", "x", "--to", "Home", status: 64).errors.contains("did you mean 'event'?"))
        #expect(try self.run("sync", "Hoem", status: 64).errors.contains("did you mean 'Home'?"))
    }

    @Test("follows a changed definition, tells of it in CI, and puts both texts where both changed the same")
    func follows() throws {
        try change("our.yml", "about: Ours.\n", "about: Ours.\nroles:\n  router: { base: OurRouter }\n")
        let check = try run("sync", "--check", status: 1)
        #expect(check.output.contains("Home (scene): 1 file replaced\n"))
        #expect(check.output.hasSuffix("Of 2 things that were scaffolded: 2 would change.\n"))
        try change("Sources/App/Home/HomeRouter.swift", "final class HomeRouter: ", "final class HomeRouter: Mine, ")
        let synced = try run("sync", status: 1)
        #expect(synced.output.contains("Home (scene): 1 file with conflicts\n"))
        #expect(try folder.text(of: "Sources/App/Home/HomeRouter.swift").contains("<<<<<<< as it is\n"))
        #expect(try folder.text(of: "Sources/App/Detail/DetailRouter.swift").contains("OurRouter"))
        // What is between the markers is the person's to choose; it is not merged into again.
        #expect(try run("sync", status: 0).output == "Up to date: 2 things that were scaffolded.\n")
    }

    @Test("renames what the definition calls otherwise than before, with whoever names it; others tell of it first")
    func renames() throws {
        try change("our.yml", "about: Ours.\n", "about: Ours.\nroles:\n  configurator: { type: \"{Unit}Builder\" }\n")
        let check = try run("sync", "--check", status: 1)
        #expect(check.output.contains("Home (scene): 'HomeConfigurator' is 'HomeBuilder' now\n"))
        #expect(check.output.hasSuffix("Of 2 things that were scaffolded: 2 of former names.\n"))
        let found = try run("check", status: 1).output
        #expect(found.contains("HomeConfigurator has the name that ours had before: it is HomeBuilder now [unit]"))
        #expect(!found.contains("has no configurator"))
        let refused = try run("add", "navigation", "Detail", "--to", "Home", status: 64).errors
        #expect(refused.contains("bring it up to date first, by 'scaena sync'"))
        let synced = try run("sync", status: 0).output
        #expect(
            synced.contains("Sources/App/Home/HomeConfigurator.swift => Sources/App/Home/HomeBuilder.swift\n"))
        #expect(try run("sync", "--check", status: 0).output == "Up to date: 2 things that were scaffolded.\n")
        _ = try run("check", status: 0)
        _ = try run("add", "navigation", "Detail", "--to", "Home", status: 0)
    }

    @Test("bring along the mocks of what a run wrote that was stopped before it came to them")
    func mocksDue() throws {
        let mocks = "Tests/AppTests/AppMocks.swift"
        let before = try folder.text(of: mocks)
        _ = try run("add", "navigation", "Detail", "--to", "Home", status: 0)
        let after = try folder.text(of: mocks)
        #expect(before != after)
        #expect(!folder.contents.contains(".scaena/mocks-due"))
        // As a run leaves it that was killed there.
        try folder.write(before, to: mocks)
        try folder.write("scene Home\n", to: ".scaena/mocks-due")
        _ = try run("add", "event", "x", "--to", "Nobody", status: 64)
        #expect(try folder.text(of: mocks) == after)
        #expect(!folder.contents.contains(".scaena/mocks-due"))
    }
}
