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
        request.server = sheet.server?.text
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
        arguments: Soak.all(
            [
                ("snp", "OrderList", "Managers/OrderManager.swift"),
                ("viper-s", "Orders/List", "Orders/Detail/OrdersDetailWorker.swift"),
                ("bviper", "OrderListModule", "PresentationModels/OrderPresentationModelBuilder.swift"),
                ("mvpcf", "Main/OrderList", "Repositories/OrderRepository.swift"),
            ], orOnly: 2))
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
        arguments: Soak.all(["snp", "mvpcf", "bviper", "viper-s"], orOnly: ["snp", "bviper"]))
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

    @Test("may have a scene that leads to another one of itself, and is handed what the app shares")
    func itself() throws {
        _ = try write(
            Self.head + Self.hive + "managers: { Hive: { verbs: { fetchHives: '[Hive], GET /hives' } } }\n"
                + """
                scenes:
                  - scene: Hives
                    needs: [Hive]
                    presents: { hives: [Hive] }
                    list: { of: hives, shows: [queen] }
                    ready: { asks: fetchHives }
                    events: { again: { goes: Hives } }

                """)
        let router = try String(
            contentsOfFile: folder.path + "/Shop/Sources/Shop/Hives/HivesRouter.swift", encoding: .utf8)
        #expect(router.contains("hiveManager: dependencies.hiveManager"))
    }

    @Test(
        "say where their server is",
        arguments: [
            ("snp", "App/AppDependencies"), ("viper-s", "App/AppDependencies"), ("mvpcf", "App/ApplicationContainer"),
            ("bviper", "Providers/HTTPRequester"),
        ])
    func server(architecture: String, file: String) throws {
        let sheet =
            "app: Shop\narchitecture: \(architecture)\nserver: http://127.0.0.1:8080/v1\nscenes:\n  - scene: A\n"
        _ = try write(sheet, architecture)
        let text = try String(contentsOfFile: "\(folder.path)/Shop/Sources/Shop/\(file).swift", encoding: .utf8)
        #expect(text.contains("URL(string: \"http://127.0.0.1:8080/v1\")") && text.contains("/// The app's server.\n"))
    }

    private static let head = "app: Shop\narchitecture: snp\n"
    private static let hive = "entities: { Hive: 'id: Int, queen: String' }\n"

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
                head + "server: api.example.com\nscenes:\n  - scene: A\n",
                "shop.yml:3:9: error: 'api.example.com' is no address of a server: write it as in 'https://api.example.com'"
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
            (
                head + "entities: { Hive: 'id: Int, queen: Strng' }\nscenes:\n  - scene: A\n",
                "shop.yml:3:19: error: there is no type 'Strng': did you mean 'String'?"
            ),
            (
                head + "entities: { Hive: 'id: Int, place: Place' }\nscenes:\n  - scene: A\n",
                "shop.yml:3:19: error: there is no type 'Place': write it as one of the entities"
            ),
            (
                head + hive
                    + "managers: { Hive: { verbs: { fetchHives: '[Hve], GET /hives' } } }\nscenes:\n  - scene: A\n",
                "shop.yml:4:30: error: there is no type 'Hve': did you mean 'Hive'?"
            ),
            (
                head + hive + "scenes:\n  - scene: A\n  - scene: B\n    takes: { hive: Hve }\n",
                "shop.yml:7:20: error: there is no type 'Hve': did you mean 'Hive'?"
            ),
            (
                head + hive + "scenes:\n  - scene: A\n  - scene: B\n    returns: { hive: [Hve] }\n",
                "shop.yml:7:16: error: there is no type 'Hve': did you mean 'Hive'?"
            ),
            (
                head + "managers: { Hive: { verbs: { 'f(id: Int)': 'GET /hives/{hive}' } } }\nscenes:\n  - scene: A\n",
                "shop.yml:3:30: error: '{hive}' in the path is none of what 'f' is passed; known: 'id': a request is written"
            ),
            (
                head + "entities: { Hive: { id: Int, queen: String } }\nscenes:\n  - scene: A\n",
                "shop.yml:3:19: error: values stand in quotes: write 'Hive: \"id: Int, queen: String\"'"
            ),
            (
                head + "entities: { Hive: 'id: Int, id: Int' }\nscenes:\n  - scene: A\n",
                "shop.yml:3:13: error: two values that are kept by the entity 'Hive' are named 'id'"
            ),
            (
                head + "entities: { AView: 'id: Int' }\nscenes:\n  - scene: A\n",
                "shop.yml:3:13: error: 'AView' is declared here, and the entity 'AView' would declare it again: the sheet has "
                    + "'A/AView.swift', too"
            ),
            (
                head + "scenes:\n  - scene: A\n    events: { b: { goes: Bees } }\n",
                "shop.yml:5:26: error: there is no scene 'Bees' to go to: add '- scene: Bees' below 'scenes:'"
            ),
            (
                head + "scenes:\n  - scene: A\n    needs: [Bees]\n",
                "shop.yml:5:13: error: there is no 'BeesManagerProtocol' around: add 'Bees:' below 'managers:'"
            ),
            (
                head + hive
                    + "scenes:\n  - scene: A\n  - scene: B\n    takes: { hive: Hive }\n    events: { b: { goes: B, with: hve } }\n",
                "shop.yml:8:35: error: 'B' is handed no 'hve': did you mean 'hive'?"
            ),
            (
                head + "scenes:\n  - scene: A\n    shows: [a, a]\n    shows: [a]\n",
                "shop.yml:5:5: error: the key 'shows' stands here and again in the same mapping"
            ),
            (
                head + "scenes:\n\t- scene: A\n",
                "shop.yml:4:1: error: this is no YAML: found character that cannot start any token (a tab: indent with spaces)"
            ),
        ])
    func refused(text: String, mistake: String) throws {
        let found = try mistakes(of: text)
        #expect(found.count == 1 && found[0].hasPrefix(mistake), "\(found)")
    }
}
