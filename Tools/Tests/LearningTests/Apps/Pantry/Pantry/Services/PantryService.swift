import Foundation

protocol PantryService {
    func shelves() throws -> [Shelf]
    func save(_ product: Product, on shelf: UUID) throws
    func remove(_ product: UUID) throws
}

final class FilePantryService: PantryService {
    private let file = URL.documentsDirectory.appending(path: "pantry.json")

    func shelves() throws -> [Shelf] {
        try JSONDecoder().decode([Shelf].self, from: Data(contentsOf: file))
    }

    func save(_ product: Product, on shelf: UUID) throws {
        var all = try shelves()
        guard let index = all.firstIndex(where: { $0.id == shelf }) else { return }
        all[index].products.removeAll { $0.id == product.id }
        all[index].products.append(product)
        try write(all)
    }

    func remove(_ product: UUID) throws {
        var all = try shelves()
        for index in all.indices { all[index].products.removeAll { $0.id == product } }
        try write(all)
    }

    private func write(_ shelves: [Shelf]) throws {
        try JSONEncoder().encode(shelves).write(to: file)
    }
}
