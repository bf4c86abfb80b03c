import ScaenaUIKit

/// The looks of a row of goods. It knows nobody.
final class GoodsListCell: UITableViewCell {
    static let reuseIdentifier = "GoodsListCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: GoodUI) {
        var content = defaultContentConfiguration()
        content.text = row.name
        content.secondaryText = row.created
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
