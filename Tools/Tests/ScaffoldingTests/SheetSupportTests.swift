import Architecture
import Testing

@testable import Scaffolding

/// One sheet with everything in it: what an architecture writes of it, and what it refuses.
@Suite("Sheets in all architectures")
struct SheetSupportTests {
    /// Every key and step, a line each.
    private static let whole = """
        needs: [About]
        takes: { name: String }
        returns: { done: About }
        presents: { all: [Page], about: About }
        shows: [text]
        list: { of: all, shows: [text] }
        search: { of: all, by: text }
        fields: { note: text }
        observes: [About]
        verbs: { fetchAbout: "About, GET /about" }
        ready: { asks: fetchAbout }
        events:
          more:
            shows: about
            confirm: Sure?
            asks: fetchAbout
            tells: done
            goes: Terms
            enabled: [online, idle, note]
          back: { leaves: true }
        view: nib
        """

    private static let keyLines = [
        "needs": 1, "takes": 2, "returns": 3, "presents": 4, "shows": 5, "list": 6, "search": 7, "fields": 8,
        "observes": 9, "verbs": 10, "ready": 11, "events": 12, "view": 21,
    ]
    private static let stepLines = ["shows": 14, "confirm": 15, "asks": 16, "tells": 17, "goes": 18, "leaves": 20]

    private func mistakes(of sheet: String, in architecture: String, runtime: Bool = true) throws -> [String] {
        var request = UnitRequest(name: "Home", into: "/nowhere/App", runtime: runtime)
        request.sheet = [.file("home.yml", text: sheet)]
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
        #expect(error?.kind == .data)
        return (error?.description ?? "").components(separatedBy: "\n")
    }

    /// The lines at which the whole sheet is refused for what no template writes.
    private func refusedLines(in architecture: String, runtime: Bool) throws -> Set<Int> {
        let mistakes = try mistakes(of: Self.whole, in: architecture, runtime: runtime)
        let own = mistakes.filter { $0.contains(" writes nothing of ") || $0.contains("'--runtime none'") }
        for mistake in own { #expect(mistake.contains(": error: \(architecture) writes ")) }
        return Set(own.compactMap { Int($0.split(separator: ":")[1]) })
    }

    @Test(
        "go through all architectures, each of which refuses by line what it does not write",
        arguments: [
            ("snp", ["search", "verbs"], ["shows"], true),
            ("viper-s", ["needs", "search", "observes"], ["shows"], true),
            ("bviper", ["needs", "search", "observes"], ["shows"], true),
            ("mvpcf", ["verbs", "view"], ["shows"], false),
            ("viper", keyLines.keys.sorted(), stepLines.keys.sorted(), true),
            ("clean-swift", keyLines.keys.sorted(), stepLines.keys.sorted(), true),
        ])
    func throughAll(architecture: String, keys: [String], steps: [String], waits: Bool) throws {
        let lines = keys.compactMap { Self.keyLines[$0] } + steps.compactMap { Self.stepLines[$0] }
        // Line 19 is what the event waits for.
        #expect(try refusedLines(in: architecture, runtime: true) == Set(lines + (waits ? [19] : [])))
    }

    @Test(
        "without the runtime, go through all architectures, each of which refuses by line what stands on it",
        arguments: [
            ("snp", ["search", "verbs"], ["shows"]),
            (
                "viper-s", ["needs", "list", "search", "observes", "verbs", "ready"],
                ["shows", "confirm", "asks"]
            ),
            (
                "bviper", ["needs", "list", "search", "observes", "verbs", "ready"],
                ["shows", "confirm", "asks"]
            ),
            (
                "mvpcf",
                ["needs", "presents", "shows", "list", "search", "fields", "observes", "verbs", "ready", "view"],
                ["shows", "confirm", "asks"]
            ),
            ("viper", keyLines.keys.sorted(), stepLines.keys.sorted()),
            ("clean-swift", keyLines.keys.sorted(), stepLines.keys.sorted()),
        ])
    func withoutRuntime(architecture: String, keys: [String], steps: [String]) throws {
        let lines = keys.compactMap { Self.keyLines[$0] } + steps.compactMap { Self.stepLines[$0] }
        #expect(try refusedLines(in: architecture, runtime: false) == Set(lines + [19]))
    }

    @Test("say without the runtime what to do in the place of what stands on it")
    func withoutRuntimeSaid() throws {
        let list = try mistakes(of: "fields: { name: text }\nready: { asks: addItem }", in: "bviper", runtime: false)
        #expect(
            list.contains(
                "home.yml:2:1: error: bviper writes 'ready' with Scaena's runtime alone: leave it out and write it yourself, or "
                    + "leave '--runtime none' out"))
        let sheet = "fields: { price: decimal }\nevents: { more: { carries: price, goes: 'https://example.com' } }"
        #expect(
            try mistakes(of: sheet, in: "snp", runtime: false) == [
                "home.yml:1:11: error: Scaena's runtime reads numbers: have 'price' entered as 'text', and read it yourself",
                "home.yml:2:41: error: Scaena's runtime shows web pages: lead to a scene of yours that shows one",
            ])
    }

    @Test(
        "say of a request where its answer is kept, where the architecture has a place for that and the app a store",
        arguments: [
            (
                "viper-s",
                "'AppStore' is where answers are kept, and there is none around: an app of 'scaena new app --store sqlite' has it"
            ),
            (
                "bviper",
                "the interactor of bviper keeps no answers: leave 'store: sqlite' out, or say it of a business-object"
            ),
        ])
    func kept(architecture: String, reason: String) throws {
        let sheet = "verbs: { fetchAbout: 'About, GET /about, store: sqlite' }"
        #expect(try mistakes(of: sheet, in: architecture).contains("home.yml:1:10: error: \(reason)"))
    }

    @Test(
        "say of a shared request where its answer is kept, in all architectures",
        arguments: ArchitectureSource.builtIns.keys.sorted())
    func keptByKinds(architecture: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        for kind in try source.definition().kinds where kind.knowsVerbs {
            #expect(kind.stores)
            var request = KindRequest(kind: kind.word, name: "Order", into: "/nowhere/App", tests: false)
            request.verbs = ["orders(): [Order], GET /orders, store: keychain"]
            let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
            #expect(error?.description.contains("an app of 'scaena new app") == true, "\(error?.description ?? "")")
        }
    }

    @Test("say of what no architecture's template writes which flag does", arguments: ["viper", "clean-swift"])
    func unsupported(architecture: String) throws {
        let found = try mistakes(of: "takes: { name: String }\nready: { asks: fetchAbout }", in: architecture)
        #expect(
            found == [
                "home.yml:1:1: error: \(architecture) writes nothing of 'takes' yet: leave it out, or say it by "
                    + "'--takes'",
                "home.yml:2:1: error: \(architecture) writes nothing of 'ready' yet: leave it out",
                "home.yml:2:10: error: \(architecture) writes nothing of the step 'asks' yet: leave it out",
            ])
    }
}
