import Foundation

/// Directs the Welcome module: every operation starts here, and each result passes through.
@MainActor
final class WelcomeDirector {
    weak var ui: (any Welcome_DisplayUI)?

    private let dataManager: any Welcome_ManageData
    private let navigator: any Welcome_Navigate

    init(worker: any Welcome_ManageData, navigator: any Welcome_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension WelcomeDirector: Welcome_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchWelcome()
    }
}

extension WelcomeDirector: Welcome_PresentData {
    func present(title: String) {
        ui?.display(WelcomeUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
