import Foundation

/// Stamp, as the whole app speaks of it.
nonisolated struct Stamp: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    let at: Date
    let link: URL?
    let raw: [Data]
    let prices: [String: Decimal]
    let zone: TimeZone
    let days: Set<DateInterval>
}
