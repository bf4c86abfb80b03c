import Foundation

/// Gets the data of the Items picture module. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsPictureWorker: ItemsPicture_ManageData {
    weak var presenter: (any ItemsPicture_PresentData)?

    func fetchPicture() {
        presenter?.present(name: "Items picture", photo: Data(), badge: nil)
    }
}
