import Foundation

/// The use cases of the Dated module.
@MainActor
final class DatedInteractor {
    weak var presenter: (any DatedInteractorOutputProtocol)?
}

extension DatedInteractor: DatedInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(title: "Dated")
    }
}
