import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The options of a unit beside its name: its group, its contracts, and the runtime.
@Suite("A scaffold's options")
struct UnitOptionsTests {
    private func scaffold(_ request: UnitRequest, _ architecture: String) throws -> UnitScaffold {
        try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private func refusal(_ request: UnitRequest, _ architecture: String) throws -> String? {
        do {
            _ = try scaffold(request, architecture)
            return nil
        } catch let error as ScaffoldError {
            return error.description
        }
    }

    @Test("have events that are the bare verb of a form, and no beginning of a sentence")
    func bareVerbs() throws {
        let request = UnitRequest(name: "Login", into: "/nowhere", events: "proceed", tests: false)
        let written = try scaffold(request, "viper").files.map(\.text)
        #expect(written.contains { $0.contains("func proceed()") })
        let on = UnitRequest(name: "Login", into: "/nowhere", events: "on", tests: false)
        #expect(try refusal(on, "viper-s")?.contains("is no event of viper-s") == true)
    }

    @Test("put it into its group, whose name begins its own where the architecture says so")
    func group() throws {
        var request = UnitRequest(name: "List", into: "/nowhere", tests: false, group: "Items")
        let named = try scaffold(request, "viper-s")
        #expect(named.name == "ItemsList")
        #expect(named.folders == ["/nowhere/Items/List"])
        #expect(named.files.map(\.path).contains("/nowhere/Items/List/ItemsListDirector.swift"))
        request.group = nil
        #expect(try scaffold(request, "viper-s").folders == ["/nowhere/List"])
    }

    @Test("refuse a group that cannot be one, or that the architecture has no place for")
    func wrongGroup() throws {
        let request = UnitRequest(name: "List", into: "/nowhere", tests: false, group: "../Items")
        #expect(
            try refusal(request, "viper-s")
                == "'../Items' cannot be the name of a group: it is no Swift identifier (letters, digits and '_', beginning "
                + "with a letter)")
        #expect(try refusal(request, "snp") == "snp puts its scenes into no groups: leave '../Items' out")
    }

