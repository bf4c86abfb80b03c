import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Scenes of sheets")
struct SheetTests {
    let folder: TemporaryFolder
    private let snp: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        snp = try #require(ArchitectureSource.builtIns["snp"])
        try Data().write(to: URL(fileURLWithPath: folder.path + "/Package.swift"))
        // Each finds what was written before it: a manager is one of the entity that is there.
        try UnitWriter.write(
            try UnitScaffold(
                KindRequest(
                    kind: "entity", name: "About", into: into, values: "number: Int, text: String, raw: [Data]"),
                in: snp), replacing: true)
        try UnitWriter.write(
            try UnitScaffold(KindRequest(kind: "manager", name: "About", into: into), in: snp), replacing: true)
        try UnitWriter.write(
            try UnitScaffold(
                KindRequest(kind: "entity", name: "Page", into: into, values: "text: String"), in: snp), replacing: true
        )
        for request in [
            UnitRequest(name: "Terms", into: into), UnitRequest(name: "Item", into: into, takes: "about: About"),
        ] { try UnitWriter.write(try UnitScaffold(request, in: snp), replacing: true) }
    }

    var into: String { folder.path + "/Sources/App" }

    func scaffold(_ sheet: String, name: String = "Home", in architecture: String = "snp") throws
        -> UnitScaffold
    {
        var request = UnitRequest(name: name, into: into)
        request.sheet = [.file("home.yml", text: sheet)]
        return try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func mistakes(of sheet: String, in architecture: String = "snp") throws -> [String] {
        do {
            _ = try scaffold(sheet, in: architecture)
            return []
        } catch let error as ScaffoldError {
            #expect(error.kind == .data)
            return error.description.components(separatedBy: "\n")
        }
    }

    @Test("hand a request the property of the one model that has it, whatever the request is called")
    func partsOfModels() throws {
        let verbs = "verbs: { \"archiveAbout(number: Int)\": \"POST /abouts/{number}/archive\" }\n"
        let events = "events: { archive: { asks: archiveAbout } }\n"
        let text = try scaffold("takes: { about: About }\n" + verbs + events, in: "viper-s").files.map(\.text).joined()
        #expect(text.contains("{ [about] in $0.archiveAbout(number: about.number) }"))
        // Of two, nobody knows which.
        let two = try mistakes(of: "takes: { about: About, other: About }\n" + verbs + events, in: "viper-s")
        #expect(two.count == 1 && two[0].contains("'archiveAbout' needs a value 'number: Int'"), "\(two)")
    }

    @Test("are told of by whoever hands a manager in that nobody asks, with what to say")
    func unasked() throws {
        var request = UnitRequest(name: "Home", into: into, managers: "About")
        let notes = try UnitScaffold(request, in: snp).notes
        #expect(
            notes.contains(
                "'AboutManagerProtocol' is handed in and asked for nothing: --needs About --presents \"about: About\" --ready "
                    + "\"asks: fetchAbout\" has it asked once the view is loaded"), "\(notes)")
        request.managers = ""
        request.sheet = [
            .file("home.yml", text: "needs: [About]\npresents: { about: About }\nready: { asks: fetchAbout }\n")
        ]
        #expect(try !UnitScaffold(request, in: snp).notes.contains { $0.contains("asked for nothing") })
    }

    @Test("show no label for a state that a scene of a sheet shows by itself", arguments: ["snp", "viper"])
    func states(architecture: String) throws {
        let request = UnitRequest(name: "Home", into: into, shows: "isLoading: Bool")
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
        #expect(error?.description.hasPrefix("'isLoading' would be a label that reads \"true\": leave it out") == true)
        let open = UnitRequest(name: "Home", into: into, shows: "isOpen: Bool")
        #expect(throws: Never.self) { try UnitScaffold(open, in: source) }
    }

    @Test("drop nothing of --shows silently", arguments: ["fields: { note: text }", living])
    func shownBeside(sheet: String) throws {
        var request = UnitRequest(name: "Home", into: into, shows: "price: Int")
        request.sheet = [.file("home.yml", text: sheet)]
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: snp) }
        let text = error?.description ?? ""
        #expect(text.contains("error: beside this, 'price' of --shows is not shown: leave it out"), "\(text)")
    }

    @Test("expect a yes or no in brackets, since it is compared")
    func yesOrNo() throws {
        let mvpcf = try #require(ArchitectureSource.builtIns["mvpcf"])
        try UnitWriter.write(
            try UnitScaffold(
                KindRequest(kind: "entity", name: "Book", into: into, values: "id: String, isLent: Bool"), in: mvpcf),
            replacing: true)
        var asked = KindRequest(kind: "repository", name: "Book", into: into)
        asked.verbs = ["fetchBook(id: String): Book, GET /books/{id}"]
        try UnitWriter.write(try UnitScaffold(asked, in: mvpcf), replacing: true)
        var request = UnitRequest(name: "Shelf", into: into, testsInto: folder.path + "/Tests/AppTests")
        request.group = "Main"
        request.sheet = [
            .file(
                "shelf.yml",
                text:
                    "needs: [BookRepository]\ntakes: { id: String }\npresents: { book: Book }\nready: { asks: fetchBook }\n"
            )
        ]
        let text = try UnitScaffold(request, in: mvpcf).files.map(\.text).joined()
        #expect(text.contains("#expect(presenter.isLent.value == (book.isLent ? \"Yes\" : \"No\"))"))
        #expect(text.contains("isLent.value = book.isLent ? ShelfTexts.yes : ShelfTexts.no"))
        #expect(text.contains("static var yes: String { String(localized: \"Yes\") }"))
    }

    @Test("tell what is entered to who decides, who says what is wrong", arguments: ["snp", "viper-s"])
    func forms(architecture: String) throws {
        let files = try scaffold(
            "fields: { name: text, price: decimal, count: number?, urgent: switch }\n"
                + "events: { save: { carries: [name, price, count, urgent], goes: back } }", in: architecture
        ).files
        let text = files.map(\.text).joined()
        #expect(text.contains("(name: String, price: String, count: String, urgent: Bool)"))
        #expect(text.contains("Decimal(typed: price, locale: locale) == nil"))
        #expect(
            text.contains("priceField.keyboardType = .decimalPad") && text.contains("Enter a whole number, or nothing.")
        )
        #expect(text.contains("func followReturnKey()") && text.contains("urgentSwitch"))
    }

    private static let living = "needs: [About]\npresents: { about: About }\nready: { asks: fetchAbout }\n"

    @Test(
        "are refused by line where they name what is not there, or say what cannot be",
        arguments: [
            ("needs: [Abot]", "1:9: error: there is no 'AbotManagerProtocol' around: did you mean 'About'?"),
            ("presents: { about: Abuot }", "1:20: error: there is no 'Abuot' around: did you mean 'About'?"),
            (
                living + "events: { terms: { goes: Trems } }",
                "4:26: error: there is no scene 'Trems' to go to: did you mean 'Terms'?"
            ),
            (
                "needs: [About]\nevents: { more: { asks: fetchAbuot } }",
                "2:25: error: 'AboutManagerProtocol' cannot be asked to 'fetchAbuot': did you mean 'fetchAbout'?"
            ),
            (
                "events: { more: { asks: fetchAbout } }",
                "1:25: error: nobody can be asked to 'fetchAbout': name who knows it under 'needs', as in 'scaena add needs Item event …'"
            ),
            (
                "needs: [About]\npresents: { about: About }",
                "2:13: error: nothing brings 'about': say 'ready: { asks: … }', 'observes', or 'takes' with the same name"
            ),
            (
                living + "shows: [txt]",
                "4:9: error: 'About' has no property 'txt': did you mean 'text'?"
            ),
            (
                living + "shows: [raw]",
                "4:9: error: nothing tells how 'raw', a '[Data]', becomes text: show another property"
            ),
            (
                living + "events: { item: { goes: Item } }",
                "4:25: error: 'Item' is handed 'about: About', and nothing of the scene is that: say 'takes: { about: About }'"
            ),
            (
                living + "events: { terms: { goes: Terms, with: page } }",
                "4:39: error: 'Terms' is handed no 'page': there is none"
            ),
            (
                living + "verbs: { fetchMore: GET /more }",
                "4:1: error: snp writes nothing of 'verbs' yet: leave it out"
            ),
            (
                living + "events: { more: { shows: about } }",
                "4:19: error: snp writes nothing of the step 'shows' yet: leave it out"
            ),
            (
                living + "events: { more: { asks: fetchAbout, enabled: [idle] } }",
                "4:47: error: snp writes nothing of the condition 'idle' yet: leave it out"
            ),
            (
                living + "events: { more: { asks: fetchAbout, enabled: [onlin] } }",
                "4:47: error: 'onlin' is no field that an event could wait for: did you mean 'online'?"
            ),
            (
                "presents: { all: About }\nlist: { of: all }",
                "1:18: error: a list shows several, and 'presents' has one: say 'all: [About]'"
            ),
            (
                "presents: { all: [Page] }\nlist: { of: all }",
                "1:19: error: the rows of a list are told from each other by 'id', a String, an Int or a UUID, and 'Page' "
                    + "has none"
            ),
            (
                "needs: [About]\npresents: { about: About }\nready: { asks: fetchAbout }\nlist: { of: abut }",
                "4:13: error: 'list' shows 'abut', which 'presents' does not have: did you mean 'about'?"
            ),
            (
                "list: { of: stories }",
                "1:13: error: 'list' shows 'stories', which 'presents' does not have: say with it of what it is a list, as in "
                    + "'presents: { stories: [Story] }', or 'scaena add presents \"stories: [Story]\" list \"of: stories\"'"
            ),
            (
                living + "events: { away: { tells: gone } }",
                "4:26: error: the scene returns no 'gone': say 'returns: { gone: … }'"
            ),
            (
                living + "events: { terms: { goes: Terms, back: { done: { asks: fetchAbout } } } }",
                "4:41: error: 'Terms' answers nothing: leave 'back' out, or say 'returns' in its own sheet"
            ),
            (
                living + "events: { terms: { goes: Terms, named: showTerms } }",
                "4:40: error: 'showTerms' is no message of snp that goes somewhere: these are 'navigateTo…', 'navigateBack', "
                    + "'confirm…'"
            ),
            (
                living + "events: { more: { confirm: Sure? } }",
                "4:11: error: nothing follows the question: say what the user agrees to, as in 'asks: …'"
            ),
            (
                living + "events: { more: , moreTapped: }",
                "4:19: error: the event 'moreTapped' is there already"
            ),
            (
                "observes: About",
                "1:11: error: nobody tells the scene of 'About': name it under 'needs' too"
            ),
            (living + "events: { away: { goes: 'http://' } }", "4:25: error: 'http://' is no address of a web page"),
        ])
    func refused(sheet: String, mistake: String) throws {
        #expect(try mistakes(of: sheet) == ["home.yml:" + mistake])
    }

    @Test("tell all that is wrong at once, and nothing is written")
    func allAtOnce() throws {
        let found = try mistakes(of: "needs: [Abot]\npresents: { about: Abuot }\nevents: { away: { goes: Nowhere } }")
        #expect(found.map { $0.prefix(12) } == ["home.yml:1:9", "home.yml:2:2", "home.yml:3:2"])
        #expect(!FileManager.default.fileExists(atPath: into + "/Home"))
    }

    private static let entering =
        "fields: { name: text, price: decimal }\nverbs: { \"requestBid(name: String, price: Decimal)\": POST /bids }\n"

    @Test(
        "are refused by line where they have the user enter what cannot be, or carry what is not entered",
        arguments: [
            (
                "fields: { name: txt }\nevents: { more: { carries: name } }",
                "1:17: error: no field is entered as 'txt': did you mean 'text'?"
            ),
            (
                "fields: { agrees: switch? }\nevents: { more: { carries: agrees } }",
                "1:19: error: a switch is on or off and never empty: say 'switch'"
            ),
            (
                "fields: { presenter: text }\nevents: { more: { carries: presenter } }",
                "1:11: error: a field cannot be named 'presenter': something of the module has that name"
            ),
            (
                "fields: { a: text, aMessage: text }\nevents: { more: { carries: [a, aMessage] } }",
                "1:20: error: a field cannot be named 'aMessage': what is wrong with another one is told by that name"
            ),
            (
                entering + "events: { bid: { asks: requestBid, carries: prize } }",
                "3:45: error: there is no field 'prize' to carry: did you mean 'price'?"
            ),
            (
                entering + "events: { bid: { asks: requestBid, enabled: [idle, nam] } }",
                "3:52: error: 'nam' is no field that an event could wait for: did you mean 'name'?"
            ),
            (
                "fields: { name: text, price: decimal }\nevents: { more: { carries: name } }",
                "1:23: error: nothing comes of what the user enters as 'price': ask for something that takes it, or have an "
                    + "event say 'carries: price'"
            ),
            (
                "fields: { price: text }\nverbs: { \"requestBid(price: Decimal)\": POST /bids }\nevents: { bid: { asks: "
                    + "requestBid } }",
                "3:24: error: 'requestBid' needs 'price: Decimal', and the module's 'price' is of type String: let both be the "
                    + "same"
            ),
            (
                entering + "ready:",
                "2:10: error: nobody asks for 'requestBid': have 'ready' or an event say 'asks: requestBid'"
            ),
            (
                "verbs: { requestDeals: \"[Deal], DealBO.deals\" }",
                "1:10: error: there is no 'DealBO' around: 'scaena new business-object Deal' writes it"
            ),
            (
                "verbs: { requestAbout: \"About, AboutManager.about\" }",
                "1:10: error: no interactor of bviper asks 'AboutManager': write a request as 'GET /items'"
            ),
            (
                "verbs: { requestPage: \"About, PageBO.page\" }",
                "1:10: error: 'requestPage' answers 'About', and 'PageBO.page' answers 'Page': let both be the same"
            ),
            (
                "verbs: { requestPage: \"Page, PageBO.page\" }",
                "1:10: error: 'PageBO.page' takes (number: Int): say 'requestPage' with the same"
            ),
            (
                "verbs: { requestPage: \"Page, PageBO.pages\" }",
                "1:10: error: 'PageBO' has no function 'pages'"
            ),
        ])
    func refusedFields(sheet: String, mistake: String) throws {
        try Data("enum HTTPRequester {}".utf8).write(to: URL(fileURLWithPath: into + "/HTTPRequester.swift"))
        try Data("enum PageBO { static func page(number: Int) async throws -> Page { .sample } }".utf8)
            .write(to: URL(fileURLWithPath: into + "/PageBO.swift"))
        let found = try mistakes(of: sheet, in: "bviper")
        #expect(found.contains("home.yml:" + mistake), "\(found)")
    }

    @Test("are refused where two fields have one name, wherever they are said, and where nobody sends what is asked")
    func twoFields() throws {
        let twice = try mistakes(of: "fields: { name: text, name: secure }", in: "bviper")
        #expect(twice == ["home.yml:1:11: error: the key 'name' stands here and again in the same mapping"])
        var request = UnitRequest(name: "Home", into: into)
        request.sheet = [
            .flag("--field", of: .fields, text: "name: text"), .flag("--field", of: .fields, text: "name: secure"),
            .flag("--event", of: .events, text: "more: {carries: name}"),
        ]
        let bviper = try #require(ArchitectureSource.builtIns["bviper"])
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: bviper) }
        #expect(error?.description == "--field:1:1: error: two fields are named 'name'")
        let nobody = try mistakes(of: Self.entering + "events: { bid: { asks: requestBid } }", in: "bviper")
        #expect(
            nobody == [
                "home.yml:2:10: error: 'HTTPRequester' sends what is asked, and there is none around: an app of 'scaena new app' "
                    + "has it"
            ])
    }

    @Test("may be told by flags, and read again from what was noted of them")
    func flags() throws {
        var request = UnitRequest(name: "Home", into: into)
        request.sheet = [
            .flag("--needs", of: .needs, text: "About"), .flag("--presents", of: .presents, text: "about: About"),
            .flag("--ready", of: .ready, text: "asks: fetchAbout"),
            .flag("--event", of: .events, text: "terms: {goes: Terms}"),
        ]
        let flagged = try UnitScaffold(request, in: snp)
        let sheet = try scaffold(Self.living + "events: { terms: { goes: Terms } }")
        #expect(flagged.files == sheet.files)
        let definition = try snp.definition()
        let noted = try #require(flagged.record?.record.asked)
        let again = UnitRequest(noted, into: into, definition)
        #expect(try UnitScaffold(again, in: snp).files == flagged.files)
    }

    @Test("carry no model through a view")
    func carriesNoModel() throws {
        let scaffold = try scaffold(Self.living)
        for file in scaffold.files
        where file.path.hasSuffix("View.swift") || file.path.hasSuffix("ViewController.swift") {
            #expect(!SourceNames(file.text).identifiers.contains("About"))
        }
        let presenter = try #require(scaffold.files.first { $0.path.hasSuffix("HomePresenter.swift") })
        #expect(presenter.text.contains("present(about: About)"))
    }

    @Test("hand on the whole of what the app shares to a unit that goes on from there")
    func wholeDependencies() throws {
        let source = try #require(ArchitectureSource.builtIns["viper-s"])
        let into = folder.path + "/Sources/Goods"
        try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
        try Data("final class AppDependencies {}".utf8).write(to: URL(fileURLWithPath: into + "/AppDependencies.swift"))
        func navigator(_ name: String, _ text: String) throws -> String {
            var request = UnitRequest(name: name, into: into, group: "Goods")
            request.sheet = [.file("goods.yml", text: text)]
            let scaffold = try UnitScaffold(request, in: source)
            try UnitWriter.write(scaffold, replacing: true)
            return try #require(scaffold.files.first { $0.path.hasSuffix("Navigator.swift") }).text
        }
        _ = try navigator("Add", "verbs: { addGood: POST /goods }\nevents: { save: { asks: addGood } }")
        _ = try navigator("List", "events: { add: { goes: Add } }")
        let welcome = try navigator("Welcome", "events: { goods: { goes: List } }")
        #expect(welcome.contains("init(dependencies: AppDependencies)"))
        #expect(welcome.contains("GoodsListNavigator.makeModule(dependencies: dependencies)"))
    }
}
