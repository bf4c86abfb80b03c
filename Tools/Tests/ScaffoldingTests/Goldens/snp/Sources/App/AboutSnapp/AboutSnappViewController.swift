import ScaenaUIKit

/// Owns the About snapp scene, and tells the interactor its lifecycle and what the user did.
final class AboutSnappViewController: SceneViewController {
    private let aboutSnappInteractor: any AboutSnappInteractorProtocol
    private let aboutSnappView = AboutSnappView()

    init(interactor: any AboutSnappInteractorProtocol) {
        aboutSnappInteractor = interactor
        super.init(interactor: interactor)
        title = AboutSnappTexts.title
    }

    override func loadView() {
        view = aboutSnappView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        aboutSnappView.termsAndConditionsButton.addAction(
            UIAction { [weak self] _ in
                self?.aboutSnappInteractor.termsAndConditionsButtonTapped()
            },
            for: .touchUpInside)
        aboutSnappView.helpButton.addAction(
            UIAction { [weak self] _ in
                self?.aboutSnappInteractor.helpTapped()
            },
            for: .touchUpInside)
    }
}

extension AboutSnappViewController: AboutSnappViewControllerProtocol {
    func show(viewModel: AboutSnappViewModel) {
        aboutSnappView.nameLabel.text = viewModel.name
    }

    func showLoading() {
        aboutSnappView.setLoading(true)
    }

    func hideLoading() {
        aboutSnappView.setLoading(false)
    }
}
