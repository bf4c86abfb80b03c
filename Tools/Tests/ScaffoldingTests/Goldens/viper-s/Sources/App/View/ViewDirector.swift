import Foundation

/// Directs the View module: every operation starts here, and each result passes through.
@MainActor
final class ViewDirector {
    weak var ui: (any View_DisplayUI)?

    private let dataManager: any View_ManageData
    private let navigator: any View_Navigate

    init(worker: any View_ManageData, navigator: any View_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension ViewDirector: View_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchView()
    }
}

extension ViewDirector: View_PresentData {
    func present(stack: String, view: Int, presenter: Bool, model: Int) {
        ui?.display(ViewUI(stack: stack, view: view, presenter: presenter, model: model))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
