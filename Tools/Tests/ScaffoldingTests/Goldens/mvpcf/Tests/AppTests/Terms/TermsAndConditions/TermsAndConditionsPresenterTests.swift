import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultTermsAndConditionsPresenter")
struct DefaultTermsAndConditionsPresenterTests {
    private let presenter = DefaultTermsAndConditionsPresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.firstVeryLongName.value == "Terms and conditions")
        #expect(presenter.secondVeryLongName.value == 0)
        #expect(presenter.thirdVeryLongName.value == 0)
        #expect(presenter.fourthVeryLongName.value == false)
        #expect(presenter.fifthName.value == [])
        #expect(presenter.sixthNameIsLong.value == nil)
    }
}
