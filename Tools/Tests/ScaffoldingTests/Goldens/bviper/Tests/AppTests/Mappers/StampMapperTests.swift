import Foundation
import Testing

@testable import App

@Suite("StampMapper")
struct StampMapperTests {
    @Test("makes an entity of what is whole")
    func whole() throws {
        #expect(
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: ["some text": Decimal(42)],
                    zone: TimeZone.current,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)])
            ) == .sample)
    }

    @Test("names what is missing: id")
    func lacksId() {
        #expect(throws: StampMapper.Missing(field: "id")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: nil,
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: ["some text": Decimal(42)],
                    zone: TimeZone.current,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)]))
        }
    }

    @Test("names what is missing: at")
    func lacksAt() {
        #expect(throws: StampMapper.Missing(field: "at")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: nil,
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: ["some text": Decimal(42)],
                    zone: TimeZone.current,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)]))
        }
    }

    @Test("names what is missing: raw")
    func lacksRaw() {
        #expect(throws: StampMapper.Missing(field: "raw")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: nil,
                    prices: ["some text": Decimal(42)],
                    zone: TimeZone.current,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)]))
        }
    }

    @Test("names what is missing: prices")
    func lacksPrices() {
        #expect(throws: StampMapper.Missing(field: "prices")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: nil,
                    zone: TimeZone.current,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)]))
        }
    }

    @Test("names what is missing: zone")
    func lacksZone() {
        #expect(throws: StampMapper.Missing(field: "zone")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: ["some text": Decimal(42)],
                    zone: nil,
                    days: [DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)]))
        }
    }

    @Test("names what is missing: days")
    func lacksDays() {
        #expect(throws: StampMapper.Missing(field: "days")) {
            try StampMapper.entity(
                of: StampDTO(
                    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                    at: Date(timeIntervalSince1970: 0),
                    link: URL(fileURLWithPath: "/sample"),
                    raw: [Data([1, 2, 3])],
                    prices: ["some text": Decimal(42)],
                    zone: TimeZone.current,
                    days: nil))
        }
    }
}
