import Foundation
import Project
import SourceModel

/// Which folders are those of tests: they are called so, and what lies in them imports what tests are written with.
package enum TestFolders {
    /// The folders of tests that lie beside what was read, as `AppTests` lies beside `App`.
    ///
    /// - Parameter paths: The files and folders that were read.
    /// - Returns: The folders, absolute, the one with most tests first, and the module that most of them test.
    package static func beside(_ paths: [String]) -> (folders: [String], tested: String?) {
        let roots = paths.map(SourceFileList.absolutePath)
        let parents = Set(roots.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        var counts: [String: Int] = [:]
        var tested: [String: Int] = [:]
        for parent in parents {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            for name in names.sorted() where name.hasSuffix("Tests") && !roots.contains("\(parent)/\(name)") {
                for file in SourceFileList(paths: ["\(parent)/\(name)"]).files.prefix(most) {
                    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
                    let modules = imports(of: text)
                    if drivesApp(name, testing: modules.filter(\.isTestable).map(\.module)) { continue }
                    if modules.contains(where: { TestCode.isFramework($0.module) || $0.isTestable }) {
                        counts["\(parent)/\(name)", default: 0] += 1
                    }
                    for module in modules where module.isTestable { tested[module.module, default: 0] += 1 }
                }
            }
        }
        return (
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key),
            tested.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        )
    }

    /// Returns true if a folder is called as a target of tests that drive the finished app, which no scene's tests belong to:
    /// `AppUITests`, but not those of a module `AppUI`.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - modules: The modules that its files test.
    static func drivesApp(_ folder: String, testing modules: [String]) -> Bool {
        folder.hasSuffix("UITests")
            && !modules.contains { folder.hasSuffix("/\($0)Tests") || folder == "\($0)Tests" }
    }

    /// So many files of a folder are looked at.
    private static let most = 300

    private static func imports(of text: String) -> [(module: String, isTestable: Bool)] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place < 2, place + 1 < words.count else { return nil }
            return (
                String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }), words[0] == "@testable"
            )
        }
    }

    /// The folders of tests among those of some files, each with all that is called so around it.
    ///
    /// - Parameter sources: The files, sorted by path.
    /// - Returns: The outermost folders that are called as tests are and hold some, or what tests use.
    static func outermost(of sources: [SourceFile]) -> Set<String> {
        let root = commonFolder(of: sources)
        var found: Set<String> = []
        var last: (folder: Substring, home: String?) = ("", nil)
        for source in sources {
            let folder = folder(of: source.path)
            if last.folder != folder { last = (folder, home(of: folder, below: root)) }
            guard let home = last.home, !found.contains(home) else { continue }
            let isSupport = home.hasSuffix("Mocks") || home.hasSuffix("TestSupport")
            if isSupport || !source.tested.isEmpty || source.imports.contains(where: TestCode.isFramework) {
                found.insert(home)
            }
        }
        return found
    }

    /// The folder that a file lies in.
    static func folder(of path: String) -> Substring {
        let bytes = path.utf8
        return path[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.startIndex)]
    }

    /// Returns the number of bytes that the paths of all files' folders share, up to a whole folder's name.
    static func commonFolder(of sources: [SourceFile]) -> Int {
        guard let first = sources.first, let last = sources.last else { return 0 }
        let (one, other) = (Array(folder(of: first.path).utf8), Array(folder(of: last.path).utf8))
        let shared = zip(one, other).prefix { $0 == $1 }.count
        // `App` is no folder around `AppTests`.
        let isWhole = [one, other].allSatisfy { $0.count == shared || $0[shared] == UInt8(ascii: "/") }
        return isWhole ? shared : one[..<shared].lastIndex(of: UInt8(ascii: "/")) ?? 0
    }

    /// The outermost folder around a folder, or itself, that is called as those of tests are.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - root: The number of bytes of its path that are not looked at, since all sources lie there.
    static func home(of folder: Substring, below root: Int) -> String? {
        let bytes = folder.utf8
        var start = bytes.index(bytes.startIndex, offsetBy: root, limitedBy: bytes.endIndex) ?? bytes.endIndex
        while start < bytes.endIndex {
            let from = bytes[start] == UInt8(ascii: "/") ? bytes.index(after: start) : start
            let end = bytes[from...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
            let name = bytes[from..<end]
            if endings.contains(where: { name.suffix($0.count).elementsEqual($0) }) { return String(folder[..<end]) }
            start = end
        }
        return nil
    }

    private static let endings = ["Tests", "Test", "Mocks", "TestSupport"].map { Array($0.utf8) }
}
