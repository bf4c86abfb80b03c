import ScaenaData
import Testing

@Suite("Repository")
struct RepositoryTests {
    private struct Item: RepositoryEntity {
        let id: Int
        var text = ""
    }

    private struct Refused: Error {}

    /// A server that the test talks to.
    private actor Server: RemoteSource {
        private(set) var items: [Item]
        private(set) var requests = 0
        private var refuses = false
        private var gate: AsyncStream<Void>?
        private var arrivals: AsyncStream<Void>.Continuation?

        init(_ items: [Item]) { self.items = items }

        func refuse() { refuses = true }

        /// Lets the next request wait.
        func hold() -> (arrived: AsyncStream<Void>, goOn: AsyncStream<Void>.Continuation) {
            let (gate, goOn) = AsyncStream.makeStream(of: Void.self)
            let (arrived, arrivals) = AsyncStream.makeStream(of: Void.self)
            self.gate = gate
            self.arrivals = arrivals
            return (arrived, goOn)
        }

        private func come() async throws {
            requests += 1
            let gate = gate
            self.gate = nil
            arrivals?.yield()
            if let gate { for await _ in gate { break } }
            if refuses { throw Refused() }
        }

        func entities() async throws -> [Item] {
            let answer = items
            try await come()
            return answer
        }

        func save(_ entity: Item) async throws -> Item {
            try await come()
            let saved = Item(id: entity.id, text: entity.text + "!")
            items.removeAll { $0.id == entity.id }
            items.append(saved)
            return saved
        }

        func remove(_ id: Int) async throws {
            try await come()
            items.removeAll { $0.id == id }
        }
    }

    private typealias Items = Repository<StoredEntities<Item>, Server>

    private let store = MemoryStore()

    private func repository(_ server: Server) -> Items {
        Items(local: StoredEntities(in: store, key: "items"), remote: server)
    }

    @Test func whatIsOnTheDeviceIsShownFirstThenWhatTheServerSays() async throws {
        try await store.setValue([Item(id: 1), Item(id: 2)], for: "items")
        let repository = repository(Server([Item(id: 2), Item(id: 3)]))
        var updates = await repository.updates().makeAsyncIterator()
        #expect(await updates.next()?.entities == [])
        try await repository.load()
        let loaded = await updates.next()
        #expect(loaded?.entities == [Item(id: 1), Item(id: 2)])
        #expect(loaded?.changes.insertions == [0, 1])
        try await repository.refresh()
        let refreshed = await updates.next()
        #expect(refreshed?.changes.removals == [0])
        #expect(refreshed?.changes.insertions == [1])
        #expect(refreshed?.changes.moves == [])
        #expect(try await store.value([Item].self, for: "items") == [Item(id: 2), Item(id: 3)])
    }

    @Test func aChangeIsShownAtOnceAndThenAsTheServerHasIt() async throws {
        let server = Server([Item(id: 1, text: "a")])
        let repository = repository(server)
        try await repository.refresh()
        let (arrived, goOn) = await server.hold()
        let save = Task { try await repository.save(Item(id: 1, text: "b")) }
        for await _ in arrived { break }
        #expect(await repository.entities == [Item(id: 1, text: "b")])
        goOn.yield()
        #expect(try await save.value == Item(id: 1, text: "b!"))
        #expect(await repository.entities == [Item(id: 1, text: "b!")])
        #expect(try await store.value([Item].self, for: "items") == [Item(id: 1, text: "b!")])
    }

    @Test func whatTheServerRefusesIsTakenBack() async throws {
        let server = Server([Item(id: 1, text: "a"), Item(id: 2)])
        let repository = repository(server)
        try await repository.refresh()
        await server.refuse()
        await #expect(throws: Refused.self) { try await repository.save(Item(id: 1, text: "b")) }
        await #expect(throws: Refused.self) { try await repository.remove(2) }
        await #expect(throws: Refused.self) { try await repository.refresh() }
        #expect(await repository.entities == [Item(id: 1, text: "a"), Item(id: 2)])
    }

