import XCTest

@testable import Pantry

final class ProductDetailViewModelTests: XCTestCase {
    private final class CoordinatorSpy: ProductDetailCoordinatorProtocol {
        var deletions = 0
        func productWasDeleted() { deletions += 1 }
    }

    func testDeletionEndsTheScene() {
        let (pantry, coordinator) = (StubPantryService(), CoordinatorSpy())
        let product = Product(id: UUID(), name: "Rice", amount: 2)
        ProductDetailViewModel(product: product, services: .stub(pantry: pantry), coordinator: coordinator).delete()
        XCTAssertEqual(pantry.removed, [product.id])
        XCTAssertEqual(coordinator.deletions, 1)
    }
}
