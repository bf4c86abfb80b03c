/// A chain of names as it was written in an expression, without blanks and without what stands in its parentheses.
///
/// Calls on the way are `()`, subscripts `[]`, and what has no name is `_`: `self.presenter?.view`, `Store.shared.load().map`,
/// `.shared`, `items[].title`, `$0.name`, `(view as? UIViewController)?.present`, `super.viewDidLoad`, `#selector`.
public struct PathFact: Hashable, Sendable, CustomStringConvertible {
    /// The path's text.
    public var text: String

    /// Makes a path.
    ///
    /// - Parameter text: The path's text.
    public init(_ text: String) {
        self.text = text
    }

    /// The path's text.
    public var description: String { text }

    /// The names between the dots, without marks and generic arguments: `self.router?.open` has `self`, `router` and
    /// `open`. The first of a path that begins with a dot is empty.
    public var names: [String] {
        withNames { bytes, places in
            var names: [String] = []
            while let place = places.next() { names.append(String(decoding: bytes[place], as: UTF8.self)) }
            return names
        }
    }

    /// The first name: `self`, `super`, a local, a member, a type. Empty where the path begins with a dot or a cast.
    public var root: String {
        withNames { bytes, places in places.next().map { String(decoding: bytes[$0], as: UTF8.self) } ?? "" }
    }

    /// The last name: the function that is called, the property that is set.
    public var last: String {
        withNames { bytes, places in
            var last = 0..<0
            while let place = places.next() { last = place }
            return String(decoding: bytes[last], as: UTF8.self)
        }
    }

    /// The number of names.
    public var nameCount: Int {
        withNames { _, places in
            var count = 0
            while places.next() != nil { count += 1 }
            return count
        }
    }

    /// Hands on the bytes of each name of ``names``, valid as long as that takes.
    func forEachName(_ body: (UnsafeRawBufferPointer) -> Void) {
        withNames { bytes, places in
            while let place = places.next() {
                body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[place])))
            }
        }
    }

    /// Gives the text's bytes, and the places of the names in them. Asked of every call many times: what is not asked for is
    /// not made.
    private func withNames<Answer>(_ body: (UnsafeBufferPointer<UInt8>, inout NamePlaces) -> Answer) -> Answer {
        var text = text
        return text.withUTF8 { bytes in
            var places = NamePlaces(bytes: bytes)
            return body(bytes, &places)
        }
    }

    /// Where the names of a path's text are: a name is one piece of it, but for the marks behind it.
    private struct NamePlaces {
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
        return names.first == "self" && names.count > 1 ? Array(names.dropFirst()) : names
    }

    /// The type that the path's beginning is cast to: `UIViewController` in `(view as? UIViewController)?.present`.
    public var castType: String? {
        guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return nil }
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
