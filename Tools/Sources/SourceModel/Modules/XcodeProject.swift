import Project

/// The targets of an Xcode project: the files that they compile, file by file or by folders that Xcode keeps in step
/// with the disk.
public struct XcodeProject: Sendable {
    /// A target's sources.
    public struct Target: Hashable, Sendable {
        /// The target's name.
        public var name: String
        /// The module's name: the product module name where it is plain, otherwise the target's name with `_` for what
        /// no module name has.
        public var module: String
        /// True if it holds tests.
        public var isTest: Bool
        /// True if it is an app.
        public var isApp: Bool
        /// The absolute paths of the Swift files that are listed one by one, in the order of the project.
        public var files: [String]
        /// The absolute paths of the folders that are taken whole.
        public var folders: [String]
        /// Files of `folders` that the target leaves out, absolute.
        public var excluded: Set<String>
        /// The isolation of declarations without one of their own, by the build settings.
        public var defaultIsolation = ModuleFact.DefaultIsolation.nonisolated
    }

    /// The targets, in the order of the project.
    public let targets: [Target]
    /// The folder that the project's paths are seen from.
    public let folder: String
    /// The targets that list a file, by its path.
    private var targetsOfFiles: [String: [Int]] = [:]
    /// The files that targets list one by one.
    var listed: some Sequence<String> { targetsOfFiles.keys }
    /// True if a target takes folders whole.
    var takesFolders: Bool { targets.contains { !$0.folders.isEmpty } }

    /// Reads a project.
    ///
    /// - Parameter path: The path of a `project.pbxproj`, or of the `.xcodeproj` around it. `nil` where it is none.
    public init?(path: String) {
        let file = Self.file(of: path)
        guard let bytes = try? FileBytes.read(file) else { return nil }
        self.init(file, bytes)
    }

    /// The file that says what is in a project.
    static func file(of path: String) -> String {
        let absolute = SourceFileList.absolutePath(path)
        return absolute.hasSuffix(".xcodeproj") ? absolute + "/project.pbxproj" : absolute
    }

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - file: The path of its `project.pbxproj`.
    ///   - bytes: The content of that.
    init?(_ file: String, _ bytes: FileBytes) {
        let parts = file.split(separator: "/")
        guard parts.count > 2, let list = PropertyListText(bytes),
            var reader = Reader(list), let root = list.value("rootObject", in: list.root),
            let project = reader.object(root)
        else { return nil }
        let base = "/" + parts.dropLast(2).joined(separator: "/")
        let directory = reader.text("projectDirPath", of: project) ?? ""
        let folder = directory.isEmpty ? base : SourceFileList.absolutePath(base + "/" + directory)
        reader.project = folder
        if let group = list.value("mainGroup", in: project) {
            reader.place(group, in: folder, depth: 0)
        }
        self.init(targets: reader.list("targets", of: project).compactMap { reader.target($0, of: project) }, folder)
    }

    /// Takes what was read before.
    init(targets: [Target], _ folder: String) {
        (self.targets, self.folder) = (targets, folder)
        targetsOfFiles.reserveCapacity(targets.reduce(0) { $0 + $1.files.count })
        for (number, target) in targets.enumerated() {
            for file in target.files { targetsOfFiles[file, default: []].append(number) }
        }
    }

    private typealias Node = PropertyListText.Node

    private struct Reader {
        private let list: PropertyListText
        /// The project's objects by the numbers of their ids.
        private var objects: [UInt64: Node] = [:]
        /// Where files and folders lie, by their objects.
        private var places: [Node: String] = [:]
        /// The folder that the project's paths are seen from.
        var project = ""

        init?(_ list: PropertyListText) {
            guard let objects = list.value("objects", in: list.root) else { return nil }
            self.list = list
            let pairs = list.pairs(in: objects)
            self.objects.reserveCapacity(pairs.count)
            for (key, value) in pairs {
                if let number = list.number(key) { self.objects[number] = value }
            }
        }

        /// The object that an id names.
        func object(_ id: Node) -> Node? { list.number(id).flatMap { objects[$0] } }

        /// The text of a key.
        func text(_ key: StaticString, of node: Node) -> String? {
            list.value(key, in: node).flatMap(list.text)
        }

