import UIKit

final class MembersViewController: BaseViewController {
    private let viewModel: any MembersViewModelProtocol
    private let stack = UIStackView()

    init(viewModel: any MembersViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        title = "Household"
        stack.axis = .vertical
        view.addSubview(stack)
        let invite = UIAction(title: "Invite") { [weak self] _ in self?.viewModel.invite() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: invite)
        viewModel.load()
    }

    private func add(_ name: String) {
        let label = UILabel()
        label.text = name
        stack.addArrangedSubview(label)
    }
}

extension MembersViewController: MembersViewModelDelegate {
    func membersDidLoad(_ names: [String]) {
        showLoading(false)
        names.forEach(add)
    }

    func membersDidFail(_ message: String) { showError(message) }
}
