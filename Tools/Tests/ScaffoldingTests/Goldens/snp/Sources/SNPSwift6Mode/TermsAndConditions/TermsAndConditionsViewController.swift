import ScaenaUIKit

/// Owns the Terms and conditions scene, and tells the interactor its lifecycle and what the user did.
final class TermsAndConditionsViewController: SceneViewController {
    private let termsAndConditionsInteractor: any TermsAndConditionsInteractorProtocol
    private let termsAndConditionsView = TermsAndConditionsView()

    init(interactor: any TermsAndConditionsInteractorProtocol) {
        termsAndConditionsInteractor = interactor
        super.init(interactor: interactor)
        title = TermsAndConditionsTexts.title
    }

    override func loadView() {
        view = termsAndConditionsView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        termsAndConditionsView.someVeryLongEventNameButton.addAction(
            UIAction { [weak self] _ in
                self?.termsAndConditionsInteractor.someVeryLongEventNameTapped()
            },
            for: .touchUpInside)
        termsAndConditionsView.anotherLongNamedEventButton.addAction(
            UIAction { [weak self] _ in
                self?.termsAndConditionsInteractor.anotherLongNamedEventTapped()
            },
            for: .touchUpInside)
        termsAndConditionsView.thirdLongNamedEventButton.addAction(
            UIAction { [weak self] _ in
                self?.termsAndConditionsInteractor.thirdLongNamedEventTapped()
            },
            for: .touchUpInside)
    }
}

extension TermsAndConditionsViewController: TermsAndConditionsViewControllerProtocol {
    func show(viewModel: TermsAndConditionsViewModel) {
        termsAndConditionsView.firstVeryLongNameLabel.text = viewModel.firstVeryLongName
        termsAndConditionsView.secondVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            secondVeryLongName: String(viewModel.secondVeryLongName))
        termsAndConditionsView.thirdVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            thirdVeryLongName: String(viewModel.thirdVeryLongName))
        termsAndConditionsView.fourthVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
            fourthVeryLongName: String(viewModel.fourthVeryLongName))
        termsAndConditionsView.fifthNameLabel.text = TermsAndConditionsTexts.captioned(
            fifthName: viewModel.fifthName.joined(separator: ", "))
        termsAndConditionsView.sixthNameIsLongLabel.text = TermsAndConditionsTexts.captioned(
            sixthNameIsLong: viewModel.sixthNameIsLong)
    }
}
