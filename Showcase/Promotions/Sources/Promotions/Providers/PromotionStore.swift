import ScaenaData

/// Keeps what was fetched for when there is no network, and knows no business.
nonisolated enum PromotionStore {
    /// Keeps it, unless a test replaces it.
    static let shared = BusinessObject<any ModelStore>(memory)

    /// The store that keeps it here and now.
    static var current: any ModelStore { shared.current }

    private static let memory = MemoryStore()
}
