import Foundation

/// Promotion, as the whole app speaks of it.
nonisolated struct Promotion: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let title: String
    let text: String
    let discount: Int
    let ends: Date
}
