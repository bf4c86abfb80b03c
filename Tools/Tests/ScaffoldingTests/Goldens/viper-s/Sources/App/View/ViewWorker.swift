import Foundation

/// Gets the data of the View module. It knows how, and works with no value: it passes all on.
@MainActor
final class ViewWorker: View_ManageData {
    weak var presenter: (any View_PresentData)?

    func fetchView() {
        presenter?.present(stack: "View", view: 0, presenter: false, model: 0)
    }
}
