import ScaenaUIKit

/// Makes the cells of gadgets.
@MainActor
protocol GadgetListCellFactory: AnyObject {
    /// Has a table know the cells, before it is asked for any.
    func register(in tableView: UITableView)

    /// A cell that shows what its view model has, whatever it showed before.
    func make(_ viewModel: GadgetCellViewModel, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell
}

/// Makes the cells of gadgets, and injects what they depend on.
@MainActor
final class DefaultGadgetListCellFactory: GadgetListCellFactory {
    private let reuseIdentifier = "GadgetCellViewModel"

    func register(in tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
    }

    func make(_ viewModel: GadgetCellViewModel, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.name
        content.secondaryText = viewModel.created
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
