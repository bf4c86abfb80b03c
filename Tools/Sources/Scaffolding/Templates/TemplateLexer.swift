import Stencil

/// Takes a template apart into Stencil's tokens.
///
/// Stencil's own lexer looks for every line and every tag in the whole text, and trims with regular expressions, which took as
/// long as the rest of a scaffold. This one goes through the text once. Its tokens are the same, but for their places: where a
/// template has a mistake, Stencil reads it once more and says where.
struct TemplateLexer {
    /// What only Stencil can make, as it makes it: a place, and the wish to keep white space.
    private let place: SourceMap
    private let keeping: WhitespaceBehaviour

    /// A lexer; nil where Stencil makes nothing of a plain tag.
    init?() {
        guard let sample = Template(templateString: "{%+ now +%}").tokens.first, let keeping = sample.whitespace else {
            return nil
        }
        place = sample.sourceMap
        self.keeping = keeping
    }

    /// The tokens of a template.
    func tokens(of template: String) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(template).utf8
        var before = Trim.none
        while let open = Self.tag(in: rest) {
            let sign = rest[rest.index(after: open)]
            let isBlock = sign == UInt8(ascii: "%")
            let after = isBlock ? Trim(rest[open...].dropFirst(2).first) : .none
            tokens += text(Trim.trimmed(rest[..<open], before, after))
            // As Stencil has it, what nothing closes is left out.
            guard let end = Self.end(of: rest[open...], closedBy: sign == UInt8(ascii: "{") ? UInt8(ascii: "}") : sign)
            else { return tokens }
            var content = rest[open..<end].dropFirst(2).dropLast(2)
            before = .none
            if isBlock {
                before = Trim(content.last)
                if let first = content.first, Trim.isSign(first) { content = content.dropFirst() }
                if let last = content.last, Trim.isSign(last) { content = content.dropLast() }
            }
            tokens += tag(content, kind: sign)
            rest = rest[end...]
        }
        return tokens + text(Trim.trimmed(rest, before, .none))
    }

    private func text(_ text: Substring.UTF8View) -> [Token] {
        text.isEmpty ? [] : [.text(value: String(Substring(text)), at: place)]
    }

    private func tag(_ content: Substring.UTF8View, kind: UInt8) -> [Token] {
        let lines = content.split(separator: UInt8(ascii: "\n")).map { line in
            var line = line.drop { $0 == UInt8(ascii: " ") }
            while line.last == UInt8(ascii: " ") { line = line.dropLast() }
            return Substring(line)
        }
        let value = lines.joined(separator: " ")
        switch kind {
        case UInt8(ascii: "{"):
            if ValueNode.isPath(value) {
                return [.block(value: ValueNode.content(value), at: place, whitespace: keeping)]
            }
            return [.variable(value: value, at: place)]
        // The texts beside it are trimmed already, so that the parser is told to keep what is left of them.
        case UInt8(ascii: "%"): return [.block(value: value, at: place, whitespace: keeping)]
        default: return []
        }
    }

    /// Where the next `{{`, `{%` or `{#` begins.
    private static func tag(in text: Substring.UTF8View) -> String.Index? {
        var rest = text
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[rest.index(after: brace)...]
            if let next = rest.first, "{%#".utf8.contains(next) { return brace }
        }
        return nil
    }

    /// Where the tag ends that a text begins with; nil where nothing closes it.
    private static func end(of tag: Substring.UTF8View, closedBy sign: UInt8) -> String.Index? {
        var rest = tag.dropFirst(2)
        while let close = rest.firstIndex(of: sign) {
            rest = rest[rest.index(after: close)...]
            if rest.first == UInt8(ascii: "}") { return rest.index(after: rest.startIndex) }
        }
        return nil
    }
}

/// What becomes of the white space beside a tag.
private enum Trim {
    /// It stays.
    case none
    /// What the tag's own line has of it goes, so that a tag on a line of its own leaves no line behind.
    case line
    /// All of it goes.
    case all

    /// What the sign inside of a tag's bracket asks for: `{%-`, `{%+`.
    init(_ sign: UInt8?) {
        switch sign {
        case UInt8(ascii: "+"): self = .none
        case UInt8(ascii: "-"): self = .all
        default: self = .line
        }
    }

    static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

    /// A text between two tags, or an end and a tag.
    static func trimmed(_ text: Substring.UTF8View, _ before: Trim, _ after: Trim) -> Substring.UTF8View {
        var text = text
        switch before {
        case .none: break
        case .line:
            let rest = text.drop(while: isBlank)
            if rest.first == UInt8(ascii: "\n") { text = rest.dropFirst() }
        case .all: text = text.drop(while: isSpace)
        }
        switch after {
        case .none: break
        case .line: while let last = text.last, isBlank(last) { text = text.dropLast() }
        case .all: while let last = text.last, isSpace(last) { text = text.dropLast() }
        }
        return text
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isSpace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
