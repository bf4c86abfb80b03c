import Foundation

/// Ride, as the whole app speaks of it.
nonisolated struct Ride: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let state: String
    let driver: String
    let fare: Int
    let requested: Date

    /// True if the server will have more to say of it.
    var isUnderWay: Bool { ["requested", "accepted", "arrived", "started"].contains(state) }
}
