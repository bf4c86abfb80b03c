/// An entity that a repository can keep, known by its `id`.
public typealias RepositoryEntity = Codable & Equatable & Identifiable & Sendable

/// Where a repository's entities are on the device.
///
/// ```swift
/// actor ItemsFile: LocalSource {
///     private var kept: [Item] = []
///
///     func entities() async throws -> [Item] { kept }
///     func replaceAll(with entities: [Item]) async throws { kept = entities }
/// }
/// ```
public protocol LocalSource: Sendable {
    /// The type of the kept entities.
    associatedtype Entity: RepositoryEntity where Entity.ID: Sendable

    /// All entities, in their order.
    ///
    /// - Returns: The entities; none where nothing was ever kept.
    /// - Throws: ``ModelStoreError``.
    func entities() async throws -> [Entity]

    /// Keeps these entities in the place of those before: all of it or, if it fails, nothing.
    ///
    /// - Parameter entities: The entities, in their order.
    /// - Throws: ``ModelStoreError``.
    func replaceAll(with entities: [Entity]) async throws
}

/// Where a repository's entities come from.
///
/// ```swift
/// actor ItemsAPI: RemoteSource {
///     private var items = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]
///
///     func entities() async throws -> [Item] { items }
///     func save(_ entity: Item) async throws -> Item {
///         items.append(entity)
///         return entity
///     }
///     func remove(_ id: Int) async throws { items.removeAll { $0.id == id } }
/// }
/// ```
public protocol RemoteSource: Sendable {
    /// The type of the entities that come.
    associatedtype Entity: RepositoryEntity where Entity.ID: Sendable

    /// All entities, in their order.
    ///
    /// - Returns: The entities.
    /// - Throws: ``HTTPError``, for instance.
    func entities() async throws -> [Entity]

    /// Adds an entity, or changes the one of its `id`.
    ///
    /// - Parameter entity: The entity.
    /// - Returns: The entity as the server has it now.
    /// - Throws: ``HTTPError``, for instance.
    func save(_ entity: Entity) async throws -> Entity

    /// Removes an entity.
    ///
    /// - Parameter id: The entity's `id`.
    /// - Throws: ``HTTPError``, for instance.
    func remove(_ id: Entity.ID) async throws
}

/// Keeps a repository's entities in a store, as one value. For thousands that change one by one a table is better.
///
/// ```swift
/// let favourites = StoredEntities<Item>(in: MemoryStore(), key: "favourites")
/// try await favourites.replaceAll(with: [Item(id: 2, name: "Chair", isFavourite: true)])
/// let kept = try await favourites.entities()
/// ```
public struct StoredEntities<Entity: RepositoryEntity>: LocalSource where Entity.ID: Sendable {
    private let store: any ModelStore
    private let key: String

    /// Entities in a store.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - key: The key there.
    public init(in store: any ModelStore, key: String) {
        self.store = store
        self.key = key
    }

    /// All entities, in their order.
    ///
    /// - Returns: The entities; none where nothing was ever kept.
    /// - Throws: ``ModelStoreError``.
    public func entities() async throws -> [Entity] {
        try await store.value([Entity].self, for: key) ?? []
    }

    /// Keeps these entities in the place of those before.
    ///
    /// - Parameter entities: The entities, in their order.
    /// - Throws: ``ModelStoreError``.
    public func replaceAll(with entities: [Entity]) async throws {
        try await store.setValue(entities, for: key)
    }
}
