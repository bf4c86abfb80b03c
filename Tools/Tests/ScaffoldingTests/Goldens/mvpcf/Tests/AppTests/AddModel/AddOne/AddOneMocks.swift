import ScaenaKit

@testable import App

/// Stands in for the presenter: a test sets its relays, and it logs what it is asked for, in order.
@MainActor
final class AddOnePresenterMock: AddOnePresenter {
    let name = StateRelay<String>("Add one")
    let canCreate = StateRelay<Bool>(false)

    private(set) var calls: [String] = []

    func create() {
        calls.append("create")
    }
}
