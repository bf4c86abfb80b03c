import UIKit

final class ShelfDetailViewController: BaseViewController {
    private let viewModel: ShelfDetailViewModelProtocol
    private let list = UITableView(frame: .zero, style: .insetGrouped)

    init(viewModel: ShelfDetailViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        title = viewModel.title
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.viewModel.addProduct() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewModel.reload()
    }
}

extension ShelfDetailViewController: ShelfDetailViewModelDelegate {
    func productsDidChange() { list.reloadData() }
}

extension ShelfDetailViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = viewModel.names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectProduct(indexPath.row)
    }
}
