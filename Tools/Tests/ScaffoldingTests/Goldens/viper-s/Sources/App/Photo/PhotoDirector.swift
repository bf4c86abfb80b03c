import UIKit

/// Directs the Photo module: every operation starts here, and each result passes through.
@MainActor
final class PhotoDirector {
    weak var ui: (any Photo_DisplayUI)?

    private let dataManager: any Photo_ManageData
    private let navigator: any Photo_Navigate

    init(worker: any Photo_ManageData, navigator: any Photo_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension PhotoDirector: Photo_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchPhoto()
    }
}

extension PhotoDirector: Photo_PresentData {
    func present(photo: Data) {
        ui?.display(PhotoUI(photo: UIImage(data: photo) ?? UIImage()))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
