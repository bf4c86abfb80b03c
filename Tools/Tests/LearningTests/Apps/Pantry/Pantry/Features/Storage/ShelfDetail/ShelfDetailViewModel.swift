import Foundation

protocol ShelfDetailViewModelProtocol: AnyObject {
    var title: String { get }
    var names: [String] { get }
    func reload()
    func addProduct()
    func selectProduct(_ index: Int)
}

protocol ShelfDetailViewModelDelegate: AnyObject {
    func productsDidChange()
}

final class ShelfDetailViewModel: ShelfDetailViewModelProtocol {
    weak var delegate: ShelfDetailViewModelDelegate?
    private weak var coordinator: ShelfDetailCoordinatorProtocol?
    private let services: AppServices
    private var shelf: Shelf

    var title: String { shelf.name }
    var names: [String] { shelf.products.map(\.name) }

    init(shelf: Shelf, services: AppServices, coordinator: ShelfDetailCoordinatorProtocol) {
        self.shelf = shelf
        self.services = services
        self.coordinator = coordinator
    }

    func reload() {
        if let current = try? services.pantry.shelves().first(where: { $0.id == shelf.id }) { shelf = current }
        delegate?.productsDidChange()
    }

    func addProduct() { coordinator?.showEditor(on: shelf) }

    func selectProduct(_ index: Int) { coordinator?.showProduct(shelf.products[index]) }
}
