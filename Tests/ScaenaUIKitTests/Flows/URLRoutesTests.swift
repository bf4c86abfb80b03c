import Foundation
import ScaenaKit
import ScaenaUIKit
import Testing

private struct ShowModel: FlowAction, Equatable { let id: Int }
private struct ShowPart: FlowAction, Equatable { let model: Int, part: String }
private struct ShowOrder: FlowAction, Equatable { let id: UUID }
private struct NewModel: FlowAction, Equatable {}
private struct Search: FlowAction, Equatable { let words: String, page: Int? }

@Suite("URL routes")
struct URLRoutesTests {
    private let routes = URLRoutes(
        hosts: ["shop.example"],
        [
            URLRoute("/models/:id") { ShowModel(id: try $0.value("id")) },
            URLRoute("/models/new") { _ in NewModel() },
            URLRoute("/models/:model/parts/:part") {
                ShowPart(model: try $0.value("model"), part: try $0.value("part"))
            },
            URLRoute("/orders/:id") { ShowOrder(id: try $0.value("id", UUID.init(uuidString:))) },
            URLRoute("/search") { Search(words: try $0.query("q") ?? "", page: try $0.query("page")) },
            URLRoute("/broken/:id") { ShowModel(id: try $0.value("identifier")) },
        ])

    private func action(_ address: String) throws -> (any FlowAction)? {
        routes.action(for: try #require(URL(string: address)))
    }

    @Test(arguments: [
        "https://shop.example/models/7", "https://SHOP.example/models/7", "HTTPS://shop.example/models/7",
        "https://shop.example/models/7/", "https://shop.example//models//7", "https://shop.example/models/7?utm=x#top",
        "https://user:secret@shop.example:8443/models/7", "shop://models/7", "shop:///models/7", "shop:/models/7",
        "https://shop.example/models/%37",
    ])
    func aValueIsOfTheTypeThatIsAskedFor(address: String) throws {
        #expect(try action(address) as? ShowModel == ShowModel(id: 7))
    }

    @Test(arguments: [
        "https://shop.example/", "https://shop.example", "https://shop.example/models", "https://shop.example/models/",
        "https://shop.example/models/seven", "https://shop.example/models/7/8", "https://shop.example/Models/7",
        "https://other.example/models/7", "https://shop.example.evil.example/models/7", "http:///models/7",
        "https://shop.example/models/99999999999999999999", "https://shop.example/models/..",
        "https://shop.example/models/../models/7", "https://shop.example/models/7%00",
        "https://shop.example/models/%FF", "https://shop.example/orders/7", "https://shop.example/broken/7",
        "https://shop.example/search?page=two", "mailto:models/7@shop.example",
    ])
    func anOddAddressIsNoAction(address: String) throws {
        #expect(try action(address) == nil)
    }

    /// Text that is no number falls through to the pattern that means it.
    @Test func theFirstThatFitsDecides() throws {
        #expect(try action("https://shop.example/models/new") as? NewModel == NewModel())
    }

    @Test func aSlashInAValueDividesNothing() throws {
        let expected = ShowPart(model: 7, part: "left/right ü +")
        #expect(try action("shop://models/7/parts/left%2Fright%20%C3%BC%20+") as? ShowPart == expected)
    }

    @Test func aValueThatIsMade() throws {
        let id = UUID()
        #expect(try action("shop://orders/\(id.uuidString)") as? ShowOrder == ShowOrder(id: id))
    }

    @Test(arguments: [
        ("shop://search", Search(words: "", page: nil)), ("shop://search?q", Search(words: "", page: nil)),
        ("shop://search?q=a%26b&page=2&page=3", Search(words: "a&b", page: 2)),
        ("shop://search?page=2&q=%D9%86%D8%A7%D9%86", Search(words: "نان", page: 2)),
    ])
    private func valuesOfTheQuery(address: String, expected: Search) throws {
        #expect(try action(address) as? Search == expected)
    }

    /// As they come from the system, each with an address somewhere in it.
    nonisolated private static let carriers: [any FlowAction] = [
        OpenURLAction(url: URL(string: "shop://models/7") ?? URL(fileURLWithPath: "/")),
        UserActivityAction(activityType: "web", webpageURL: URL(string: "https://shop.example/models/7")),
        PushPayloadAction(payload: ["url": "shop://models/7"]),
        NotificationResponseAction(actionIdentifier: "open", payload: ["url": "shop://models/7"]),
        ShortcutItemAction(type: "seven", userInfo: ["url": "shop://models/7"]),
    ]

    @Test(arguments: carriers) func anAddressInAnotherAction(carrier: any FlowAction) {
        #expect(routes.action(for: carrier) as? ShowModel == ShowModel(id: 7))
    }

    @Test(
        arguments: [
            PushPayloadAction(payload: ["url": 7]), PushPayloadAction(payload: ["link": "shop://models/7"]),
            UserActivityAction(activityType: "shop://models/7"), LaunchAction(options: ["url": "shop://models/7"]),
        ] as [any FlowAction])
    func anActionWithoutAnAddressIsNone(carrier: any FlowAction) {
        #expect(routes.action(for: carrier) == nil)
    }

    @Test func withoutHostsAnyIsTheApps() throws {
        let routes = URLRoutes([URLRoute("models/:id") { ShowModel(id: try $0.value("id")) }])
        let url = try #require(URL(string: "https://anywhere.example/models/7"))
        #expect(routes.action(for: url) as? ShowModel == ShowModel(id: 7))
    }
}
