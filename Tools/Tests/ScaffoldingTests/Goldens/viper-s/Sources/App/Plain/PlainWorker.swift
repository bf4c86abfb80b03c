import Foundation

/// Gets the data of the Plain module. It knows how, and works with no value: it passes all on.
@MainActor
final class PlainWorker: Plain_ManageData {
    weak var presenter: (any Plain_PresentData)?

    func fetchPlain() {
        presenter?.present(title: "Plain")
    }
}
