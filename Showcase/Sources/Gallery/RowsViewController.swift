import ScaenaUIKit

/// A table that can be refreshed, selected from, swiped, edited and sorted.
public final class RowsViewController: UITableViewController {
    private var rows = ["Amsterdam", "Berlin", "Copenhagen", "Dublin", "Edinburgh", "Florence", "Geneva", "Helsinki"]
    private var refreshCount = 0

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.beginRefresh() }, for: .valueChanged)
        refreshControl = refresh
        navigationItem.rightBarButtonItem = editButtonItem
    }

    private func beginRefresh() {
        refreshCount += 1
        Task { [weak self] in
            await Task.yield()
            self?.endRefresh()
        }
    }

    private func endRefresh() {
        rows.insert("News \(refreshCount)", at: 0)
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }

    // MARK: UITableViewDataSource

    /// Returns the number of rows.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The only one.
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    /// A row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Which.
    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.showsReorderControl = true
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    /// The section's title.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The only one.
    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Cities"
    }

    /// Deletes a row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - editingStyle: The chosen style.
    ///   - indexPath: Which.
    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    /// Returns true if a row can be moved.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Which.
    public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Moves a row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - sourceIndexPath: Which.
    ///   - destinationIndexPath: Where to.
    public override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: UITableViewDelegate

    /// Shows a city.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Which.
    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = TextViewController(text: "All about \(rows[indexPath.row])")
        detail.navigationItem.title = rows[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }

    /// Returns the actions of a swipe from the right.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Where.
    public override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.rows.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.rows[indexPath.row] += " ⚑"
            self?.tableView.reloadRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
