import UIKit

final class ShelvesViewController: BaseViewController {
    private let viewModel: ShelvesViewModelProtocol
    private let tableView = UITableView()
    private let emptyView = EmptyStateView()

    init(viewModel: ShelvesViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelves"
        viewModel.load()
    }

    override func setUpViews() {
        tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }
}

extension ShelvesViewController: ShelvesViewModelDelegate {
    func shelvesDidChange() {
        emptyView.isHidden = viewModel.count > 0
        tableView.reloadData()
    }

    func shelvesDidFail(_ message: String) { showError(message) }
}

extension ShelvesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        (cell as? ShelfCell)?.configure(with: viewModel.cell(at: indexPath.row))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(indexPath.row)
    }
}
