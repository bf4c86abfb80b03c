import Foundation

/// Gets the data of the Items dated module. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsDatedWorker: ItemsDated_ManageData {
    weak var presenter: (any ItemsDated_PresentData)?

    func fetchDated() {
        presenter?.present(title: "Items dated")
    }
}
