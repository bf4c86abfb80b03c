import XCTest

@testable import Pantry

final class ShelvesViewModelTests: XCTestCase {
    private final class CoordinatorSpy: ShelvesCoordinatorProtocol {
        var shown: [Shelf] = []
        func showShelf(_ shelf: Shelf) { shown.append(shelf) }
    }

    private let coordinator = CoordinatorSpy()

    func testSelectionShowsTheShelf() {
        let pantry = StubPantryService()
        pantry.all = [Shelf(id: UUID(), name: "Cellar", products: [])]
        let viewModel = ShelvesViewModel(services: .stub(pantry: pantry), coordinator: coordinator)
        viewModel.load()
        viewModel.select(0)
        XCTAssertEqual(coordinator.shown, pantry.all)
    }
}
