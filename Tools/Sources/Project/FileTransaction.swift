import Foundation

/// Changes to files of a project: all of them, or none.
///
/// New texts are first put into a folder below `.scaena`, with a list of what is to be done. Renaming that folder is
/// the moment that counts: a run that is stopped before has changed nothing, and the rest of one that was stopped
/// after is done by the next who gets the project's lock and calls ``finish(in:)``.
package struct FileTransaction {
    private struct Step: Codable {
        /// The file's path as seen from the project, or an absolute one where it lies elsewhere.
        let path: String
        /// The name of its new content in the folder; nil where the file goes.
        let staged: String?
    }

    /// The folder of what is being done.
    private static let folder = ".scaena/pending"
    private static let list = "steps.json"

    private let project: String
    private var contents: [(path: String, data: Data?, permissions: String?)] = []
    /// Folders that go where nothing is left in them, the deepest first.
    private var emptied: [String] = []

    /// Begins.
    ///
    /// - Parameter project: the project's folder.
    package init(in project: String) {
        self.project = project
    }

    /// Has a file get a text.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - text: the text.
    package mutating func write(_ path: String, _ text: String) {
        write(path, Data(text.utf8))
    }

    /// Has a file get some bytes.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - data: the bytes.
    ///   - former: the file whose permissions it gets; nil for those of its own.
    package mutating func write(_ path: String, _ data: Data, like former: String? = nil) {
        // A link stays one: what it leads to changes.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        let place = isLink ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
        contents.append((place, data, former ?? place))
    }

    /// Has a file go.
    package mutating func remove(_ path: String) {
        contents.append((path, nil, nil))
    }

    /// Has a folder go, and those below it, where no file is left in them.
    package mutating func removeIfEmpty(_ folder: String) {
        emptied.append(folder)
    }

    /// Does it.
    ///
    /// - Throws: ``FileFailure`` when something cannot be written; nothing has changed then.
    package func commit() throws(FileFailure) {
        try stage()
        do throws(FileFailure) {
            try Self.carryOut(in: project)
        } catch {
            Self.takeBack(in: project)
            throw error
        }
        for folder in emptied { Self.removeEmpty(folder) }
    }

    /// Does what a run left that was stopped.
    ///
    /// - Parameter project: the project's folder.
    package static func finish(in project: String) {
        guard FileManager.default.fileExists(atPath: "\(project)/\(folder)/\(list)") else { return }
        try? carryOut(in: project)
    }

    // MARK: Steps

    private func stage() throws(FileFailure) {
        let manager = FileManager.default
        let parent = project + "/.scaena"
        try Self.makeFolder(parent)
        StagedName.removeLeftovers(of: "pending", in: parent)
        let staging = "\(parent)/\(StagedName.own("pending"))"
        try? manager.removeItem(atPath: staging)
        try Self.makeFolder(staging)
        var isCommitted = false
        defer {
            if !isCommitted {
                try? manager.removeItem(atPath: staging)
                Self.removeOwnFolder(in: project)
            }
        }
        var steps: [Step] = []
        for (number, content) in contents.enumerated() {
            let inside = content.path.hasPrefix(project + "/")
            let shown = inside ? String(content.path.dropFirst(project.count + 1)) : content.path
            guard let data = content.data else {
                steps.append(Step(path: shown, staged: nil))
                continue
            }
            let staged = "\(staging)/\(number)"
            guard manager.createFile(atPath: staged, contents: data) else {
                throw FileFailure.system("write '\(content.path)'")
            }
            var status = stat()
            if let former = content.permissions, stat(former, &status) == 0 {
                chmod(staged, status.st_mode & 0o7777)
            }
            try Self.refuseUnwritable(content.path)
            steps.append(Step(path: shown, staged: String(number)))
        }
        guard let data = try? JSONEncoder().encode(steps),
            manager.createFile(atPath: "\(staging)/\(Self.list)", contents: data)
        else { throw FileFailure.system("write into '\(parent)'") }
        guard rename(staging, "\(project)/\(Self.folder)") == 0 else {
            throw FileFailure.system("write into '\(parent)'")
        }
        isCommitted = true
    }

    /// Throws if a file cannot be written, before any file is.
    private static func refuseUnwritable(_ path: String) throws(FileFailure) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw FileFailure("'\(path)' is a folder, and a file is to be written there")
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IWUSR == 0 {
            throw FileFailure(
                "'\(path)' is read-only: make it writable (chmod u+w), then run this again", isForbidden: true)
        }
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        while folder != "/", access(folder, F_OK) != 0 {
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        guard access(folder, W_OK) == 0 else {
            throw FileFailure("'\(path)' cannot be written: '\(folder)' forbids it", isForbidden: true)
        }
    }

    /// Does each step that is not done yet. What was there is kept until all is done.
    private static func carryOut(in project: String) throws(FileFailure) {
        let pending = "\(project)/\(folder)"
        let manager = FileManager.default
        for (number, step) in steps(in: project).enumerated() {
            let path = absolute(step.path, in: project)
            let old = "\(pending)/old-\(number)"
            if let staged = step.staged.map({ "\(pending)/\($0)" }) {
                guard manager.fileExists(atPath: staged) else { continue }
                try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
                if manager.fileExists(atPath: path), !manager.fileExists(atPath: old) {
                    try? manager.copyItem(atPath: path, toPath: old)
                }
                guard move(staged, path) else { throw FileFailure.system("write '\(path)'") }
            } else if manager.fileExists(atPath: path) {
                guard move(path, old) else { throw FileFailure.system("remove '\(path)'") }
            }
        }
        let done = "\(project)/.scaena/\(StagedName.own("pending"))"
        try? manager.removeItem(atPath: done)
        guard rename(pending, done) == 0 else { throw FileFailure.system("remove '\(pending)'") }
        try? manager.removeItem(atPath: done)
        removeOwnFolder(in: project)
    }

    /// A project that keeps nothing there gets no folder of ours.
    private static func removeOwnFolder(in project: String) { rmdir(project + "/.scaena") }

    /// Undoes what was done of the steps.
    private static func takeBack(in project: String) {
        let pending = "\(project)/\(folder)"
        let manager = FileManager.default
        for (number, step) in steps(in: project).enumerated().reversed() {
            let path = absolute(step.path, in: project)
            let old = "\(pending)/old-\(number)"
            if manager.fileExists(atPath: old) {
                _ = move(old, path)
            } else if let staged = step.staged, !manager.fileExists(atPath: "\(pending)/\(staged)") {
                unlink(path)
            }
        }
        try? manager.removeItem(atPath: pending)
        removeOwnFolder(in: project)
    }

    private static func steps(in project: String) -> [Step] {
        guard let data = FileManager.default.contents(atPath: "\(project)/\(folder)/\(list)") else { return [] }
        return (try? JSONDecoder().decode([Step].self, from: data)) ?? []
    }

    private static func absolute(_ path: String, in project: String) -> String {
        path.hasPrefix("/") ? path : "\(project)/\(path)"
    }

    /// Renames a file; on another file system it is copied beside its place and renamed there.
    private static func move(_ from: String, _ to: String) -> Bool {
        if rename(from, to) == 0 { return true }
        guard errno == EXDEV else { return false }
        let url = URL(fileURLWithPath: to)
        let near = url.deletingLastPathComponent().path + "/" + StagedName.own(url.lastPathComponent)
        unlink(near)
        guard (try? FileManager.default.copyItem(atPath: from, toPath: near)) != nil, rename(near, to) == 0 else {
            return false
        }
        unlink(from)
        return true
    }

    private static func makeFolder(_ path: String) throws(FileFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw FileFailure.system("make the folder '\(path)'")
        }
    }

    private static func removeEmpty(_ folder: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for entry in entries {
            var isFolder: ObjCBool = false
            let path = "\(folder)/\(entry)"
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                removeEmpty(path)
            }
        }
        rmdir(folder)
    }
}
