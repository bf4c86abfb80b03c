import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

@Suite("Examples of time") @MainActor
struct TimeSourceExamples {
    @MainActor
    final class SearchInteractor {
        private let time: any TimeSource  // SystemTime() in the app, ManualTime() in a test

        init(time: any TimeSource) { self.time = time }

        func searchTextChanged(to text: String) {
            tasks.run("search") { try? await self.search(text) }
        }

        private let tasks = SceneTasks()
        private(set) var searched: [String] = []

        private func search(_ text: String) async throws {
            try await time.sleep(0.3)  // throws when the next letter comes first
            searched.append(text)
        }
    }

    @Test func aSearchWaitsForTheLastLetter() async {
        let time = ManualTime()
        let interactor = SearchInteractor(time: time)
        interactor.searchTextChanged(to: "La")
        await time.sleepers(1)
        interactor.searchTextChanged(to: "Lam")
        await time.sleepers(1)
        await time.advance(by: 0.3)
        while interactor.searched.isEmpty { await Task.yield() }
        #expect(interactor.searched == ["Lam"])
    }

    struct CachedItems: Sendable {
        let items: [Item]
        let fetched: Date

        func isFresh(at time: any TimeSource) -> Bool {
            time.now.timeIntervalSince(fetched) < 300
        }
    }

    @Test func aCacheAgesWithTheTimeThatItIsGiven() async {
        let time = ManualTime()
        let cached = CachedItems(items: [], fetched: time.now)
        #expect(cached.isFresh(at: time))
        await time.advance(by: 300)
        #expect(!cached.isFresh(at: time))
    }

    @Test func theTimeOfTheDevice() async throws {
        let container = ServiceContainer("app")
        container.registerSendable((any TimeSource).self) { _ in SystemTime() }
        container.register(SearchInteractor.self) { SearchInteractor(time: try $0.resolve()) }
        _ = try container.resolve(SearchInteractor.self)

        let time = SystemTime()
        let began = time.now
        let items = try await DefaultItemsRepository().items()
        let seconds = time.now.timeIntervalSince(began)
        #expect(items.count == 2)
        #expect(seconds < 600)

        let blink = Task {
            try await SystemTime().sleep(60)
            return "the banner goes"
        }
        blink.cancel()  // the banner was tapped away: the sleep throws
        await #expect(throws: CancellationError.self) { try await blink.value }
    }
}
