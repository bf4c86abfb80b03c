import ScaenaUIKit

/// Owns the Orders scene, and tells the interactor its lifecycle and what the user did.
final class OrdersViewController: SceneViewController {
    private let ordersInteractor: any OrdersInteractorProtocol
    private let ordersView = OrdersView()
    private var rows: [OrdersRowViewModel] = []

    init(interactor: any OrdersInteractorProtocol) {
        ordersInteractor = interactor
        super.init(interactor: interactor)
        title = OrdersTexts.title
    }

    override func loadView() {
        view = ordersView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ordersView.deleteAllButton.addAction(
            UIAction { [weak self] _ in
                self?.ordersInteractor.deleteAllTapped()
            },
            for: .touchUpInside)
        ordersView.addButton.addAction(
            UIAction { [weak self] _ in
                self?.ordersInteractor.addTapped()
            },
            for: .touchUpInside)
        ordersView.helpButton.addAction(
            UIAction { [weak self] _ in
                self?.ordersInteractor.helpTapped()
            },
            for: .touchUpInside)
        ordersView.tableView.register(
            OrdersCell.self, forCellReuseIdentifier: OrdersCell.reuseIdentifier)
        ordersView.tableView.dataSource = self
        ordersView.tableView.delegate = self
        ordersView.refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.ordersInteractor.refreshPulled()
            },
            for: .valueChanged)
    }
}

extension OrdersViewController: OrdersViewControllerProtocol {
    func show(rows: [OrdersRowViewModel]) {
        self.rows = rows
        ordersView.emptyLabel.isHidden = !rows.isEmpty
        ordersView.tableView.reloadData()
    }

    func showLoading() {
        ordersView.setLoading(true)
    }

    func hideLoading() {
        ordersView.setLoading(false)
    }
}

extension OrdersViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OrdersCell.reuseIdentifier, for: indexPath)
        (cell as? OrdersCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension OrdersViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        ordersInteractor.orderSelected(id: rows[indexPath.row].id)
    }
}
