import Foundation

/// Gets the data of the Items detail module. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsDetailWorker: ItemsDetail_ManageData {
    weak var presenter: (any ItemsDetail_PresentData)?

    func fetchDetail() {
        presenter?.present(title: "Items detail")
    }
}
