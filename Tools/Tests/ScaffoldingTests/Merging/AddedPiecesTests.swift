import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Pieces of a sheet that come later: what a unit has then is what it would have, had they stood in its sheet at first.
@Suite("Pieces of a sheet that are added")
struct AddedPiecesTests {
    /// The addition, and the key of a sheet under which it stands.
    struct Piece: Sendable {
        let word: String
        let key: String
        let text: String

        /// The text of it in a sheet.
        let inSheet: String

        init(_ word: String, _ text: String, inSheet: String? = nil) {
            self.word = word
            self.text = text
            self.inSheet = inSheet ?? text
            key = ["event": "events", "verb": "verbs", "field": "fields", "output": "returns"][word] ?? word
        }
    }

    /// A unit that grows.
    struct Growth: Sendable, CustomTestStringConvertible {
        let architecture: String
        /// The subject of it, where an architecture has several.
        var what = ""
        /// The additions, one after the other; some things at once, since one asks for the other.
        let additions: [[Piece]]

        var testDescription: String { what.isEmpty ? architecture : "\(architecture), \(what)" }
    }

    private static let list = Piece("list", "of: items, shows: [name], empty: No items yet, refresh: true")
    private static let cancel = [
        [Piece("output", "canceled", inSheet: "canceled:")],
        [Piece("event", "cancel: { tells: canceled, goes: back }")],
    ]

    private static let deleteAll = Piece(
        "event", "deleteAll: { asks: [deleteAllItems, fetchItems], confirm: Delete all? }")
    private static let selected = Piece("event", "itemSelected: { goes: Detail, with: item }")
    private static let help = Piece("event", "help: { goes: 'https://a.example/help', presented: true }")

    static let growths = [
        Growth(
            architecture: "snp",
            additions: [
                [Piece("needs", "Item")], [Piece("ready", "asks: fetchItems")], [deleteAll],
                [Piece("takes", "name: String")], [Piece("presents", "items: [Item]")], [list], [selected], [help],
            ] + cancel),
        Growth(
            architecture: "snp", what: "a form",
            additions: [
                [Piece("needs", "Item")],
                [Piece("field", "name: text"), Piece("event", "add: { asks: addItem }")],
                [Piece("field", "agrees: switch"), Piece("event", "agree: { carries: agrees }")],
            ] + cancel),
        Growth(
            architecture: "snp", what: "changes of others",
            additions: [
                [Piece("needs", "About")], [Piece("ready", "asks: fetchAbout")],
                [Piece("observes", "About"), Piece("presents", "about: About")],
            ]),
        Growth(architecture: "snp", what: "a nib", additions: [[Piece("view", "nib")]] + cancel),
        Growth(architecture: "viper-s", what: "a nib", additions: [[Piece("view", "nib")]] + cancel),
        Growth(architecture: "bviper", what: "a nib", additions: [[Piece("view", "nib")]] + cancel),
        Growth(architecture: "snp", what: "a storyboard", additions: [[Piece("view", "storyboard")]] + cancel),
        Growth(architecture: "viper-s", what: "a storyboard", additions: [[Piece("view", "storyboard")]] + cancel),
        Growth(architecture: "bviper", what: "a storyboard", additions: [[Piece("view", "storyboard")]] + cancel),
        Growth(
            architecture: "mvpcf", what: "changes of others",
            additions: [
                [Piece("needs", "ItemManager")],
                [Piece("observes", "[Item]"), Piece("presents", "items: [Item]"), Piece("list", "of: items")],
            ]),
        Growth(
            architecture: "viper-s", what: "a form",
            additions: [
                [
                    Piece("field", "name: text"),
                    Piece(
                        "verb", "addItem(name: String): POST /items", inSheet: "'addItem(name: String)': POST /items"),
                    Piece("event", "add: { asks: addItem }"),
                ]
            ] + cancel),
        Growth(
            architecture: "mvpcf",
            additions: [
                [Piece("needs", "Item")], [Piece("ready", "asks: fetchItems")], [deleteAll],
                [Piece("presents", "items: [Item]")], [list], [selected], [Piece("search", "of: items, by: [name]")],
            ]),
        Growth(
            architecture: "mvpcf", what: "a form",
            additions: [
                [Piece("needs", "Item")],
                [Piece("field", "name: text"), Piece("event", "add: { asks: addItem }")],
            ] + cancel),
        Growth(
            architecture: "viper-s",
            additions: [
                [
                    Piece("verb", "fetchItems(): [Item], GET /items", inSheet: "fetchItems: '[Item], GET /items'"),
                    Piece("ready", "asks: fetchItems"),
                ],
                [Piece("presents", "items: [Item]")],
                [
                    Piece("verb", "deleteAllItems(): DELETE /items", inSheet: "deleteAllItems: DELETE /items"),
                    Piece("event", "deleteAll: { asks: deleteAllItems, confirm: Delete all? }"),
                ],
                [Piece("takes", "name: String")], [list], [selected], [help],
            ] + cancel),
        Growth(
            architecture: "bviper",
            additions: [
                [
                    Piece("verb", "requestItems(): [Item], GET /items", inSheet: "requestItems: '[Item], GET /items'"),
                    Piece("ready", "asks: requestItems"),
                ],
                [
                    Piece("field", "bidder: text"), Piece("field", "price: decimal"),
                    Piece(
                        "verb", "requestBid(bidder: String, price: Decimal): POST /bids",
                        inSheet: "'requestBid(bidder: String, price: Decimal)': POST /bids"),
                    Piece("event", "bid: { asks: requestBid, confirm: Bid? }"),
                ],
                [Piece("field", "code: number?"), Piece("event", "forgot: { carries: code }")],
                [Piece("takes", "page: String")], [help],
            ] + cancel),
        Growth(
            architecture: "bviper", what: "a list",
            additions: [
                [
                    Piece("verb", "requestItems(): [Item], GET /items", inSheet: "requestItems: '[Item], GET /items'"),
                    Piece("ready", "asks: requestItems"),
                ],
                [Piece("presents", "items: [Item]")], [list], [selected],
                [
                    Piece(
                        "verb", "requestRemovalOfAll(): DELETE /items", inSheet: "requestRemovalOfAll: DELETE /items"),
                    Piece("event", "removeAll: { asks: requestRemovalOfAll, confirm: Remove all? }"),
                ],
            ] + cancel),
        Growth(
            architecture: "mvpcf", what: "values in and out",
            additions: [
                [Piece("needs", "Item")], [Piece("takes", "id: String")],
                [Piece("presents", "item: Item"), Piece("ready", "asks: fetchItem")],
                [Piece("output", "canceled", inSheet: "canceled:")],
                [Piece("event", "cancel: { tells: canceled }")],
                [Piece("event", "delete: { asks: deleteAllItems, confirm: Delete it?, leaves: true }")],
            ]),
    ]

