import ScaenaUIKit

/// Makes row cells.
@MainActor
protocol RowFactory: AnyObject {
    /// A cell that shows values.
    func make(title: String, count: Int) -> UITableViewCell
}

/// Makes row cells, and injects what they depend on.
@MainActor
final class DefaultRowFactory: RowFactory {
    func make(title: String, count: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        let texts = ["\(title)", "\(count)"]
        content.text = texts.first
        content.secondaryText = texts.dropFirst().joined(separator: ", ")
        cell.contentConfiguration = content
        return cell
    }
}
