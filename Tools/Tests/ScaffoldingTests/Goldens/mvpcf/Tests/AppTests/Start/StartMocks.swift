import ScaenaKit

@testable import App

/// Stands in for the presenter: a test sets its relays, and it logs what it is asked for, in order.
@MainActor
final class StartPresenterMock: StartPresenter {
    let title = StateRelay<String>("Start")

    private(set) var calls: [String] = []
}
