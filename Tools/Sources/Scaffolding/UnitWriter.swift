import Foundation
import Project

/// Writes a unit's files: all of them or none.
///
/// Everything is first written to hidden folders beside the destinations and then renamed into place, so that an interrupted
/// run leaves whole files or nothing.
package struct UnitWriter {
    private var scaffold: UnitScaffold
    private var replacing: Bool
    private let files = FileManager.default
    /// The closures that take back the steps that were done, the last step first.
    private var undo: [() -> Void] = []
    private var staging: [String] = []
    private var notes: [String] = []

    /// Writes what became of a unit where a person may have changed some of its files.
    ///
    /// - Parameter merge: the merge of each file.
    /// - Returns: the notes for the person on files that were theirs, a sentence each.
    /// - Throws: ``ScaffoldError`` when the place cannot be written to; nothing has changed then.
    package static func write(_ merge: UnitMerge) throws(ScaffoldError) -> [String] {
        let result = merge.result
        guard let record = result.record else {
            var writer = UnitWriter(scaffold: result, replacing: true)
            return try merge.sentences
                + writer.writeAll { writer throws(ScaffoldError) in
                    for (path, text) in merge.beside { try writer.replace(path, by: text) }
                }
        }
        var transaction = FileTransaction(in: record.project)
        var notes: [String] = []
        for scaffold in [result] + result.openers {
            for file in scaffold.files { transaction.write(file.path, file.text) }
            for former in formerFiles(of: scaffold) {
                notes.append(former.sentence)
                if !former.isChanged { transaction.remove(former.path) }
            }
            guard let record = scaffold.record else { continue }
            let texts = WrittenTexts(
                of: record.record, from: record.texts, besides: WrittenTexts(keptFor: record.path))
            transaction.write(WrittenTexts.path(for: record.path), texts.text)
            transaction.write(record.path, record.record.text)
        }
        for (path, text) in merge.beside { transaction.write(path, text) }
        MocksDue.note([result] + result.openers, &transaction, in: record.project)
        // What was put beside a file before is in it now.
        for file in merge.files where file.change != .kept && file.path.hasPrefix(record.project + "/") {
            let path = "\(record.project)/\(UnitMerge.folder)/\(file.path.dropFirst(record.project.count + 1))"
            if FileManager.default.fileExists(atPath: path) { transaction.remove(path) }
        }
        try transaction.carryOut()
        return merge.sentences + notes
    }

    /// A file that a unit had in another shape: tests of contracts that it has no more.
    private struct FormerFile {
        let path: String
        /// True if somebody changed it since.
        let isChanged: Bool
        let unit: String

        /// A sentence about it for the person.
        var sentence: String {
            isChanged
                ? "'\(path)' is of another shape of \(unit), and was changed by hand: it was kept"
                : "'\(path)' is no part of \(unit) any more, and was removed"
        }
    }

    private static func formerFiles(of scaffold: UnitScaffold) -> [FormerFile] {
        guard let new = scaffold.record, let former = UnitRecord(in: new.path) else { return [] }
        return former.files.sorted { $0.key < $1.key }.compactMap { name, hash in
            let path = new.project + "/" + name
            // Where no tests are wanted, those that are there are nobody's business.
            guard new.record.files[name] == nil, scaffold.folders.contains(where: { path.hasPrefix($0 + "/") }),
                let data = FileManager.default.contents(atPath: path)
            else { return nil }
            let isChanged = GitHash.blob(String(decoding: data, as: UTF8.self)) != hash
            return FormerFile(path: path, isChanged: isChanged, unit: scaffold.name)
        }
    }

    /// Writes a unit.
    ///
    /// - Parameters:
    ///   - scaffold: the files.
    ///   - replacing: true if files that are in the way may be replaced.
    /// - Returns: the notes on files that the unit had in another shape, a sentence each.
    /// - Throws: ``ScaffoldError`` when files are in the way, or the place cannot be written to; nothing has changed then.
    @discardableResult
    package static func write(_ scaffold: UnitScaffold, replacing: Bool) throws(ScaffoldError) -> [String] {
        var writer = UnitWriter(scaffold: scaffold, replacing: replacing)
        return try writer.writeAll { _ in }
    }

    /// Returns true if every file of a unit is there, as it would be written.
    package static func isWritten(_ scaffold: UnitScaffold) -> Bool { scaffold.files.allSatisfy(isWritten) }

    /// Writes the record of a unit whose files are there, where it is missing.
    ///
    /// - Returns: true if it was missing.
    /// - Throws: ``ScaffoldError`` when it cannot be written.
    package static func record(_ scaffold: UnitScaffold) throws(ScaffoldError) -> Bool {
        guard let record = scaffold.record, !FileManager.default.fileExists(atPath: record.path) else { return false }
        var writer = UnitWriter(scaffold: scaffold, replacing: false)
        try writer.writeRecord()
        return true
    }

    private static func isWritten(_ file: UnitScaffold.File) -> Bool {
        FileManager.default.contents(atPath: file.path) == Data(file.text.utf8)
    }

    private init(scaffold: UnitScaffold, replacing: Bool) {
        self.scaffold = scaffold
        self.replacing = replacing
    }

    /// Writes the unit and what opens it, or nothing.
    ///
    /// - Parameter last: the write of everything else.
    /// - Returns: the notes on files that the unit had in another shape.
    private mutating func writeAll(
        _ last: (inout UnitWriter) throws(ScaffoldError) -> Void
    ) throws(ScaffoldError) -> [String] {
        defer { removeStaging() }
        do {
            let openers = scaffold.openers
            try write()
            try last(&self)
            for opener in openers {
                scaffold = opener
                replacing = true
                try write()
            }
            return notes
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
    }

    private mutating func write() throws(ScaffoldError) {
        try refuseFilesInTheWay()
        // Sources come last: what has sources is a unit, and a unit has its tests.
        var prepared: [(folder: String, staged: String)] = []
        for folder in scaffold.outermostFolders.reversed()
        where scaffold.files.contains(where: { $0.path.hasPrefix(folder + "/") }) {
            let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            try createFolder(parent)
            prepared.append((folder, try stage(folder, beside: parent)))
        }
        for (folder, staged) in prepared { try moveIntoPlace(staged, folder) }
        try removeFormer()
        try writeRecord()
    }

    /// Removes what the unit had in another shape and nobody changed since.
    private mutating func removeFormer() throws(ScaffoldError) {
        guard replacing, let new = scaffold.record else { return }
        let room = "\(new.project)/.scaena/\(StagedName.own("former"))"
        for former in Self.formerFiles(of: scaffold) {
            notes.append(former.sentence)
            if former.isChanged { continue }
            if !files.fileExists(atPath: room) {
                StagedName.removeLeftovers(of: "former", in: "\(new.project)/.scaena")
                try createFolder(room)
                staging.append(room)
            }
            let (path, backup) = (former.path, "\(room)/\(undo.count)")
            try move(path, backup)
            undo.append { rename(backup, path) }
        }
    }

    /// Notes what was written, in the project's own folder of records.
    private mutating func writeRecord() throws(ScaffoldError) {
        guard let record = scaffold.record else { return }
        let texts = WrittenTexts(
            of: record.record, from: record.texts, besides: WrittenTexts(keptFor: record.path))
        try replace(WrittenTexts.path(for: record.path), by: texts.text)
        try replace(record.path, by: record.record.text)
    }

    /// Writes a file of the project's own folder, in the place of the one that is there.
    private mutating func replace(_ path: String, by text: String) throws(ScaffoldError) {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        try createFolder(folder)
        let old = files.contents(atPath: path)
        // Of a run that was killed while it wrote one, whatever it was of.
        StagedName.removeLeftovers(of: "record", in: folder)
        let staged = "\(folder)/\(StagedName.own("record"))"
        defer { unlink(staged) }
        guard Self.put(text, at: staged), rename(staged, path) == 0 else { throw Self.failure("write '\(path)'") }
        undo.append {
            if let old { try? old.write(to: url) } else { unlink(path) }
        }
    }

    private func refuseFilesInTheWay() throws(ScaffoldError) {
        for folder in scaffold.folders {
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
                throw ScaffoldError(.cannotCreate, "'\(folder)' is a file, and a folder is to be made there")
            }
        }
        let existing = scaffold.files.map(\.path).filter {
            !scaffold.replacedFiles.contains($0) && files.fileExists(atPath: $0)
        }
        guard !existing.isEmpty, !replacing else { return }
        // Some of them, as they would be written, are what a run left that was stopped: it is carried on.
        let written = scaffold.files.filter(Self.isWritten)
        if written.count == existing.count, written.count < scaffold.files.count { return }
        throw ScaffoldError(
            .cannotCreate,
            "these files are in the way, and none was touched (--force merges them):\n"
                + existing.map { "  \($0)" }.joined(separator: "\n"))
    }

    /// Makes a folder with its parents, and notes which were new.
    private mutating func createFolder(_ path: String) throws(ScaffoldError) {
        var missing: [String] = []
        var folder = URL(fileURLWithPath: path)
        while !files.fileExists(atPath: folder.path), folder.path != "/" {
            missing.append(folder.path)
            folder.deleteLastPathComponent()
        }
        for path in missing.reversed() {
            guard mkdir(path, 0o777) == 0 else { throw Self.failure("make the folder '\(path)'") }
            undo.append { rmdir(path) }
        }
    }

    private mutating func stage(_ folder: String, beside parent: String) throws(ScaffoldError) -> String {
        let name = URL(fileURLWithPath: folder).lastPathComponent
        StagedName.removeLeftovers(of: name, in: parent)
        let staged = parent + "/" + StagedName.own(name)
        guard mkdir(staged, 0o777) == 0 else { throw Self.failure("make a folder in '\(parent)'") }
        staging.append(staged)
        for file in scaffold.files where file.path.hasPrefix(folder + "/") {
            let path = URL(fileURLWithPath: staged + "/" + file.path.dropFirst(folder.count + 1))
            do {
                // A definition may put files into folders of the unit's own: `Views/{Unit}View.swift`.
                try files.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            } catch {
                throw ScaffoldError(.cannotCreate, "cannot write '\(file.path)': \(error.localizedDescription)")
            }
            guard Self.put(file.text, at: path.path) else { throw Self.failure("write '\(file.path)'") }
        }
        return staged
    }

    /// Writes a new file. `Data` would wait for the disk at each, which a rename does not need in order to be whole.
    private static func put(_ text: String, at path: String) -> Bool {
        guard let file = fopen(path, "w") else { return false }
        var text = text
        let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        return fclose(file) == 0 && isWritten
    }

    private mutating func moveIntoPlace(_ staged: String, _ folder: String) throws(ScaffoldError) {
        if !files.fileExists(atPath: folder) {
            try move(staged, folder)
            undo.append { try? FileManager.default.removeItem(atPath: folder) }
            return
        }
        for (index, file) in scaffold.files.enumerated() where file.path.hasPrefix(folder + "/") {
            let name = String(file.path.dropFirst(folder.count + 1))
            let backup = staged + "/.replaced-\(index)"
            try createFolder(URL(fileURLWithPath: file.path).deletingLastPathComponent().path)
            if files.fileExists(atPath: file.path) {
                do {
                    try files.copyItem(atPath: file.path, toPath: backup)
                } catch {
                    throw ScaffoldError(
                        .cannotCreate, "cannot keep a copy of '\(file.path)': \(error.localizedDescription)")
                }
                undo.append { rename(backup, file.path) }
            } else {
                undo.append { unlink(file.path) }
            }
            try move(staged + "/" + name, file.path)
        }
    }

    private func move(_ from: String, _ to: String) throws(ScaffoldError) {
        guard rename(from, to) == 0 else { throw Self.failure("write '\(to)'") }
    }

    private func removeStaging() {
        for folder in staging { try? files.removeItem(atPath: folder) }
    }

    /// Returns the system's last error in words that mean something to the person.
    private static func failure(_ action: String) -> ScaffoldError {
        let code = errno
        let isForbidden = [EACCES, EPERM, EROFS].contains(code)
        return ScaffoldError(
            isForbidden ? .noPermission : .cannotCreate, "cannot \(action): \(String(cString: strerror(code)))")
    }
}
