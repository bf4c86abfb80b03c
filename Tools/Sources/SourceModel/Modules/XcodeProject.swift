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
        /// What declarations without an isolation of their own are isolated to, by the build settings.
        public var defaultIsolation = ModuleFact.DefaultIsolation.nonisolated
    }

    /// The targets with Swift files, in the order of the project.
    public let targets: [Target]
    /// The folder that the project's paths are seen from.
    public let folder: String

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
        self.folder = folder
        targets = (project["targets"]?.texts ?? []).compactMap { reader.target($0, of: project) }
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
            // What names no folder above is where it seems to be; a project names thousands of files.
            let path =
                own.map { own in
                    own.utf8.contains(UInt8(ascii: "/")) || own.utf8.first == UInt8(ascii: ".")
                        ? SourceFileList.absolutePath(base + "/" + own) : base + "/" + own
                } ?? base
            places[id] = path
            for child in object["children"]?.texts ?? [] {
                place(child, in: path, project: project, depth: depth + 1)
            }
        }

        func target(_ id: String, of project: PropertyListText) -> Target? {
            guard let object = objects[id], let name = object["name"]?.text else { return nil }
            let type = object["productType"]?.text ?? ""
            var target = Target(
                module: moduleName(of: object, name), isTest: type.contains("-test"), files: [], folders: [],
                excluded: [])
            let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
            if (settings(of: object) + settings(of: project)).lazy.compactMap({ $0[key]?.text }).first == "MainActor" {
                target.defaultIsolation = .mainActor
            }
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
            for settings in settings(of: target) {
                for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
                    if let text = settings[key]?.text, !text.contains("$") { return FolderLayout.identifier(text) }
                }
            }
            return FolderLayout.identifier(name)
        }

        /// The build settings of a target or project, by configurations.
        private func settings(of object: PropertyListText) -> [PropertyListText] {
            let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
            return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
        }
    }

    /// The module of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: The modules of the targets that compile it: a file may belong to several.
    public func modules(of path: String) -> [String] {
        targets.filter { $0.compiles(path) }.map(\.module)
    }

    /// The modules of the targets that compile a file.
    func modules(compiling path: String) -> [ModuleFact] {
        targets.filter { $0.compiles(path) }.map { target in
            ModuleFact(
                name: target.module, folder: folder, defaultIsolation: target.defaultIsolation, isTest: target.isTest,
                origin: .xcode)
        }
    }
}

extension XcodeProject.Target {
    /// Whether the target compiles a file.
    func compiles(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return !excluded.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
}
