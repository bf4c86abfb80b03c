import Foundation

/// Directs the Home module: every operation starts here, and each result passes through.
@MainActor
final class HomeDirector {
    weak var ui: (any Home_DisplayUI)?

    private let dataManager: any Home_ManageData
    private let navigator: any Home_Navigate

    init(worker: any Home_ManageData, navigator: any Home_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension HomeDirector: Home_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchHome()
    }
}

extension HomeDirector: Home_PresentData {
    func present(title: String) {
        ui?.display(HomeUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
