/// The folders that somebody copied beside themselves, `Shop copy` beside `Shop`, with the same files: what the app was on some day.
enum CopiedFolders {
    /// The endings that the names of copies get.
    private static let endings = [" copy", " - copy"]

    /// The outermost of these folders.
    ///
    /// - Parameters:
    ///   - sources: The files, sorted by path.
    ///   - root: The number of bytes that the paths of all folders share.
    static func all(in sources: [SourceFile], below root: Int) -> [String] {
        var found: [String: String] = [:]
        var last: Substring = ""
        for source in sources {
            let folder = TestFolders.folder(of: source.path)
            guard last != folder else { continue }
            last = folder
            if let (copy, original) = copy(around: folder, below: root) { found[copy] = original }
        }
        guard !found.isEmpty else { return [] }
        let paths = Set(sources.map(\.path))
        return found.filter { copy, original in
            let own = paths.filter { $0.hasPrefix(copy + "/") }
            return own.count { paths.contains(original + $0.dropFirst(copy.count)) } * 3 >= own.count * 2
        }.keys.sorted()
    }

    /// The outermost folder around another that is called as a copy, with the one that it would be of.
    private static func copy(around folder: Substring, below root: Int) -> (copy: String, original: String)? {
        guard folder.utf8.count > root else { return nil }
        var end = folder.utf8.index(folder.startIndex, offsetBy: root)
        while end < folder.endIndex {
            let start = folder[end] == "/" ? folder.index(after: end) : end
            end = folder[start...].firstIndex(of: "/") ?? folder.endIndex
            // A second one has a number.
            var name = folder[start..<end]
            while let last = name.last, last.isNumber { name.removeLast() }
            if name.last == " " { name.removeLast() }
            let lower = name.lowercased()
            if let ending = endings.last(where: lower.hasSuffix), name.count > ending.count {
                return (String(folder[..<end]), String(folder[..<start]) + name.dropLast(ending.count))
            }
        }
        return nil
    }
}
