/// Finds the names that code writes, by its letters alone: what is asked of tests is which names they use, and that takes no parse.
///
/// Names are counted as ``NumberedNames`` counts those of facts: what is declared is not among them, nor are labels, comments, and the
/// letters of strings; what stands in an interpolation is. Where a parse would know better, a name more is found: a local that
/// nothing uses, or the parameter of a closure.
struct LexedNames {
    /// An opening that waits for its end: of code in brackets, or of code in a string.
    private enum Opening {
        case parenthesis, bracket, brace
        /// The code of an interpolation, which goes back to its string.
        case interpolation(Quotes)
    }

    /// The end of a string.
    private struct Quotes {
        var hashes: Int
        var isLong: Bool
    }

    /// The mark or the word before a word.
    private enum Before {
        case mark(UInt8)
        /// A word that declares the next one: `let` and `var` may ask for it, too.
        case declaring(isBinding: Bool)
        /// Another word, which is a label if a colon comes next.
        case word(Range<Int>)
    }

    private let source: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var open: [Opening] = []
    private var before = Before.mark(0)
    private var names = NumberedNames()

    private init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    /// The names of a source, UTF-8.
    static func of(_ source: UnsafeBufferPointer<UInt8>) -> NumberedNames {
        var lexer = LexedNames(source)
        lexer.read()
        return lexer.names
    }

    private mutating func read() {
        while offset < source.count {
            let byte = source[offset]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): offset += 1
            case UInt8(ascii: "\n"):
                flush()
                if case .mark(UInt8(ascii: "?")) = before { before = .mark(byte) }
                offset += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/") || self.byte(1) == UInt8(ascii: "*"):
                skipComment()
            case UInt8(ascii: "\""): readString(hashes: 0)
            case UInt8(ascii: "#"): readHashes()
            case let byte where byte.beginsWord: readWord()
            case let byte where byte.continuesWord:
                flush()
                while offset < source.count, source[offset].continuesWord { offset += 1 }
                before = .mark(byte)
            default: readMark(byte)
            }
        }
        flush()
    }

    private mutating func readMark(_ byte: UInt8) {
        if byte == UInt8(ascii: ":"), isInCall, case .word = before {
            // `title:` is a label, and so are both words of `with title:`.
            before = .mark(byte)
        } else {
            flush()
            before = .mark(byte)
        }
        offset += 1
        switch byte {
        case UInt8(ascii: "("): open.append(.parenthesis)
        case UInt8(ascii: "["): open.append(.bracket)
        case UInt8(ascii: "{"): open.append(.brace)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if case .interpolation(let quotes) = open.popLast() { skipLetters(quotes) }
        default: break
        }
    }

    /// True in parentheses, where a word before a colon is a label.
    private var isInCall: Bool {
        if case .parenthesis = open.last { return true }
        if case .interpolation = open.last { return true }
        return false
    }

    private mutating func readWord() {
        let start = offset
        while offset < source.count, source[offset].continuesWord { offset += 1 }
        let word = start..<offset
        switch before {
        case .declaring(let isBinding):
            // `case page.first:` and `if let page {` ask for a name, `case first(Int)` and `let page = 1` declare one.
            if byte(0) == UInt8(ascii: ".") || isBinding && isShorthand { add(word) }
            before = .mark(0)
            return
        case .word(let other):
            // Of two words side by side the first is a keyword, a type before a value, or a label with the second.
            if !isInCall || !isBeforeColon { add(other) }
        case .mark(let mark) where mark == UInt8(ascii: "?") || mark == UInt8(ascii: "."):
            // `.none:` in a switch and `a ? b : c` are no labels.
            add(word)
            before = .mark(0)
            return
        case .mark: break
        }
        let isNaming = DeclarationWord.naming.contains(UnsafeBufferPointer(rebasing: source[word]))
        before = isNaming ? .declaring(isBinding: Self.isBinding(source[word.lowerBound])) : .word(word)
    }

    /// Adds the word that was read last, which is no label.
    private mutating func flush() {
        if case .word(let word) = before {
            add(word)
            before = .mark(0)
        }
    }

    /// Tells `let` and `var` from the other words that declare.
    private static func isBinding(_ first: UInt8) -> Bool { first == UInt8(ascii: "l") || first == UInt8(ascii: "v") }

    private var isBeforeColon: Bool { nextOnLine == UInt8(ascii: ":") }

    /// True if a condition goes on, or its block begins: `if let page, let size {`, `guard let page else {`.
    private var isShorthand: Bool { [UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "e")].contains(nextOnLine) }

    /// The next letter of the line that is no blank.
    private var nextOnLine: UInt8 {
        var place = offset
        while place < source.count, source[place] == UInt8(ascii: " ") { place += 1 }
        return place < source.count ? source[place] : 0
    }

    private mutating func add(_ word: Range<Int>) {
        let next = word.upperBound < source.count ? source[word.upperBound] : 0
        let isMade = next == UInt8(ascii: "(") || next == UInt8(ascii: ".") || next == UInt8(ascii: "<")
        names.add(
            bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source[word])), isMade ? .making : .writing)
    }

    // MARK: Comments and strings

    private mutating func skipComment() {
        guard byte(1) == UInt8(ascii: "*") else {
            while offset < source.count, source[offset] != UInt8(ascii: "\n") { offset += 1 }
            return
        }
        var depth = 0
        while offset < source.count {
            if source[offset] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                (depth, offset) = (depth + 1, offset + 2)
            } else if source[offset] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                (depth, offset) = (depth - 1, offset + 2)
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    /// Reads a raw string, or passes over hashes that begin none.
    private mutating func readHashes() {
        let start = offset
        while byte(0) == UInt8(ascii: "#") { offset += 1 }
        flush()
        before = .mark(UInt8(ascii: "#"))
        if byte(0) == UInt8(ascii: "\"") { readString(hashes: offset - start) }
    }

    private mutating func readString(hashes: Int) {
        flush()
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        offset += isLong ? 3 : 1
        skipLetters(Quotes(hashes: hashes, isLong: isLong))
    }

    /// Goes to the end of a string, or into the next piece of code in it.
    private mutating func skipLetters(_ quotes: Quotes) {
        before = .mark(UInt8(ascii: "\""))
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "\\"):
                offset += 1
                var hashes = 0
                while hashes < quotes.hashes, byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
                guard hashes == quotes.hashes else { continue }
                offset += hashes
                if byte(0) == UInt8(ascii: "(") {
                    offset += 1
                    open.append(.interpolation(quotes))
                    before = .mark(UInt8(ascii: "("))
                    return
                }
                offset += 1
            case UInt8(ascii: "\""):
                if ends(quotes) { return }
            case UInt8(ascii: "\n") where !quotes.isLong:
                // Half-written: the next line is code again.
                return
            default: offset += 1
            }
        }
    }

    /// Passes over quotes, and returns true if they end the string.
    private mutating func ends(_ quotes: Quotes) -> Bool {
        let quote = UInt8(ascii: "\"")
        let length = quotes.isLong ? 3 : 1
        let isEnd =
            (0..<length).allSatisfy { byte($0) == quote }
            && (0..<quotes.hashes).allSatisfy { byte(length + $0) == UInt8(ascii: "#") }
        offset += isEnd ? length + quotes.hashes : 1
        return isEnd
    }

    private func byte(_ distance: Int) -> UInt8 {
        offset + distance < source.count ? source[offset + distance] : 0
    }
}
