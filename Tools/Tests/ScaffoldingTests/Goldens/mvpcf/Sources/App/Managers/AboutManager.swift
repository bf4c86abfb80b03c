import ScaenaKit

/// What presenters share of about values.
@MainActor
protocol AboutManager: AnyObject {
    /// All that are known, for whoever shows them.
    var all: StateRelay<[About]> { get }

    /// Has them read anew.
    ///
    /// - Throws: Why they cannot be read; what is known stays.
    func refresh() async throws
}

/// Keeps about values for all presenters, and has its repository fetch them.
@MainActor
final class DefaultAboutManager: AboutManager {
    let all = StateRelay<[About]>([])

    private let repository: any AboutRepository

    init(repository: any AboutRepository) {
        self.repository = repository
    }

    func refresh() async throws {
        all.value = try await repository.all()
    }
}
