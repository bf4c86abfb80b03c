import Foundation

protocol ProductDetailViewModelProtocol: AnyObject {
    var sharedText: String { get }
    func show()
    func delete()
}

protocol ProductDetailViewModelDelegate: AnyObject {
    func show(name: String, expiry: String)
    func deletionDidFail(_ message: String)
}

final class ProductDetailViewModel: ProductDetailViewModelProtocol {
    weak var delegate: ProductDetailViewModelDelegate?
    private weak var coordinator: ProductDetailCoordinatorProtocol?
    private let services: AppServices
    private let product: Product

    var sharedText: String { "\(product.amount) × \(product.name)" }

    init(product: Product, services: AppServices, coordinator: ProductDetailCoordinatorProtocol) {
        self.product = product
        self.services = services
        self.coordinator = coordinator
    }

    func show() {
        delegate?.show(name: product.name, expiry: product.expiry?.formatted() ?? "–")
    }

    func delete() {
        do {
            try services.pantry.remove(product.id)
            coordinator?.productWasDeleted()
        } catch {
            delegate?.deletionDidFail(error.localizedDescription)
        }
    }
}
