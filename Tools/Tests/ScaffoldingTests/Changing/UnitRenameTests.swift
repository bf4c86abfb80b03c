import Architecture
import Foundation
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Units that get another name")
struct UnitRenameTests {
    private let project: ScaffoldedProject

    init() throws { project = try ScaffoldedProject() }

    private var folder: TemporaryFolder { project.folder }
    private var into: String { project.into }

    private func rename(_ name: String, to new: String, in source: ArchitectureSource) throws -> UnitRename {
        try UnitRename(name, to: new, in: source, project.surroundings())
    }

    @Test(
        "are what they would have been under it, and so is what goes to them, in every architecture",
        arguments: Soak.all(["snp", "mvpcf", "viper-s", "bviper", "viper", "clean-swift"], orOnly: ["mvpcf"]))
    func likeAtOnce(architecture: String) throws {
        let source = try project.source(architecture)
        let items = UnitRequest(name: "Items", into: into, takes: "count: Int", returns: "picked: Int")
        try project.write(items, source)
        try project.write(UnitRequest(name: "ItemsDetail", into: into), source)
        try project.write(UnitRequest(name: "Home", into: into, navigates: "Items, ItemsDetail"), source)
        if architecture == "mvpcf" {
            let flow = KindRequest(kind: "flow", name: "Main", into: into, values: nil, opens: "Home, Items")
            try UnitWriter.write(UnitScaffold(flow, in: source), replacing: false)
        }
        let rename = try rename("Items", to: "Articles", in: source)
        #expect(rename.notes.isEmpty)
        let before = folder.contents
        try rename.write()
        var articles = items
        articles.name = "Articles"
        try project.expectFiles(of: UnitScaffold(articles, in: source, besides: []))
        try project.expectFiles(
            of: UnitScaffold(UnitRequest(name: "ItemsDetail", into: into), in: source, besides: []))
        try project.expectFiles(
            of: UnitScaffold(
                UnitRequest(name: "Home", into: into, navigates: "Articles, ItemsDetail"), in: source, besides: []))
        try project.expectFollowing(source)
        // Nothing but the detail's own files is called so any more.
        let old = folder.contents.filter { $0.contains("Items") && !$0.contains("ItemsDetail") }
        #expect(old == [])
        // And back again; mocks are the command's to make.
        try self.rename("Articles", to: "Items", in: source).write()
        MocksDue(around: folder.path).settle()
        #expect(folder.contents == before)
    }

