import Foundation

/// Gets the data of the Photo module. It knows how, and works with no value: it passes all on.
@MainActor
final class PhotoWorker: Photo_ManageData {
    weak var presenter: (any Photo_PresentData)?

    func fetchPhoto() {
        presenter?.present(photo: Data())
    }
}
