import Foundation
import ScaenaData
import ScaenaUIKit
import Testing

@Suite("Examples of repositories") @MainActor
struct RepositoryExamples {
    actor ItemsFile: LocalSource {
        private var kept: [Item] = []

        func entities() async throws -> [Item] { kept }
        func replaceAll(with entities: [Item]) async throws { kept = entities }
    }

    actor ItemsAPI: RemoteSource {
        private var items = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]

        func entities() async throws -> [Item] { items }
        func save(_ entity: Item) async throws -> Item {
            items.append(entity)
            return entity
        }
        func remove(_ id: Int) async throws { items.removeAll { $0.id == id } }
    }

    @Test func aRepositoryTellsEachChange() async throws {
        let items = Repository(local: StoredEntities<Item>(in: MemoryStore(), key: "items"), remote: ItemsAPI())
        let updates = await items.updates()
        try await items.refresh()
        try await items.save(Item(id: 3, name: "Vase"))
        withExtendedLifetime(updates) {}
        #expect(await items.entities.count == 3)

        let list = ItemsList()
        func show(_ update: Repository<ItemsFile, ItemsAPI>.Update) {
            list.rows = update.entities.map(\.name)
            list.highlight(update.changes.insertions)
        }
        let own = Repository(local: ItemsFile(), remote: ItemsAPI())
        try await own.refresh()
        var first = await own.updates().makeAsyncIterator()
        if let update = await first.next() { show(update) }
        #expect(list.rows == ["Lamp", "Chair"])
    }

    @MainActor final class ItemsList {
        var rows: [String] = []
        func highlight(_ rows: [Int]) {}
    }

    @Test func entitiesAreKept() async throws {
        let favourites = StoredEntities<Item>(in: MemoryStore(), key: "favourites")
        try await favourites.replaceAll(with: [Item(id: 2, name: "Chair", isFavourite: true)])
        let kept = try await favourites.entities()
        #expect(kept.map(\.id) == [2])
    }

    final class ItemsViewController: UITableViewController {
        private var items: [Item] = []

        func show(_ new: [Item]) {
            let changes = ChangeSet(from: items, to: new)
            items = new
            tableView.performBatchUpdates { [self] in
                tableView.deleteRows(at: changes.removals.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.insertRows(at: changes.insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.reloadRows(at: changes.updates.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                for move in changes.moves {
                    let (from, to) = (IndexPath(row: move.from, section: 0), IndexPath(row: move.to, section: 0))
                    tableView.moveRow(at: from, to: to)
                }
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func aListFollows() {
        let viewController = ItemsViewController()
        viewController.show([Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")])
        viewController.show([Item(id: 2, name: "Chair"), Item(id: 3, name: "Vase"), Item(id: 1, name: "Lamp")])
        #expect(viewController.tableView.numberOfRows(inSection: 0) == 3)

        let old = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]
        let sorted = old.sorted { $0.name < $1.name }
        let moves = ChangeSet(from: old, to: sorted).moves.map { "row \($0.from) goes to \($0.to)" }
        #expect(moves.count == 1)
    }
}
