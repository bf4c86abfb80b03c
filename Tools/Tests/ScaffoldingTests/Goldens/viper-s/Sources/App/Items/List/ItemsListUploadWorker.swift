import Foundation

/// Gets the data of the Items list module: upload. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsListUploadWorker: ItemsListUpload_ManageData {
    weak var presenter: (any ItemsListUpload_PresentData)?

    func fetchUpload() {
        presenter?.presentUpload(items: [])
    }
}
