import UIKit

final class ProductEditorViewController: BaseViewController, ProductEditorViewModelDelegate {
    private let viewModel: ProductEditorViewModelProtocol
    private let nameField = UITextField()
    private let amountStepper = UIStepper()

    init(viewModel: ProductEditorViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        view.addSubview(nameField)
        view.addSubview(amountStepper)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    }

    private func save() {
        viewModel.save(name: nameField.text ?? "", amount: Int(amountStepper.value))
    }

    func nameIsMissing() {
        nameField.layer.borderColor = UIColor.systemRed.cgColor
        nameField.becomeFirstResponder()
    }
}
