import ScaenaUIKit

/// Owns the View scene, and tells the interactor its lifecycle and what the user did.
final class ViewViewController: SceneViewController {
    private let viewInteractor: any ViewInteractorProtocol
    private let viewView = ViewView()

    init(interactor: any ViewInteractorProtocol) {
        viewInteractor = interactor
        super.init(interactor: interactor)
        title = ViewTexts.title
    }

    override func loadView() {
        view = viewView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewView.stackButton.addAction(
            UIAction { [weak self] _ in
                self?.viewInteractor.stackTapped()
            },
            for: .touchUpInside)
        viewView.callButton.addAction(
            UIAction { [weak self] _ in
                self?.viewInteractor.callTapped()
            },
            for: .touchUpInside)
    }
}

extension ViewViewController: ViewViewControllerProtocol {
    func show(viewModel: ViewViewModel) {
        viewView.stackLabel.text = viewModel.stack
        viewView.viewLabel.text = String(viewModel.view)
        viewView.presenterLabel.text = String(viewModel.presenter)
    }
}
