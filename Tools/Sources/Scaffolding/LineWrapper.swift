/// Breaks lines that became too long because the names in them are long, as swift-format does: the contents of the
/// outermost brackets on lines of their own, one a line where one line does not hold them; and where there are none, at an
/// inheritance clause, a sign, a colon or a member.
struct LineWrapper {
    /// The longest line, in characters.
    var width = 120

    /// Breaks the long lines of a text.
    func wrap(_ text: String) -> String {
        // Hardly any text has one, and bytes are counted faster than characters.
        var length = 0
        let isShort = text.utf8.allSatisfy { byte in
            length = byte == UInt8(ascii: "\n") ? 0 : length + 1
            return length < width
        }
        if isShort { return text }
        var isComment = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            // What a person wrote into a comment, a licence above all, stays as it is.
            if !isComment, line.drop(while: \.isWhitespace).hasPrefix("/*") { isComment = true }
            defer { if line.contains("*/") { isComment = false } }
            return isComment ? [String(line)] : wrap(line: String(line))
        }
        .joined(separator: "\n")
    }

    private func wrap(line: String) -> [String] {
        let characters = Array(line)
        // swift-format counts one more character of a line that expands a macro.
        let limit = line.contains("#expect(") ? width - 1 : width
        guard characters.count > limit, !line.trimmed.hasPrefix("//") else { return [line] }
        let indent = String(characters.prefix { $0 == " " })
        return conformances(of: characters, indent) ?? brace(of: characters, indent) ?? closure(of: characters, indent)
            ?? getter(of: characters, indent) ?? trailingClosure(of: characters, indent)
            ?? assignment(of: characters, indent) ?? contentsOfBrackets(of: characters, indent) ?? comparison(
                of: characters, indent)
            ?? typeOrArgument(of: characters, indent) ?? lastMember(of: characters, indent) ?? [line]
    }

    // MARK: Where a line can be broken

    /// `final class A: B, C {`, at the colon and the commas.
    private func conformances(of line: [Character], _ indent: String) -> [String]? {
        let text = String(line)
        let isDeclaration = ["class", "struct", "extension", "protocol", "enum"].contains { keyword in
            text.hasPrefix("\(indent)\(keyword) ") || text.contains(" \(keyword) ")
        }
        guard isDeclaration, text.hasSuffix(" {"), let colon = text.firstRange(of: ": ") else { return nil }
        var lines = [String(text[..<colon.lowerBound]) + ":"]
        let names = text[colon.upperBound...].dropLast(2).split(separator: ", ")
        for (index, name) in names.enumerated() {
            let item = name + (index < names.count - 1 ? "," : "")
            if lines[lines.count - 1].count + 1 + item.count <= width {
                lines[lines.count - 1] += " " + item
            } else {
                lines.append("\(indent)    \(item)")
            }
        }
        return lines + [indent + "{"]
    }

    /// `func a() -> [B] {` before its brace, where nothing is passed and only that is too much.
    private func brace(of line: [Character], _ indent: String) -> [String]? {
        let text = String(line)
        guard text.hasPrefix("\(indent)func "), text.contains("() "), text.contains(" -> "), text.hasSuffix(" {"),
            line.count - 2 <= width
        else { return nil }
        return [String(text.dropLast(2)), indent + "{"]
    }

    /// `a = { b in c }`, around what the closure does.
    private func closure(of line: [Character], _ indent: String) -> [String]? {
        guard let sign = outside(of: line, " = {"), line.suffix(2) == [" ", "}"] else { return nil }
        let body = String(line[(sign + 4)...].dropLast(2)).trimmed
        var head = String(line[..<(sign + 4)])
        var done = body
        if let word = body.firstRange(of: " in "), !body[..<word.lowerBound].contains("(") {
            head += " " + body[..<word.lowerBound] + " in"
            done = String(body[word.upperBound...])
        }
        return [head] + wrap(line: indent + "    " + done) + [indent + "}"]
    }

    /// `var a: B { c }`, around what it is.
    private func getter(of line: [Character], _ indent: String) -> [String]? {
        guard let brace = outside(of: line, " { "), line.suffix(2) == [" ", "}"] else { return nil }
        let head = String(line[..<brace])
        guard head.contains("var "), outside(of: Array(head), " = ") == nil else { return nil }
        let body = String(line[(brace + 3)...].dropLast(2)).trimmed
        return [head + " {"] + wrap(line: indent + "    " + body) + [indent + "}"]
    }

    /// `a(b) { c }`, around what the closure does, where all before it fits.
    private func trailingClosure(of line: [Character], _ indent: String) -> [String]? {
        guard let brace = outside(of: line, ") { "), brace + 3 <= width, line.suffix(2) == [" ", "}"] else {
            return nil
        }
        let head = String(line[...brace])
        guard !["guard ", "if ", "func ", "init("].contains(where: { head.hasPrefix(indent + $0) }) else { return nil }
        let body = String(line[(brace + 4)...].dropLast(2)).trimmed
        return [head + " {"] + wrap(line: indent + "    " + body) + [indent + "}"]
    }

    /// `let a = b(c)` after its sign, where not even `b(` stands beside it.
    private func assignment(of line: [Character], _ indent: String) -> [String]? {
        guard let sign = outside(of: line, " = ") else { return nil }
        if let brackets = outermostBrackets(of: line), brackets.open > sign, brackets.open < width { return nil }
        return [String(line[..<(sign + 2)])] + wrap(line: indent + "    " + String(line[(sign + 3)...]))
    }

    private func contentsOfBrackets(of characters: [Character], _ indent: String) -> [String]? {
        guard let brackets = outermostBrackets(of: characters, openingBefore: width) else { return nil }
        let inner = indent + "    "
        let items = items(of: Array(characters[(brackets.open + 1)..<brackets.close]))
        let head = String(characters[...brackets.open])
        let tail = String(characters[brackets.close...])
        let isArray = characters[brackets.open] == "["
        // What only closes stands behind the last item, as swift-format puts it; a declaration's bracket goes on with `{`.
        var closesOnly = !isArray && tail.allSatisfy { ")]".contains($0) }
        // A text alone cannot be broken, and what closes goes below it.
        if items.count == 1, items[0].hasPrefix("\""), (inner + items[0] + tail).count > width { closesOnly = false }
        let end = closesOnly ? tail : ""
        let closing = closesOnly ? [] : wrapBrackets(of: indent + tail)
        let joined = inner + items.joined(separator: ", ") + end
        if joined.count <= width, !isArray { return wrapBrackets(of: head) + [joined] + closing }
        let last = items.count - 1
        let lines = items.enumerated().map { index, item in
            inner + item + (index < last || (isArray && last > 0) ? "," : "") + (index == last ? end : "")
        }
        return wrapBrackets(of: head) + lines.flatMap { wrap(line: $0) } + closing
    }

    /// Returns the wrapped lines: text before or behind brackets may have others, as the parameters of a function
    /// that gives a tuple.
    private func wrapBrackets(of line: String) -> [String] {
        outermostBrackets(of: Array(line)) == nil ? [line] : wrap(line: line)
    }

    /// `a == b`, before its sign.
    private func comparison(of line: [Character], _ indent: String) -> [String]? {
        guard let sign = outside(of: line, " == ") else { return nil }
        return [String(line[..<sign]), indent + "    " + String(line[(sign + 1)...])]
    }

    /// `a: B`, after its colon.
    private func typeOrArgument(of line: [Character], _ indent: String) -> [String]? {
        guard let colon = outside(of: line, ": ") else { return nil }
        return [String(line[...colon])] + wrap(line: indent + "    " + String(line[(colon + 2)...]))
    }

    /// `a.b.c()`, before its last member.
    private func lastMember(of line: [Character], _ indent: String) -> [String]? {
        guard line.suffix(2) == ["(", ")"], !line.dropFirst(indent.count).contains(" "),
            let period = line.lastIndex(of: ".")
        else { return nil }
        return [String(line[..<period]), indent + "    " + String(line[period...])]
    }

    /// Where a text stands first that is in no brackets and in no literal.
    private func outside(of line: [Character], _ text: String) -> Int? {
        let text = Array(text)
        var depth = 0
        var found: Int?
        forEachCode(in: line) { index, character in
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if found == nil, depth == 0, line[index...].starts(with: text) { found = index }
        }
        return found
    }

    // MARK: Brackets

    /// The widest pair of brackets that holds at least one item, the last of equally wide ones.
    private func outermostBrackets(of line: [Character], openingBefore limit: Int = .max) -> (open: Int, close: Int)? {
        var best: (open: Int, close: Int)?
        var opened: [Int] = []
        forEachCode(in: line) { index, character in
            if "([".contains(character) { opened.append(index) }
            if ")]".contains(character), let open = opened.popLast(), opened.isEmpty, index > open + 1, open < limit,
                index - open >= (best.map { $0.close - $0.open } ?? 0)
            {
                best = (open, index)
            }
        }
        return best
    }

    /// The items between brackets.
    private func items(of content: [Character]) -> [String] {
        var items: [String] = []
        var start = 0
        var depth = 0
        forEachCode(in: content) { index, character in
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                items.append(String(content[start..<index]).trimmed)
                start = index + 1
            }
        }
        items.append(String(content[start...]).trimmed)
        return items
    }

    /// Calls with every character outside of string literals.
    private func forEachCode(in line: [Character], _ body: (Int, Character) -> Void) {
        var isLiteral = false
        for (index, character) in line.enumerated() {
            if character == "\"", index == 0 || line[index - 1] != "\\" { isLiteral.toggle() }
            if !isLiteral { body(index, character) }
        }
    }
}
