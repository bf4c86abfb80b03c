/// Collects lines of code.
struct CodeWriter {
    private(set) var text = ""
    private var depth = 0
    private static let indents = (0..<12).map { String(repeating: "    ", count: $0) }

    /// Begins an empty text.
    init() {
        // What most mocks need; growing step by step would copy each several times.
        text.reserveCapacity(6000)
    }

    /// Adds a line, indented; an empty one stays empty.
    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            text += depth < Self.indents.count ? Self.indents[depth] : String(repeating: "    ", count: depth)
            text += line
        }
        text += "\n"
    }

    /// Adds lines one step further in.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds a block in braces.
    mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Adds lines between `#if` and `#endif` for each condition.
    mutating func conditional(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        for condition in conditions { line("#if \(condition)") }
        body(&self)
        for _ in conditions { line("#endif") }
    }
}
