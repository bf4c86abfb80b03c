import Foundation

protocol MembersViewModelProtocol: AnyObject {
    func load()
    func invite()
}

protocol MembersViewModelDelegate: AnyObject {
    func membersDidLoad(_ names: [String])
    func membersDidFail(_ message: String)
}

final class MembersViewModel: MembersViewModelProtocol {
    weak var delegate: (any MembersViewModelDelegate)?
    private(set) weak var coordinator: (any MembersCoordinatorProtocol)?
    private let services: AppServices

    init(services: AppServices, coordinator: any MembersCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func load() {
        services.household.members { [weak self] result in
            switch result {
            case .success(let members): self?.delegate?.membersDidLoad(members.map(\.name))
            case .failure(let error): self?.delegate?.membersDidFail(error.localizedDescription)
            }
        }
    }

    func invite() { coordinator?.showInvite() }
}
