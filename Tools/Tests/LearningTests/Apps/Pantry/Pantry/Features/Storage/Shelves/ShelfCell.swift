import UIKit

struct ShelfCellViewModel {
    let title: String
    let subtitle: String

    init(_ shelf: Shelf) {
        title = shelf.name
        subtitle = "\(shelf.products.count) products"
    }
}

final class ShelfCell: UITableViewCell {
    func configure(with viewModel: ShelfCellViewModel) {
        textLabel?.text = viewModel.title
        detailTextLabel?.text = viewModel.subtitle
    }
}
