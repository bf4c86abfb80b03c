import ScaenaUIKit

/// Owns the Terms scene, and tells the interactor its lifecycle and what the user did.
final class TermsViewController: SceneViewController {
    private let termsInteractor: any TermsInteractorProtocol
    private let termsView = TermsView()

    init(interactor: any TermsInteractorProtocol) {
        termsInteractor = interactor
        super.init(interactor: interactor)
        title = TermsTexts.title
    }

    override func loadView() {
        view = termsView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        termsView.termsAndConditionsButton.addAction(
            UIAction { [weak self] _ in
                self?.termsInteractor.termsAndConditionsButtonTapped()
            },
            for: .touchUpInside)
    }
}

extension TermsViewController: TermsViewControllerProtocol {
    func show(viewModel: TermsViewModel) {
        termsView.textLabel.text = viewModel.text
    }
}
