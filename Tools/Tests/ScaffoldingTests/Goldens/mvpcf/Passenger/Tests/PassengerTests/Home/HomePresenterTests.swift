import ScaenaKit
import Testing

@testable import Passenger

@MainActor
@Suite("DefaultHomePresenter")
struct DefaultHomePresenterTests {
    private let presenter = DefaultHomePresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Home")
    }
}
