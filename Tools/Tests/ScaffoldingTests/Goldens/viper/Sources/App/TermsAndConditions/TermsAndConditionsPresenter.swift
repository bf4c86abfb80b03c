import ScaenaUIKit

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class TermsAndConditionsPresenter {
    weak var view: (any TermsAndConditionsViewProtocol)?

    private let interactor: any TermsAndConditionsInteractorInputProtocol
    private let wireframe: any TermsAndConditionsWireframeProtocol

    init(
        interactor: any TermsAndConditionsInteractorInputProtocol, wireframe: any TermsAndConditionsWireframeProtocol
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension TermsAndConditionsPresenter: TermsAndConditionsPresenterProtocol {
    func setup() {
        interactor.setup()
    }

    func selectSomeVeryLongEventName() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }

    func proceedToAnotherLongName() {
        // Decide what follows: ask the interactor, or let the wireframe go elsewhere.
    }
}

extension TermsAndConditionsPresenter: TermsAndConditionsInteractorOutputProtocol {
    func didReceive(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        view?.didReceive(
            viewModel: TermsAndConditionsViewModel(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func didReceive(error: any Error) {
        view?.didReceive(error: error.localizedDescription)
    }
}
