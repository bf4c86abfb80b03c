/// Puts imports in order, as swift-format does: what a layer imports, a template cannot know.
enum ImportOrder {
    /// The text with each block of plain imports sorted and without repetitions.
    static func sort(_ text: String) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isImport = lines.map { $0.starts(with: "import ".utf8) }
        var sorted: [Substring] = []
        var isChanged = false
        var index = 0
        while index < lines.count {
            var end = index
            while end < lines.count, isImport[end] { end += 1 }
            let imports = lines[index..<end].map { Substring($0) }
            let ordered = imports.count < 2 ? imports : Set(imports).sorted()
            isChanged = isChanged || ordered != imports
            sorted += ordered
            if end < lines.count { sorted.append(Substring(lines[end])) }
            index = end + 1
        }
        return isChanged ? sorted.joined(separator: "\n") : text
    }
}