    private let project: ScaffoldedProject

    init() throws { project = try ScaffoldedProject() }

    private var into: String { project.into }

    /// Writes what a unit asks and where it goes.
    static func prepare(_ project: ScaffoldedProject, _ source: ArchitectureSource) throws {
        let definition = try source.definition()
        if definition.kind("entity") != nil {
            var entity = KindRequest(kind: "entity", name: "Item", into: project.into)
            entity.values = "id: String, name: String"
            try UnitWriter.write(UnitScaffold(entity, in: source), replacing: false)
        } else {
            try project.folder.write(
                "struct Item: Codable, Equatable, Sendable { let id: String; let name: String }",
                to: "Sources/App/Item.swift")
        }
        if let asked = definition.sheet?.asks, let kind = definition.kind(asked), kind.knowsVerbs {
            var request = KindRequest(kind: asked, name: "Item", into: project.into)
            request.verbs = [
                "fetchItems(): [Item], GET /items", "fetchItem(id: String): Item, GET /items/{id}",
                "addItem(name: String): POST /items", "deleteAllItems(): DELETE /items",
            ]
            try UnitWriter.write(UnitScaffold(request, in: source), replacing: false)
        }
        // One who tells of changes: of the model that there is one of, or of all that a repository has.
        if definition.kind("manager") != nil {
            let name = definition.kind("repository") == nil ? "About" : "Item"
            if name == "About" {
                var about = KindRequest(kind: "entity", name: name, into: project.into)
                about.values = "text: String"
                try UnitWriter.write(UnitScaffold(about, in: source), replacing: false)
            }
            try UnitWriter.write(
                UnitScaffold(KindRequest(kind: "manager", name: name, into: project.into), in: source), replacing: false
            )
        }
        try project.folder.write("enum HTTPRequester {}", to: "Sources/App/HTTPRequester.swift")
        if definition.kind("presentation-model-builder") != nil {
            let request = KindRequest(kind: "presentation-model-builder", name: "Item", into: project.into)
            try UnitWriter.write(UnitScaffold(request, in: source), replacing: false)
        }
        let detail =
            definition.id == "mvpcf"
            ? "needs: [Item]\ntakes: { id: String }\npresents: { item: Item }\nready: { asks: fetchItem }\n"
            : "takes: { item: Item }\npresents: { item: Item }\n"
        var request = UnitRequest(name: "Detail", into: project.into)
        request.sheet = [.file("detail.yml", text: detail)]
        try project.write(request, source)
    }

