import Foundation

@testable import App

nonisolated extension Stamp {
    /// One to test with.
    static let sample = Stamp(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        at: Date(timeIntervalSince1970: 0),
        link: URL(fileURLWithPath: "/sample"),
        raw: [Data([1, 2, 3])],
        prices: ["some text": Decimal(42)],
        zone: TimeZone.current,
        days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)])
}
