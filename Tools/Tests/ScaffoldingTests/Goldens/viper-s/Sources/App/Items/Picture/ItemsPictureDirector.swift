import ScaenaUIKit

/// Directs the Items picture module: every operation starts here, and each result passes through.
@MainActor
final class ItemsPictureDirector {
    weak var ui: (any ItemsPicture_DisplayUI)?

    private let dataManager: any ItemsPicture_ManageData
    private let navigator: any ItemsPicture_Navigate

    init(worker: any ItemsPicture_ManageData, navigator: any ItemsPicture_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension ItemsPictureDirector: ItemsPicture_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchPicture()
    }
}

extension ItemsPictureDirector: ItemsPicture_PresentData {
    func present(name: String, photo: Data, badge: Data?) {
        ui?.display(
            ItemsPictureUI(
                name: name, photo: UIImage(data: photo) ?? UIImage(), badge: badge.flatMap { UIImage(data: $0) }))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
