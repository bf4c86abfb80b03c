import Foundation
import ScaenaKit

// The app that the examples come from: a list of items, and the detail of one.

struct Item: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    var name: String
    var isFavourite = false
}

enum ItemsError: LocalizedError, Equatable {
    case offline
    case notFound(Int)

    var errorDescription: String? {
        switch self {
        case .offline: "The items cannot be reached."
        case .notFound(let id): "There is no item \(id)."
        }
    }
}

protocol ItemsRepository: AnyObject, Sendable {
    func items() async throws -> [Item]
    func item(_ id: Int) async throws -> Item
}

final class DefaultItemsRepository: ItemsRepository {
    private let stored: [Item]

    init(_ items: [Item] = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]) {
        stored = items
    }

    func items() async throws -> [Item] { stored }

    func item(_ id: Int) async throws -> Item {
        guard let item = stored.first(where: { $0.id == id }) else { throw ItemsError.notFound(id) }
        return item
    }
}

/// Fails, as if there were no network.
final class OfflineItemsRepository: ItemsRepository {
    func items() async throws -> [Item] { throw ItemsError.offline }
    func item(_ id: Int) async throws -> Item { throw ItemsError.offline }
}

/// Counts screens, presses and durations.
@MainActor
final class Analytics {
    private(set) var lines: [String] = []

    func count(_ line: String) { lines.append(line) }
}

/// Waits until its task is cancelled, as a request does that is never answered.
func neverAnswered() async {
    let (stream, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
}
