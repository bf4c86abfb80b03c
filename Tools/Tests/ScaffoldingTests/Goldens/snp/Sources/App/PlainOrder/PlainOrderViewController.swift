import UIKit

/// Owns the Plain order scene, and tells the interactor its lifecycle and what the user did.
final class PlainOrderViewController: UIViewController {
    private let plainOrderInteractor: any PlainOrderInteractorProtocol
    private let plainOrderView = PlainOrderView()

    init(interactor: any PlainOrderInteractorProtocol) {
        plainOrderInteractor = interactor
        super.init(nibName: nil, bundle: nil)
        title = PlainOrderTexts.title
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = plainOrderView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        followReturnKey()
        plainOrderView.saveButton.addAction(
            UIAction { [weak self] _ in
                self?.saveTapped()
            },
            for: .touchUpInside)
        plainOrderView.keepButton.addAction(
            UIAction { [weak self] _ in
                self?.keepTapped()
            },
            for: .touchUpInside)
        plainOrderView.checkButton.addAction(
            UIAction { [weak self] _ in
                self?.checkTapped()
            },
            for: .touchUpInside)
        plainOrderView.cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.plainOrderInteractor.cancelTapped()
            },
            for: .touchUpInside)
        plainOrderInteractor.viewDidLoad()
    }

    private func saveTapped() {
        plainOrderInteractor.saveTapped(name: plainOrderView.nameField.text ?? "")
    }

    private func keepTapped() {
        plainOrderInteractor.keepTapped(
            name: plainOrderView.nameField.text ?? "",
            note: plainOrderView.noteField.text ?? "",
            urgent: plainOrderView.urgentSwitch.isOn)
    }

    private func checkTapped() {
        plainOrderInteractor.checkTapped(code: plainOrderView.codeField.text ?? "")
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        plainOrderView.nameField.addAction(
            UIAction { [weak self] _ in
                _ = self?.plainOrderView.codeField.becomeFirstResponder()
            },
            for: .primaryActionTriggered)
        plainOrderView.codeField.addAction(
            UIAction { [weak self] _ in
                _ = self?.plainOrderView.noteField.becomeFirstResponder()
            },
            for: .primaryActionTriggered)
        plainOrderView.noteField.addAction(
            UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.saveTapped()
            },
            for: .primaryActionTriggered)
    }
}

extension PlainOrderViewController: PlainOrderViewControllerProtocol {
    func show(messages: PlainOrderMessagesViewModel) {
        plainOrderView.nameMessageLabel.text = messages.name
        plainOrderView.nameMessageLabel.isHidden = messages.name.isEmpty
        plainOrderView.codeMessageLabel.text = messages.code
        plainOrderView.codeMessageLabel.isHidden = messages.code.isEmpty
    }

    func showLoading() {
        plainOrderView.setLoading(true)
    }

    func hideLoading() {
        plainOrderView.setLoading(false)
    }

    var viewController: UIViewController { self }

    func showErrorDialog(message: String, dismissesScene: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: PlainOrderTexts.retry, style: .default) { [weak self] _ in
                self?.plainOrderInteractor.retryTapped()
            })
        alert.addAction(
            UIAlertAction(title: PlainOrderTexts.ok, style: .cancel) { [weak self] _ in
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
