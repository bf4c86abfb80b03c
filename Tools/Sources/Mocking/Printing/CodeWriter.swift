import SourceModel

/// Collects lines of code as UTF-8.
struct CodeWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 64)

    /// The number of bytes.
    var count: Int { bytes.count }

    /// Begins an empty text.
    ///
    /// - Parameter capacity: The number of bytes that it may well get; growing step by step would copy each several
    ///   times.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Adds an empty line.
    mutating func line() { bytes.append(UInt8(ascii: "\n")) }

    /// Adds a line, indented.
    mutating func line(_ line: CodeText) {
        indent()
        bytes.append(contentsOf: line.bytes)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Adds the sum of what was written since there were so many bytes.
    mutating func sum(from start: Int) {
        bytes += bytes.withUnsafeBytes { PartSums.line(ending: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }

    /// Adds lines that another writer has collected.
    mutating func lines(of other: CodeWriter) {
        for line in other.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            if !line.isEmpty { indent() }
            bytes.append(contentsOf: line)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    private mutating func indent() {
        var rest = depth * 4
        while rest > 0 {
            bytes.append(contentsOf: Self.blanks[..<min(rest, Self.blanks.count)])
            rest -= Self.blanks.count
        }
    }

    /// Adds lines one step further in.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds a block in braces.
    mutating func block(_ head: CodeText, _ body: (inout CodeWriter) -> Void) {
        indent()
        bytes.append(contentsOf: head.bytes)
        bytes.append(contentsOf: " {\n".utf8)
        indented(body)
        indent()
        bytes.append(contentsOf: "}\n".utf8)
    }

    /// Adds lines between `#if` and `#endif` for each condition.
    mutating func conditional(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        for condition in conditions { line("#if \(condition)") }
        body(&self)
        for _ in conditions { line("#endif") }
    }
}

/// A piece of code as UTF-8: what is interpolated into a literal of it is written in its place, and no text is made of
/// it on the way.
struct CodeText: ExpressibleByStringInterpolation {
    fileprivate let bytes: [UInt8]

    init(stringLiteral value: String) { bytes = Array(value.utf8) }

    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ literal: String) { append(literal) }

        mutating func appendInterpolation(_ text: String) { append(text) }

        /// Adds the bytes as they lie in memory, instead of one by one.
        private mutating func append(_ text: String) {
            var text = text
            text.withUTF8 { bytes.append(contentsOf: $0) }
        }

        mutating func appendInterpolation(_ text: Substring) { bytes.append(contentsOf: text.utf8) }

        mutating func appendInterpolation(_ code: CodeText) { bytes.append(contentsOf: code.bytes) }

        mutating func appendInterpolation(_ type: TypeFact) { type.append(to: &bytes) }

        mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

        /// Adds texts with commas between them.
        mutating func appendInterpolation(list texts: [String]) {
            for (position, text) in texts.enumerated() {
                if position > 0 { bytes.append(contentsOf: ", ".utf8) }
                append(text)
            }
        }
    }
}
