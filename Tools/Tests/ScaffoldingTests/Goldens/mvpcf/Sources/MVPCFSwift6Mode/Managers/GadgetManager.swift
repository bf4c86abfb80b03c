import ScaenaKit

/// The gadget values that presenters share.
@MainActor
protocol GadgetManager: AnyObject {
    /// All that are known, for whoever shows them.
    var all: StateRelay<[Gadget]> { get }

    /// Has them read anew.
    ///
    /// - Throws: Why they cannot be read; what is known stays.
    func refresh() async throws
}

/// Keeps gadget values for all presenters, and has its repository fetch them.
@MainActor
final class DefaultGadgetManager: GadgetManager {
    let all = StateRelay<[Gadget]>([])

    private let repository: any GadgetRepository

    init(repository: any GadgetRepository) {
        self.repository = repository
    }

    func refresh() async throws {
        all.value = try await repository.fetchGadgets()
    }
}
