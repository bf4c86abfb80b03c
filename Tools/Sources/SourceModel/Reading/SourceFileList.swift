import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The Swift files below some folders.
public struct SourceFileList: Sendable {
    /// The paths of the files, absolute, sorted by their bytes, each once.
    public private(set) var files: [String] = []
    /// The paths of the package manifests that were met on the way; they are not among `files`.
    public private(set) var manifests: [String] = []
    /// The Xcode projects that were met on the way.
    public private(set) var xcodeProjects: [String] = []
    /// The nibs and storyboards that were met on the way, which make objects of classes that they name.
    public private(set) var layouts: [String] = []
    /// The folders with settings of the tool, `scaena.yml`, that were met on the way.
    public private(set) var foldersOfSettings: [String] = []
    /// True if an implementation in Objective-C was met on the way.
    public private(set) var hasObjectiveC = false
    /// True if a link leads to a folder, whose files are listed by one of its paths alone.
    private(set) var hasLinkedFolders = false
    /// The folders and files that were asked for, absolute.
    public private(set) var roots: [String] = []
    /// The folders that could not be looked into, in words, with their paths.
    public private(set) var notes: [SourceNote] = []

    /// Returns true if a folder holds no sources of the project itself: others' code, or code that is no part of a
    /// target.
    private static func isSkipped(_ folder: String) -> Bool {
        skippedFolders.contains(folder) || skippedEndings.contains(where: folder.hasSuffix)
    }

    private static let skippedEndings = [".playground", ".xctemplate", ".docc"]

    private static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

    /// The folders right in a folder that may hold sources of the project itself; links are not followed.
    ///
    /// - Parameter folder: The absolute path.
    /// - Returns: Their paths.
    public static func foldersOfSources(in folder: String) -> [String] {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        let entries = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        return (entries ?? []).compactMap { entry in
            let values = try? entry.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            let name = entry.lastPathComponent
            guard values?.isDirectory == true, values?.isSymbolicLink != true, !name.hasPrefix("."), !isSkipped(name),
                !name.hasSuffix(".xcodeproj")
            else { return nil }
            return folder + "/" + name
        }
    }

    /// Lists files. Hidden folders, build products and checkouts of dependencies are left out; links to folders are
    /// followed once, so that a circle of links ends.
    ///
    /// - Parameters:
    ///   - paths: Files and folders. A file that is named here is taken whatever its name is.
    ///   - excluded: Absolute paths of files that are left out, such as the output of the run itself.
    public init(paths: [String], excluding excluded: Set<String> = []) {
        var visited: Set<FolderIdentity> = []
        for path in paths {
            let absolute = Self.absolutePath(path)
            var status = stat()
            guard stat(absolute, &status) == 0 else {
                notes.append(SourceNote(path: path, text: "no such file or folder"))
                continue
            }
            roots.append(absolute)
            if status.st_mode & S_IFMT == S_IFDIR {
                list(absolute, &visited, excluded)
            } else if !excluded.contains(absolute) {
                files.append(absolute)
            }
        }
        files = files.sortedByBytes
        manifests = Array(Set(manifests)).sorted()
        xcodeProjects = Array(Set(xcodeProjects)).sorted()
        layouts = Array(Set(layouts)).sorted()
    }

    /// A list of what is known to be there.
    init(
        files: [String], manifests: [String], xcodeProjects: [String], layouts: [String], hasObjectiveC: Bool,
        roots: [String]
    ) {
        (self.files, self.manifests, self.xcodeProjects) = (files, manifests, xcodeProjects)
        (self.layouts, self.hasObjectiveC, self.roots) = (layouts, hasObjectiveC, roots)
    }

