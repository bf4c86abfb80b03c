import ScaenaKit
import Testing

@Suite("Examples of events") @MainActor
struct EventExamples {
    @MainActor
    final class ItemsManager {
        var added: EventSource<Item> { addedRelay }  // others observe it, and cannot send
        private let addedRelay = EventRelay<Item>()

        func add(_ name: String) {
            let item = Item(id: 3, name: name)
            addedRelay.send(item)
        }
    }

    @MainActor final class ItemsPresenter {
        var rows: [String] = []
        var banners: [String] = []
        private var tokens: [RelayToken] = []

        init(manager: ItemsManager) {
            manager.added.observe(with: self) { presenter, item in
                presenter.rows.append(item.name)
            }.store(in: &tokens)
            let banners = manager.added.map { "\($0.name) was added" }
            banners.observe(with: self) { $0.banners.append($1) }.store(in: &tokens)
        }
    }

    @Test func aPresenterHearsOfNewItems() {
        let manager = ItemsManager()
        let presenter = ItemsPresenter(manager: manager)
        manager.add("Vase")
        #expect(presenter.rows == ["Vase"])
        #expect(presenter.banners == ["Vase was added"])
    }

    @Test func eventsWithoutAValue() {
        let analytics = Analytics()
        let loggedOut = EventRelay<Void>()
        let token = loggedOut.observe { analytics.count("Logged out") }
        func logoutTapped() {
            loggedOut.send()
        }
        logoutTapped()
        #expect(analytics.lines == ["Logged out"])
        withExtendedLifetime(token) {}
    }

    @Test func someEventsOnly() {
        let analytics = Analytics()
        let opened = EventRelay<Item>()
        let token = opened.filter(\.isFavourite).observe { item in
            analytics.count("Favourite \(item.id) opened")
        }
        opened.send(Item(id: 1, name: "Lamp"))
        opened.send(Item(id: 2, name: "Chair", isFavourite: true))
        #expect(analytics.lines == ["Favourite 2 opened"])
        withExtendedLifetime(token) {}
    }

    @Test func eventsAreReadAsAStream() async {
        let opened = EventRelay<Item>()
        let events = opened.values(buffering: .bufferingNewest(10))
        let firstFavourite = Task { () -> Item? in
            for await item in events where item.isFavourite { return item }
            return nil
        }
        opened.send(Item(id: 1, name: "Lamp"))
        opened.send(Item(id: 2, name: "Chair", isFavourite: true))
        #expect(await firstFavourite.value?.name == "Chair")
    }
}
