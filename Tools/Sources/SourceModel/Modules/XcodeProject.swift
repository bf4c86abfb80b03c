/// What an Xcode project says of its targets: which files they compile, file by file or by folders that Xcode keeps in
/// step with the disk.
public struct XcodeProject: Sendable {
    /// A target's sources.
    public struct Target: Hashable, Sendable {
        /// The module's name: the product module name where it is plain, otherwise the target's name with `_` for what
        /// no module name has.
        public var module: String
        /// Whether it holds tests.
        public var isTest: Bool
        /// The absolute paths of the files that are listed one by one.
        public var files: Set<String>
        /// The absolute paths of the folders that are taken whole.
        public var folders: [String]
        /// Files of `folders` that the target leaves out, absolute.
        public var excluded: Set<String>
    }

    /// The targets with Swift files, in the order of the project.
    public let targets: [Target]

    /// Reads a project.
    ///
    /// - Parameter path: The path of a `project.pbxproj`, or of the `.xcodeproj` around it. `nil` where it is none.
    public init?(path: String) {
        let absolute = SourceFileList.absolutePath(path)
        let file = absolute.hasSuffix(".xcodeproj") ? absolute + "/project.pbxproj" : absolute
        let parts = file.split(separator: "/")
        guard parts.count > 2, let bytes = try? FileBytes.read(file),
            let list = PropertyListText(bytes.bytes), case .table(let objects) = list["objects"],
            let root = list["rootObject"]?.text, let project = objects[root]
        else { return nil }
        var reader = Reader(objects: objects)
        let base = "/" + parts.dropLast(2).joined(separator: "/")
        let directory = project["projectDirPath"]?.text ?? ""
        let folder = directory.isEmpty ? base : SourceFileList.absolutePath(base + "/" + directory)
        if let group = project["mainGroup"]?.text { reader.place(group, in: folder, project: folder, depth: 0) }
        targets = (project["targets"]?.texts ?? []).compactMap { reader.target($0) }
    }

    private struct Reader {
        let objects: [String: PropertyListText]
        /// Where files and folders lie.
        var places: [String: String] = [:]

        /// Finds where a group and what is in it lie.
        mutating func place(_ id: String, in folder: String, project: String, depth: Int) {
            guard depth < 100, places[id] == nil, let object = objects[id] else { return }
            let own = object["path"]?.text
            let base: String
            switch object["sourceTree"]?.text {
            case "<group>": base = folder
            case "SOURCE_ROOT": base = project
            case "<absolute>": base = ""
            default: return
            }
            let path = own.map { SourceFileList.absolutePath(base + "/" + $0) } ?? base
            places[id] = path
            for child in object["children"]?.texts ?? [] {
                place(child, in: path, project: project, depth: depth + 1)
            }
        }

        func target(_ id: String) -> Target? {
            guard let object = objects[id], let name = object["name"]?.text else { return nil }
            let type = object["productType"]?.text ?? ""
            var target = Target(
                module: moduleName(of: object, name), isTest: type.contains("-test"), files: [], folders: [],
                excluded: [])
            for phase in object["buildPhases"]?.texts ?? [] {
                guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
                for file in phase["files"]?.texts ?? [] {
                    guard let reference = objects[file]?["fileRef"]?.text, let path = places[reference] else {
                        continue
                    }
                    if path.hasSuffix(".swift") { target.files.insert(path) }
                }
            }
            for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
                guard let path = places[group] else { continue }
                target.folders.append(path)
                for exception in objects[group]?["exceptions"]?.texts ?? [] {
                    guard let exception = objects[exception], exception["target"]?.text == id else { continue }
                    for file in exception["membershipExceptions"]?.texts ?? [] {
                        target.excluded.insert(SourceFileList.absolutePath(path + "/" + file))
                    }
                }
            }
            return target.files.isEmpty && target.folders.isEmpty ? nil : target
        }

        private func moduleName(of target: PropertyListText, _ name: String) -> String {
            let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
            for configuration in list?["buildConfigurations"]?.texts ?? [] {
                let settings = objects[configuration]?["buildSettings"]
                for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
                    if let text = settings?[key]?.text, !text.contains("$") { return Self.identifier(text) }
                }
            }
            return Self.identifier(name)
        }

        private static func identifier(_ name: String) -> String {
            String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
    }

    /// The module of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: The modules of the targets that compile it: a file may belong to several.
    public func modules(of path: String) -> [String] {
        targets.filter { target in
            if target.files.contains(path) { return true }
            return !target.excluded.contains(path) && target.folders.contains { path.hasPrefix($0 + "/") }
        }.map(\.module)
    }
}
