import UIKit

/// Owns the Plain scene, and tells the interactor its lifecycle and what the user did.
final class PlainViewController: UIViewController {
    private let plainInteractor: any PlainInteractorProtocol
    private let plainView = PlainView()

    init(interactor: any PlainInteractorProtocol) {
        plainInteractor = interactor
        super.init(nibName: nil, bundle: nil)
        title = PlainTexts.title
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = plainView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        plainView.termsButton.addAction(
            UIAction { [weak self] _ in
                self?.plainInteractor.termsTapped()
            },
            for: .touchUpInside)
        plainInteractor.viewDidLoad()
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func rowSelected(index: Int) {
        plainInteractor.rowSelected(index: index)
    }
}

extension PlainViewController: PlainViewControllerProtocol {
    func show(viewModel: PlainViewModel) {
        plainView.textLabel.text = viewModel.text
    }

    var viewController: UIViewController { self }

    func showErrorDialog(message: String, dismissesScene: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: PlainTexts.retry, style: .default) { [weak self] _ in
                self?.plainInteractor.retryTapped()
            })
        alert.addAction(
            UIAlertAction(title: PlainTexts.ok, style: .cancel) { [weak self] _ in
                if dismissesScene { self?.plainInteractor.errorDialogOKTapped() }
            })
        present(alert, animated: true)
    }
}
