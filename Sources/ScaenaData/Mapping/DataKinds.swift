/// A value as a server sends or takes it: known to providers and to the mapping only.
///
/// ```swift
/// nonisolated struct ItemDTO: Codable, Sendable {
///     let id: Int?
///     let name: String?
///     let photo: String?
/// }
///
/// nonisolated extension ItemDTO: EntityConvertible {
///     func entity() throws(MappingError) -> MappedItem {
///         MappedItem(
///             id: try Field("id", id).required(),
///             name: try Field("name", name).notEmpty(),
///             photo: try Field("photo", photo).url())
///     }
/// }
/// ```
public protocol EntityConvertible: Sendable {
    /// The type that the app uses.
    associatedtype Entity: Sendable

    /// Returns the entity that the app uses, made from the value that the server sent.
    ///
    /// - Returns: The entity.
    /// - Throws: ``MappingError``, which names the field and the value.
    func entity() throws(MappingError) -> Entity
}

/// A mapper of an entity to the view model that a scene shows: primitives only.
///
/// ```swift
/// struct RowMapper: ViewModelConvertible {
///     struct Row: Equatable, Sendable {
///         let title: String
///     }
///
///     func viewModel(of entity: MappedItem) -> Row { Row(title: "\(entity.id). \(entity.name)") }
/// }
/// ```
public protocol ViewModelConvertible: Sendable {
    /// The view model.
    associatedtype ViewModel: Sendable & Equatable
    /// The entity that the view model is made from.
    associatedtype Entity: Sendable

    /// Returns the view model of an entity.
    ///
    /// - Parameter entity: The entity.
    /// - Returns: The view model.
    func viewModel(of entity: Entity) -> ViewModel
}

extension ViewModelConvertible {
    /// Returns the view models of several entities.
    ///
    /// - Parameter entities: The entities.
    /// - Returns: The view models, in their order.
    public func viewModels(of entities: [Entity]) -> [ViewModel] { entities.map(viewModel(of:)) }
}

extension HTTPProvider {
    /// Sends a request, reads a DTO from its answer and maps it to its entity, off the caller's actor.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - dto: The type that the server sends.
    ///   - keyPath: Where in the answer it is: keys with dots between them. Empty for the whole answer.
    /// - Returns: The entity.
    /// - Throws: ``HTTPError``; ``MappingError``, whose field begins at the root of the answer; `CancellationError` when
    ///   the task was cancelled.
    public func entity<DTO: Decodable & EntityConvertible>(
        of request: HTTPRequest, from dto: DTO.Type, at keyPath: String = ""
    ) async throws -> DTO.Entity {
        let answer = try await answer(to: request, at: keyPath, as: dto)
        do {
            return try answer.value.entity()
        } catch {
            throw told(keyPath.isEmpty ? error : error.below(keyPath), answer.response, to: request)
        }
    }

    /// As ``entity(of:from:at:)``, for a list.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - dto: The type of which the server sends a list.
    ///   - keyPath: Where in the answer the list is. Empty for the whole answer.
    /// - Returns: The entities, in the order of the list.
    /// - Throws: As ``entity(of:from:at:)``.
    public func entities<DTO: Decodable & EntityConvertible>(
        of request: HTTPRequest, from dto: DTO.Type, at keyPath: String = ""
    ) async throws -> [DTO.Entity] {
        let answer = try await answer(to: request, at: keyPath, as: [DTO].self)
        do {
            return try Field(keyPath, answer.value).entities()
        } catch {
            throw told(error, answer.response, to: request)
        }
    }

    /// The error, which the logs have heard of.
    private func told(_ error: MappingError, _ response: HTTPResponse, to request: HTTPRequest) -> MappingError {
        tellNotUnderstood(response, to: request, error.description(hiding: secrets))
        return error
    }
}
