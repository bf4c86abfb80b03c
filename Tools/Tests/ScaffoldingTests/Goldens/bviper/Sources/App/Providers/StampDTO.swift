import Foundation

/// Stamp, as a provider gets it: known to providers and mappers only.
nonisolated struct StampDTO: Codable, Equatable, Sendable {
    let id: UUID?
    let at: Date?
    let link: URL?
    let raw: [Data]?
    let prices: [String: Decimal]?
    let zone: TimeZone?
    let days: Set<DateInterval>?
}
