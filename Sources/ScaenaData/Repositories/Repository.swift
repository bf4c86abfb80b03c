/// A local and a remote source of the same entities, joined: what is on the device is shown at once, what the server
/// says takes its place, and a list applies the difference row by row.
///
/// A change of the user is shown before the server has answered, and taken back if it refuses. The changes of one entity
/// go to the server one after the other, in the order in which they were made: the last one holds there and here.
///
/// ```swift
/// let items = Repository(local: StoredEntities<Item>(in: MemoryStore(), key: "items"), remote: ItemsAPI())
/// let updates = await items.updates()
/// try await items.refresh()
/// try await items.save(Item(id: 3, name: "Vase"))
/// ```
public actor Repository<Local: LocalSource, Remote: RemoteSource> where Local.Entity == Remote.Entity {
    /// The type of the entities that the repository keeps.
    public typealias Entity = Local.Entity

    /// A list, and what turned the one before into it.
    ///
    /// ```swift
    /// func show(_ update: Repository<ItemsFile, ItemsAPI>.Update) {
    ///     list.rows = update.entities.map(\.name)
    ///     list.highlight(update.changes.insertions)
    /// }
    /// ```
    public struct Update: Sendable {
        /// The entities, in their order.
        public let entities: [Entity]
        /// The changes since the update before; for the first update, since an empty list.
        public let changes: ChangeSet
    }

    /// A change by the user that the server has not confirmed.
    private struct Pending {
        let number: Int
        let id: Entity.ID
        /// `nil` for a removal.
        let entity: Entity?
    }

    private enum Flight: Hashable {
        case load
        case refresh
    }

    private let local: Local
    private let remote: Remote
    private let flights = SingleFlight<Flight, Void>(endsWithLastCaller: false)
    /// The entities as the server last sent them, or the device before it did, with the changes confirmed since.
    private var confirmed: [Entity] = []
    private var pending: [Pending] = []
    /// The changes of each entity that have not ended. The first is the server's, the others wait.
    private var lines: [Entity.ID: [(number: Int, isNext: AsyncStream<Never>.Continuation)]] = [:]
    private var hasLoaded = false
    private var nextNumber = 0
    private var confirmations = 0
    private var readers: [Int: AsyncStream<Update>.Continuation] = [:]
    /// The last write to the local source: the next one waits for it, so that the newest is the last.
    private var lastWrite: Task<Void, any Error>?

    /// The entities as they are to be shown, in their order.
    public private(set) var entities: [Entity] = []

    /// A repository.
    ///
    /// - Parameters:
    ///   - local: Where the entities are on the device.
    ///   - remote: Where they come from.
    public init(local: Local, remote: Remote) {
        self.local = local
        self.remote = remote
    }

    /// The list now and each one from now on, with what changed. No change is left out, however slowly they are read.
    ///
    /// - Returns: A stream of its own, which ends when its reader is cancelled, or with the repository.
    public func updates() -> AsyncStream<Update> {
        let (stream, continuation) = AsyncStream.makeStream(of: Update.self)
        let number = nextNumber
        nextNumber += 1
        readers[number] = continuation
        continuation.yield(Update(entities: entities, changes: ChangeSet(from: [], to: entities)))
        continuation.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.forget(reader: number) }
        }
        return stream
    }

    deinit {
        for reader in readers.values { reader.finish() }
    }

    /// Shows what is on the device. Afterwards nothing happens.
    ///
    /// - Throws: ``ModelStoreError``.
    public func load() async throws {
        guard !hasLoaded else { return }
        try await flights.value(for: .load) { try await self.loadNow() }
    }

    /// Asks the server, and keeps what it says on the device. Who asks meanwhile waits for the same answer.
    ///
    /// - Throws: The errors of the remote source, the list being as before; ``ModelStoreError`` when it could not be
    ///   kept on the device: it is shown nevertheless. `CancellationError` when the task was cancelled.
    public func refresh() async throws {
        try await flights.value(for: .refresh) { try await self.refreshNow() }
    }

    /// Shows an entity, and hands it to the server. If the server refuses it, the list is as if it had never been.
    ///
    /// - Parameter entity: A new entity, which is the last, or one in the place of that with its `id`.
    /// - Returns: The entity as the server has it, which is what is shown from then on.
    /// - Throws: The errors of the remote source; ``ModelStoreError`` when the server took it and the device could
    ///   not keep it.
    @discardableResult
    public func save(_ entity: Entity) async throws -> Entity {
        let (change, turn) = begin(entity.id, entity)
        do {
            try await Self.come(turn)
            let saved = try await remote.save(entity)
            end(change) { Self.set(saved, inThePlaceOf: entity.id, in: &$0) }
            try await write()
            return saved
        } catch {
            end(change) { _ in }
            throw error
        }
    }

    /// Removes an entity from the list, and asks the server to remove it. If it refuses, the entity is back.
    ///
    /// - Parameter id: The entity's `id`.
    /// - Throws: The errors of the remote source; ``ModelStoreError`` when the device could not forget it.
    public func remove(_ id: Entity.ID) async throws {
        let (change, turn) = begin(id, nil)
        do {
            try await Self.come(turn)
            try await remote.remove(id)
            end(change) { entities in entities.removeAll { $0.id == id } }
            try await write()
        } catch {
            end(change) { _ in }
            throw error
        }
    }

    private func loadNow() async throws {
        let before = confirmations
        let found = try await local.entities()
        hasLoaded = true
        // What the server has said meanwhile is newer.
        guard before == confirmations else { return }
        confirmed = Self.unique(found)
        show()
    }

    private func refreshNow() async throws {
        // What was confirmed between question and answer may be missing in the answer: it is asked for again.
        while true {
            let before = confirmations
            let found = try await remote.entities()
            try Task.checkCancellation()
            guard before == confirmations else { continue }
            confirmed = Self.unique(found)
            break
        }
        confirmations += 1
        hasLoaded = true
        show()
        try await write()
    }

    /// A change is shown, and stands in line for the server.
    ///
    /// - Returns: The change's number, and a stream that ends when its turn has come.
    private func begin(_ id: Entity.ID, _ entity: Entity?) -> (number: Int, turn: AsyncStream<Never>) {
        let number = nextNumber
        nextNumber += 1
        pending.append(Pending(number: number, id: id, entity: entity))
        let (turn, isNext) = AsyncStream.makeStream(of: Never.self)
        if lines[id] == nil { isNext.finish() }
        lines[id, default: []].append((number, isNext))
        show()
        return (number, turn)
    }

    private static func come(_ turn: AsyncStream<Never>) async throws {
        for await _ in turn {}
        // The stream ends for who was cancelled as well.
        try Task.checkCancellation()
    }

    /// Leaves the line.
    private func leave(_ change: Pending) {
        guard var line = lines.removeValue(forKey: change.id),
            let place = line.firstIndex(where: { $0.number == change.number })
        else { return }
        line.remove(at: place)
        if place == 0 { line.first?.isNext.finish() }
        if !line.isEmpty { lines[change.id] = line }
    }

    private func end(_ change: Int, _ confirm: (inout [Entity]) -> Void) {
        guard let index = pending.firstIndex(where: { $0.number == change }) else { return }
        leave(pending.remove(at: index))
        confirm(&confirmed)
        confirmations += 1
        show()
    }

    /// Shows the confirmed entities, with the user's changes since then on top.
    private func show() {
        var shown = confirmed
        for change in pending {
            if let entity = change.entity {
                Self.set(entity, inThePlaceOf: change.id, in: &shown)
            } else {
                shown.removeAll { $0.id == change.id }
            }
        }
        let changes = ChangeSet(from: entities, to: shown)
        guard !changes.isEmpty else { return }
        entities = shown
        let update = Update(entities: shown, changes: changes)
        for reader in readers.values { reader.yield(update) }
    }

    private func write() async throws {
        let (local, confirmed, before) = (local, confirmed, lastWrite)
        let write = Task {
            _ = try? await before?.value
            try await local.replaceAll(with: confirmed)
        }
        lastWrite = write
        try await write.value
    }

    private func forget(reader: Int) {
        readers[reader] = nil
    }

    private static func set(_ entity: Entity, inThePlaceOf id: Entity.ID, in entities: inout [Entity]) {
        // The server may have given it an `id` of its own, and told of it already.
        if entity.id != id { entities.removeAll { $0.id == entity.id } }
        if let index = entities.firstIndex(where: { $0.id == id }) {
            entities[index] = entity
        } else {
            entities.append(entity)
        }
    }

    /// Of several with one `id` the first.
    private static func unique(_ entities: [Entity]) -> [Entity] {
        var known: Set<Entity.ID> = []
        return entities.filter { known.insert($0.id).inserted }
    }
}
