import UIKit

/// Owns the Plain about scene, and tells the interactor its lifecycle and what the user did.
final class PlainAboutViewController: UIViewController {
    private let plainAboutInteractor: any PlainAboutInteractorProtocol
    private let plainAboutView = PlainAboutView()

    init(interactor: any PlainAboutInteractorProtocol) {
        plainAboutInteractor = interactor
        super.init(nibName: nil, bundle: nil)
        title = PlainAboutTexts.title
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = plainAboutView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        plainAboutView.helpButton.addAction(
            UIAction { [weak self] _ in
                self?.plainAboutInteractor.helpTapped()
            },
            for: .touchUpInside)
        plainAboutInteractor.viewDidLoad()
    }
}

extension PlainAboutViewController: PlainAboutViewControllerProtocol {
    func show(viewModel: PlainAboutViewModel) {
        plainAboutView.nameLabel.text = viewModel.name
    }

    func showLoading() {
        plainAboutView.setLoading(true)
    }

    func hideLoading() {
        plainAboutView.setLoading(false)
    }

    var viewController: UIViewController { self }

    func showErrorDialog(message: String, dismissesScene: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: PlainAboutTexts.retry, style: .default) { [weak self] _ in
                self?.plainAboutInteractor.retryTapped()
            })
        alert.addAction(
            UIAlertAction(title: PlainAboutTexts.ok, style: .cancel) { [weak self] _ in
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
