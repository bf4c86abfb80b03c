import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Views in nibs")
struct NibTests {
    private let folder: TemporaryFolder
    private let snp: ArchitectureSource

    init() throws {
        folder = try TemporaryFolder()
        snp = try #require(ArchitectureSource.builtIns["snp"])
        try folder.write("", to: "Package.swift")
        var manager = KindRequest(kind: "manager", name: "Bid", into: folder.path + "/Sources/App")
        manager.verbs = ["fetchBids(): [Bid], GET /bids", "addBid(name: String, agrees: Bool): POST /bids"]
        try UnitWriter.write(try UnitScaffold(manager, in: snp), replacing: false)
    }

    private func scene(_ sheet: String) throws -> UnitScaffold {
        var request = UnitRequest(name: "Home", into: folder.path + "/Sources/App")
        request.sheet = [.file("home.yml", text: sheet)]
        return try UnitScaffold(request, in: snp)
    }

    private static let sheets = [
        "view: nib\nevents: { terms: }\n",
        "view: nib\nneeds: [Bid]\nfields: { name: text, agrees: switch, note: text? }\nevents: { bid: { asks: addBid, carries: note } }\n",
        "view: nib\nneeds: [Bid]\npresents: { bids: [Bid] }\nlist: { of: bids, refresh: true, empty: None }\nready: { asks: fetchBids }\nevents: { bidSelected: , more: }\n",
    ]

    @Test("are valid, name each of their elements once, and connect each outlet of the view's class", arguments: sheets)
    func connected(sheet: String) throws {
        let scene = try scene(sheet)
        let nib = try #require(scene.files.first { $0.path.hasSuffix("/Sources/App/Home/HomeView.xib") })
        let view = try #require(scene.files.first { $0.path.hasSuffix("/HomeView.swift") }?.text)
        let elements = try NibElements(nib.text)
        #expect(Set(elements.ids).count == elements.ids.count)
        let outlets = view.matches(of: /@IBOutlet private\(set\) var (\w+): (\w+)!/)
        #expect(
            Set(outlets.map { String($0.1) }) == Set(elements.outlets.keys) && outlets.count == elements.outlets.count)
        for outlet in outlets {
            // `UILabel` is a `label`.
            let element = try #require(elements.kinds[elements.outlets[String(outlet.1)] ?? ""], "\(outlet.1)")
            #expect("ui" + element.lowercased() == outlet.2.lowercased())
        }
        for end in elements.constrained { #expect(elements.ids.contains(end), "\(end)") }
        #expect(elements.kinds["root"] == "view" && nib.text.contains(#"customClass="HomeView" customModule="App""#))
        #expect(view.contains("UINib(nibName: \"HomeView\"") && !view.contains("layOut"))
        #expect(scene.files.contains { $0.text.contains("private let homeView = HomeView.fromNib()") })
        #expect(scene.notes.contains { $0.contains("iOS alone") })
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

    @Test(
        "are refused by line where they cannot be",
        arguments: [
            (
                "view: storyboard\n",
                "home.yml:1:7: error: what a scene needs goes through its initializers, and a storyboard makes"
            ),
            ("view: paper\n", "home.yml:1:7: error: a view is made of 'code' or of a 'nib', and this is 'paper'"),
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
    private(set) var outlets: [String: String] = [:]
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
        }
        if name == "outlet", let property = attributes["property"] { outlets[property] = attributes["destination"] }
        constrained.formUnion([attributes["firstItem"], attributes["secondItem"]].compactMap(\.self))
    }
}
