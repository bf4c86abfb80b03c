import ScaenaUIKit

/// Owns the About scene, and tells the interactor its lifecycle and what the user did.
final class AboutViewController: SceneViewController {
    private let aboutInteractor: any AboutInteractorProtocol
    private let aboutView = AboutView()

    init(interactor: any AboutInteractorProtocol) {
        aboutInteractor = interactor
        super.init(interactor: interactor)
        title = AboutTexts.title
    }

    override func loadView() {
        view = aboutView
    }
}

extension AboutViewController: AboutViewControllerProtocol {
    func show(viewModel: AboutViewModel) {
        aboutView.titleLabel.text = viewModel.title
    }
}
