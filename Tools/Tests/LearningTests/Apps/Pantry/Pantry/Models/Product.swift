import Foundation

struct Product: Codable, Equatable {
    let id: UUID
    var name: String
    var amount: Int
    var expiry: Date?
    var barcode: String?
}

struct Shelf: Codable, Equatable {
    let id: UUID
    var name: String
    var products: [Product]
}

struct ShoppingItem: Codable, Equatable {
    let id: UUID
    var title: String
    var isDone: Bool
}

struct Member: Codable, Equatable {
    let id: UUID
    var name: String
    var email: String
}
