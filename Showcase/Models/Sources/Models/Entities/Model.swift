import Foundation

/// Model, as the whole app speaks of it.
nonisolated struct Model: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let name: String
    let created: Date
}
