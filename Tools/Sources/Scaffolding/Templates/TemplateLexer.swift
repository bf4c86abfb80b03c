import Stencil

/// Takes a template apart into Stencil's tokens.
///
/// Stencil's own lexer looks for every line and every tag in the whole text, and trims with regular expressions, which took as
/// long as the rest of a scaffold. This one goes through the text once, and makes one token of what stands between two tags that
/// branch. The others are the same but for their places: where a template has a mistake, Stencil reads it once more and says where.
struct TemplateLexer {
    /// The parts of tokens that only Stencil can make, as it makes them: a place, and the wish to keep white space.
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

    /// A template, taken apart.
    struct Lexed {
        /// The tags in it, one for each run of text and values.
        fileprivate(set) var tokens: [Token] = []
        /// The pieces of these runs.
        fileprivate(set) var runs: [[TextRun.Piece]] = []
        fileprivate var run: [TextRun.Piece] = []
    }

    /// Takes a template apart.
    func lex(_ template: String) -> Lexed {
        var lexed = Lexed()
        var rest = Substring(template).utf8
        var before = Trim.none
        while let open = Self.tag(in: rest) {
            let sign = rest[rest.index(after: open)]
            let isBlock = sign == UInt8(ascii: "%")
            let after = isBlock ? Trim(rest[open...].dropFirst(2).first) : .none
            add(Trim.trimmed(rest[..<open], before, after), to: &lexed)
            // As Stencil has it, what nothing closes is left out.
            guard let end = Self.end(of: rest[open...], closedBy: sign == UInt8(ascii: "{") ? UInt8(ascii: "}") : sign)
            else {
                endRun(of: &lexed)
                return lexed
            }
            var content = rest[open..<end].dropFirst(2).dropLast(2)
            before = .none
            if isBlock {
                before = Trim(content.last)
                if let first = content.first, Trim.isSign(first) { content = content.dropFirst() }
                if let last = content.last, Trim.isSign(last) { content = content.dropLast() }
            }
            add(content, kind: sign, to: &lexed)
            rest = rest[end...]
        }
        add(Trim.trimmed(rest, before, .none), to: &lexed)
        endRun(of: &lexed)
        return lexed
    }

    private func add(_ text: Substring.UTF8View, to lexed: inout Lexed) {
        if !text.isEmpty { lexed.run.append(.text(String(Substring(text)))) }
    }

    private func add(_ content: Substring.UTF8View, kind: UInt8, to lexed: inout Lexed) {
        let lines = content.split(separator: UInt8(ascii: "\n")).map { line in
            var line = line.drop { $0 == UInt8(ascii: " ") }
            while line.last == UInt8(ascii: " ") { line = line.dropLast() }
            return Substring(line)
        }
        if kind == UInt8(ascii: "{"), lines.count == 1, let path = TextRun.path(lines[0].utf8) {
            lexed.run.append(.value(path: path))
            return
        }
        switch kind {
        case UInt8(ascii: "{"):
            endRun(of: &lexed)
            lexed.tokens.append(.variable(value: lines.joined(separator: " "), at: place))
        // The texts beside it are trimmed already, so that the parser is told to keep what is left of them.
        case UInt8(ascii: "%"):
            endRun(of: &lexed)
            lexed.tokens.append(.block(value: lines.joined(separator: " "), at: place, whitespace: keeping))
        default: break
        }
    }

    private func endRun(of lexed: inout Lexed) {
        if lexed.run.isEmpty { return }
        lexed.tokens.append(.block(value: TextRun.tag(lexed.runs.count), at: place, whitespace: keeping))
        lexed.runs.append(lexed.run)
        lexed.run = []
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

/// The treatment of the white space beside a tag.
private enum Trim {
    /// It stays.
    case none
    /// The white space of the tag's own line goes, so that a tag on a line of its own leaves no line behind.
    case line
    /// All of it goes.
    case all

    /// Makes the treatment that the sign inside of a tag's bracket asks for: `{%-`, `{%+`.
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
