import Architecture
import Foundation

@testable import Scaffolding

/// Scenes that began with nothing and got each of their parts by `scaena add`, which are compiled and tested as the others are.
enum GrownScenes {
    /// The additions to a scene, one after the other; some things at once, since one asks for the other.
    private static let additions: [String: [[(word: String, text: String)]]] = [
        "snp": [
            [("needs", "Order")], [("ready", "asks: fetchOrders")], [("presents", "orders: [Order]")],
            [("list", "of: orders, shows: [name, placed], empty: No orders yet, refresh: true")],
            [("event", "deleteAll: { asks: [deleteAllOrders, fetchOrders], confirm: Delete all orders? }")],
            [("event", "orderSelected: { goes: OrderDetail, with: order, named: navigateToDetail(of:) }")],
            [("takes", "name: String")], [("output", "canceled")],
            [("event", "cancel: { tells: canceled, goes: back }")],
        ],
        "viper-s": [
            [("verb", "fetchGoods(): [Good], GET /goods, at data.goods"), ("ready", "asks: fetchGoods")],
            [("presents", "goods: [Good]")], [("list", "of: goods, shows: [name, created], refresh: true")],
            [
                ("verb", "deleteAllGoods(): DELETE /goods"),
                ("event", "deleteAll: { asks: deleteAllGoods, confirm: Delete all goods? }"),
            ],
            [("takes", "name: String")],
        ],
        "bviper": [
            [
                ("verb", "requestPromotions(): [Promotion], GET /promotions, at data"),
                ("ready", "asks: requestPromotions"),
            ],
            [("presents", "promotions: [Promotion]")],
            [("list", "of: promotions, shows: [name], empty: No promotions yet, refresh: true")],
            [("event", "promotionSelected: { goes: Offer, with: promotion }")], [("takes", "page: String")],
        ],
        "mvpcf": [
            [("needs", "GadgetRepository")], [("ready", "asks: fetchGadgets")], [("presents", "gadgets: [Gadget]")],
            [("list", "of: gadgets, shows: [name, created], empty: No gadgets yet, refresh: true")],
            [("event", "deleteAll: { asks: [deleteAllGadgets, fetchGadgets], confirm: Delete all gadgets? }")],
        ],
        "viper": [
            [("event", "selectRow")], [("takes", "item: Item")], [("output", "created: Item")],
            [("navigation", "About")], [("service", "Item")],
        ],
        "clean-swift": [
            [("event", "rowTapped")], [("takes", "item: Item")], [("output", "created: Item")],
            [("navigation", "About")], [("worker", "Upload")],
        ],
    ]

    /// Has such a scene grow beside what is there.
    ///
    /// - Returns: The files that it became or changed, by their paths in the package.
    static func files(of architecture: String, module: String, package: String) throws -> [String: String] {
        guard let source = ArchitectureSource.builtIns[architecture] else { return [:] }
        let before = try swiftFiles(in: package)
        try Data().write(to: URL(fileURLWithPath: package + "/scaena.yml"))
        let (into, testsInto) = ("\(package)/Sources/\(module)", "\(package)/Tests/\(module)Tests")
        let request = UnitRequest(name: "Grown", into: into, module: module, testsInto: testsInto)
        try UnitWriter.write(UnitScaffold(request, in: source), replacing: false)
        for added in additions[architecture] ?? [] {
            let unit = try RecordedUnit.named("Grown", in: into, by: try source.definition())
            let scaffold = try unit.scaffold(
                in: source, at: .init(testsInto: testsInto, module: module),
                adding: added.map { UnitAddition(word: $0.word, text: $0.text) })
            _ = try UnitWriter.write(UnitMerge(scaffold))
        }
        return try swiftFiles(in: package).filter { before[$0.key] != $0.value }
    }

    private static func swiftFiles(in package: String) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: package).filter { $0.hasSuffix(".swift") }
        return try paths.reduce(into: [:]) { files, path in
            files[path] = try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
        }
    }
}
