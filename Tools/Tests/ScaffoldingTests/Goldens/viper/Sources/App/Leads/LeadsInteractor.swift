import Foundation

/// The use cases of the Leads module.
@MainActor
final class LeadsInteractor {
    weak var presenter: (any LeadsInteractorOutputProtocol)?
}

extension LeadsInteractor: LeadsInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(title: "Leads")
    }
}
