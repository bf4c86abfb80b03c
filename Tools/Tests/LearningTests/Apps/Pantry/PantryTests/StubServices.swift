import Foundation

@testable import Pantry

final class StubPantryService: PantryService {
    var all: [Shelf] = []
    var removed: [UUID] = []

    func shelves() throws -> [Shelf] { all }
    func save(_ product: Product, on shelf: UUID) throws {}
    func remove(_ product: UUID) throws { removed.append(product) }
}

final class StubShoppingService: ShoppingService {
    func items() throws -> [ShoppingItem] { [] }
    func save(_ items: [ShoppingItem]) throws {}
}

extension AppServices {
    static func stub(pantry: PantryService = StubPantryService()) -> AppServices {
        AppServices(
            pantry: pantry, shopping: StubShoppingService(), household: RemoteHouseholdService(),
            barcodes: RemoteBarcodeLookup())
    }
}
