import ScaenaUIKit

/// What `TermsAndConditionsPresenter` shows.
@MainActor
protocol TermsAndConditionsViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: TermsAndConditionsViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class TermsAndConditionsPresenter {
    weak var view: (any TermsAndConditionsViewInterface)?

    private let interactor: any TermsAndConditionsInteractorInterface
    private let wireframe: TermsAndConditionsWireframe

    init(interactor: any TermsAndConditionsInteractorInterface, wireframe: TermsAndConditionsWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension TermsAndConditionsPresenter: TermsAndConditionsViewHandler {
    func termsAndConditionsViewDidLoad() {
        interactor.requestTermsAndConditions()
    }

    func termsAndConditionsViewDidPressSomeVeryLongName() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }

    func termsAndConditionsViewDidPressAnotherLongName() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension TermsAndConditionsPresenter: TermsAndConditionsInteractorHandler {
    func requestTermsAndConditionsDidFinish(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        view?.show(
            viewModel: TermsAndConditionsViewModel(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func requestTermsAndConditionsDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
