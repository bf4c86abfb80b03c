/// A chain of names as it was written in an expression, without blanks and without what stands in its parentheses.
///
/// Calls on the way are `()`, subscripts `[]`, and what has no name is `_`: `self.presenter?.view`, `Store.shared.load().map`,
/// `.shared`, `items[].title`, `$0.name`, `(view as? UIViewController)?.present`, `super.viewDidLoad`, `#selector`.
public struct PathFact: Hashable, Sendable, CustomStringConvertible {
    /// The path's text.
    public let text: String
    /// Where the first and the last name are, and how many there are: asked of every path many times.
    private let places: Places

    /// Makes a path.
    ///
    /// - Parameter text: The path's text.
    public init(_ text: String) {
        self.text = text
        places = Places(text)
    }

    /// The path's text.
    public var description: String { text }

    /// Compares the texts, of which all else is made.
    public static func == (left: PathFact, right: PathFact) -> Bool { left.text == right.text }

    /// Hashes the text, of which all else is made.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The names between the dots, without marks and generic arguments: `self.router?.open` has `self`, `router` and
    /// `open`. The first of a path that begins with a dot is empty.
    public var names: [String] {
        var names: [String] = []
        names.reserveCapacity(places.count)
        Self.withNames(of: text) { bytes, ranges in
            while let range = ranges.next() { names.append(String(decoding: bytes[range], as: UTF8.self)) }
        }
        return names
    }

    /// The first name: `self`, `super`, a local, a member, a type. Empty where the path begins with a dot or a cast.
    public var root: String { piece(0..<places.firstEnd) }

    /// The last name: the function that is called, the property that is set.
    public var last: String { piece(places.last) }

    /// The text before the last name and its dot; empty where there is one name alone.
    var textBeforeLast: String { piece(0..<max(0, places.last.lowerBound - 1)) }

    /// The number of names.
    public var nameCount: Int { places.count }

    /// The number of ``namesAfterSelf``.
    package var nameCountAfterSelf: Int { beginsAtSelf && places.count > 1 ? places.count - 1 : places.count }

    /// True if the first name is `self`.
    package var beginsAtSelf: Bool { places.firstEnd == 4 && text.utf8.starts(with: "self".utf8) }

    /// Hands on the bytes of each name of ``names``, valid as long as that takes.
    func forEachName(_ body: (UnsafeRawBufferPointer) -> Void) {
        Self.withBytes(of: text) { Self.forEachName(of: $0, body) }
    }

    /// Hands on the bytes of each name of a path's text.
    static func forEachName(of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeRawBufferPointer) -> Void) {
        var ranges = NameRanges(bytes: text)
        while let range = ranges.next() {
            body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[range])))
        }
    }

    /// Returns true if the first name of a path's text is empty: it begins with a dot, or with a cast.
    static func hasNoRoot(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var ranges = NameRanges(bytes: text)
        return ranges.next()?.isEmpty ?? true
    }

    private func piece(_ range: Range<Int>) -> String {
        if range.count == text.utf8.count { return text }
        return Self.withBytes(of: text) { String(decoding: $0[range], as: UTF8.self) }
    }

    private static func withBytes<Answer>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        if let answer = text.utf8.withContiguousStorageIfAvailable(body) { return answer }
        var text = text
        return text.withUTF8(body)
    }

    /// Gives the text's bytes, and the ranges of the names in them.
    private static func withNames<Answer>(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>, inout NameRanges) -> Answer
    ) -> Answer {
        withBytes(of: text) { bytes in
            var ranges = NameRanges(bytes: bytes)
            return body(bytes, &ranges)
        }
    }

    /// The number of a text's names, and where the first and the last are.
    private struct Places {
        private var nameCount: UInt32 = 0
        private var lastStart: UInt32 = 0
        private var lastEnd: UInt32 = 0
        private var endOfFirst: UInt32 = 0

        init(_ text: String) {
            self = PathFact.withNames(of: text) { _, ranges in
                var places = Places()
                while let range = ranges.next() {
                    if places.nameCount == 0 { places.endOfFirst = UInt32(truncatingIfNeeded: range.upperBound) }
                    places.lastStart = UInt32(truncatingIfNeeded: range.lowerBound)
                    places.lastEnd = UInt32(truncatingIfNeeded: range.upperBound)
                    places.nameCount += 1
                }
                return places
            }
        }

        private init() {}

        var count: Int { Int(nameCount) }
        var last: Range<Int> { Int(lastStart)..<Int(lastEnd) }
        var firstEnd: Int { Int(endOfFirst) }
    }

    /// Finds the names of a path's text: a name is one piece of it, but for the marks behind it.
    private struct NameRanges {
        let bytes: UnsafeBufferPointer<UInt8>
        private var start = 0
        private var isAtEnd = false

        init(bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
        }

        mutating func next() -> Range<Int>? {
            if isAtEnd { return nil }
            var end: Int?
            var depth = 0
            var place = start
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"):
                    if end == nil { end = place }
                    depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: ".") where depth == 0:
                    defer { start = place + 1 }
                    return start..<(end ?? place)
                case UInt8(ascii: "?"), UInt8(ascii: "!"):
                    if end == nil { end = place }
                default: break
                }
                place += 1
            }
            isAtEnd = true
            return start..<(end ?? bytes.count)
        }
    }

    /// The names after a leading `self`; of another path, all of them.
    public var namesAfterSelf: [String] {
        let names = names
        return beginsAtSelf && names.count > 1 ? Array(names.dropFirst()) : names
    }

    /// The type that the path's beginning is cast to: `UIViewController` in `(view as? UIViewController)?.present`.
    public var castType: String? {
        guard text.utf8.first == UInt8(ascii: "("), let end = text.firstIndex(of: ")") else { return nil }
        let inside = text[text.index(after: text.startIndex)..<end]
        guard let range = inside.firstRange(of: " as") else { return nil }
        return String(inside[range.upperBound...].drop { $0 == "?" || $0 == "!" || $0 == " " })
    }

    /// True if the first name is written as types are, with a capital. Syntax knows no better.
    public var beginsAtType: Bool { root.beginsWithCapital }
}

extension PathFact: Encodable {
    /// Encodes the path's text.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension String {
    /// True if the name is written as types are.
    package var beginsWithCapital: Bool {
        guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
        if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return true }
        return first >= 0x80 && (self.first?.isUppercase ?? false)
    }
}
