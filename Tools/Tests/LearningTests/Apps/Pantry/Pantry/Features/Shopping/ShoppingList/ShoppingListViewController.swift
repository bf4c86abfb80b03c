import UIKit

final class ShoppingListViewController: BaseViewController {
    private let viewModel: ShoppingListViewModelProtocol
    private let tableView = UITableView()

    init(viewModel: ShoppingListViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.load()
    }

    override func setUpViews() {
        title = "Shopping"
        tableView.register(ShoppingListCell.self, forCellReuseIdentifier: "item")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .camera, primaryAction: UIAction { [weak self] _ in self?.viewModel.scan() })
    }
}

extension ShoppingListViewController: ShoppingListViewModelDelegate {
    func itemsDidChange() { tableView.reloadData() }

    func itemDidChange(at index: Int) {
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .fade)
    }
}

extension ShoppingListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        (cell as? ShoppingListCell)?.viewModel = viewModel.cells[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.toggle(indexPath.row) }
}
