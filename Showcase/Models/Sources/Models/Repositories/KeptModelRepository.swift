import ScaenaData
import ScaenaKit

/// The models that were seen last, for when the server cannot be reached.
@MainActor
protocol KeptModelRepository: AnyObject {
    /// Those that were kept; none where there never were any.
    ///
    /// - Throws: Why they cannot be read.
    func models() async throws -> [Model]

    /// Keeps these in the place of those before.
    ///
    /// - Throws: Why they cannot be kept.
    func keep(_ models: [Model]) async throws
}

/// Keeps models in a store.
@MainActor
final class DefaultKeptModelRepository: KeptModelRepository {
    private let store: any ModelStore
    private let key = "models"

    init(store: any ModelStore) {
        self.store = store
    }

    func models() async throws -> [Model] {
        try await store.value([Model].self, for: key) ?? []
    }

    func keep(_ models: [Model]) async throws {
        try await store.setValue(models, for: key)
    }
}