    /// The sheet in which all of some pieces stand.
    private func sheet(_ pieces: [Piece]) -> String {
        var keys: [String] = []
        for piece in pieces where !keys.contains(piece.key) { keys.append(piece.key) }
        return keys.map { key in
            let texts = pieces.filter { $0.key == key }.map(\.inSheet)
            switch key {
            case "observes", "view": return "\(key): \(texts.joined())\n"
            case "needs": return "needs: [\(texts.joined(separator: ", "))]\n"
            case "events", "verbs", "returns": return "\(key):\n" + texts.map { "  \($0)\n" }.joined()
            default: return "\(key): { \(texts.joined(separator: ", ")) }\n"
            }
        }.joined()
    }

    @Test("are all that an architecture takes", arguments: ArchitectureSource.builtIns.keys.sorted())
    func areAll(architecture: String) throws {
        let definition = try #require(ArchitectureSource.builtIns[architecture]).definition()
        // The others are tried by GrowingTests, in each architecture.
        let taken = Set(SheetKey.allCases.map(\.addition)).intersection(UnitAddition.words(in: definition))
            .subtracting(["event", "takes", "output", "shows"])
        let tried = Self.growths.filter { $0.architecture == architecture }.flatMap { $0.additions.joined() }
        #expect(taken.subtracting(tried.map(\.word)).sorted() == [])
    }

    /// Those in which an architecture or a word is met first; all are tried in `make soak`.
    private static let briefGrowths = growths.reduce(into: [Growth]()) { brief, growth in
        let known = brief.flatMap { $0.additions.joined() }.map(\.word)
        let isNew =
            !brief.contains { $0.architecture == growth.architecture }
            || !Set(growth.additions.joined().map(\.word)).isSubset(of: known)
        if isNew { brief.append(growth) }
    }

    @Test(
        "give what their sheet would have given at first, each alone and all of them",
        arguments: Soak.all(growths, orOnly: briefGrowths))
    func likeAtOnce(growth: Growth) throws {
        let source = try project.source(growth.architecture)
        try Self.prepare(project, source)
        try project.write(UnitRequest(name: "Items", into: into), source)
        var pieces: [Piece] = []
        for (number, added) in growth.additions.enumerated() {
            let merge = try project.grown(
                added.map { UnitAddition(word: $0.word, text: $0.text) }, unit: "Items", in: source)
            #expect(merge.sentences.isEmpty, "\(added)")
            _ = try UnitWriter.write(merge)
            pieces += added
            var whole = UnitRequest(name: "Items", into: into)
            whole.sheet = [.file("items.yml", text: sheet(pieces))]
            let expected = try UnitScaffold(whole, in: source, besides: [])
            for file in expected.files {
                let name = String(file.path.dropFirst(project.path.count + 1))
                #expect(try project.folder.text(of: name) == file.text, "\(number): \(added.map(\.text)) in \(name)")
            }
        }
        try project.expectFollowing(source)
    }

    @Test(
        "are the same whether they are added, or written into what is noted and followed by 'sync'",
        arguments: Soak.all(growths, orOnly: 1))
    func likeSync(growth: Growth) throws {
        let source = try project.source(growth.architecture)
        let other = try ScaffoldedProject()
        for project in [project, other] {
            try Self.prepare(project, source)
            try project.write(UnitRequest(name: "Items", into: project.into), source)
        }
        for added in growth.additions {
            _ = try UnitWriter.write(
                try project.grown(added.map { UnitAddition(word: $0.word, text: $0.text) }, unit: "Items", in: source))
            // The record's words alone, by hand; its files are what was written before.
            let path = try #require(
                other.folder.contents.first { $0.hasPrefix(".scaena/units/") && $0.hasSuffix(".Items.json") })
            var record = try #require(UnitRecord(in: other.path + "/" + path))
            record.asked = try #require(UnitRecord(in: project.path + "/" + path)).asked
            try other.folder.write(record.text, to: path)
            let unit = try RecordedUnit.named("Items", in: other.into, by: try source.definition())
            _ = try UnitWriter.write(
                UnitMerge(try unit.scaffold(in: source, at: .init()), conflicts: .marked, removed: .staysAway))
            for name in other.folder.contents where name.hasSuffix(".swift") {
                #expect(
                    try project.folder.text(of: name) == other.folder.text(of: name), "\(added.map(\.text)) in \(name)")
            }
        }
    }
}