    @Test func aRefreshDoesNotUndoWhatTheServerHasNotSeenYet() async throws {
        let server = Server([Item(id: 1), Item(id: 2)])
        let repository = repository(server)
        try await repository.refresh()
        let (arrived, goOn) = await server.hold()
        let remove = Task { try await repository.remove(2) }
        for await _ in arrived { break }
        try await repository.refresh()
        #expect(await repository.entities == [Item(id: 1)])
        goOn.yield()
        try await remove.value
        #expect(await repository.entities == [Item(id: 1)])
    }

    @Test func anAnswerFromBeforeAConfirmedChangeIsAskedForAgain() async throws {
        let server = Server([Item(id: 1)])
        let repository = repository(server)
        let (arrived, goOn) = await server.hold()
        let refresh = Task { try await repository.refresh() }
        for await _ in arrived { break }
        try await repository.save(Item(id: 2))
        goOn.yield()
        try await refresh.value
        #expect(await repository.entities.map(\.id) == [1, 2])
        #expect(await server.requests == 3)
    }

    @Test(.timeLimit(.minutes(10))) func twoSavesOfOneEntityReachTheServerInTheirOrder() async throws {
        let server = Server([Item(id: 1, text: "a")])
        let repository = repository(server)
        try await repository.refresh()
        let (arrived, goOn) = await server.hold()
        let first = Task { try await repository.save(Item(id: 1, text: "b")) }
        for await _ in arrived { break }
        let second = Task { try await repository.save(Item(id: 1, text: "c")) }
        while await repository.entities != [Item(id: 1, text: "c")], !Task.isCancelled { await Task.yield() }
        // One of another entity waits for nobody.
        try await repository.save(Item(id: 2))
        #expect(await server.requests == 3)
        goOn.yield()
        #expect(try await first.value == Item(id: 1, text: "b!"))
        #expect(try await second.value == Item(id: 1, text: "c!"))
        #expect(await Set(server.items.map(\.text)) == ["c!", "!"])
        #expect(await repository.entities == [Item(id: 1, text: "c!"), Item(id: 2, text: "!")])
        #expect(try await store.value([Item].self, for: "items") == repository.entities)
    }

    @Test(.timeLimit(.minutes(10))) func whoIsCancelledBeforeItsTurnIsTakenBackAndTheNextKeepsItsPlace() async throws {
        let server = Server([Item(id: 1, text: "a")])
        let repository = repository(server)
        try await repository.refresh()
        let (arrived, goOn) = await server.hold()
        let first = Task { try await repository.save(Item(id: 1, text: "b")) }
        for await _ in arrived { break }
        let second = Task { try await repository.save(Item(id: 1, text: "c")) }
        while await repository.entities != [Item(id: 1, text: "c")], !Task.isCancelled { await Task.yield() }
        let third = Task { try await repository.remove(1) }
        while await repository.entities != [], !Task.isCancelled { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(await server.requests == 2)
        goOn.yield()
        _ = try await first.value
        try await third.value
        #expect(await server.items == [])
        #expect(await repository.entities == [])
    }

    @Test func slowReadersMissNoChange() async throws {
        let repository = repository(Server([]))
        let updates = await repository.updates()
        for id in 0..<50 { try await repository.save(Item(id: id)) }
        var shown: [Item] = []
        for await update in updates {
            shown = update.changes.applied(to: shown) { update.entities[$0] }
            #expect(shown == update.entities)
            if shown.count == 50, shown.last?.text == "!" { break }
        }
        #expect(shown.map(\.id) == Array(0..<50))
    }

    @Test func ofSeveralWithOneIDTheFirstIsShown() async throws {
        let repository = repository(Server([Item(id: 1, text: "a"), Item(id: 1, text: "b")]))
        try await repository.refresh()
        #expect(await repository.entities == [Item(id: 1, text: "a")])
    }
}
