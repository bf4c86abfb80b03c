import Foundation

/// An Xcode project's `project.pbxproj`, an old-style property list of objects that name each other.
enum XcodeProject {
    /// The targets with the folders that Xcode synchronises, or nil for what is no project.
    static func targets(in text: String) -> [ProjectFacts.Target]? {
        guard
            let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
                as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else { return nil }
        return ((root["targets"] as? [String]) ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"] as? String else { return nil }
            let type = target["productType"] as? String ?? ""
            let groups = (target["fileSystemSynchronizedGroups"] as? [String]) ?? []
            return ProjectFacts.Target(
                name: name, isTests: type.contains("-test"), isApp: type.hasSuffix(".application"),
                folders: groups.compactMap { path(of: $0, in: objects) })
        }
    }

    /// A group's path from the project's folder: its own below those of the groups that it stands in.
    private static func path(of id: String, in objects: [String: [String: Any]]) -> String? {
        var parts: [String] = []
        var current: String? = id
        // As many steps as there are objects: a project in which groups hold each other is broken, and must not hold us.
        for _ in objects where current != nil {
            guard let step = current, let object = objects[step] else { break }
            if let path = object["path"] as? String { parts.insert(path, at: 0) }
            if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
            current = objects.first { ($0.value["children"] as? [String])?.contains(step) == true }?.key
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}
