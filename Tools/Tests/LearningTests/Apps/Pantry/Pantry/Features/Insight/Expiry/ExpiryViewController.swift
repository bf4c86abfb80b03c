import UIKit

final class ExpiryViewController: BaseViewController {
    private let viewModel: ExpiryViewModelProtocol
    private let textView = UITextView()

    init(viewModel: ExpiryViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        title = "Use soon"
        textView.isEditable = false
        view.addSubview(textView)
        let statistics = UIAction(title: "Statistics") { [weak self] _ in self?.viewModel.openStatistics() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: statistics)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewModel.refresh()
    }
}

extension ExpiryViewController: ExpiryViewModelDelegate {
    func expiryDidChange(_ lines: [String]) { textView.text = lines.joined(separator: "\n") }
}
