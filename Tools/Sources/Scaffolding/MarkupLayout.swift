/// The layout of XML whose elements each begin and end on lines of their own.
enum MarkupLayout {
    /// Returns the text with each line indented by the elements that it stands in, and no line empty.
    static func indented(_ text: String) -> String {
        var depth = 0
        var lines: [String] = []
        for line in text.split(separator: "\n").map({ String($0).trimmed }) where !line.isEmpty {
            if line.hasPrefix("</") { depth -= 1 }
            lines.append(String(repeating: " ", count: 4 * depth) + line)
            let isWhole = line.hasSuffix("/>") || line.contains("</") || line.hasPrefix("<?") || line.hasPrefix("<!")
            if !isWhole { depth += 1 }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
