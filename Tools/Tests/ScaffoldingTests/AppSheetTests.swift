import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Apps of sheets")
struct AppSheetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes what a sheet has into a new app, and tells its files.
    private func write(_ text: String, _ architecture: String = "snp") throws -> Set<String> {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let sheet = try AppSheet.read(text, file: "shop.yml")
        var request = AppRequest(
            name: try #require(sheet.name).text, into: folder.path, first: try #require(sheet.units.first).name.text,
            architecture: architecture, scaena: .path("/scaena"))
        let definition = try source.definition()
        request.store = sheet.store?.kind
        request.group = sheet.units.first?.sheet.group?.text ?? definition.unit.group?.first
        let app = try AppScaffold(request, in: source)
        try app.write()
        try AppParts(sheet, in: source, app: app.folder, module: request.name).write()
        return Set(FileManager.default.subpaths(atPath: app.folder) ?? [])
    }

    private func mistakes(of text: String) throws -> [String] {
        do {
            _ = try write(text)
            return []
        } catch let error as InvalidDefinition {
            return error.mistakes.map(\.description)
        } catch let error as ScaffoldError {
            return error.description.components(separatedBy: "\n")
        }
    }

    @Test(
        "are whole in each architecture: scenes, what they stand on, and the tests of all",
        arguments: [
            ("snp", "OrderList", "Managers/OrderManager.swift"),
            ("viper-s", "Orders/List", "Orders/Detail/OrdersDetailWorker.swift"),
            ("bviper", "OrderListModule", "PresentationModels/OrderPresentationModelBuilder.swift"),
            ("mvpcf", "Main/OrderList", "Repositories/OrderRepository.swift"),
        ])
    func whole(architecture: String, list: String, other: String) throws {
        let files = try write(try SampleScenes.sheet("apps/" + architecture), architecture)
        for path in ["Sources/Deliveries/\(list)", "Sources/Deliveries/\(other)", "Tests/DeliveriesTests/\(list)"] {
            #expect(files.contains(path), "\(path)")
        }
        #expect(!files.contains { $0.contains("unmerged") })
    }

    @Test("hand what they show first what the app shares of it")
    func first() throws {
        let text = try SampleScenes.sheet("apps/snp")
        _ = try write(text)
        let start = folder.path + "/Deliveries/Sources/Deliveries/App/DeliveriesApp.swift"
        let made = "OrderListConfigurator.build(orderManager: dependencies.orderManager, dependencies: dependencies)"
        let words = try String(contentsOfFile: start, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        #expect(words.joined().contains(made.replacing(" ", with: "")))
    }

    @Test(
        "keep answers where a request says so, though nothing is said of the app",
        arguments: ["snp", "mvpcf", "bviper", "viper-s"])
    func keep(architecture: String) throws {
        let kept = try SampleScenes.sheet("apps/" + architecture).replacing(
            "GET /orders\"", with: "GET /orders, store: sqlite\"")
        if architecture == "bviper" {
            #expect(try AppSheet.read(kept, file: "shop.yml").store?.kind == .sqlite)
            return
        }
        let files = try write(kept, architecture)
        #expect(files.contains("Sources/Deliveries/App/AppStore.swift"))
        let texts = try files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests") }.map {
            try String(contentsOfFile: folder.path + "/Deliveries/" + $0, encoding: .utf8)
        }
        #expect(texts.contains { $0.contains("store.answer(for: \"fetchOrders /orders\")") })
        #expect(texts.contains { $0.contains("AppStore.current") })
    }

    private static let head = "app: Shop\narchitecture: snp\n"

    @Test("may have scenes that lead to each other, in any order")
    func circle() throws {
        _ = try write(
            Self.head
                + """
                scenes:
                  - scene: Two
                    events: { three: { goes: Three } }
                  - scene: Three
                    events: { two: { goes: Two } }
                  - scene: One
                    takes: { name: String }
                    events: { two: { goes: Two } }

                """)
        let router = folder.path + "/Shop/Sources/Shop/Three/ThreeRouter.swift"
        #expect(try String(contentsOfFile: router, encoding: .utf8).contains("func navigateToTwo()"))
        let one = folder.path + "/Shop/Sources/Shop/One/OneRouter.swift"
        #expect(try String(contentsOfFile: one, encoding: .utf8).contains("func navigateToTwo()"))
    }

    @Test(
        "are refused by line",
        arguments: [
            ("app: Shop\n", "shop.yml:1:1: error: an app needs something to see: list a scene below 'scenes:'"),
            (
                "scene: Shop\n",
                "shop.yml:1:1: error: an app's sheet has its scenes in a list: write '- scene: Name' below 'scenes:'"
            ),
            (
                "scenes: [{ scene: A }]\n",
                "shop.yml:1:10: error: a scene stands on lines of its own and begins with '- scene: Name', and this is a mapping"
            ),
            (
                "scenes:\n  - needs: [Order]\n",
                "shop.yml:2:5: error: the sheet of a scene begins with its name, as in '- scene: About'"
            ),
            ("scenes:\n  - scene: A\n  - scene: A\n", "shop.yml:3:12: error: two scenes are named 'A'"),
            ("first: B\nscenes:\n  - scene: A\n", "shop.yml:1:8: error: no scene of the sheet is named 'B'"),
            (
                "scenes:\n  - scene: A\n    evnts: { b: }\n",
                "shop.yml:3:5: error: unknown key 'evnts' in a scene's sheet: did you mean 'events'?"
            ),
            (
                head + "mangers: { Order: }\nscenes:\n  - scene: A\n",
                "shop.yml:3:1: error: snp has no 'mangers': did you mean 'managers'?"
            ),
            (
                head + "managers: { Order: { verbs: { fetchOrders: 'Order GET' } } }\nscenes:\n  - scene: A\n",
                "shop.yml:3:31: error: 'Order GET' is no type, no request of a server and no place in its answer: a request is written 'fetchItems(): [Item], GET /items', and this is 'fetchOrders: Order GET'"
            ),
            (
                head + "scenes:\n  - scene: A\n    events: { b: { goes: C } }\n",
                "shop.yml:5:26: error: there is no scene 'C' to go to"
            ),
            (
                head
                    + "scenes:\n  - scene: A\n    events: { b: { goes: B } }\n  - scene: B\n    presents: { all: [Ordr] }\n",
                "shop.yml:7:23: error: there is no 'Ordr' around"
            ),
            (
                head + "scenes:\n  - scene: A\n    takes: { id: String }\n",
                "shop.yml:4:12: error: 'A' is seen first, and nobody has by then all that it takes or returns (id): leave "
                    + "that out, or say another 'first'"
            ),
            (
                head + "store: disk\nscenes:\n  - scene: A\n",
                "shop.yml:3:8: error: 'disk' names no store: it is sqlite, defaults or keychain"
            ),
            (
                head
                    + "store: sqlite\nmanagers: { Order: { verbs: { fetchOrders: '[Order], GET /orders, store: keychain' } } }\nscenes:\n  - scene: A\n",
                "shop.yml:4:13: error: the app has one store, and it is 'sqlite': write 'store: sqlite'"
            ),
            (
                head + "entities: { class: }\nscenes:\n  - scene: A\n",
                "shop.yml:3:13: error: 'class' cannot be the name of an entity: it is a keyword of Swift"
            ),
        ])
    func refused(text: String, mistake: String) throws {
        let found = try mistakes(of: text)
        #expect(found.count == 1 && found[0].hasPrefix(mistake), "\(found)")
    }
}
