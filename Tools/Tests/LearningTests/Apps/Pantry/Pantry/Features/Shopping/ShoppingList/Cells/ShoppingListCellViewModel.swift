import Foundation

struct ShoppingListCellViewModel {
    let title: String
    let isDone: Bool

    init(_ item: ShoppingItem) {
        title = item.title
        isDone = item.isDone
    }
}
