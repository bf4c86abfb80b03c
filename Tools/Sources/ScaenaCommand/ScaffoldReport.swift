import Foundation
import Scaffolding

/// The report on scaffolded code, for the person who asked.
struct ScaffoldReport {
    private let scaffold: UnitScaffold

    init(_ scaffold: UnitScaffold) {
        self.scaffold = scaffold
    }

    /// The folders with their files.
    var tree: String {
        let opened = scaffold.openers.flatMap { opener in
            opener.files.map {
                "\(Self.shown($0.path)) (\(opener.isRegistration ? "registers" : "opens") \(scaffold.name))"
            }
        }
        return (folders + opened).joined(separator: "\n")
    }

    private var folders: [String] {
        scaffold.outermostFolders.map { folder in
            let names = scaffold.files.map(\.path).filter { $0.hasPrefix(folder + "/") }
                .map { $0.dropFirst(folder.count + 1) }
            let lines = names.sorted().enumerated().map { index, name in
                (index == names.count - 1 ? "└── " : "├── ") + name
            }
            return ([Self.shown(folder) + "/"] + lines).joined(separator: "\n")
        }
    }

    /// The text of every file under its name.
    var texts: String {
        (scaffold.files + scaffold.openers.flatMap(\.files)).map { "// \(Self.shown($0.path))\n\n\($0.text)" }.joined(
            separator: "\n")
    }

    /// A path as seen from the current folder.
    static func shown(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    /// A text in which the paths of what lies in the current folder are as seen from there.
    static func shown(in text: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        if current == "/" { return text }
        let shown = text.hasPrefix(current + "/") ? String(text.dropFirst(current.count + 1)) : text
        return ["'", " ", "(", "\n"].reduce(shown) { $0.replacing("\($1)\(current)/", with: $1) }
    }
}
