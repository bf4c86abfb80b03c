import ScaenaData
import ScaenaTesting
import Testing

@Suite("ModelPages")
struct ModelPagesTests {
    private struct Item: Identifiable, Equatable, Sendable {
        let id: Int
        var text = ""
    }

    private struct Refused: Error {}

    private typealias Pages = ModelPages<Item, Int>

    private static func pages(_ requests: Tally = Tally()) -> Pages {
        Pages { cursor in
            requests.increment()
            let first = cursor ?? 0
            return ModelPage(items: (first..<(first + 3)).map { Item(id: $0) }, next: first < 6 ? first + 3 : nil)
        }
    }

    @Test func growsPageByPageToItsEnd() async throws {
        let requests = Tally()
        let pages = Self.pages(requests)
        for count in [3, 6, 9] {
            #expect(try await pages.loadNext().items.map(\.id) == Array(0..<count))
        }
        #expect(await pages.list.isComplete)
        #expect(try await pages.loadNext().items.count == 9)
        #expect(requests.value == 3)
    }

    @Test func manyWhoAskForTheNextPageGetOne() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let requests = Tally()
        let pages = Pages { _ in
            requests.increment()
            for await _ in gate { break }
            return ModelPage(items: [Item(id: requests.value)], next: 1)
        }
        async let first = pages.loadNext()
        async let second = pages.loadNext()
        while pages.callersOfNext < 2 { await Task.yield() }
        open.yield()
        #expect(try await [first.items.count, second.items.count] == [1, 1])
        #expect(requests.value == 1)
    }

    @Test func aFailureLeavesTheListAndIsTold() async throws {
        let told = Collector<String>()
        let requests = Tally()
        let pages = Pages { _ in
            if requests.increment() == 2 { throw Refused() }
            return ModelPage(items: [Item(id: requests.value)], next: 1)
        } announce: { result in
            switch result {
            case .success(let list): told.add("\(list.items.count)")
            case .failure: told.add("failed")
            }
        }
        _ = try await pages.loadNext()
        await #expect(throws: Refused.self) { try await pages.loadNext() }
        #expect(try await pages.loadNext().items.map(\.id) == [1, 3])
        await pages.announced()
        #expect(told.elements == ["1", "failed", "2"])
    }

    @Test func aReloadOutdoesAPageUnderWay() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let pages = Pages { cursor in
            if cursor == 1 {
                arrive.yield()
                for await _ in gate { break }
            }
            return ModelPage(items: [Item(id: cursor ?? 0)], next: (cursor ?? 0) + 1)
        }
        _ = try await pages.loadNext()
        let late = Task { try await pages.loadNext() }
        for await _ in arrivals { break }
        #expect(try await pages.reload().items.map(\.id) == [0])
        open.yield()
        #expect(try await late.value.items.map(\.id) == [0])
        #expect(await pages.list.items.map(\.id) == [0])
    }

    @Test func anItemThatComesTwiceIsShownOnce() async throws {
        let pages = Pages { cursor in
            cursor == nil
                ? ModelPage(items: [Item(id: 1), Item(id: 2)], next: 1)
                : ModelPage(items: [Item(id: 2, text: "moved"), Item(id: 3)], next: nil)
        }
        _ = try await pages.loadNext()
        #expect(try await pages.loadNext().items == [Item(id: 1), Item(id: 2, text: "moved"), Item(id: 3)])
    }
}
