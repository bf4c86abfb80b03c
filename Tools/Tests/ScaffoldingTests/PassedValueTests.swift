import Architecture
import Testing

@testable import Scaffolding

/// What goes into a unit, and what comes out of it.
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
            "item: Item, item: Item", "presenter: Item", "title: String", "aboutManager: String", ",",
        ])
    func refuses(list: String) throws {
        #expect(try refusal(request(managers: "About", takes: list)) != nil)
        #expect(try refusal(request(managers: "About", returns: list)) != nil)
    }

    @Test("do not meet each other")
    func meet() throws {
        #expect(
            try refusal(request(takes: "item: Item", returns: "item: Item"))
                == "'item' is taken, and what is returned needs a name of its own: 'updatedItem: Item'")
        #expect(try refusal(request(takes: "item: Item", returns: "updatedItem: Item")) == nil)
    }

    @Test("are refused by an architecture that has nothing of the kind")
    func lacks() throws {
        #expect(
            try refusal(request(managers: "About"), "viper-s")
                == "viper-s hands nothing that several modules share into a module: its 'inputs' have no 'manager'")
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
}
