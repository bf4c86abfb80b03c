import FlyingFox
import Foundation

/// The items of the server.
struct ItemStore {
    private struct Item: Codable {
        var id: String
        var name: String
        var created: Date
        var isEnabled: Bool
    }

    private struct NewItem: Decodable {
        var name: String
        var isEnabled: Bool
    }

    private var items: [Item]
    private var nextID: Int

    /// The store with which the server begins.
    init() {
        let names = ["Umbrella", "Passport", "Tea", "Notebook"]
        items = names.enumerated().map { index, name in
            Item(
                id: "\(index + 1)", name: name,
                created: Date(timeIntervalSince1970: 1_767_225_600 + Double(index) * 90_000), isEnabled: index != 1)
        }
        nextID = names.count + 1
    }

    /// Does what a request asks.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - body: Its body.
    mutating func answer(_ request: HTTPRequest, body: Data) -> HTTPResponse {
        if request.path != "/items" {
            let id = request.path.dropFirst("/items/".count)
            guard let item = items.first(where: { $0.id == id }) else {
                return .problem(.notFound, title: "Not found", detail: "There is no item \(id).")
            }
            return .json(["data": item])
        }
        switch request.method {
        case .DELETE:
            items = []
            return HTTPResponse(statusCode: .noContent)
        case .POST:
            guard let new = try? JSONDecoder().decode(NewItem.self, from: body), !new.name.isEmpty else {
                return .problem(.badRequest, title: "Bad request", detail: "An item has a name, and is enabled or not.")
            }
            let item = Item(id: "\(nextID)", name: new.name, created: Date(), isEnabled: new.isEnabled)
            nextID += 1
            items.append(item)
            return .json(["data": item])
        default:
            return .json(["data": items])
        }
    }
}
