import Combine
import Testing

@testable import App

@MainActor
@Suite("DefaultBarePresenter")
struct DefaultBarePresenterTests {
    private let presenter = DefaultBarePresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Bare")
    }
}
