import ScaenaUIKit
import Words

/// Owns the About scene, and tells the interactor its lifecycle and what the user did.
final class AboutViewController: SceneViewController {
    private let aboutInteractor: any AboutInteractorProtocol
    private let aboutView: AboutView

    init(interactor: any AboutInteractorProtocol, words: Words = SnappWords.words()) {
        aboutView = AboutView(words: words)
        aboutInteractor = interactor
        super.init(interactor: interactor)
        title = words("About Snapp!")
    }

    override func loadView() {
        view = aboutView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        aboutView.termsAndConditionsButton.addAction(
            UIAction { [weak self] _ in
                self?.aboutInteractor.termsAndConditionsButtonTapped()
            },
            for: .touchUpInside)
    }
}

extension AboutViewController: AboutViewControllerProtocol {
    func show(viewModel: AboutViewModel) {
        aboutView.textLabel.text = viewModel.text
        if viewModel.isLoading {
            aboutView.activityIndicator.startAnimating()
        } else {
            aboutView.activityIndicator.stopAnimating()
        }
    }
}

extension AboutViewController: RestorableScreen {
    static let id = "about"
    var screenID: String { Self.id }
}
