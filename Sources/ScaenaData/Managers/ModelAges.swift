import Foundation

/// The ages up to which a model is used, online and offline.
///
/// ```swift
/// let ages = ModelAges(fresh: 60, stale: 600, offline: 86_400)  // a minute, ten more, and a day without network
/// let items = ModelManager<Int, Item>("item", ages: ages) { try await repository.item($0) }
/// ```
public struct ModelAges: Equatable, Sendable {
    /// Up to this age, in seconds, a model is given without asking anybody.
    public var fresh: TimeInterval
    /// Up to this age, in seconds, a model is given while a newer one is fetched.
    public var stale: TimeInterval
    /// Up to this age, in seconds, a model is given when a newer one cannot be had because the way to it is broken.
    public var offline: TimeInterval

    /// Ages.
    ///
    /// - Parameters:
    ///   - fresh: Up to this age, in seconds, a model is given without asking anybody.
    ///   - stale: Up to this age, in seconds, it is given while a newer one is fetched.
    ///   - offline: Up to this age, in seconds, it is given when a newer one cannot be had.
    public init(fresh: TimeInterval, stale: TimeInterval = 0, offline: TimeInterval = .infinity) {
        self.fresh = fresh
        self.stale = stale
        self.offline = offline
    }

    /// Fresh for five minutes, shown for a day while a newer one is fetched, and offline for good.
    public static let standard = ModelAges(fresh: 300, stale: 86_400)
}

/// The limits of a manager's memory and store.
///
/// ```swift
/// let limits = ModelLimits(memoryCount: 200, storeCount: 1_000)
/// let photos = ModelManager<Int, Data>("photo", limits: limits, store: MemoryStore()) { id in
///     Data(repeating: 0, count: id)
/// }
/// ```
public struct ModelLimits: Equatable, Sendable {
    /// The number of models kept in memory; the one that was not read for the longest time goes first.
    public var memoryCount: Int
    /// The weight of all models kept in memory, in the unit of the manager's weights (1 for each by default).
    public var memoryWeight: Int
    /// The number of models kept in the store; the one that was written first goes first.
    public var storeCount: Int

    /// Limits.
    ///
    /// - Parameters:
    ///   - memoryCount: The number of models kept in memory.
    ///   - memoryWeight: The weight of all models in memory.
    ///   - storeCount: The number of models kept in the store.
    public init(memoryCount: Int = 1000, memoryWeight: Int = .max, storeCount: Int = 10_000) {
        self.memoryCount = memoryCount
        self.memoryWeight = memoryWeight
        self.storeCount = storeCount
    }
}
