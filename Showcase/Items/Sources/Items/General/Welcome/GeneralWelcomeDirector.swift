import Foundation
import Words

/// Directs the General welcome module: every operation starts here, and each result passes through.
@MainActor
final class GeneralWelcomeDirector {
    weak var ui: (any GeneralWelcome_DisplayUI)?

    private let dataManager: any GeneralWelcome_ManageData
    private let navigator: any GeneralWelcome_Navigate

    private let words: Words

    init(
        worker: any GeneralWelcome_ManageData, navigator: any GeneralWelcome_Navigate, words: Words = ItemsWords.words()
    ) {
        self.words = words
        dataManager = worker
        self.navigator = navigator
    }
}

extension GeneralWelcomeDirector: GeneralWelcome_HandleUIEvents {
    func onUIReady() {
        ui?.display(GeneralWelcomeUI(title: words("Everything that you want to keep in mind.")))
    }

    func onItems() {
        navigator.gotoItemsList()
    }

    func onLink(itemID: String) {
        navigator.gotoItemsList(opening: itemID)
    }
}

extension GeneralWelcomeDirector: GeneralWelcome_PresentData {
    func present(error: any Error) {
        ui?.display(error: words(error))
    }
}
