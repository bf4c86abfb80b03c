import ScaenaData
import ScaenaKit

/// Where model values come from, and where they stay.
@MainActor
protocol ModelRepository: AnyObject {
    /// Asks the server: fetch models.
    ///
    /// - Throws: What kept it from being done.
    func fetchModels() async throws -> [Model]

    /// Asks the server: fetch model.
    ///
    /// - Throws: What kept it from being done.
    func fetchModel(id: String) async throws -> Model

    /// Asks the server: add model.
    ///
    /// - Throws: What kept it from being done.
    func addModel(name: String) async throws -> Model
}

/// Asks the server about model values over HTTP.
@MainActor
final class DefaultModelRepository: ModelRepository {
    private let provider: HTTPProvider

    init(provider: HTTPProvider) {
        self.provider = provider
    }

    func fetchModels() async throws -> [Model] {
        try await provider.value(of: .get("/models"), at: "data")
    }

    func fetchModel(id: String) async throws -> Model {
        try await provider.value(of: .get("/models/\(id)"), at: "data")
    }

    func addModel(name: String) async throws -> Model {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
        }
        return try await provider.value(of: .post("/models", json: Body(name: name)), at: "data")
    }
}
