import Foundation

protocol ShoppingService {
    func items() throws -> [ShoppingItem]
    func save(_ items: [ShoppingItem]) throws
}

final class FileShoppingService: ShoppingService {
    private let file = URL.documentsDirectory.appending(path: "shopping.json")

    func items() throws -> [ShoppingItem] {
        try JSONDecoder().decode([ShoppingItem].self, from: Data(contentsOf: file))
    }

    func save(_ items: [ShoppingItem]) throws {
        try JSONEncoder().encode(items).write(to: file)
    }
}