    private struct FolderIdentity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    private mutating func list(_ folder: String, _ visited: inout Set<FolderIdentity>, _ excluded: Set<String>) {
        guard let stream = opendir(folder) else {
            notes.append(
                SourceNote(path: folder, text: "the folder cannot be read: \(String(cString: strerror(errno)))"))
            return
        }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(dirfd(stream), &status) == 0, visited.insert(FolderIdentity(status)).inserted else { return }
        var entries = entries(of: folder, stream)
        entries.sort(from: folder.utf8.count + 1)
        for item in entries.items {
            if item.isFolder {
                list(item.path, &visited, excluded)
            } else if excluded.isEmpty || !excluded.contains(item.path) {
                files.append(item.path)
            }
        }
        manifests += entries.manifests
        xcodeProjects += entries.xcodeProjects
        layouts += entries.layouts
        if entries.hasSettings { foldersOfSettings.append(folder) }
        hasObjectiveC = hasObjectiveC || entries.hasObjectiveC
        hasLinkedFolders = hasLinkedFolders || entries.hasLinkedFolders
        notes += entries.notes
    }

    private func entries(of folder: String, _ stream: FolderStream) -> FolderEntries {
        var entries = FolderEntries()
        while let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            // Most of what is met is no source: no text is made of it.
            let known = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> (name: String, isSwift: Bool)? in
                let bytes = bytes.prefix { $0 != 0 }
                if bytes.first == UInt8(ascii: ".") { return nil }
                let isSwift = bytes.suffix(6).elementsEqual(".swift".utf8)
                if type == Int32(DT_REG), !isSwift {
                    entries.addOther(UnsafeRawBufferPointer(rebasing: bytes), in: folder)
                    return nil
                }
                return (String(decoding: bytes, as: UTF8.self), isSwift)
            }
            guard let (name, isSwift) = known else { continue }
            let path = folder + "/" + name
            switch type {
            case Int32(DT_REG) where isSwift: entries.add(path, name)
            case Int32(DT_DIR) where name.hasSuffix(".xcodeproj"): entries.xcodeProjects.append(path)
            case Int32(DT_DIR):
                if !Self.isSkipped(name) { entries.items.append(.init(path: path, isFolder: true)) }
            case Int32(DT_LNK), Int32(DT_UNKNOWN):
                var status = stat()
                guard stat(path, &status) == 0 else {
                    if isSwift { entries.notes.append(SourceNote(path: path, text: "is a link that leads nowhere")) }
                    continue
                }
                if status.st_mode & S_IFMT == S_IFDIR {
                    entries.hasLinkedFolders = entries.hasLinkedFolders || type == Int32(DT_LNK)
                    if !Self.isSkipped(name) { entries.items.append(.init(path: path, isFolder: true)) }
                } else if isSwift {
                    entries.add(path, name)
                }
            default: if isSwift { entries.notes.append(SourceNote(path: path, text: "is not a regular file")) }
            }
        }
        return entries
    }

    /// The absolute form of a path, without `.` and `..`.
    ///
    /// - Parameter path: A path, relative to the working folder or absolute.
    /// - Returns: The same place from the root.
    public static func absolutePath(_ path: String) -> String {
        let base = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        // Bytes, since projects name thousands of paths.
        var parts: [Substring.UTF8View] = []
        for part in base.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
    }
}

/// The system library's type of a folder stream.
#if canImport(Darwin)
    private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
    private typealias FolderStream = OpaquePointer
#endif

extension [String] {
    /// The texts in the order of their bytes, each once.
    fileprivate var sortedByBytes: [String] {
        // Those of one folder are in order already.
        let isSorted = zip(self, dropFirst()).allSatisfy { Self.precedes($0, $1) }
        if isSorted { return self }
        var last: String?
        return sorted(by: Self.precedes).filter { path in
            defer { last = path }
            return path != last
        }
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        let order = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right -> Bool in
                guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(leftBase, rightBase, Swift.min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
        return order.flatMap { $0 } ?? left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}

/// Something that a user should know about one file.
public struct SourceNote: Hashable, Sendable {
    /// The file's or folder's path.
    public var path: String
    /// The text of the note.
    public var text: String

    /// Makes a note.
    ///
    /// - Parameters:
    ///   - path: The file's or folder's path.
    ///   - text: The text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
