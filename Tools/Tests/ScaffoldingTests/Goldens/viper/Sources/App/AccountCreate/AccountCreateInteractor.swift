import Foundation

/// The use cases of the Account create module.
@MainActor
final class AccountCreateInteractor {
    weak var presenter: (any AccountCreateInteractorOutputProtocol)?
}

extension AccountCreateInteractor: AccountCreateInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(
            name: "Account create", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
    }
}
