import ScaenaUIKit

/// The looks of a row of items. It knows nobody.
final class ItemsListCell: UITableViewCell {
    static let reuseIdentifier = "ItemsListCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: ItemUI) {
        var content = defaultContentConfiguration()
        content.text = row.name
        content.secondaryText = row.created
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
