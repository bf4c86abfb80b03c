import ScaenaData
import ScaenaKit

/// Where about values come from, and where they stay.
@MainActor
protocol AboutRepository: AnyObject {
    /// All that there are.
    ///
    /// - Throws: Why they cannot be read.
    func all() async throws -> [About]

    /// Adds one.
    ///
    /// - Throws: Why it cannot be stored.
    func add(_ about: About) async throws
}

/// Keeps about values in a store.
@MainActor
final class DefaultAboutRepository: AboutRepository {
    private let store: any ModelStore
    private let key = "about"

    init(store: any ModelStore) {
        self.store = store
    }

    func all() async throws -> [About] {
        try await store.value([About].self, for: key) ?? []
    }

    func add(_ about: About) async throws {
        try await store.setValue(try await all() + [about], for: key)
    }
}
