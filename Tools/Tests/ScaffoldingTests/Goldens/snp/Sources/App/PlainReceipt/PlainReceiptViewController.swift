import UIKit

/// Owns the Plain receipt scene, and tells the interactor its lifecycle and what the user did.
final class PlainReceiptViewController: UIViewController {
    private let plainReceiptInteractor: any PlainReceiptInteractorProtocol
    private let plainReceiptView = PlainReceiptView()

    init(interactor: any PlainReceiptInteractorProtocol) {
        plainReceiptInteractor = interactor
        super.init(nibName: nil, bundle: nil)
        title = PlainReceiptTexts.title
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = plainReceiptView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        plainReceiptView.legalButton.addAction(
            UIAction { [weak self] _ in
                self?.plainReceiptInteractor.legalTapped()
            },
            for: .touchUpInside)
        plainReceiptView.laterButton.addAction(
            UIAction { [weak self] _ in
                self?.plainReceiptInteractor.laterTapped()
            },
            for: .touchUpInside)
        plainReceiptInteractor.viewDidLoad()
    }
}

extension PlainReceiptViewController: PlainReceiptViewControllerProtocol {
    func show(viewModel: PlainReceiptViewModel) {
        plainReceiptView.atLabel.text = viewModel.at
        plainReceiptView.linkLabel.text = viewModel.link
        plainReceiptView.idLabel.text = viewModel.id
    }

    var viewController: UIViewController { self }

    func showErrorDialog(message: String, dismissesScene: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: PlainReceiptTexts.ok, style: .cancel) { [weak self] _ in
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
