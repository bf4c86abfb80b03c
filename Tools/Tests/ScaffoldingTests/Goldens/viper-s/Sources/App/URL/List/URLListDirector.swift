import Foundation

/// Directs the URL list module: every operation starts here, and each result passes through.
@MainActor
final class URLListDirector {
    weak var ui: (any URLList_DisplayUI)?

    private let dataManager: any URLList_ManageData
    private let navigator: any URLList_Navigate

    init(worker: any URLList_ManageData, navigator: any URLList_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension URLListDirector: URLList_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchList()
    }

    func onOpenURLTapped() {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension URLListDirector: URLList_PresentData {
    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?) {
        ui?.display(URLListUI(name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
