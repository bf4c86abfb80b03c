import Foundation

/// Directs the General welcome module: every operation starts here, and each result passes through.
@MainActor
final class GeneralWelcomeDirector {
    weak var ui: (any GeneralWelcome_DisplayUI)?

    private let dataManager: any GeneralWelcome_ManageData
    private let navigator: any GeneralWelcome_Navigate

    init(worker: any GeneralWelcome_ManageData, navigator: any GeneralWelcome_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension GeneralWelcomeDirector: GeneralWelcome_HandleUIEvents {
    func onUIReady() {
        ui?.display(GeneralWelcomeUI(title: "General welcome"))
    }

    func onItems() {
        navigator.gotoItemsList()
    }
}

extension GeneralWelcomeDirector: GeneralWelcome_PresentData {
    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
