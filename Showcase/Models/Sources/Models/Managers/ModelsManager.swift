import ScaenaKit

/// The models as presenters share them.
@MainActor
protocol ModelsManager: AnyObject {
    /// All that are known, for whoever shows them.
    var all: StateRelay<[Model]> { get }

    /// Shows what was kept, and has them read anew.
    ///
    /// - Throws: Why they cannot be read, where none is known to show instead.
    func refresh() async throws

    /// One of them.
    ///
    /// - Throws: Why it cannot be read, where it is not known.
    func model(id: String) async throws -> Model

    /// A new one, of which everybody hears.
    ///
    /// - Throws: Why it was not added.
    func addModel(name: String) async throws -> Model
}

/// Has models from the server, keeps them for when that cannot be reached, and tells everybody of them.
@MainActor
final class DefaultModelsManager: ModelsManager {
    let all = StateRelay<[Model]>([])

    private let repository: any ModelRepository
    private let keptRepository: any KeptModelRepository

    init(repository: any ModelRepository, keptRepository: any KeptModelRepository) {
        self.repository = repository
        self.keptRepository = keptRepository
    }

    func refresh() async throws {
        // A store that fails hides no model.
        if all.value.isEmpty, let kept = try? await keptRepository.models(), all.value.isEmpty { all.value = kept }
        do {
            await tell(try await repository.fetchModels())
        } catch  where error.isAway && !all.value.isEmpty {
            // The banner says so; what is known is shown.
        }
    }

    func model(id: String) async throws -> Model {
        do {
            return try await repository.fetchModel(id: id)
        } catch  where error.isAway {
            if all.value.isEmpty, let kept = try? await keptRepository.models(), all.value.isEmpty { all.value = kept }
            guard let known = all.value.first(where: { $0.id == id }) else { throw error }
            return known
        }
    }

    func addModel(name: String) async throws -> Model {
        let model = try await repository.addModel(name: name)
        await tell(all.value.filter { $0.id != model.id } + [model])
        return model
    }

    private func tell(_ models: [Model]) async {
        all.value = models
        try? await keptRepository.keep(models)
    }
}
