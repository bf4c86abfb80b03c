/// Puts imports in order, as swift-format does: what a layer imports, a template cannot know.
enum ImportOrder {
    /// The text with each block of plain imports sorted and without repetitions.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isMeant: Returns true if a block's order is somebody's own, and stays.
    static func sort(_ text: String, unless isMeant: (String) -> Bool = { _ in false }) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isImport = lines.map { $0.starts(with: "import ".utf8) }
        var sorted: [Substring] = []
        var isChanged = false
        var index = 0
        while index < lines.count {
            var end = index
            while end < lines.count, isImport[end] { end += 1 }
            let imports = lines[index..<end].map { Substring($0) }
            var ordered = imports
            if imports.count > 1 {
                let inOrder = Set(imports).sorted()
                if inOrder != imports, !isMeant(imports.joined(separator: "\n")) { ordered = inOrder }
            }
            isChanged = isChanged || ordered != imports
            sorted += ordered
            if end < lines.count { sorted.append(Substring(lines[end])) }
            index = end + 1
        }
        return isChanged ? sorted.joined(separator: "\n") : text
    }
}
