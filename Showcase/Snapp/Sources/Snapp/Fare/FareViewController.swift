import ScaenaUIKit
import Words

/// Owns the Fare scene, and tells the interactor its lifecycle and what the user did.
final class FareViewController: SceneViewController {
    private let fareInteractor: any FareInteractorProtocol
    private let fareView: FareView

    init(interactor: any FareInteractorProtocol, words: Words = SnappWords.words()) {
        fareView = FareView(words: words)
        fareInteractor = interactor
        super.init(interactor: interactor)
        title = words("Fare")
    }

    override func loadView() {
        view = fareView
    }
}

extension FareViewController: FareViewControllerProtocol {
    func show(viewModel: FareViewModel) {
        fareView.fareLabel.text = viewModel.fare
    }

    func showLoading() {
        fareView.setLoading(true)
    }

    func hideLoading() {
        fareView.setLoading(false)
    }
}

extension FareViewController: RestorableScreen {
    static let id = "fare"
    var screenID: String { Self.id }
}
