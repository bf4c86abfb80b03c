import UIKit

/// Owns the Bare scene, and tells the interactor its lifecycle and what the user did.
final class BareViewController: UIViewController {
    private let bareInteractor: any BareInteractorProtocol
    private let bareView = BareView()

    init(interactor: any BareInteractorProtocol) {
        bareInteractor = interactor
        super.init(nibName: nil, bundle: nil)
        title = BareTexts.title
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = bareView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bareInteractor.viewDidLoad()
    }
}

extension BareViewController: BareViewControllerProtocol {
    func show(viewModel: BareViewModel) {
        bareView.titleLabel.text = viewModel.title
    }

    var viewController: UIViewController { self }

    func showErrorDialog(message: String, dismissesScene: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: BareTexts.ok, style: .cancel) { [weak self] _ in
                if dismissesScene { self?.leave() }
            })
        present(alert, animated: true)
    }

    private func leave() {
        if let stack = navigationController, stack.viewControllers.first !== self {
            stack.popViewController(animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}
