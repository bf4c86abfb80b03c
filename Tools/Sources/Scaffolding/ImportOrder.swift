/// Puts imports in order, as swift-format does: what a layer imports, a template cannot know.
enum ImportOrder {
    /// The text with each block of plain imports sorted and without repetitions.
    static func sort(_ text: String) -> String {
        var result: [Substring] = []
        var imports: [Substring] = []
        func flush() {
            result += Set(imports).sorted()
            imports = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") {
                imports.append(line)
            } else {
                flush()
                result.append(line)
            }
        }
        flush()
        return result.joined(separator: "\n")
    }
}
