import Foundation

protocol ProductEditorViewModelProtocol: AnyObject {
    func save(name: String, amount: Int)
}

protocol ProductEditorViewModelDelegate: AnyObject {
    func nameIsMissing()
}

final class ProductEditorViewModel: ProductEditorViewModelProtocol {
    weak var delegate: ProductEditorViewModelDelegate?
    private var coordinator: ProductEditorCoordinatorProtocol?
    private let services: AppServices
    private let shelf: Shelf

    init(shelf: Shelf, services: AppServices, coordinator: ProductEditorCoordinatorProtocol) {
        self.shelf = shelf
        self.services = services
        self.coordinator = coordinator
    }

    func save(name: String, amount: Int) {
        guard !name.isEmpty else {
            delegate?.nameIsMissing()
            return
        }
        let product = Product(id: UUID(), name: name, amount: amount)
        try? services.pantry.save(product, on: shelf.id)
        coordinator?.editingDidEnd()
    }
}
