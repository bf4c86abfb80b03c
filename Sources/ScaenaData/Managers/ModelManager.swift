import Foundation
import ScaenaKit

// Final, which an actor is anyway: without the word, another module's calls go through a table and are not specialised.

/// Fetches the models of one kind, keeps them in memory and in a store, and tells the scenes that show them.
///
/// ```swift
/// let items = ModelManager<Int, Item>("item", store: MemoryStore()) { id in
///     try await repository.item(id)
/// } announce: { event in
///     if case .changed(_, let item) = event { dispatcher.notify(ItemObserver.self) { $0.itemDidChange(item) } }
/// }
/// let lamp = try await items.model(for: 1)
/// ```
///
/// However many ask for a model, one request is under way. Each answer of the server, and each ``set(_:for:)``, of a
/// model is announced on the main actor, in its order, so that every scene that shows it is up to date.
public final actor ModelManager<Key: Hashable & Sendable & CustomStringConvertible, Model: Codable & Sendable> {
    /// A model and when it came.
    @usableFromInline
    struct Kept: Codable, Sendable {
        @usableFromInline
        var model: Model
        @usableFromInline
        var date: Date
    }

    /// The work under way for a key.
    private struct Work {
        var count = 0
        /// The number of times that the key was invalidated or set by hand meanwhile: a model requested before does
        /// not count afterwards.
        var generation = 0
        /// The last write to the store: the next one waits for it, so that the newest is the last.
        var lastWrite: Task<Void, any Error>?
    }

    /// The name of the kind of model, which is the beginning of its keys in the store.
    public nonisolated let name: String

    @usableFromInline
    nonisolated let ages: ModelAges
    private let limits: ModelLimits
    private let store: (any ModelStore)?
    @usableFromInline
    nonisolated let time: any TimeSource
    private let weigh: @Sendable (Model) -> Int
    private let fetch: @Sendable (Key) async throws -> Model
    private let announcer: Announcer<ModelEvent<Key, Model>>
    // Read from any thread, without a hop to the actor.
    @usableFromInline
    nonisolated let memory: Locked<RecentModels<Key, Kept>>
    private let flights = SingleFlight<Key, Model>()
    private let lookups = SingleFlight<Key, Kept?>(endsWithLastCaller: false)
    /// The keys for which something is under way.
    private var underWay: [Key: Work] = [:]
    private var generationOfAll = 0
    /// The last time that the store was emptied: what is read or written since waits for it.
    private var lastWipe: Task<Void, any Error>?
    private var written = 0

    /// A manager.
    ///
    /// - Parameters:
    ///   - name: The name of the kind of model. No two managers over one store have the same.
    ///   - ages: The ages up to which a model is good.
    ///   - limits: The number of models that are kept.
    ///   - store: Where models outlive the app; `nil` for memory only.
    ///   - time: The source of the time.
    ///   - weigh: Returns the weight of a model against ``ModelLimits/memoryWeight``: 1 by default.
    ///   - fetch: Brings a model from where it comes from.
    ///   - announce: Hears on the main actor of every change and failure.
    public init(
        _ name: String, ages: ModelAges = .standard, limits: ModelLimits = ModelLimits(),
        store: (any ModelStore)? = nil, time: any TimeSource = SystemTime(),
        weigh: @escaping @Sendable (Model) -> Int = { _ in 1 },
        fetch: @escaping @Sendable (Key) async throws -> Model,
        announce: @escaping @MainActor @Sendable (ModelEvent<Key, Model>) -> Void = { _ in }
    ) {
        self.name = name
        self.ages = ages
        self.limits = limits
        self.store = store
        self.time = time
        self.weigh = weigh
        self.fetch = fetch
        announcer = Announcer(announce)
        memory = Locked(RecentModels(countLimit: limits.memoryCount, weightLimit: limits.memoryWeight))
    }

    // MARK: - Reading

    /// The model that is in memory, whatever its age, at once.
    ///
    /// - Parameter key: The key.
    /// - Returns: The model; `nil` where there is none.
    @inlinable
    public nonisolated func modelInMemory(for key: Key) -> Model? {
        memory.withLock { $0.value(for: key)?.model }
    }

    /// A model as its ages have it: the one that is kept, while it is fresh; the same and a newer one fetched behind it,
    /// while it is stale; else a newer one. Where that cannot be had since the device is offline, the one that is kept.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isolation: The caller's actor, which is not left while the model is fresh and in memory.
    /// - Returns: The model.
    /// - Throws: The errors of fetching; `CancellationError` when the task was cancelled.
    @inlinable
    public func model(
        for key: Key, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Model {
        // Most readers find what they want here, and need not wait for the actor.
        if let kept = memory.withLock({ $0.value(for: key) }), isFresh(kept) { return kept.model }
        return try await current(key)
    }

    @usableFromInline
    func current(_ key: Key) async throws -> Model {
        guard let kept = await kept(for: key) else { return try await fetched(key) }
        let age = age(of: kept)
        if age <= ages.fresh { return kept.model }
        if age <= ages.stale {
            // Its failure is announced; nobody else waits for it.
            Task { _ = try? await self.fetched(key) }
            return kept.model
        }
        do {
            return try await fetched(key)
        } catch let error as HTTPError where error.isConnectionFailure && age <= ages.offline {
            return kept.model
        }
    }

    /// A model that is fetched now, or is under way already.
    ///
    /// - Parameter key: The key.
    /// - Returns: The model.
    /// - Throws: The errors of fetching; `CancellationError` when the task was cancelled.
    public func refreshedModel(for key: Key) async throws -> Model {
        try await fetched(key)
    }

    // MARK: - Changing

    /// Keeps and announces a model that came another way: by a push message, or from another request's answer.
    ///
    /// A request under way for that model no longer counts.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - key: The key.
    public func set(_ model: Model, for key: Key) async {
        outdate(key)
        await keep(model, for: key)
    }

    /// Forgets a model: the next reader fetches it. A request under way for it no longer counts.
    ///
    /// - Parameter key: The key.
    public func invalidate(_ key: Key) async {
        outdate(key)
        memory.withLock { $0.remove(key) }
        announcer.announce(.invalidated(key))
        let storeKey = storeKey(key)
        await write(key) { try await $0.removeValue(for: storeKey) }
    }

    /// Forgets every model, as at a logout. Requests under way no longer count.
    ///
    /// - Throws: ``ModelStoreError`` when the store keeps what it has.
    public func invalidateAll() async throws {
        generationOfAll += 1
        flights.supersedeAll()
        lookups.supersedeAll()
        let keys = memory.withLock { memory in
            defer { memory.removeAll() }
            return memory.keys
        }
        for key in keys { announcer.announce(.invalidated(key)) }
        guard let store else { return }
        let (prefix, before, writes) = ("\(name)/", lastWipe, underWay.values.compactMap(\.lastWrite))
        let wipe = Task {
            _ = await before?.result
            for write in writes { _ = await write.result }
            try await store.removeOldest(under: prefix, keeping: 0)
        }
        lastWipe = wipe
        try await wipe.value
    }

    /// Returns when all that has happened so far has been announced.
    public func announced() async {
        await announcer.flush()
    }

    // MARK: - Keeping

    private func kept(for key: Key) async -> Kept? {
        if let kept = memory.withLock({ $0.value(for: key) }) { return kept }
        guard let store else { return nil }
        let (generation, storeKey) = (begin(key), storeKey(key))
        defer { end(key) }
        let (write, wipe) = (underWay[key]?.lastWrite, lastWipe)
        let found = try? await lookups.value(for: key) { [announcer] in
            // Memory may have been too small for what is being written.
            _ = await write?.result
            _ = await wipe?.result
            do {
                return try await store.value(Kept.self, for: storeKey)
            } catch {
                // Another version of the app wrote it, or the store is damaged: the server still has it.
                announcer.announce(.notStored(key, error))
                return nil
            }
        }
        guard let kept = found ?? nil, generation == self.generation(of: key) else {
            return memory.withLock { $0.peek(key) }
        }
        memory.withLock { memory in
            // What came meanwhile is newer.
            if memory.peek(key) == nil { memory.set(kept, weight: weigh(kept.model), for: key) }
        }
        return kept
    }

    private func fetched(_ key: Key) async throws -> Model {
        try await flights.value(for: key) { [fetch] in
            let generation = await self.begin(key)
            do {
                let model = try await fetch(key)
                await self.take(model, for: key, generation: generation)
                return model
            } catch {
                await self.fail(error, for: key, generation: generation)
                throw error
            }
        }
    }

    private func take(_ model: Model, for key: Key, generation: Int) async {
        defer { end(key) }
        guard generation == self.generation(of: key) else { return }
        await keep(model, for: key)
    }

    private func fail(_ error: any Error, for key: Key, generation: Int) {
        defer { end(key) }
        guard !(error is CancellationError), generation == self.generation(of: key) else { return }
        announcer.announce(.failed(key, error))
    }

    private func keep(_ model: Model, for key: Key) async {
        let kept = Kept(model: model, date: time.now)
        memory.withLock { $0.set(kept, weight: weigh(model), for: key) }
        announcer.announce(.changed(key, model))
        let (storeKey, prefix, limit, isDue) = (storeKey(key), "\(name)/", limits.storeCount, isTrimDue())
        await write(key) { store in
            try await store.setValue(kept, for: storeKey)
            if isDue { try await store.removeOldest(under: prefix, keeping: limit) }
        }
    }

    /// Changes the store after earlier changes of the same key, whichever comes to the store first.
    private func write(_ key: Key, _ change: @escaping @Sendable (any ModelStore) async throws -> Void) async {
        guard let store else { return }
        _ = begin(key)
        defer { end(key) }
        let (before, wipe) = (underWay[key]?.lastWrite, lastWipe)
        let write = Task {
            _ = await before?.result
            _ = await wipe?.result
            try await change(store)
        }
        underWay[key]?.lastWrite = write
        do {
            try await write.value
        } catch {
            announcer.announce(.notStored(key, error))
        }
    }

    /// Now and then: a store that is a tenth over its limit does no harm, and counting each time would.
    private func isTrimDue() -> Bool {
        written += 1
        guard written > limits.storeCount / 10 else { return false }
        written = 0
        return true
    }

    private func outdate(_ key: Key) {
        underWay[key]?.generation += 1
        flights.supersede(key)
        lookups.supersede(key)
    }

    /// Something begins that will ask, before it ends, whether it still counts.
    private func begin(_ key: Key) -> Int {
        underWay[key, default: Work()].count += 1
        return generation(of: key)
    }

    private func end(_ key: Key) {
        underWay[key]?.count -= 1
        if underWay[key]?.count == 0 { underWay[key] = nil }
    }

    private func generation(of key: Key) -> Int {
        (underWay[key]?.generation ?? 0) + generationOfAll
    }

    /// The number of keys with work under way.
    package var keysUnderWay: Int { underWay.count }

    @inlinable
    nonisolated func isFresh(_ kept: Kept) -> Bool {
        // What is fresh for ever is so at any time: nobody need ask for it.
        ages.fresh == .infinity || age(of: kept) <= ages.fresh
    }

    @inlinable
    nonisolated func age(of kept: Kept) -> TimeInterval {
        let age = time.now.timeIntervalSince(kept.date)
        // The device's time was set back since: nobody knows.
        return age < 0 ? .infinity : age
    }

    private func storeKey(_ key: Key) -> String { "\(name)/\(key)" }
}

extension ModelManager where Key == SingleKey {
    /// The model, as its ages have it.
    ///
    /// - Parameter isolation: The caller's actor, which is not left while the model is fresh and in memory.
    /// - Returns: The model.
    /// - Throws: The errors of fetching; `CancellationError` when the task was cancelled.
    public func model(isolation: isolated (any Actor)? = #isolation) async throws -> Model {
        try await model(for: SingleKey())
    }
}

extension HTTPError {
    /// True if the error is of the connection to the server, not of its answer.
    public var isConnectionFailure: Bool {
        switch self {
        case .offline, .unreachable, .timedOut, .connectionLost, .transport: true
        case .status(let code, _, _): code >= 502 && code <= 504
        default: false
        }
    }
}
