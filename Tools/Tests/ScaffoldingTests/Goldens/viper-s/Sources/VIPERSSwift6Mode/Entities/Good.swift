import Foundation

/// Good, as the whole app speaks of it.
nonisolated struct Good: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    let name: String
    let created: Date
}
