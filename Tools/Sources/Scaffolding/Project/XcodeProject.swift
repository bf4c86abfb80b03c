import Foundation

/// An Xcode project's `project.pbxproj`, an old-style property list of objects that name each other.
struct XcodeProject {
    private let objects: [String: [String: Any]]
    /// The group that each object stands in.
    private let parents: [String: String]
    private let root: [String: Any]

    /// Reads a project; nil for what is none.
    init?(_ text: String) {
        guard
            let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
                as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.root = root
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
        self.parents = parents
    }

    /// The targets with the folders that Xcode synchronises, and those in which most of the listed files lie.
    var targets: [ProjectFacts.Target] {
        ((root["targets"] as? [String]) ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"] as? String else { return nil }
            let type = target["productType"] as? String ?? ""
            let groups = (target["fileSystemSynchronizedGroups"] as? [String]) ?? []
            return ProjectFacts.Target(
                name: name, isTests: type.contains("-test"), isApp: type.hasSuffix(".application"),
                folders: groups.compactMap { path(of: $0) }, listed: ListedFiles(files(of: target)))
        }
    }

    /// The Swift files that a target lists one by one.
    private func files(of target: [String: Any]) -> [String] {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        return phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }.flatMap { phase in
            (phase["files"] as? [String] ?? []).compactMap { file in
                (objects[file]?["fileRef"] as? String).flatMap { path(of: $0) }
            }
        }.filter { $0.hasSuffix(".swift") }
    }

    /// The path of a group or file from the project's folder: its own below those of the groups that it stands in.
    private func path(of id: String) -> String? {
        var parts: [String] = []
        var current: String? = id
        var seen: Set<String> = []
        // A project in which groups hold each other is broken, and must not hold us.
        while let step = current, seen.insert(step).inserted, let object = objects[step] {
            if let path = object["path"] as? String { parts.insert(path, at: 0) }
            if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
            current = parents[step]
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}

/// Where the files lie that a target lists one by one.
public struct ListedFiles: Sendable, Equatable {
    /// The folder below which nearly all of them lie; nil where there is none.
    public let root: String?
    /// The folder below which more than half of them lie, as scenes mostly do; nil where there is none.
    public let main: String?

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
