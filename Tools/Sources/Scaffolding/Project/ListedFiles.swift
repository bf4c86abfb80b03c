/// Where the files lie that a target lists one by one.
package struct ListedFiles: Sendable, Equatable {
    /// The folder below which nearly all of them lie; nil where there is none.
    package let root: String?
    /// The folder below which more than half of them lie, as scenes mostly do; nil where there is none.
    package let main: String?

    /// Counts files.
    ///
    /// - Parameter paths: their paths from the project's folder.
    init(_ paths: [String]) {
        var counts: [Substring: Int] = [:]
        for path in paths {
            for index in path.indices where path[index] == "/" { counts[path[..<index], default: 0] += 1 }
        }
        root = Self.deepest(counts, above: paths.count * 9 / 10)
        main = Self.deepest(counts, above: paths.count / 2)
    }

    private static func deepest(_ counts: [Substring: Int], above limit: Int) -> String? {
        counts.filter { $0.value > limit }.max { ($0.key.utf8.count, $1.key) < ($1.key.utf8.count, $0.key) }.map {
            String($0.key)
        }
    }
}
