import Foundation

/// Gets the data of the Home module. It knows how, and works with no value: it passes all on.
@MainActor
final class HomeWorker: Home_ManageData {
    weak var presenter: (any Home_PresentData)?

    func fetchHome() {
        presenter?.present(title: "Home")
    }
}