    @Test("keep what a person changed: code follows, strings and comments are told")
    func edited() throws {
        let source = try project.source("snp")
        try project.write(UnitRequest(name: "Items", into: into), source)
        try project.write(UnitRequest(name: "Home", into: into, navigates: "Items"), source)
        let name = "Sources/App/Items/ItemsInteractor.swift"
        let mine = "\n/// ItemsRouter is mine.\nlet title = \"ItemsRouter of Items\", other: ItemsRouter? = nil\n"
        try folder.write(try folder.text(of: name) + mine, to: name)
        try folder.write(
            "// ItemsRouter\nfunc use(_ interactor: ItemsInteractor, itemsCount: Int) {}\n",
            to: "Sources/App/Helper.swift")
        let rename = try rename("Items", to: "Articles", in: source)
        try rename.write()
        let text = try folder.text(of: "Sources/App/Articles/ArticlesInteractor.swift")
        let generated = try UnitScaffold(UnitRequest(name: "Articles", into: into), in: source, besides: [])
            .files.first { $0.path.hasSuffix("ArticlesInteractor.swift") }
        #expect(
            text == (generated?.text ?? "")
                + "\n/// ItemsRouter is mine.\nlet title = \"ItemsRouter of Items\", other: ArticlesRouter? = nil\n")
        #expect(
            try folder.text(of: "Sources/App/Helper.swift")
                == "// ItemsRouter\nfunc use(_ interactor: ArticlesInteractor, itemsCount: Int) {}\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.hasPrefix("let title") }) + 1
        let place = "\(into)/Articles/ArticlesInteractor.swift"
        #expect(rename.notes.contains("\(place):\(line): a string says 'ItemsRouter': it stays as it is"))
        #expect(rename.notes.contains("\(place):\(line): a string says 'Items': it stays as it is"))
        #expect(rename.notes.contains("\(place):\(line - 1): a comment says 'ItemsRouter': it stays as it is"))
        #expect(rename.notes.contains("\(into)/Helper.swift:1: a comment says 'ItemsRouter': it stays as it is"))
        #expect(rename.notes.count == 4)
        try project.expectFollowing(source)
    }

    @Test("leave alone what a file means that cannot see them, and tell it: their own files may be in no target yet")
    func unseen() throws {
        let source = try project.source("snp")
        try project.write(UnitRequest(name: "Items", into: into), source)
        let text = "import Library\n\nlet router: ItemsRouter? = nil\n"
        try folder.write(text, to: "Sources/Other/Use.swift")
        let rename = try rename("Items", to: "Articles", in: source)
        let place = folder.path + "/Sources/Other/Use.swift"
        #expect(
            rename.notes == ["\(place): it is not known which 'ItemsRouter' is meant here: it stays as it is"])
        try rename.write()
        #expect(try folder.text(of: "Sources/Other/Use.swift") == text)
    }

    @Test("need not have been scaffolded: their files, tests and callers follow, and every other byte stays")
    func unknown() throws {
        let source = try project.source("snp")
        try project.write(UnitRequest(name: "Items", into: into), source)
        try project.write(UnitRequest(name: "Home", into: into, navigates: "Items"), source)
        try FileManager.default.removeItem(atPath: folder.path + "/.scaena")
        let contracts = ["Router", "Presenter", "Interactor", "ViewController"].map { "Items\($0)Protocol" }
        try folder.write(
            "@testable import App\n\n" + contracts.map { "final class \($0)Mock: \($0) {}\n" }.joined(),
            to: "Tests/AppTests/AppMocks.swift")
        try folder.write(Data([0, 1, 255]), to: "Sources/App/Items/items.bin")
        let router = "Sources/App/Home/HomeRouter.swift"
        try folder.write(try folder.text(of: router).replacing("\n", with: "\r\n"), to: router)
        try rename("Items", to: "Articles", in: source).write()
        let contents = folder.contents
        #expect(contents.contains("Sources/App/Articles/items.bin"))
        #expect(contents.contains("Tests/AppTests/Articles/ArticlesInteractorTests.swift"))
        #expect(!contents.contains { $0.contains("Items") })
        let text = try folder.text(of: router)
        #expect(text.contains("func navigateToArticles() {\r\n") && text.contains("ArticlesConfigurator.build()"))
        for path in contents where path.hasSuffix(".swift") && path != "Package.swift" {
            let text = try folder.text(of: path)
            #expect(!Parser.parse(source: text).hasError)
            #expect(SourceNames(text).identifiers.filter { $0.contains("Items") } == [], "\(path)")
        }
    }

    @Test("are refused where the name is taken, is none, or nobody is called so; nothing is written then")
    func refuses() throws {
        let source = try project.source("snp")
        try project.write(UnitRequest(name: "Items", into: into), source)
        try project.write(UnitRequest(name: "Home", into: into), source)
        try folder.write("struct ArticlesRouter {}\n", to: "Sources/App/Own.swift")
        let before = folder.contents
        let cases = [
            ("Items", "Home", "there is a scene 'Home' already, in '\(into)/Home': nothing was written"),
            ("Items", "Articles", "\(into)/Own.swift:1:"),
            ("Itms", "Other", "there is no scene 'Itms': did you mean 'Items'?"),
            ("Items", "items", "'items' begins with a lower-case letter"),
            ("Items", "Items", "it is called 'Items' already"),
        ]
        for (old, new, message) in cases {
            let error = #expect(throws: ScaffoldError.self) { try rename(old, to: new, in: source) }
            #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
        }
        try folder.write("mine", to: "Sources/App/Others/OthersView.swift")
        #expect(throws: ScaffoldError.self) { try rename("Items", to: "Others", in: source) }
        #expect(folder.contents.filter { !$0.contains("Others") } == before)
    }
}
