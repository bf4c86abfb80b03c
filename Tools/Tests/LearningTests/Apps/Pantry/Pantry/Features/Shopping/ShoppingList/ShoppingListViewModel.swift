import Foundation

protocol ShoppingListViewModelProtocol: AnyObject {
    var cells: [ShoppingListCellViewModel] { get }
    func load()
    func toggle(_ index: Int)
    func scan()
}

protocol ShoppingListViewModelDelegate: AnyObject {
    func itemsDidChange()
    func itemDidChange(at index: Int)
}

final class ShoppingListViewModel: ShoppingListViewModelProtocol {
    weak var delegate: ShoppingListViewModelDelegate?
    private weak var coordinator: ShoppingListCoordinatorProtocol?
    private let services: AppServices
    private var items: [ShoppingItem] = [] {
        didSet { try? services.shopping.save(items) }
    }

    var cells: [ShoppingListCellViewModel] { items.map(ShoppingListCellViewModel.init) }

    init(services: AppServices, coordinator: ShoppingListCoordinatorProtocol) {
        self.services = services
        self.coordinator = coordinator
    }

    func load() {
        items = (try? services.shopping.items()) ?? []
        delegate?.itemsDidChange()
    }

    func toggle(_ index: Int) {
        items[index].isDone.toggle()
        delegate?.itemDidChange(at: index)
    }

    func scan() { coordinator?.showScanner() }
}
