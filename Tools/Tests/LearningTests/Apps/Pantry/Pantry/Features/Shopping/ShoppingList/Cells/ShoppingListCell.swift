import UIKit

final class ShoppingListCell: UITableViewCell {
    var viewModel: ShoppingListCellViewModel? {
        didSet {
            textLabel?.text = viewModel?.title
            accessoryType = viewModel?.isDone == true ? .checkmark : .none
        }
    }
}
