import Foundation

/// Ride, as the whole app speaks of it.
nonisolated struct Ride: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let state: String
    let driver: String
    let fare: Int
    let requested: Date
}
