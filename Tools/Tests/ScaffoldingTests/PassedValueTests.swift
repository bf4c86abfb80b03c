import Architecture
import Testing

@testable import Scaffolding

/// The values that go into a unit, and those that come out of it.
@Suite("Values that are passed")
struct PassedValueTests {
    private func refusal(_ request: UnitRequest, _ architecture: String = "snp") throws -> String? {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        do {
            _ = try UnitScaffold(request, in: source)
            return nil
        } catch {
            return error.description
        }
    }

    private func request(
        events: String = "", managers: String = "", takes: String = "", returns: String = "", navigates: String = ""
    ) -> UnitRequest {
        UnitRequest(
            name: "Detail", into: "/nowhere", events: events, navigates: navigates, managers: managers, takes: takes,
            returns: returns, tests: false)
    }

    @Test(
        "are names and types, of which something to test with can be said",
        arguments: [
            ("Item", ".sample"), ("Item?", ".sample"), ("[Item]", "[.sample]"), ("String", #""some text""#),
            ("[String: Item]", #"["some text": .sample]"#), ("Item.ID", ".sample"), ("Int?", "42"),
            ("[Date?]", "[Date(timeIntervalSince1970: 0)]"), ("Set<UInt8>", "[42]"),
            ("any Error", "CancellationError()"),
        ])
    func samples(type: String, sample: String) throws {
        let values = try PassedValue.list("item: \(type)", what: "taken", reserved: [])
        #expect(values.map(\.name) == ["item"] && values.map(\.type) == [type])
        #expect(values.first?.sample == sample)
    }

    @Test(
        "are refused where they are no such list",
        arguments: [
            "item", "item:", "item Item", "item: Item) {} func g(", "_ item: Item", "item: Item = .a", "item: Item...",
            "item: @escaping () -> Void", "item: () -> Void", "item: (Int, Int)", "Item: Item", "class: Item",
            "item: Item, item: Item", "presenter: Item", "title: String", "aboutManager: String", ",", "await: Int",
            "connect: Int",
        ])
    func refuses(list: String) throws {
        #expect(try refusal(request(managers: "About", takes: list)) != nil)
        // What comes out may have no value to tell.
        if list != "item" { #expect(try refusal(request(managers: "About", returns: list)) != nil) }
    }

    @Test("are handed over as a contract where they are of the protocol that errors have")
    func errors() throws {
        let values = try PassedValue.list("one: Error, maybe: Error?, all: [Error]", what: "taken", reserved: [])
        #expect(values.map(\.type) == ["any Error", "(any Error)?", "[any Error]"])
        #expect(values.map(\.optionalType) == ["(any Error)?", "(any Error)?", "[any Error]?"])
    }

    @Test("import what they are of where they are named, and nowhere else", arguments: ["snp", "mvpcf", "bviper"])
    func imports(architecture: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let plain = try UnitScaffold(request(takes: "at: Int", returns: "to: Int"), in: source)
        let dated = try UnitScaffold(request(takes: "at: Date", returns: "to: [URL]?"), in: source)
        var changed = 0
        for (one, other) in zip(plain.files, dated.files) {
            let names = SourceNames(other.text)
            let lacks = !names.identifiers.isDisjoint(with: ["Date", "URL"]) && !names.imports.contains("ScaenaUIKit")
            let wanted = SourceNames(one.text).imports.union(lacks ? ["Foundation"] : [])
            #expect(names.imports == wanted, "\(other.path)")
            changed += lacks ? 1 : 0
        }
        // Whom BVIPER hands it imports the runtime's UI already.
        #expect((changed > 0 || architecture == "bviper") && dated.notes.filter { $0.contains("not there") }.isEmpty)
    }

    @Test("of UIKit are refused where no UI is known, with what to pass in their place")
    func uiKit() throws {
        #expect(
            try refusal(request(takes: "image: UIImage"))
                == "'UIImage' is UIKit's, and 'DetailInteractor.swift' would name it, where no UI is known (it imports "
                + "ScaenaKit): pass what it is made of, such as a 'String', 'Data' or 'URL', and make the 'UIImage' of it "
                + "where it is shown")
        #expect(try refusal(request(events: "detailViewDidPressRow(image: UIImage)"), "bviper") == nil)
    }

    @Test("have a type, and meet what is shown unless something else is")
    func sentences() throws {
        #expect(
            try refusal(request(takes: "item"))
                == "values that are taken are written 'name: Type', as in 'item: Item', and this is 'item'")
        #expect(try refusal(request(takes: "title: String"))?.contains("--shows \"text: String\"") == true)
        #expect(try refusal(request(returns: "next: Int"), "mvpcf") != nil)
    }

    @Test("that are returned may be names alone, which tell that it happened")
    func bare() throws {
        let values = try PassedValue.returned("created: [String: Item], canceled, done: Void", reserved: [])
        #expect(values.map(\.isBare) == [false, true, true] && values.map(\.name) == ["created", "canceled", "done"])
        #expect(try refusal(request(returns: "canceled, canceled"))?.contains("two values") == true)
        #expect(try refusal(request(returns: "class"))?.contains("keyword") == true)
    }

    @Test(
        "and tell nothing are said in messages of their own",
        arguments: [
            ("snp", "func detailDidFinishCanceled()"), ("clean-swift", "func passBackCanceled()"),
            ("mvpcf", "var canceled: (() -> Void)?"), ("viper-s", "func detailDidFinishSkipped()"),
            ("bviper", "func finishSkipped()"), ("viper", "func detailDidFinishCanceled()"),
        ])
    func bareMessages(architecture: String, line: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let scaffold = try UnitScaffold(request(returns: "canceled, skipped"), in: source)
        #expect(scaffold.files.contains { $0.text.contains(line) })
    }

    @Test("do not meet each other")
    func meet() throws {
        #expect(
            try refusal(request(takes: "item: Item", returns: "item: Item"))
                == "'item' is taken, and what is returned needs a name of its own: 'updatedItem: Item'")
        #expect(try refusal(request(takes: "item: Item", returns: "updatedItem: Item")) == nil)
        #expect(try refusal(request(takes: "item: Item", returns: "item"))?.hasSuffix("'updatedItem'") == true)
    }

