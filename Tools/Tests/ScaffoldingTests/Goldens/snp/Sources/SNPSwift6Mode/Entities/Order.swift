import Foundation

/// Order, as the whole app speaks of it.
nonisolated struct Order: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    let name: String
    let placed: Date
}
