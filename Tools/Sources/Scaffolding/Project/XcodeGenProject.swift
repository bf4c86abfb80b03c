import Foundation
import Yams

/// XcodeGen's `project.yml`.
enum XcodeGenProject {
    /// The targets, or nil for what is no project of XcodeGen.
    ///
    /// - Parameters:
    ///   - text: the file.
    ///   - folder: where it lies: a source that is a file there is no folder for others.
    static func targets(in text: String, at folder: String) -> [ProjectFacts.Target]? {
        guard let root = try? Yams.compose(yaml: text), let targets = root["targets"]?.mapping else { return nil }
        return targets.compactMap { key, value in
            guard let name = key.string else { return nil }
            let type = value["type"]?.string ?? ""
            return ProjectFacts.Target(
                name: name, isTests: type.contains("-test"), isApp: type.hasPrefix("application"),
                folders: folders(value["sources"]).filter { !isFile(folder + "/" + $0) })
        }
    }

    /// Sources are a path, a list of paths, or a list of mappings with a path.
    private static func folders(_ sources: Node?) -> [String] {
        if let path = sources?.string { return [path] }
        return (sources?.sequence.map { Array($0) } ?? []).compactMap { $0.string ?? $0["path"]?.string }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere ? !isFolder.boolValue : path.hasSuffix(".swift")
    }
}
