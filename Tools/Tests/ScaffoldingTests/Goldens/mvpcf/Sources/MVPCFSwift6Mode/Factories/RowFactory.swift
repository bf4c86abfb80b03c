import ScaenaUIKit

/// Makes row cells.
@MainActor
protocol RowFactory: AnyObject {
    /// A cell that shows what its view model has.
    func make(_ viewModel: RowCellViewModel) -> UITableViewCell
}

/// Makes row cells, and injects what they depend on.
@MainActor
final class DefaultRowFactory: RowFactory {
    func make(_ viewModel: RowCellViewModel) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        let texts = ["\(viewModel.title)", "\(viewModel.count)"]
        content.text = texts.first
        content.secondaryText = texts.dropFirst().joined(separator: ", ")
        cell.contentConfiguration = content
        return cell
    }
}
