import Project
import SourceModel

/// Tells files of tests from those of the app.
struct TestFiles {
    private let marks: [Bool]

    /// Looks at all files.
    ///
    /// - Parameter index: The files with their imports.
    init(_ index: TypeIndex) {
        let root = Self.commonFolder(of: index.files.map(\.path))
        marks = index.files.map { file in
            let imports = file.imports.contains { fact in
                TestCode.isFramework(fact.module) || fact.attributes.contains("@testable")
            }
            return imports || file.modules.contains { $0.hasSuffix("Tests") }
                || Self.liesAmongTests(file.path.dropFirst(root))
        }
    }

    /// Whether a file is one of tests, or of what tests use.
    subscript(file: Int) -> Bool { marks[file] }

    private static let endings = ["Tests", "Test", "Mocks", "TestSupport"]

    private static func liesAmongTests(_ path: Substring) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in endings.contains { folder.hasSuffix($0) } }
    }

    /// How many characters all paths begin with, up to a slash.
    private static func commonFolder(of paths: [String]) -> Int {
        guard var shared = paths.first.map({ $0[...] }) else { return 0 }
        for path in paths {
            while !path.hasPrefix(shared) { shared = shared.dropLast() }
        }
        return shared.lastIndex(of: "/").map { shared.distance(from: shared.startIndex, to: $0) } ?? 0
    }
}
