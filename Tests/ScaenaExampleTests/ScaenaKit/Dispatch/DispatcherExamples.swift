import ScaenaKit
import Testing

@Suite("Examples of dispatch") @MainActor
struct DispatcherExamples {
    @MainActor protocol ItemObserver: AnyObject {
        func itemDidChange(_ item: Item)
    }

    @MainActor
    final class ItemsManager {
        let dispatcher = Dispatcher()

        func rename(_ item: Item, to name: String) {
            let renamed = Item(id: item.id, name: name)
            dispatcher.notify(ItemObserver.self) { $0.itemDidChange(renamed) }
        }
    }

    final class ItemInteractor: ItemObserver {
        private(set) var names: [String] = []
        private let manager: ItemsManager

        init(manager: ItemsManager) { self.manager = manager }

        func viewDidLoad() {
            manager.dispatcher.register(ItemObserver.self, self)  // held weakly
        }

        func pauseTapped() {
            manager.dispatcher.unregister(ItemObserver.self, self)
        }

        func itemDidChange(_ item: Item) { names.append(item.name) }
    }

    private let lamp = Item(id: 1, name: "Lamp")

    @Test func aSceneHearsWhatOthersChange() {
        let manager = ItemsManager()
        let interactor = ItemInteractor(manager: manager)
        interactor.viewDidLoad()
        manager.rename(lamp, to: "Floor lamp")
        interactor.pauseTapped()
        manager.rename(lamp, to: "Desk lamp")
        #expect(interactor.names == ["Floor lamp"])
    }

    @Test func whoComesLateHearsWhatWasKept() {
        let manager = ItemsManager()
        let (dispatcher, lamp) = (manager.dispatcher, lamp)
        let early = ItemInteractor(manager: manager)
        early.viewDidLoad()
        func nameChanged(to name: String) {
            let item = Item(id: 1, name: name)
            dispatcher.notify(ItemObserver.self) { $0.itemDidChange(item) }
        }
        nameChanged(to: "Lantern")

        func orderBegan() {
            dispatcher.notify(ItemObserver.self, keeping: "order") { $0.itemDidChange(lamp) }
        }
        func orderEnded() {
            dispatcher.forget(ItemObserver.self, kept: "order")  // who comes now is told nothing
        }
        orderBegan()
        let late = ItemInteractor(manager: manager)
        dispatcher.register(ItemObserver.self, late, replaying: true)
        orderEnded()
        let tooLate = ItemInteractor(manager: manager)
        dispatcher.register(ItemObserver.self, tooLate, replaying: true)
        #expect(early.names == ["Lantern", "Lamp"])
        #expect(late.names == ["Lamp"])
        #expect(tooLate.names.isEmpty)
    }

    final class ItemStream: ItemObserver {
        private let items: AsyncStream<Item>.Continuation
        init(_ items: AsyncStream<Item>.Continuation) { self.items = items }
        func itemDidChange(_ item: Item) { items.yield(item) }
    }

    func firstFavourite(in manager: ItemsManager) async -> Item? {
        let changes = manager.dispatcher.stream(ItemObserver.self, replaying: true, through: ItemStream.init)
        for await item in changes where item.isFavourite { return item }
        return nil
    }

    @Test func observersBecomeAStream() async {
        let manager = ItemsManager()
        let chair = Item(id: 2, name: "Chair", isFavourite: true)
        manager.dispatcher.notify(ItemObserver.self, keeping: "first") { [lamp] in $0.itemDidChange(lamp) }
        manager.dispatcher.notify(ItemObserver.self, keeping: "second") { $0.itemDidChange(chair) }
        #expect(await firstFavourite(in: manager) == chair)
    }
}
