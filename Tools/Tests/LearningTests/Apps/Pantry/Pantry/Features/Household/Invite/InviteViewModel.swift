import Foundation

protocol InviteViewModelProtocol: AnyObject {
    func send(_ email: String)
}

protocol InviteViewModelDelegate: AnyObject {
    func sendingDidFail(_ message: String)
}

final class InviteViewModel: InviteViewModelProtocol {
    weak var delegate: InviteViewModelDelegate?
    var onEnd: () -> Void = {}
    private let services: AppServices

    init(services: AppServices) { self.services = services }

    func send(_ email: String) {
        services.household.invite(email) { [weak self] error in
            if let error {
                self?.delegate?.sendingDidFail(error.localizedDescription)
            } else {
                self?.onEnd()
            }
        }
    }
}
