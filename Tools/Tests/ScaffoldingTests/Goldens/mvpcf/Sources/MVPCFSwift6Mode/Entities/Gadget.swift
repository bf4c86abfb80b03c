import Foundation

/// Gadget, as the whole app speaks of it.
nonisolated struct Gadget: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    let name: String
    let created: Date
}
