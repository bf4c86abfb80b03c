import ScaenaUIKit

/// The looks of a row of rides. It knows nobody.
final class HistoryCell: UITableViewCell {
    static let reuseIdentifier = "HistoryCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: HistoryRowViewModel) {
        var content = defaultContentConfiguration()
        content.text = row.requested
        content.secondaryText = row.state
        contentConfiguration = content
    }
}
