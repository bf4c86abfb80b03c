import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultViewPresenter")
struct DefaultViewPresenterTests {
    private let presenter = DefaultViewPresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.stack.value == 0)
        #expect(presenter.presenter.value == false)
        #expect(presenter.value.value == 0)
    }
}
