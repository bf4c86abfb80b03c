import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultAddOnePresenter")
struct DefaultAddOnePresenterTests {
    private let presenter = DefaultAddOnePresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.name.value == "Add one")
        #expect(presenter.canCreate.value == false)
    }
}
