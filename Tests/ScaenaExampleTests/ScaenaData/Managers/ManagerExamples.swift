import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@MainActor
private protocol ItemObserver: AnyObject {
    func itemDidChange(_ item: Item)
}

@Suite("Examples of managers") @MainActor
struct ManagerExamples {
    private final class Names: ItemObserver {
        private(set) var heard: [String] = []
        func itemDidChange(_ item: Item) { heard.append(item.name) }
    }

    private let repository = DefaultItemsRepository()
    private let dispatcher = Dispatcher()

    @Test func aManagerHasTheModels() async throws {
        let (repository, dispatcher, names) = (repository, dispatcher, Names())
        dispatcher.register(ItemObserver.self, names)
        let items = ModelManager<Int, Item>("item", store: MemoryStore()) { id in
            try await repository.item(id)
        } announce: { event in
            if case .changed(_, let item) = event { dispatcher.notify(ItemObserver.self) { $0.itemDidChange(item) } }
        }
        let lamp = try await items.model(for: 1)
        await items.announced()
        #expect(names.heard == [lamp.name])
    }

    @Test func aManagerKnowsHowOldAModelMayBe() async throws {
        let repository = repository
        let ages = ModelAges(fresh: 60, stale: 600, offline: 86_400)  // a minute, ten more, and a day without network
        let items = ModelManager<Int, Item>("item", ages: ages) { try await repository.item($0) }
        #expect(try await items.model(for: 1).name == "Lamp")
        let limits = ModelLimits(memoryCount: 200, storeCount: 1_000)
        let photos = ModelManager<Int, Data>("photo", limits: limits, store: MemoryStore()) { id in
            Data(repeating: 0, count: id)
        }
        #expect(try await photos.model(for: 3).count == 3)
    }

    @Test func aManagerSaysWhatHappened() async {
        let analytics = Analytics()
        func note(_ event: ModelEvent<Int, Item>) {
            switch event {
            case .changed(let id, _): analytics.count("item \(id) is new")
            case .invalidated(let id): analytics.count("item \(id) is to be fetched again")
            case .failed(let id, let error): analytics.count("item \(id): \(error.localizedDescription)")
            case .notStored(let id, _): analytics.count("item \(id) is not kept: is the disk full?")
            }
        }
        note(.failed(7, ItemsError.notFound(7)))
        #expect(analytics.lines == ["item 7: There is no item 7."])
    }

    @Test func aManagerOfOneModel() async throws {
        let repository = repository
        let catalogue = ModelManager<SingleKey, [Item]>("catalogue") { _ in try await repository.items() }
        let items = try await catalogue.model()
        #expect(items.count == 2)
    }

    @Test func pagesFollowEachOther() async throws {
        @Sendable func fetch(_ cursor: Int?) async throws -> ModelPage<Item, Int> {
            let page = cursor ?? 1
            let items = [Item(id: page, name: "Item \(page)")]
            return ModelPage(items: items, next: page < 3 ? page + 1 : nil)
        }
        let pages = ModelPages(fetch: fetch)
        try await pages.loadNext()
        let list = try await pages.loadNext()
        #expect(list.items.map(\.id) == [1, 2])
        func footer(of list: ModelPages<Item, Int>.List) -> String {
            list.isComplete ? "\(list.items.count) items" : "Loading more"
        }
        #expect(footer(of: list) == "Loading more")
        #expect(footer(of: try await pages.loadNext()) == "3 items")
    }

    @Test func choicesAreKept() {
        var shown: [String] = []
        let preferences = Preferences(in: MemoryKeyValueStore())
        let language = PreferenceKey("language", standard: "en")
        let token = preferences.relay(language).observe { shown.append($0) }
        preferences[language] = "fa"
        #expect(shown == ["en", "fa"])
        withExtendedLifetime(token) {}

        enum Choices {
            static let sortsByName = PreferenceKey("sortsByName", standard: false)
            static let currency = PreferenceKey("currency", standard: "EUR")
        }
        preferences[Choices.sortsByName] = true
        #expect(preferences[Choices.currency] == "EUR")

        let launches = LaunchManager(version: "2.1", preferences: preferences)
        let showsTour = launches.launch == .first
        #expect(showsTour)
        func greeting(at launch: LaunchManager.Launch) -> String? {
            switch launch {
            case .first: "Welcome"
            case .updated(let version): "New since \(version)"
            case .ordinary: nil
            }
        }
        #expect(greeting(at: LaunchManager(version: "2.2", preferences: preferences).launch) == "New since 2.1")
    }

    @Test func theNetworkIsObserved() {
        var banners: [String] = []
        let reachability = Reachability()
        let token = reachability.isOnline.observe { isOnline in
            banners.append(isOnline ? "" : "Offline")
        }
        reachability.set(isOnline: false)
        #expect(banners == ["", "Offline"])
        withExtendedLifetime(token) {}
    }

    @Test func aSessionForgetsAtLogout() async {
        let secrets = MemorySecrets()
        secrets.setSecret(Data("token".utf8), "token")
        let session = SessionManager<String>()
        session.atLogout { secrets.setSecret(nil, "token") }
        await session.login("ada@shop.example")
        await session.logout()
        let answer = (user: "ada@shop.example", token: Data("token".utf8))
        await session.login(answer.user) { secrets.setSecret(answer.token, "token") }
        #expect(session.user.currentValue == "ada@shop.example")
        await session.logout()
        #expect(session.user.currentValue == nil)
        #expect(secrets.secret("token") == nil)
    }

    enum Promotions {
        struct Rules: Sendable {
            var promoted: @Sendable () async throws -> [Item]
        }

        static let rules = BusinessObject(Rules(promoted: { try await DefaultItemsRepository().items() }))

        static func promoted() async throws -> [Item] { try await rules.current.promoted() }
    }

    @Test func rulesAreReplacedInATest() async throws {
        let none = try await Promotions.rules.replaced(by: Promotions.Rules(promoted: { [] })) {
            try await Promotions.promoted()
        }
        #expect(none.isEmpty)
        #expect(try await Promotions.promoted().count == 2)
    }
}
