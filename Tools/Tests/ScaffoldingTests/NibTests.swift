import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Views in nibs and storyboards")
struct NibTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    private func write(_ kind: String, _ architecture: String, _ verbs: [String] = []) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        var request = KindRequest(kind: kind, name: "Bid", into: folder.path + "/Sources/App")
        request.verbs = verbs
        try UnitWriter.write(try UnitScaffold(request, in: source), replacing: false)
    }

    /// Writes what the sheets of an architecture name.
    private func prepare(_ architecture: String) throws {
        switch architecture {
        case "snp":
            try write(
                "manager", "snp",
                ["fetchBids(): [Bid], GET /bids", "addBid(name: String, agrees: Bool): POST /bids"])
        case "bviper":
            try write("entity", architecture)
            try write("presentation-model-builder", architecture)
            try folder.write("enum HTTPRequester {}", to: "Sources/App/HTTPRequester.swift")
        default:
            try write("entity", architecture)
        }
    }

    private func scene(_ sheet: String, _ architecture: String = "snp") throws -> UnitScaffold {
        var request = UnitRequest(name: "Home", into: folder.path + "/Sources/App")
        request.sheet = [.file("home.yml", text: sheet)]
        return try UnitScaffold(request, in: try #require(ArchitectureSource.builtIns[architecture]))
    }

    private static let form = "fields: { name: text, agrees: switch, note: text? }\n"
    private static let list = "presents: { bids: [Bid] }\nlist: { of: bids, refresh: true, empty: None }\n"
    private static let sheets = [
        ("snp", "events: { terms: }\n"),
        ("snp", "needs: [Bid]\n" + form + "events: { bid: { asks: addBid, carries: note } }\n"),
        ("snp", "needs: [Bid]\n" + list + "ready: { asks: fetchBids }\nevents: { bidSelected: , more: }\n"),
        ("viper-s", "events: { terms: }\n"),
        (
            "viper-s",
            "verbs: { 'addBid(name: String, agrees: Bool)': POST /bids }\n" + form
                + "events: { bid: { asks: addBid, carries: note } }\n"
        ),
        (
            "viper-s",
            "verbs: { fetchBids: '[Bid], GET /bids' }\n" + list
                + "ready: { asks: fetchBids }\nevents: { bidSelected: , more: }\n"
        ),
        ("bviper", "events: { termsButton: }\n"),
        (
            "bviper",
            "verbs: { 'requestBid(name: String, agrees: Bool)': POST /bids }\n" + form
                + "events: { bidButton: { asks: requestBid, carries: note } }\n"
        ),
        (
            "bviper",
            "verbs: { requestBids: '[Bid], GET /bids' }\n" + list
                + "ready: { asks: requestBids }\nevents: { bidSelected: , moreButton: }\n"
        ),
    ]
    /// The type with the outlets: the view, or the view controller.
    private static let types = ["snp": "HomeView", "viper-s": "HomeViewController", "bviper": "HomeVC"]

    @Test("are valid, name each of their elements once, and connect each outlet of their class", arguments: sheets)
    func connected(architecture: String, sheet: String) throws {
        try prepare(architecture)
        let scene = try scene("view: nib\n" + sheet, architecture)
        let type = try #require(Self.types[architecture])
        let nib = try #require(
            scene.files.first { $0.path.hasSuffix("/\(type).xib") && $0.path.contains("/Sources/App/Home") })
        let view = try #require(scene.files.first { $0.path.hasSuffix("/\(type).swift") }?.text)
        let elements = try NibElements(nib.text)
        #expect(Set(elements.ids).count == elements.ids.count)
        let outlets = view.matches(of: /@IBOutlet private\(set\) var (\w+): (\w+)!/)
        let isController = architecture != "snp"
        #expect(elements.outlets.removeValue(forKey: "view") == (isController ? "root" : nil))
        #expect(
            Set(outlets.map { String($0.1) }) == Set(elements.outlets.keys) && outlets.count == elements.outlets.count)
        for outlet in outlets {
            // `UILabel` is a `label`.
            let element = try #require(elements.kinds[elements.outlets[String(outlet.1)] ?? ""], "\(outlet.1)")
            #expect("ui" + element.lowercased() == outlet.2.lowercased())
        }
        for end in elements.constrained { #expect(elements.ids.contains(end), "\(end)") }
        #expect(elements.kinds["root"] == "view" && elements.classes == [isController ? "-1" : "root": type])
        #expect(nib.text.contains(#"customClass="\#(type)" customModule="App""#))
        #expect(view.contains("ibName: \"\(type)\", bundle: bundle)") && !view.contains("layOut"))
        #expect(isController || scene.files.contains { $0.text.contains("private let homeView = HomeView.fromNib()") })
        #expect(scene.notes.contains { $0.contains("iOS alone") })
    }

    @Test("in storyboards are valid, too, and their view controllers are handed what they need", arguments: sheets)
    func storyboards(architecture: String, sheet: String) throws {
        try prepare(architecture)
        let scene = try scene("view: storyboard\n" + sheet, architecture)
        let files = scene.files.filter { $0.path.contains("/Sources/App/Home") }
        #expect(!files.contains { $0.path.hasSuffix(".xib") })
        let storyboard = try #require(files.first { $0.path.hasSuffix("/Home.storyboard") }?.text)
        let type = try #require(Self.types[architecture])
        let view = try #require(files.first { $0.path.hasSuffix("/\(type).swift") }?.text)
        let elements = try NibElements(storyboard)
        #expect(Set(elements.ids).count == elements.ids.count && elements.kinds["controller"] == "viewController")
        let outlets = view.matches(of: /@IBOutlet private\(set\) var (\w+): (\w+)!/).map { String($0.1) }
        #expect(Set(outlets) == Set(elements.outlets.keys) && outlets.count == elements.outlets.count)
        #expect(elements.outlets.allSatisfy { elements.kinds[$0.value] != nil })
        for end in elements.constrained { #expect(elements.ids.contains(end), "\(end)") }
        let controller = architecture == "snp" ? "HomeViewController" : type
        let classes = ["controller": controller, "root": architecture == "snp" ? type : nil]
        #expect(elements.classes == classes.compactMapValues(\.self))
        let code = files.map(\.text).joined()
        #expect(code.contains("= \(controller).fromStoryboard(") && code.contains("UIStoryboard(name: \"Home\", "))
        #expect(code.contains("private init?(coder: NSCoder, "))
        #expect(!code.contains("layOut") && !code.contains("loadView"))
        let tests = scene.files.first { $0.path.hasSuffix("/\(controller)Tests.swift") }?.text ?? ""
        #expect(tests.contains(" = \(controller).fromStoryboard(") && !tests.contains(" \(controller)("))
    }

    @Test("come where they are asked for, and views in code elsewhere")
    func asked() throws {
        for sheet in ["events: { terms: }\n", "view: code\nevents: { terms: }\n"] {
            let scene = try scene(sheet)
            #expect(!scene.files.contains { $0.path.hasSuffix(".xib") || $0.text.contains("fromNib") })
        }
        // What is wrong with the layout is no matter of the rest.
        func files(_ sheet: String) throws -> [UnitScaffold.File] {
            try scene(sheet).files.filter { !$0.path.hasSuffix("View.swift") && !$0.path.hasSuffix(".xib") }
        }
        let (code, nib) = (try files("events: { terms: }\n"), try files("view: nib\nevents: { terms: }\n"))
        #expect(code.map(\.path) == nib.map(\.path))
        #expect(
            zip(code, nib).filter { $0.text != $1.text }.map { $0.0.path.split(separator: "/").last } == [
                "HomeViewController.swift"
            ])
    }

    @Test("are refused by line where an architecture's views have a contract, which outlets cannot keep")
    func refusedByArchitecture() throws {
        var found = ""
        do { _ = try scene("view: nib\nevents: { terms: }\n", "mvpcf") } catch { found = "\(error)" }
        #expect(found.hasPrefix("home.yml:1:1: error: mvpcf writes nothing of 'view' yet: leave it out"), "\(found)")
    }

    @Test("are refused by line where a definition has no such file")
    func refusedWithoutFile() throws {
        try folder.write(
            "architecture: ours\nextends: snp\nfiles:\n  storyboardFile:\n", to: "ours.yml")
        var request = UnitRequest(name: "Home", into: folder.path + "/Sources/App")
        request.sheet = [.file("home.yml", text: "view: storyboard\n")]
        let source = try ArchitectureSource(readingFile: folder.path + "/ours.yml")
        let error = #expect(throws: ScaffoldError.self) { try UnitScaffold(request, in: source) }
        let told = "home.yml:1:7: error: ours has no file that ends in '.storyboard'"
        #expect(error?.description.hasPrefix(told) == true)
    }

    @Test(
        "are refused by line where they cannot be",
        arguments: [
            (
                "view: paper\n",
                "home.yml:1:7: error: a view is made of 'code', of a 'nib' or of a 'storyboard', and this is 'paper'"
            )
        ])
    func refused(sheet: String, mistake: String) throws {
        var found = ""
        do { _ = try scene(sheet) } catch { found = "\(error)" }
        #expect(found.hasPrefix(mistake), "\(found)")
    }
}

/// The elements of a nib's XML.
private final class NibElements: NSObject, XMLParserDelegate {
    private(set) var ids: [String] = []
    private(set) var kinds: [String: String] = [:]
    var outlets: [String: String] = [:]
    /// The classes of the app's own, by the elements that are of them.
    private(set) var classes: [String: String] = [:]
    private(set) var constrained: Set<String> = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        let isValid = parser.parse()
        try #require(isValid, "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if let id = attributes["id"] {
            ids.append(id)
            kinds[id] = name
            if attributes["customModule"] != nil { classes[id] = attributes["customClass"] }
        }
        if name == "outlet", let property = attributes["property"] { outlets[property] = attributes["destination"] }
        constrained.formUnion([attributes["firstItem"], attributes["secondItem"]].compactMap(\.self))
    }
}
