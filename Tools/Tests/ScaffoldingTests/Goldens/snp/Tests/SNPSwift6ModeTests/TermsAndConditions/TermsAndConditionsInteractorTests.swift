import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("TermsAndConditionsInteractor")
struct TermsAndConditionsInteractorTests {
    private let presenter = TermsAndConditionsPresenterProtocolMock()
    private let router = TermsAndConditionsRouterProtocolMock()
    private let interactor: TermsAndConditionsInteractor

    init() {
        interactor = TermsAndConditionsInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(
            presenter.calls == [
                .present(
                    firstVeryLongName: "Terms and conditions",
                    secondVeryLongName: 0,
                    thirdVeryLongName: 0,
                    fourthVeryLongName: false,
                    fifthName: [],
                    sixthNameIsLong: nil)
            ])
    }
}
