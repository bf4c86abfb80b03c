/// Where item values come from.
@MainActor
protocol ItemServiceProtocol: AnyObject {
    /// Fetches all that there are.
    ///
    /// - Throws: What kept them from being fetched.
    func fetch() async throws -> [Item]
}

/// Fetches what several modules want.
@MainActor
final class ItemService: ItemServiceProtocol {
    private let load: @MainActor () async throws -> [Item]

    /// - Parameter load: Asks a server, or reads a file.
    init(load: @escaping @MainActor () async throws -> [Item]) {
        self.load = load
    }

    func fetch() async throws -> [Item] {
        try await load()
    }
}