        /// The list of a key.
        func list(_ key: StaticString, of node: Node) -> ArraySlice<Node> {
            list.value(key, in: node).map(list.elements) ?? []
        }

        /// Finds where a group and what is in it lie.
        mutating func place(_ id: Node, in folder: String, depth: Int) {
            guard depth < 100, let object = object(id), places[object] == nil else { return }
            let own = text("path", of: object)
            let base: String
            switch text("sourceTree", of: object) {
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
            places[object] = path
            for child in list("children", of: object) { place(child, in: path, depth: depth + 1) }
        }

        /// Where a file or folder lies: in its group, or, where it is in none, below the project's folder.
        private func path(of object: Node) -> String? {
            if let place = places[object] { return place }
            guard text("sourceTree", of: object) == "SOURCE_ROOT", let own = text("path", of: object) else {
                return nil
            }
            return SourceFileList.absolutePath(project + "/" + own)
        }

        func target(_ id: Node, of project: Node) -> Target? {
            guard let object = object(id), let name = text("name", of: object) else { return nil }
            let type = text("productType", of: object) ?? ""
            var target = Target(
                name: name, module: moduleName(of: object, name), isTest: type.contains("-test"),
                isApp: type.hasSuffix(".application"), files: [], folders: [], excluded: [])
            let isolation = (settings(of: object) + settings(of: project)).lazy.compactMap { settings in
                text("SWIFT_DEFAULT_ACTOR_ISOLATION", of: settings)
            }.first
            if isolation == "MainActor" { target.defaultIsolation = .mainActor }
            for phase in list("buildPhases", of: object) {
                guard let phase = self.object(phase), text("isa", of: phase) == "PBXSourcesBuildPhase" else {
                    continue
                }
                for file in list("files", of: phase) {
                    guard let built = self.object(file), let id = list.value("fileRef", in: built),
                        let reference = self.object(id), let path = path(of: reference)
                    else { continue }
                    if path.utf8.suffix(6).elementsEqual(".swift".utf8) { target.files.append(path) }
                }
            }
            for group in list("fileSystemSynchronizedGroups", of: object).compactMap({ self.object($0) }) {
                guard let path = path(of: group) else { continue }
                target.folders.append(path)
                for exception in list("exceptions", of: group).compactMap({ self.object($0) }) {
                    guard let excepted = list.value("target", in: exception), list.number(excepted) == list.number(id)
                    else { continue }
                    for file in list("membershipExceptions", of: exception).compactMap(list.text) {
                        target.excluded.insert(SourceFileList.absolutePath(path + "/" + file))
                    }
                }
            }
            return target
        }

        private func moduleName(of target: Node, _ name: String) -> String {
            for settings in settings(of: target) {
                for text in [text("PRODUCT_MODULE_NAME", of: settings), text("PRODUCT_NAME", of: settings)] {
                    if let text, !text.contains("$") { return ModuleName.of(target: text) }
                }
            }
            return ModuleName.of(target: name)
        }

        /// The build settings of a target or project, by configurations.
        private func settings(of object: Node) -> [Node] {
            guard let id = list.value("buildConfigurationList", in: object), let list = self.object(id) else {
                return []
            }
            return self.list("buildConfigurations", of: list).compactMap { configuration in
                self.object(configuration).flatMap { self.list.value("buildSettings", in: $0) }
            }
        }
    }

    /// The modules of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: The modules of the targets that compile it: a file may belong to several.
    public func modules(of path: String) -> [String] { targets(compiling: path).map(\.module) }

    /// The modules of the targets that compile a file.
    func modules(compiling path: String) -> [ModuleFact] {
        targets(compiling: path).map { target in
            ModuleFact(
                name: target.module, folder: folder, defaultIsolation: target.defaultIsolation, isTest: target.isTest,
                origin: .xcode)
        }
    }

    private func targets(compiling path: String) -> [Target] {
        let listing = targetsOfFiles[path] ?? []
        return targets.indices.filter { listing.contains($0) || targets[$0].takesWhole(path) }.map { targets[$0] }
    }
}

extension XcodeProject.Target {
    /// Returns true if a file lies in a folder that the target takes whole.
    fileprivate func takesWhole(_ path: String) -> Bool {
        !folders.isEmpty && !excluded.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
}
