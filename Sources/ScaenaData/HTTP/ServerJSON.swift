import Foundation

/// JSON as servers write it: how every part of an app reads and writes their dates.
///
/// Dates are moments of ISO 8601 (RFC 3339), with or without fractions of a second, with `Z` or an offset:
/// `2024-05-01T12:30:00Z`, `2024-05-01T12:30:00.123+02:00`. A number is the seconds since 1970.
///
/// A provider uses it unless it is told otherwise. Where a server has ways of its own, change what you are given:
///
/// ```swift
/// let provider = HTTPProvider(baseURL: url, transport: transport) {
///     let decoder = ServerJSON.decoder()
///     decoder.keyDecodingStrategy = .convertFromSnakeCase
///     return decoder
/// }
/// ```
public enum ServerJSON {
    /// A decoder of answers.
    ///
    /// - Returns: A decoder of the caller's own.
    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text: String
            do {
                text = try container.decode(String.self)
            } catch DecodingError.typeMismatch {
                return Date(timeIntervalSince1970: try container.decode(TimeInterval.self))
            }
            if let date = ServerMoment.date(text) { return date }
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected \(ServerMoment.expectation)")
        }
        return decoder
    }

    /// An encoder of requests. It writes dates in whole seconds, which every server reads.
    ///
    /// - Returns: An encoder of the caller's own.
    public static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}

/// A moment of ISO 8601 as servers write it: with any number of digits after the second, which formatters do not take.
enum ServerMoment {
    /// Stands after "expected".
    static let expectation = "a moment such as 2024-05-01T12:30:00Z"

    /// The moment that a text says; `nil` where it says none, or not in which time zone.
    static func date(_ text: String) -> Date? {
        var reader = DigitReader(text)
        guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2),
            reader.skip("-"), let day = reader.number(digits: 2),
            reader.skip("T") || reader.skip("t") || reader.skip(" "),
            let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2)
        else { return nil }
        var second: TimeInterval = 0
        if reader.skip(":") {
            guard let whole = reader.number(digits: 2), let fraction = reader.fraction() else { return nil }
            second = TimeInterval(whole) + fraction
        }
        // A leap second is 60.
        guard (1...12).contains(month), (1...daysOfMonth(month, year)).contains(day), hour < 24, minute < 60,
            second < 61,
            let offset = reader.offset(), reader.isAtEnd
        else { return nil }
        let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - offset
        return Date(timeIntervalSince1970: TimeInterval(minutes) * 60 + second)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func daysOfMonth(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The days from 1970 to a date of the Gregorian calendar.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Leap days of the years before; 719162 days lie before 1970.
        let before = year - 1
        let untilYear = before * 365 + before / 4 - before / 100 + before / 400
        let untilMonth = (1..<month).reduce(0) { $0 + daysOfMonth($1, year) }
        return untilYear + untilMonth + day - 1 - 719_162
    }
}

/// Reads the digits and signs of a moment from its beginning.
private struct DigitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    private func digit(at position: Int) -> Int? {
        guard position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) else {
            return nil
        }
        return Int(bytes[position] - UInt8(ascii: "0"))
    }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard position < bytes.count, UInt32(bytes[position]) == sign.value else { return false }
        position += 1
        return true
    }

    mutating func number(digits count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let digit = digit(at: position) else { return nil }
            number = number * 10 + digit
            position += 1
        }
        return number
    }

    /// Reads the digits after the point or comma: 0 where there is none; `nil` where no digit follows it.
    mutating func fraction() -> TimeInterval? {
        guard skip(".") || skip(",") else { return 0 }
        let start = position
        var (fraction, weight) = (0.0, 0.1)
        while let digit = digit(at: position) {
            fraction += TimeInterval(digit) * weight
            weight /= 10
            position += 1
        }
        return position > start ? fraction : nil
    }

    /// The minutes by which the time is before that of Greenwich: `Z`, `+02:00`, `+0200`, `+02`.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isEast = skip("+")
        guard isEast || skip("-"), let hours = number(digits: 2), hours < 24 else { return nil }
        var minutes = 0
        if !isAtEnd {
            _ = skip(":")
            guard let read = number(digits: 2), read < 60 else { return nil }
            minutes = read
        }
        return (isEast ? 1 : -1) * (hours * 60 + minutes)
    }
}
