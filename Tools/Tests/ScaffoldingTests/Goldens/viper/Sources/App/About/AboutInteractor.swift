import Foundation

/// The use cases of the About module.
@MainActor
final class AboutInteractor {
    weak var presenter: (any AboutInteractorOutputProtocol)?
}

extension AboutInteractor: AboutInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(title: "About")
    }
}
