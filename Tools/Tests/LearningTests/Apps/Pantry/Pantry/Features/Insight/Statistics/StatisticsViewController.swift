import UIKit

final class StatisticsViewController: BaseViewController {
    private let viewModel: StatisticsViewModelProtocol
    private let totalLabel = UILabel()

    init(viewModel: StatisticsViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        view.addSubview(totalLabel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.viewModel.close() })
        viewModel.count()
    }
}

extension StatisticsViewController: StatisticsViewModelDelegate {
    func show(total: String) { totalLabel.text = total }
}
