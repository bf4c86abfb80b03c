import ScaenaUIKit

/// The looks of a row of orders. It knows nobody.
final class OrdersCell: UITableViewCell {
    static let reuseIdentifier = "OrdersCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: OrdersRowViewModel) {
        var content = defaultContentConfiguration()
        content.text = row.name
        content.secondaryText = row.placed
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
