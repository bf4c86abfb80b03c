import UIKit

final class InviteViewController: BaseViewController {
    private let viewModel: InviteViewModelProtocol
    private let emailField = UITextField()

    init(viewModel: InviteViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        emailField.keyboardType = .emailAddress
        emailField.addAction(
            UIAction { [weak self] _ in self?.viewModel.send(self?.emailField.text ?? "") }, for: .editingDidEndOnExit)
        view.addSubview(emailField)
    }
}

extension InviteViewController: InviteViewModelDelegate {
    func sendingDidFail(_ message: String) { showError(message) }
}
