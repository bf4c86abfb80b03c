import ScaenaKit

@testable import App

/// Stands in for the presenter: a test sets its relays, and it logs what it is asked for, in order.
@MainActor
final class ViewPresenterMock: ViewPresenter {
    let stack = StateRelay<Int>(0)
    let presenter = StateRelay<Bool>(false)
    let value = StateRelay<Int>(0)

    private(set) var calls: [String] = []
}
