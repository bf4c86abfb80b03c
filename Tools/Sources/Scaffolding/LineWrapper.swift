/// Breaks lines that became too long because the names in them are long, as swift-format does: the contents of the
/// outermost brackets on lines of their own, one a line where one line does not hold them.
struct LineWrapper {
    /// The longest line, in characters.
    var width = 120

    /// Breaks the long lines of a text.
    func wrap(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { wrap(line: String($0)) }
            .joined(separator: "\n")
    }

    private func wrap(line: String) -> [String] {
        let characters = Array(line)
        guard characters.count > width, !line.trimmed.hasPrefix("//"),
            let brackets = outermostBrackets(of: characters)
        else { return [line] }
        let indent = String(characters.prefix { $0 == " " })
        let inner = indent + "    "
        let items = items(of: Array(characters[(brackets.open + 1)..<brackets.close]))
        let head = String(characters[...brackets.open])
        let tail = String(characters[brackets.close...])
        let isArray = characters[brackets.open] == "["
        // What only closes stands behind the last item, as swift-format puts it; a declaration's bracket goes on with `{`.
        let closesOnly = !isArray && tail.allSatisfy { ")]".contains($0) }
        let end = closesOnly ? tail : ""
        let closing = closesOnly ? [] : [indent + tail]
        let joined = inner + items.joined(separator: ", ") + end
        if joined.count <= width, !isArray { return [head, joined] + closing }
        let last = items.count - 1
        let lines = items.enumerated().map { index, item in
            inner + item + (index < last || (isArray && last > 0) ? "," : "") + (index == last ? end : "")
        }
        return [head] + lines.flatMap { wrap(line: $0) } + closing
    }

    /// The widest pair of brackets that holds at least one item, the last of equally wide ones.
    private func outermostBrackets(of line: [Character]) -> (open: Int, close: Int)? {
        var best: (open: Int, close: Int)?
        var opened: [Int] = []
        forEachCode(in: line) { index, character in
            if "([".contains(character) { opened.append(index) }
            if ")]".contains(character), let open = opened.popLast(), opened.isEmpty, index > open + 1,
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