    @Test("are refused by an architecture that has nothing of the kind")
    func lacks() throws {
        #expect(
            try refusal(request(managers: "About"), "viper-s")
                == "viper-s hands nothing that several modules share into a module: its 'inputs' have no 'manager'. "
                + "It may have several 'worker' of its own: --further \"worker: Names\"")
    }

    @Test("come from managers that are told by name, each once")
    func managers() throws {
        #expect(try refusal(request(managers: "About, About")) == "the manager 'About' is asked for twice")
        #expect(try refusal(request(managers: "about"))?.contains("say 'About'") == true)
    }

    @Test("are asked of the coordinator where a module goes nowhere by itself")
    func routes() throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let scaffold = try UnitScaffold(request(navigates: "Terms"), in: source)
        let routes = scaffold.files.first { $0.path.hasSuffix("DetailRoutes.swift") }
        #expect(routes?.text.contains("var termsRequested: (() -> Void)? { get set }") == true)
        #expect(
            try refusal(request(events: "termsRequested", navigates: "Terms"), "mvpcf")
                == "'termsRequested' and 'termsRequested' would be sent by the same control: leave one of them out")
    }

    @Test("are not compared in tests where they cannot be", arguments: ArchitectureSource.builtIns.keys.sorted())
    func comparison(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        let events = try #require(definition.inputs.events)
        let says = definition.channels(from: events.from).first { $0.to == events.to }?.says ?? []
        let open = says.map { $0.form(for: UnitName("Detail")) }.first(where: \.isOpen)
        let form = try #require(open)
        let name = UnitName(form.description.replacing("…", with: "Row")).propertyName
        for (type, isCompared) in [("any Error", false), ("Int", true)] {
            var asked = request(events: "\(name)(value: \(type))")
            asked.tests = true
            asked.module = "App"
            asked.testsInto = "/nowhere"
            let files = try UnitScaffold(asked, in: source).files
            #expect(files.contains { $0.text.contains("calls == [.\(name)(value:") } == isCompared, "\(type)")
        }
    }
}
