import Foundation

/// Where files that are no Swift name a type or file that gets another name: projects of Xcode, storyboards and nibs. They stay as
/// they are, and a person is told.
struct MentionsOutside {
    /// One sentence for each line.
    private(set) var notes: [String] = []

    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - names: the new names of types by the old ones.
    ///   - moves: where files go, by their paths.
    ///   - emptied: folders that go.
    ///   - project: the project's folder.
    init(of names: [String: String], moves: [String: String], emptied: [String], in project: String) {
        func last(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        var files: [String: String] = [:]
        for (old, new) in moves where last(old) != last(new) { files[last(old)] = last(new) }
        for folder in emptied {
            let moved = moves.first { $0.key.hasPrefix(folder + "/") && !$0.value.hasPrefix(folder + "/") }
            if let moved {
                files[last(folder)] = last(URL(fileURLWithPath: moved.value).deletingLastPathComponent().path)
            }
        }
        for path in Self.paths(in: project) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let isProject = path.hasSuffix(".pbxproj")
            for (number, line) in lines.enumerated() {
                if isProject {
                    // A folder that Xcode keeps in step by itself lists none of its files.
                    guard let name = Self.value(of: "path = ", in: line, until: ";"),
                        let new = files[last(name)]
                    else { continue }
                    notes.append(
                        "\(path):\(number + 1): the project lists '\(last(name))', which is '\(new)' now: rename it in Xcode, "
                            + "or write it here")
                } else {
                    for key in ["customClass", "storyboardIdentifier", "reuseIdentifier"] {
                        guard let name = Self.value(of: " \(key)=\"", in: line, until: "\""), let new = names[name]
                        else { continue }
                        notes.append(
                            "\(path):\(number + 1): \(key) says '\(name)', which is '\(new)' now: it stays as it is")
                    }
                }
            }
        }
    }

    /// The files in question.
    private static func paths(in project: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: project) else { return [] }
        var found: [String] = []
        for case let path as String in all {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || skipped.contains(name) {
                all.skipDescendants()
            } else if [".pbxproj", ".storyboard", ".xib"].contains(where: name.hasSuffix) {
                found.append("\(project)/\(path)")
            }
        }
        return found.sorted()
    }

    private static func value(of key: String, in line: Substring, until end: Character) -> String? {
        guard let start = line.range(of: key)?.upperBound else { return nil }
        return String(line[start...].prefix { $0 != end }).trimmingCharacters(in: ["\"", " "])
    }
}
