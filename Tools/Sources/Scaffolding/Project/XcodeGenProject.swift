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
        guard let root = try? Yams.compose(yaml: text) else { return nil }
        let all = included(by: root, at: folder) + own(root, at: folder)
        return all.isEmpty && root["targets"] == nil ? nil : all
    }

    /// The targets of the files that a project is put together of, each as seen from the project's folder.
    private static func included(by root: Node, at folder: String) -> [ProjectFacts.Target] {
        guard let include = root["include"] else { return [] }
        return (include.sequence.map { Array($0) } ?? [include]).flatMap { entry -> [ProjectFacts.Target] in
            guard let path = entry.string ?? entry["path"]?.string,
                let data = FileManager.default.contents(atPath: folder + "/" + path)
            else { return [] }
            // Its paths are seen from where it lies, but where it says that they are not.
            let isRelative = entry["relativePaths"]?.bool ?? true
            let home = isRelative ? (path as NSString).deletingLastPathComponent : ""
            let own = targets(
                in: String(decoding: data, as: UTF8.self), at: home.isEmpty ? folder : folder + "/" + home)
            return (own ?? []).map { $0.seen(from: home) }
        }
    }

    private static func own(_ root: Node, at folder: String) -> [ProjectFacts.Target] {
        (root["targets"]?.mapping.map { Array($0) } ?? []).compactMap { key, value in
            guard let name = key.string else { return nil }
            // What its templates say it says, too.
            let templates = (value["templates"]?.sequence.map { Array($0) } ?? []).compactMap { template in
                template.string.flatMap { root["targetTemplates"]?[$0] }
            }
            let all = [value] + templates
            let type = all.lazy.compactMap { $0["type"]?.string }.first ?? ""
            return ProjectFacts.Target(
                name: name, isTests: type.contains("-test"), isApp: type.hasPrefix("application"),
                folders: all.flatMap { folders($0["sources"]) }.filter { !isFile(folder + "/" + $0) })
        }
    }

    /// Sources are a path, a list of paths, or a list of mappings with a path; `./Sources` is `Sources`.
    private static func folders(_ sources: Node?) -> [String] {
        let all = (sources?.sequence.map { Array($0) } ?? []).compactMap { $0.string ?? $0["path"]?.string }
        return (sources?.string.map { [$0] } ?? all).map { path in
            let parts = path.split(separator: "/").filter { $0 != "." }
            return parts.isEmpty ? "." : parts.joined(separator: "/")
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere ? !isFolder.boolValue : path.hasSuffix(".swift")
    }
}

extension ProjectFacts.Target {
    /// The same with its folders as seen from the folder around another one.
    fileprivate func seen(from home: String) -> Self {
        home.isEmpty
            ? self
            : ProjectFacts.Target(name: name, isTests: isTests, isApp: isApp, folders: folders.map { "\(home)/\($0)" })
    }
}
