import Foundation

/// The use cases of the Detail module.
@MainActor
final class DetailInteractor {
    weak var presenter: (any DetailInteractorOutputProtocol)?

    private let itemService: any ItemServiceProtocol

    init(itemService: any ItemServiceProtocol) {
        self.itemService = itemService
    }
}

extension DetailInteractor: DetailInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(title: "Detail")
    }
}
