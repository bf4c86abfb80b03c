import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultStartPresenter")
struct DefaultStartPresenterTests {
    private let presenter = DefaultStartPresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Start")
    }
}
