import Foundation

protocol ShelvesViewModelProtocol: AnyObject {
    var count: Int { get }
    func load()
    func cell(at index: Int) -> ShelfCellViewModel
    func select(_ index: Int)
}

protocol ShelvesViewModelDelegate: AnyObject {
    func shelvesDidChange()
    func shelvesDidFail(_ message: String)
}

final class ShelvesViewModel: ShelvesViewModelProtocol {
    weak var delegate: ShelvesViewModelDelegate?
    private weak var coordinator: ShelvesCoordinatorProtocol?
    private let services: AppServices
    private var shelves: [Shelf] = []

    var count: Int { shelves.count }

    init(services: AppServices, coordinator: ShelvesCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func load() {
        do {
            shelves = try services.pantry.shelves()
            delegate?.shelvesDidChange()
        } catch {
            delegate?.shelvesDidFail(error.localizedDescription)
        }
    }

    func cell(at index: Int) -> ShelfCellViewModel { ShelfCellViewModel(shelves[index]) }

    func select(_ index: Int) { coordinator?.showShelf(shelves[index]) }
}