    @Test("refuse a group that differs from a folder only in case")
    func groupInOtherCase() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Items/Add/A.swift")
        let request = UnitRequest(name: "List", into: folder.path, tests: false, group: "ITEMS")
        #expect(
            try refusal(request, "viper-s")
                == "'ITEMS' differs only in case from the folder 'Items' in '\(folder.path)', and many file systems do not "
                + "tell them apart: choose another name")
        let inner = UnitRequest(name: "ADD", into: folder.path, tests: false, group: "Items")
        #expect(try refusal(inner, "viper-s")?.hasPrefix("'ADD' differs only in case from the module 'Add'") == true)
    }

    @Test("leave out the contracts that are optional, and only those")
    func noContracts() throws {
        let request = UnitRequest(
            name: "Login", into: "/nowhere/App", module: "App", testsInto: "/nowhere/Tests", contracts: false)
        let texts = try scaffold(request, "bviper").files
        #expect(!texts.contains { $0.text.contains("protocol ") })
        #expect(texts.contains { $0.text.contains("weak var view: LoginVC?") })
        #expect(texts.map(\.path).filter { $0.hasPrefix("/nowhere/Tests") }.count == 1)
        #expect(try refusal(request, "snp") == "snp has no contract that may be left out")
    }

    @Test(
        "leave the runtime out, in sources and tests",
        arguments: ["bviper", "viper-s", "viper", "clean-swift", "mvpcf"])
    func noRuntime(architecture: String) throws {
        let request = UnitRequest(
            name: "Login", into: "/nowhere/App", module: "App", testsInto: "/nowhere/Tests", runtime: false)
        let files = try scaffold(request, architecture).files
        for file in files {
            #expect(!file.text.contains("Scaena") && !file.text.contains("lifetime"), "\(file.path)")
            #expect(SourceNames(file.text).imports.isSubset(of: ["Combine", "Foundation", "UIKit", "Testing", "App"]))
        }
        #expect(files.contains { $0.text.contains("import UIKit\n") })
    }

    @Test("refuse to leave it out where the scenes stand on it")
    func needsRuntime() throws {
        let request = UnitRequest(name: "Login", into: "/nowhere", tests: false, runtime: false)
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let needy = source.text.split(separator: "\n").filter { !$0.contains("plainImports") }.joined(separator: "\n")
        let refusal = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(
                request, in: ArchitectureSource(file: "our.yml", text: needy, templates: source.templates))
        }
        #expect(
            refusal?.description == "a module of mvpcf stands on the runtime: no layer has 'plainImports'")
    }

    /// The flags and their values, beside the options of the one who runs the command.
    private static let flags: [(flag: String, set: @Sendable (inout UnitRequest) -> Void)] = [
        ("shows", { $0.shows = "text: String" }), ("navigates", { $0.navigates = "Terms" }),
        ("manager", { $0.managers = "About" }), ("takes", { $0.takes = "item: Item" }),
        ("returns", { $0.returns = "created: Item" }), ("worker", { $0.further = ["worker": "Upload"] }),
        ("group", { $0.group = "Items" }),
        ("no-contracts", { $0.contracts = false }), ("runtime", { $0.runtime = false }),
    ]

    @Test(
        "work, or are refused by the architecture's name with what its definition does not have",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func everyFlag(architecture: String) throws {
        let plain = UnitRequest(name: "Login", into: "/x/App", module: "App", testsInto: "/x/Tests")
        let standard = try scaffold(plain, architecture).files
        for (flag, set) in Self.flags {
            var request = plain
            set(&request)
            do {
                let files = try scaffold(request, architecture).files
                #expect(files != standard, "--\(flag) of \(architecture) changes nothing")
            } catch let error as ScaffoldError {
                #expect(error.kind == .usage && error.description.contains(architecture), "\(flag): \(error)")
            }
        }
    }

    @Test("refuse what is handed in or comes out under a name that the definition reserves, and by nothing else")
    func reserved() throws {
        func request(_ takes: String) -> UnitRequest {
            UnitRequest(name: "Login", into: "/nowhere", takes: takes, tests: false)
        }
        #expect(
            try refusal(request("container: Item"), "snp")
                == "a value that is taken cannot be named 'container': something of the unit has that name")
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let free = ArchitectureSource(
            file: "our.yml",
            text: snp.text.replacing("reserved: [container, lifetime, calls, connect]", with: "reserved: mine"),
            templates: snp.templates)
        #expect(try UnitScaffold(request("container: Item"), in: free).files.count > 0)
        #expect(throws: ScaffoldError.self) { try UnitScaffold(request("mine: Item"), in: free) }
    }

    @Test("name events after the unit where the architecture does")
    func eventsOfUnit() throws {
        let request = UnitRequest(name: "Login", into: "/nowhere", events: "help", tests: false)
        #expect(
            try refusal(request, "bviper")
                == "'help' is no event of bviper: its events are named 'loginViewDidPress…', as in "
                + "'loginViewDidPressHelp'")
    }

    @Test(
        "are told of taps in every architecture, in its own words", arguments: ArchitectureSource.builtIns.keys.sorted()
    )
    func taps(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let group = try source.definition().unit.group == nil ? nil : "Start"
        let request = UnitRequest(
            name: "Login", into: "/nowhere", events: "helpTapped, termsTapped", navigates: "Terms", tests: false,
            group: group)
        let scaffold = try UnitScaffold(request, in: source)
        let own = ["viper": "selectHelp", "viper-s": "onHelp", "bviper": "loginViewDidPressHelp"]
        #expect(scaffold.files.contains { $0.text.contains("func \(own[id] ?? "helpTapped")()") })
        let note = own[id].map { "'helpTapped' is '\($0)' in the words of \(id)" }
        #expect(scaffold.notes.contains { $0.hasPrefix("'helpTapped' is") } == (note != nil))
        if let note { #expect(scaffold.notes.contains(note)) }
        // What only leads away is the request to go there.
        let isRequested = scaffold.notes.contains("'termsTapped' is 'termsRequested' in the words of mvpcf")
        #expect(isRequested == (id == "mvpcf"))
    }

    @Test("refuse an event that every unit has")
    func eventOfEveryUnit() throws {
        let request = UnitRequest(name: "Login", into: "/nowhere", events: "onUIReady", tests: false)
        #expect(
            try refusal(request, "viper-s")
                == "'onUIReady' is told in every unit of viper-s: it need not be asked for")
    }

    @Test("lead to other units, by the messages of who goes there")
    func navigates() throws {
        let request = UnitRequest(name: "About", into: "/nowhere", navigates: "Terms", tests: false)
        let router = try scaffold(request, "snp").files.first { $0.path.hasSuffix("AboutRouter.swift") }
        #expect(router?.text.contains("func navigateToTerms()") == true)
        #expect(router?.text.contains("TermsConfigurator.build()") == true)
        let wireframe = try scaffold(request, "bviper").files.first { $0.path.hasSuffix("AboutWireframe.swift") }
        #expect(wireframe?.text.contains("func pushTermsModule(from viewController: UIViewController)") == true)
        #expect(wireframe?.text.contains("TermsBuilder.createTermsModule()") == true)
    }

    @Test("refuse to lead to what cannot be")
    func wrongNavigation() throws {
        var request = UnitRequest(name: "About", into: "/nowhere", navigates: "terms", tests: false)
        #expect(
            try refusal(request, "snp")
                == "'terms' begins with a lower-case letter, and types are named from it: say 'Terms'")
        request.navigates = "Terms, Terms"
        #expect(try refusal(request, "snp") == "'Terms' stands twice among those to go to")
        request.navigates = "Terms, Terms"
        #expect(try refusal(request, "mvpcf")?.contains("would be sent by the same control") == true)
    }

    @Test(
        "end with no role's ending, which is told with the name that is meant",
        arguments: [
            ("snp", "AboutPresenter", "About"), ("snp", "AboutViewController", "About"), ("bviper", "AboutVC", "About"),
            ("bviper", "AboutViewController", "About"), ("bviper", "AboutModule", "About"),
            ("viper-s", "ListDirector", "List"),
            ("mvpcf", "AddOneRoutes", "AddOne"), ("clean-swift", "ListOrdersRouter", "ListOrders"),
            ("viper", "AccountWireframe", "Account"),
        ])
    func endings(architecture: String, name: String, better: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let error = #expect(throws: ScaffoldError.self) {
            try UnitScaffold(UnitRequest(name: name, into: "/nowhere", tests: false), in: source)
        }
        #expect(error?.description.contains(": say '\(better)', after which") == true)
    }

    @Test("say a group's name once where it is a part of the unit's")
    func groupTwice() throws {
        let source = try #require(ArchitectureSource.builtIns["viper-s"])
        let request = UnitRequest(name: "ShopTerms", into: "/nowhere", tests: false, group: "Shop")
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
        #expect(error?.description.hasSuffix("say 'Terms'") == true)
        #expect(throws: Never.self) {
            try UnitScaffold(UnitRequest(name: "Shopping", into: "/nowhere", tests: false, group: "Shop"), in: source)
        }
    }
}
