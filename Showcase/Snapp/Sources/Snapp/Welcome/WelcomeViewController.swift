import ScaenaUIKit
import Words

/// Owns the Welcome scene, and tells the interactor its lifecycle and what the user did.
final class WelcomeViewController: SceneViewController {
    private let welcomeInteractor: any WelcomeInteractorProtocol
    private let welcomeView: WelcomeView

    init(interactor: any WelcomeInteractorProtocol, words: Words = SnappWords.words()) {
        welcomeView = WelcomeView(words: words)
        welcomeInteractor = interactor
        super.init(interactor: interactor)
        title = words("Welcome")
    }

    /// Opens the scene that a link leads to.
    func open(_ link: ShowScene) {
        welcomeInteractor.linkOpened(to: link)
    }

    override func loadView() {
        view = welcomeView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        welcomeView.aboutButton.addAction(
            UIAction { [weak self] _ in
                self?.welcomeInteractor.aboutButtonTapped()
            },
            for: .touchUpInside)
        welcomeView.rideButton.addAction(
            UIAction { [weak self] _ in
                self?.welcomeInteractor.rideButtonTapped()
            },
            for: .touchUpInside)
    }
}

extension WelcomeViewController: WelcomeViewControllerProtocol {
    func show(viewModel: WelcomeViewModel) {
        welcomeView.newsLabel.text = viewModel.news
    }
}
