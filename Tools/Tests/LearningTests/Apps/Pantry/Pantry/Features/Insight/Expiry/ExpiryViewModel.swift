import Foundation

protocol ExpiryViewModelProtocol: AnyObject {
    func refresh()
    func openStatistics()
}

protocol ExpiryViewModelDelegate: AnyObject {
    func expiryDidChange(_ lines: [String])
}

final class ExpiryViewModel: ExpiryViewModelProtocol {
    weak var delegate: ExpiryViewModelDelegate?
    private weak var coordinator: ExpiryCoordinatorProtocol?
    private let services: AppServices

    init(services: AppServices, coordinator: ExpiryCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func refresh() {
        let products = ((try? services.pantry.shelves()) ?? []).flatMap(\.products)
        let dated = products.compactMap { product in product.expiry.map { (product.name, $0) } }
        delegate?.expiryDidChange(dated.sorted { $0.1 < $1.1 }.map { "\($0.1.formatted()): \($0.0)" })
    }

    func openStatistics() { coordinator?.showStatistics() }
}
