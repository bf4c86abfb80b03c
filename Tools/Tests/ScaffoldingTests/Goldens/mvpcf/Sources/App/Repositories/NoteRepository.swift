import Combine

/// Where note values come from, and where they stay.
@MainActor
protocol NoteRepository: AnyObject {
    /// All that there are.
    ///
    /// - Throws: Why they cannot be read.
    func all() async throws -> [Note]

    /// Adds one.
    ///
    /// - Throws: Why it cannot be stored.
    func add(_ note: Note) async throws
}

/// Keeps note values where the app keeps them.
@MainActor
final class DefaultNoteRepository: NoteRepository {
    private let load: @MainActor () async throws -> [Note]
    private let save: @MainActor ([Note]) async throws -> Void

    /// - Parameters:
    ///   - load: Reads all that there are.
    ///   - save: Stores all that there are.
    init(
        load: @escaping @MainActor () async throws -> [Note],
        save: @escaping @MainActor ([Note]) async throws -> Void
    ) {
        self.load = load
        self.save = save
    }

    func all() async throws -> [Note] {
        try await load()
    }

    func add(_ note: Note) async throws {
        try await save(try await all() + [note])
    }
}
