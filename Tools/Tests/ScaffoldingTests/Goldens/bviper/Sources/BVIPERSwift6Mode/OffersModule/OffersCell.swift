import ScaenaUIKit

/// The looks of a row of promotions. It knows nobody.
final class OffersCell: UITableViewCell {
    static let reuseIdentifier = "OffersCell"

    /// Shows a row as it is, whatever the cell showed before.
    func show(_ row: PromotionPresentationModel) {
        var content = defaultContentConfiguration()
        content.text = row.name
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
