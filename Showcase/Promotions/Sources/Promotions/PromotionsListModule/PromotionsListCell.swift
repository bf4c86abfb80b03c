import ScaenaUIKit

/// The looks of a row of promotions. It knows nobody.
final class PromotionsListCell: UITableViewCell {
    static let reuseIdentifier = "PromotionsListCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: PromotionPresentationModel) {
        var content = defaultContentConfiguration()
        content.text = row.title
        content.secondaryText = [row.discount, row.ends].joined(separator: " · ")
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
