import ScaenaUIKit
import Words

/// Owns the History scene, and tells the interactor its lifecycle and what the user did.
final class HistoryViewController: SceneViewController {
    private let historyInteractor: any HistoryInteractorProtocol
    private let historyView: HistoryView
    private var rows: [HistoryRowViewModel] = []

    init(interactor: any HistoryInteractorProtocol, words: Words = SnappWords.words()) {
        historyView = HistoryView(words: words)
        historyInteractor = interactor
        super.init(interactor: interactor)
        title = words("History")
    }

    override func loadView() {
        view = historyView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        historyView.tableView.register(
            HistoryCell.self, forCellReuseIdentifier: HistoryCell.reuseIdentifier)
        historyView.tableView.dataSource = self
        historyView.refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.historyInteractor.refreshPulled()
            },
            for: .valueChanged)
    }
}

extension HistoryViewController: HistoryViewControllerProtocol {
    func show(rows: [HistoryRowViewModel]) {
        self.rows = rows
        historyView.emptyLabel.isHidden = !rows.isEmpty
        historyView.tableView.reloadData()
    }

    func showLoading() {
        historyView.setLoading(true)
    }

    func hideLoading() {
        historyView.setLoading(false)
    }
}

extension HistoryViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: HistoryCell.reuseIdentifier, for: indexPath)
        (cell as? HistoryCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension HistoryViewController: RestorableScreen {
    static let id = "history"
    var screenID: String { Self.id }
}
