import Foundation

/// The use cases of the Home module.
@MainActor
final class HomeInteractor {
    weak var presenter: (any HomeInteractorOutputProtocol)?
}

extension HomeInteractor: HomeInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(title: "Home")
    }
}
