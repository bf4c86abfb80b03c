import Foundation

/// Gets the data of the Welcome module. It knows how, and works with no value: it passes all on.
@MainActor
final class WelcomeWorker: Welcome_ManageData {
    weak var presenter: (any Welcome_PresentData)?

    func fetchWelcome() {
        presenter?.present(title: "Welcome")
    }
}
