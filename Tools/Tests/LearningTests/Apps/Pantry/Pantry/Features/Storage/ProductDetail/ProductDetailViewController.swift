import UIKit

final class ProductDetailViewController: BaseViewController {
    let viewModel: ProductDetailViewModelProtocol
    private let nameLabel = UILabel()
    private let expiryLabel = UILabel()
    private lazy var deleteButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.viewModel.delete() })

    init(viewModel: ProductDetailViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, expiryLabel, deleteButton])
        stack.axis = .vertical
        view.addSubview(stack)
        addShareButton()
        viewModel.show()
    }
}

extension ProductDetailViewController: ProductDetailViewModelDelegate {
    func show(name: String, expiry: String) {
        nameLabel.text = name
        expiryLabel.text = expiry
    }

    func deletionDidFail(_ message: String) { showError(message) }
}
