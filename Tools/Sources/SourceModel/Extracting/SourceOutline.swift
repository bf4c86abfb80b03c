import Foundation

/// A file without the functions, properties and cases of its types, and without what stands in the braces of others: of
/// headers alone nothing is in there, and most of a parse is spent on it. Protocols, types within types and aliases
/// stay, and lines and columns are as they were.
///
/// Braces are matched by bytes, with an eye for comments and strings. Wherever that is in doubt there is no outline, and
/// the file is parsed whole.
struct SourceOutline {
    private let source: UnsafeBufferPointer<UInt8>
    /// True if there may be directives: most files have no `#`.
    private let hasDirectives: Bool
    private var output: [UInt8] = []
    private var offset = 0
    /// Up to where the source has been taken over.
    private var copied = 0
    /// Of each open brace that is kept, whether it is a protocol's.
    private var kept: [Bool] = []
    /// The introducer since the last brace or semicolon.
    private var introducer = Introducer.none
    /// The number of open interpolations.
    private var interpolations = 0
    /// Where the last thing ended that is no comment, attribute or modifier: those belong to what comes next.
    private var itemEnd = 0

    private enum Introducer {
        case none, type, contract
    }

    private init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        hasDirectives = source.baseAddress.map { memchr($0, Int32(UInt8(ascii: "#")), source.count) != nil } ?? false
        output.reserveCapacity(source.count)
    }

    /// The outline of a file; `nil` where it cannot be told for sure, or nothing would be left out.
    ///
    /// - Parameter source: The file's bytes.
    static func of(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var outline = SourceOutline(source)
        guard outline.read(), outline.copied > 0 else { return nil }
        outline.copy(to: source.count)
        return outline.output
    }

    // MARK: What is kept

    private mutating func read() -> Bool {
        // A byte order mark would be taken for a part of the first word.
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        while offset < source.count {
            let byte = source[offset]
            switch byte {
            case UInt8(ascii: "{"):
                let isInContract = kept.last == true
                if isInContract || introducer != .none {
                    kept.append(isInContract || introducer == .contract)
                    introducer = .none
                    offset += 1
                } else if !skipBlock() {
                    return false
                }
                itemEnd = offset
            case UInt8(ascii: "}"):
                guard kept.popLast() != nil else { return false }
                introducer = .none
                offset += 1
                itemEnd = offset
            case UInt8(ascii: ";"):
                introducer = .none
                offset += 1
                itemEnd = offset
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "@") where kept.last == false:
                if !passAttribute() { return false }
            default:
                if byte.beginsWord {
                    if !readWord() { return false }
                    continue
                }
                if !pass() { return false }
                if byte != UInt8(ascii: "/") { itemEnd = offset }
            }
        }
        return kept.isEmpty
    }

    /// - Returns: True if it is sure which declaration the word begins.
    private mutating func readWord() -> Bool {
        let start = offset
        while offset < source.count, source[offset].continuesWord { offset += 1 }
        if kept.last == false {
            let text = UnsafeBufferPointer(rebasing: source[start..<offset])
            let before = start > 0 ? source[start - 1] : 0
            if before == UInt8(ascii: "`") || before == UInt8(ascii: ".") || isInDirective(start) {
                itemEnd = offset
            } else if DeclarationWord.modifiers.contains(text) {
                if byte(at: offset) == UInt8(ascii: "("), !passParentheses() { return false }
            } else if DeclarationWord.members.contains(text) {
                return skipMember()
            } else if !(offset - start == 5 && word(start, "class")) {
                // `class` may be a modifier, too.
                itemEnd = offset
            }
        }
        switch offset - start {
        case 3 where word(start, "var") || word(start, "let"): introducer = .none
        case 4 where word(start, "func"): introducer = .none
        case 4 where word(start, "enum"): introduceType()
        case 5 where word(start, "class") || word(start, "actor"): introduceType()
        case 6 where word(start, "struct"): introduceType()
        case 8 where word(start, "protocol"): introducer = .contract
        case 9 where word(start, "extension"): introduceType()
        default: break
        }
        return true
    }

    /// Returns true if a word stands in a line that begins with `#`: in a condition, names mean nothing.
    private func isInDirective(_ start: Int) -> Bool {
        guard hasDirectives else { return false }
        var index = start - 1
        while index >= 0, source[index] != UInt8(ascii: "\n") { index -= 1 }
        index += 1
        while index < start, source[index].isBlank { index += 1 }
        return source[index] == UInt8(ascii: "#")
    }

    /// Passes over an attribute with its arguments.
    private mutating func passAttribute() -> Bool {
        offset += 1
        while offset < source.count, source[offset].continuesWord || source[offset] == UInt8(ascii: ".") { offset += 1 }
        return byte(at: offset) == UInt8(ascii: "(") ? passParentheses() : true
    }

    private mutating func passParentheses() -> Bool {
        var depth = 0
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "("):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"):
                depth -= 1
                offset += 1
                if depth == 0 { return true }
            default:
                if !pass() { return false }
            }
        }
        return false
    }

    /// `class` stands behind a protocol's colon, too.
    private mutating func introduceType() {
        if introducer == .none { introducer = .type }
    }

    private func word(_ start: Int, _ text: StaticString) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where source[start + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: What is left out

    /// Passes over a block in braces, and leaves nothing of it but its lines.
    private mutating func skipBlock() -> Bool {
        copy(to: offset + 1)
        var depth = 1
        offset += 1
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 {
                    blank(to: offset)
                    offset += 1
                    introducer = .none
                    return true
                }
                offset += 1
            case let byte:
                if byte.continuesWord {
                    offset += 1
                } else if !pass() {
                    return false
                }
            }
        }
        return false
    }

    /// Passes over a function, a property, a case, an initialiser or a subscript of a type, and leaves nothing of it but
    /// its lines, nor of what stands before it and belongs to it. It ends where its type does, and before a line that
    /// begins another declaration.
    private mutating func skipMember() -> Bool {
        copy(to: itemEnd)
        introducer = .none
        var depth = 0
        /// The end of the last line after which there were blanks and comments only.
        var lineEnd: Int?
        var last: UInt8 = 0
        while offset < source.count {
            let byte = source[offset]
            switch byte {
            case UInt8(ascii: "\n"):
                // What ends with an operator goes on.
                if depth == 0, lineEnd == nil, !last.joinsLines { lineEnd = offset }
                offset += 1
                continue
            case let byte where byte.isBlank:
                offset += 1
                continue
            case UInt8(ascii: "/")
            where self.byte(at: offset + 1) == UInt8(ascii: "/") || self.byte(at: offset + 1) == UInt8(ascii: "*"):
                if !pass() { return false }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                offset += 1
            case UInt8(ascii: "}") where depth == 0:
                endMember(at: lineEnd ?? offset)
                return true
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                offset += 1
                if depth < 0 { return false }
            case UInt8(ascii: ";") where depth == 0:
                offset += 1
                endMember(at: offset)
                return true
            default:
                if depth == 0, let lineEnd, byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                    endMember(at: lineEnd)
                    return true
                }
                guard byte.continuesWord else {
                    if !pass() { return false }
                    break
                }
                if passWord(unlessDeclares: depth == 0 && lineEnd != nil), let lineEnd {
                    endMember(at: lineEnd)
                    return true
                }
            }
            last = byte
            lineEnd = nil
        }
        return false
    }

    /// Passes over a word.
    ///
    /// - Parameter isFirst: True if a word that begins a declaration is left where it is.
    /// - Returns: True if it was.
    private mutating func passWord(unlessDeclares isFirst: Bool) -> Bool {
        let start = offset
        while offset < source.count, source[offset].continuesWord { offset += 1 }
        guard isFirst, DeclarationWord.all.contains(UnsafeBufferPointer(rebasing: source[start..<offset])) else {
            return false
        }
        offset = start
        return true
    }

    private mutating func endMember(at end: Int) {
        blank(to: end)
        itemEnd = end
    }

    private mutating func copy(to end: Int) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<end]))
        copied = end
    }

    /// Puts the lines of what was passed over into the output, and blanks up to the column where it ends.
    private mutating func blank(to end: Int) {
        var line = copied
        for index in copied..<end where source[index] == UInt8(ascii: "\n") {
            output.append(UInt8(ascii: "\n"))
            line = index + 1
        }
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: end - line))
        copied = end
    }

    // MARK: Comments and strings

    /// Passes over one byte, or over the comment or the string that begins there.
    ///
    /// - Returns: True if it is sure which thing began there.
    private mutating func pass() -> Bool {
        switch source[offset] {
        case UInt8(ascii: "\""): return passString()
        case UInt8(ascii: "/"): return passSlash()
        case UInt8(ascii: "#"):
            // Raw strings and regular expressions have rules of their own.
            let next = byte(at: offset + 1)
            offset += 1
            return next != UInt8(ascii: "\"") && next != UInt8(ascii: "/") && next != UInt8(ascii: "#")
        default:
            offset += 1
            return true
        }
    }

    private mutating func passSlash() -> Bool {
        switch byte(at: offset + 1) {
        case UInt8(ascii: "/"):
            while offset < source.count, source[offset] != UInt8(ascii: "\n") { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            var depth = 1
            offset += 2
            while offset + 1 < source.count {
                if source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") {
                    depth -= 1
                    offset += 2
                    if depth == 0 { return true }
                } else if source[offset] == UInt8(ascii: "/"), source[offset + 1] == UInt8(ascii: "*") {
                    depth += 1
                    offset += 2
                } else {
                    offset += 1
                }
            }
            return false
        case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "\n"):
            offset += 1
            return true
        default:
            // A division; or, where no value ends, a regular expression, which may hold any brace.
            guard offset > 0 else { return false }
            let before = source[offset - 1]
            offset += 1
            return before.continuesWord || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
        }
    }

    private mutating func passString() -> Bool {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
        offset += isLong ? 3 : 1
        while offset < source.count {
            switch source[offset] {
            case quote:
                if !isLong {
                    offset += 1
                    return true
                }
                if byte(at: offset + 1) == quote, byte(at: offset + 2) == quote {
                    offset += 3
                    return true
                }
                offset += 1
            case UInt8(ascii: "\\"):
                offset += 2
                if offset <= source.count, source[offset - 1] == UInt8(ascii: "("), !passInterpolation() {
                    return false
                }
            case UInt8(ascii: "\n"):
                guard isLong else { return false }
                offset += 1
            default: offset += 1
            }
        }
        return false
    }

    private mutating func passInterpolation() -> Bool {
        // Each string in a string is another call: what no hand writes must not use up the stack.
        guard interpolations < 64 else { return false }
        interpolations += 1
        defer { interpolations -= 1 }
        var depth = 1
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "("):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"):
                depth -= 1
                offset += 1
                if depth == 0 { return true }
            default:
                if !pass() { return false }
            }
        }
        return false
    }

    private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }
}
