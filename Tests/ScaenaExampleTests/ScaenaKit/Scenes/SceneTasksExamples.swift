import ScaenaKit
import Testing

@Suite("Examples of a scene's tasks") @MainActor
struct SceneTasksExamples {
    @MainActor
    final class ItemsInteractor {
        private let tasks = SceneTasks()

        func retryTapped() {
            tasks.run("load") { [weak self] in await self?.load() }
        }

        private(set) var items: [Item] = []
        private let repository: any ItemsRepository
        private var results: [Item] = []

        init(repository: any ItemsRepository) { self.repository = repository }

        private func load() async {
            items = (try? await repository.items()) ?? []
        }

        func searchTextChanged(to text: String) {
            tasks.run("search") { [repository] in  // the search for the text before is cancelled
                let found = try? await repository.items().filter { $0.name.contains(text) }
                if !Task.isCancelled { self.results = found ?? [] }
            }
        }

        func searchCancelTapped() {
            tasks.cancel("search")
            results = items
        }

        func logoutTapped() {
            tasks.cancelAll()
            items = []
        }

        var found: [Item] { results }

        func waitUntilIdle() async {
            while !tasks.isIdle { await Task.yield() }  // in a test: until the fetch has ended
        }
    }

    @Test func tasksOfOneNameTakeEachOthersPlace() async {
        let interactor = ItemsInteractor(repository: DefaultItemsRepository())
        interactor.retryTapped()
        await interactor.waitUntilIdle()
        #expect(interactor.items.count == 2)

        interactor.searchTextChanged(to: "L")
        interactor.searchTextChanged(to: "Ch")
        await interactor.waitUntilIdle()
        #expect(interactor.found.map(\.name) == ["Chair"])

        interactor.searchTextChanged(to: "Lamp")
        interactor.searchCancelTapped()
        await interactor.waitUntilIdle()
        #expect(interactor.found.count == 2)

        interactor.retryTapped()
        interactor.logoutTapped()
        await interactor.waitUntilIdle()
    }
}
