import Architecture
import Conformance
import Foundation
import Project
import SourceModel

/// Types of a project that get other names: what becomes of each file, of what the tool noted of it, and what a person is told.
///
/// The types to rename are found elsewhere (``UnitRename``, ``RoleRename``); here the change is written. Names change where code means them. What
/// the tool wrote and nobody changed becomes what it would have been under the new names, comments included; in what a person
/// changed, comments and strings stay and are told.
struct ProjectRename: Sendable {
    /// Something that the tool wrote, as it is written under the old names and under the new ones.
    struct Rewritten: Sendable {
        /// The unit, or thing beside units; nil for an app's own files.
        let unit: RecordedUnit?
        /// True if it is itself renamed, and does not only name a renamed one.
        let isRenamed: Bool
        let before: UnitScaffold
        let after: UnitScaffold

        /// The files of both.
        var files: [(before: UnitScaffold.File, after: UnitScaffold.File)] {
            before.files.count == after.files.count ? zip(before.files, after.files).map { ($0, $1) } : []
        }
    }

    /// The types with their new names.
    var types: [TypeIndex.ID: String] = [:]
    /// Other names in what the tool wrote: properties, functions.
    private(set) var members: [String: String] = [:]
    /// Messages that are named after what is renamed, wherever they are.
    var messages: [String: String] = [:]
    /// Words that are looked for in comments and strings of the files that are renamed.
    var words: Set<String> = []
    /// The units that the tool wrote, before and after.
    let rewritten: [Rewritten]
    /// Where files go, by their paths.
    var moves: [String: String] = [:]
    /// Folders that go where nothing is left in them.
    var emptied: [String] = []
    /// The record of the names beside scaffolded code, with the file's path.
    var noted: (path: String, text: String)?
    /// The change to the recorded request.
    var asked: @Sendable ([String: String]) -> [String: String] = { $0 }

    /// The files that change, by their paths.
    private(set) var files: [RenamedFile] = []
    /// The notes for the person, a sentence each.
    private(set) var notes: [String] = []

    private let around: ProjectSurroundings
    /// Records with their texts as they become, by the record's path.
    private var records: [String: (record: UnitRecord, written: WrittenTexts)] = [:]
    private var goneRecords: Set<String> = []
    private var change = NameChange()
    private var before: [String: String] = [:]
    private var after: [String: String] = [:]

    /// Begins.
    ///
    /// - Parameters:
    ///   - types: the types with their new names.
    ///   - rewritten: the units that the tool wrote; they tell the names of further types and of members.
    ///   - around: the project.
    init(_ types: [TypeIndex.ID: String], _ rewritten: [Rewritten], _ around: ProjectSurroundings) {
        self.around = around
        self.rewritten = rewritten
        self.types = types
        // What also means something that keeps its name is told, not changed.
        var kept: Set<String> = []
        for pair in rewritten.flatMap(\.files) {
            if pair.before.path != pair.after.path { moves[pair.before.path] = pair.after.path }
            for (from, to) in NameChange.names(from: pair.before.text, to: pair.after.text) ?? [] {
                if from == to {
                    kept.insert(from)
                    continue
                }
                let ids = around.index.types(named: from)
                if ids.isEmpty { members[from] = to } else { for id in ids { self.types[id] = to } }
            }
        }
        members = members.filter { !kept.contains($0.key) }
    }

    // MARK: Working it out

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameter thing: the word for the part to be named otherwise where a name is taken.
    /// - Throws: ``ScaffoldError`` where a name is taken, or a file is in the way.
    mutating func workOut(_ thing: String) throws(ScaffoldError) {
        try refuseTaken(thing)
        let index = around.index
        for (id, name) in types { change.names[index[id].name] = name }
        let typeNames = Set(change.names.keys)
        change.names.merge(members) { first, _ in first }
        change.names.merge(messages) { first, _ in first }
        change.words = words
        let recorded = Set(rewritten.flatMap { $0.before.files.map(\.path) })
        for (number, file) in index.files.enumerated() {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            guard Data(text.utf8) == data else { continue }
            before[file.path] = text
            let isRenamed = recorded.contains(file.path) || moves[file.path] != nil
            let headed = moves[file.path].map { Self.headed(text, from: file.path, to: $0) } ?? text
            var unknown: Set<String> = []
            var local = change
            if !isRenamed { local.words = [] }
            let result = local.applied(to: headed) { name in
                guard typeNames.contains(name) else {
                    return messages[name] != nil || recorded.contains(file.path)
                }
                switch index.resolve(.plain(name), in: NameScope(file: number)) {
                case .type(let id, _): return types[id] != nil
                case .ambiguous(let ids) where ids.allSatisfy({ types[$0] != nil }): return true
                case .ambiguous, .hidden:
                    unknown.insert(name)
                    return false
                case .outside where renamesAll(named: name):
                    // No type of this name that the sources have keeps it: it is from elsewhere, or no target has its file yet.
                    unknown.insert(name)
                    return false
                default: return false
                }
            }
            let isOfMocks = around.mocks.contains(file.path) && result.text != text
            after[file.path] = isOfMocks ? around.renamedMocks(result.text, text) : result.text
            for name in unknown.sorted() {
                notes.append("\(file.path): it is not known which '\(name)' is meant here: it stays as it is")
            }
            if !recorded.contains(file.path) {
                tell(result.mentions.filter { isRenamed || !words.contains($0.name) }, in: file.path)
            }
        }
        for rewritten in rewritten { follow(rewritten) }
        noteRecords()
        let names = Dictionary(types.map { (index[$0.key].name, $0.value) }) { first, _ in first }
        notes += MentionsOutside(of: names, moves: moves, emptied: emptied, in: around.project).notes
        try gather()
    }

    /// Returns true if all types of a name that the sources have get another.
    private func renamesAll(named name: String) -> Bool {
        let own = around.index.types(named: name).filter { around.index[$0].kind != .outside }
        return !own.isEmpty && own.allSatisfy { types[$0] != nil }
    }

    /// A text whose first comment begins with the file's name, as Xcode writes it, and has the new one then.
    private static func headed(_ text: String, from old: String, to new: String) -> String {
        let name = URL(fileURLWithPath: old).lastPathComponent
        guard let range = text.range(of: name),
            case let line = text[..<range.lowerBound], line.count(where: \.isNewline) < 3,
            line.allSatisfy({ $0 == "/" || $0.isWhitespace }), text[range.upperBound...].first?.isNewline == true
        else { return text }
        return text.replacingCharacters(in: range, with: URL(fileURLWithPath: new).lastPathComponent)
    }

    private func refuseTaken(_ thing: String) throws(ScaffoldError) {
        let index = around.index
        var mistakes: [String] = []
        for (id, name) in types {
            let modules = Set(index[id].modules)
            for other in index.types(named: name) where types[other] == nil && index[other].kind != .outside {
                let theirs = index[other].modules
                guard modules.isEmpty || theirs.isEmpty || !modules.isDisjoint(with: theirs) else { continue }
                let path = index.files[index[other].file].path
                mistakes.append("\(path):\(index[other].line):1: error: '\(name)' is declared here")
            }
        }
        guard mistakes.isEmpty else {
            throw ScaffoldError(
                .cannotCreate,
                Set(mistakes).sorted().joined(separator: "\n")
                    + "\nnothing was written: choose another name for the \(thing)", saysPlaces: true)
        }
    }

    private mutating func tell(_ mentions: [NameChange.Mention], in path: String) {
        if around.mocks.contains(path) { return }
        for mention in mentions {
            notes.append(
                "\(moves[path] ?? path):\(mention.line): \(mention.place) says '\(mention.name)': it stays as it is")
        }
    }

    // MARK: What the tool wrote

    /// Has what the tool wrote become what it would have been under the new names.
    private mutating func follow(_ rewritten: Rewritten) {
        guard let placed = rewritten.before.record, let new = rewritten.after.record,
            let former = UnitRecord(in: placed.path)
        else { return }
        let written = WrittenTexts(keptFor: placed.path)
        var record = former
        record.asked = new.record.asked
        record.names = new.record.names
        record.files = [:]
        var texts: [String: String] = [:]
        let pairs = Dictionary(rewritten.files.map { ($0.before.path, $0) }) { first, _ in first }
        for (name, hash) in former.files {
            let path = "\(placed.project)/\(name)"
            let newPath = pairs[path]?.after.path ?? moves[path] ?? path
            let newName = String(newPath.dropFirst(placed.project.count + 1))
            let base = written?.texts[name]
            let isAsWritten =
                base.map { $0 == pairs[path]?.before.text }
                ?? (hash == pairs[path].map { GitHash.blob($0.before.text) })
            guard let pair = pairs[path], isAsWritten else {
                let text = base.map { change.applied(to: $0).text }
                record.files[newName] = text.map(GitHash.blob) ?? hash
                texts[newName] = text
                if let now = before[path] { tell(change.applied(to: now).mentions, in: path) }
                continue
            }
            record.files[newName] = GitHash.blob(pair.after.text)
            texts[newName] = pair.after.text
            guard let now = before[path] else { continue }
            if now == pair.before.text {
                after[path] = pair.after.text
            } else {
                let mine = after[path] ?? now
                let merge = ThreeWayMerge(
                    base: change.applied(to: pair.before.text).text, theirs: mine, ours: pair.after.text,
                    parses: UnitMerge.parses(newPath))
                after[path] = merge.text
                // Of what was theirs already, and of what could not follow.
                tell(change.applied(to: merge.text).mentions, in: path)
            }
        }
        if placed.path != new.path { goneRecords.insert(placed.path) }
        records[new.path] = (record, WrittenTexts(texts))
    }

    /// Has the records of other things name what was written into their files.
    private mutating func noteRecords() {
        let folder = "\(around.project)/\(UnitRecord.folder)"
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(entry)"
            guard entry.hasSuffix(".json"), records[path] == nil, !goneRecords.contains(path),
                var record = UnitRecord(in: path)
            else { continue }
            let written = WrittenTexts(keptFor: path)
            var texts = written?.texts ?? [:]
            let former = record
            for (name, hash) in former.files {
                let file = "\(around.project)/\(name)"
                let newName = moves[file].map { String($0.dropFirst(around.project.count + 1)) } ?? name
                let text = (written?.texts[name]).map { change.applied(to: $0).text }
                guard newName != name || text != written?.texts[name] else { continue }
                record.files[name] = nil
                texts[name] = nil
                record.files[newName] = text.map(GitHash.blob) ?? hash
                texts[newName] = text
            }
            record.asked = asked(record.asked)
            if record != former { records[path] = (record, WrittenTexts(texts)) }
        }
    }

    private mutating func gather() throws(ScaffoldError) {
        for path in Set(before.keys).union(moves.keys).sorted() where FileManager.default.fileExists(atPath: path) {
            let file = RenamedFile(
                path: path, newPath: moves[path] ?? path, before: before[path], after: after[path] ?? before[path])
            if file.isChanged { files.append(file) }
        }
        let leaving = Set(files.map(\.path))
        let taken = files.filter { file in
            file.path != file.newPath && !leaving.contains(file.newPath)
                && FileManager.default.fileExists(atPath: file.newPath)
                && file.path.lowercased() != file.newPath.lowercased()
        }
        guard taken.isEmpty else {
            throw ScaffoldError(
                .cannotCreate,
                "these files are in the way, and none was touched:\n"
                    + taken.map { "  \($0.newPath)" }.joined(separator: "\n"))
        }
    }

    // MARK: Writing it

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    func write() throws(ScaffoldError) {
        var transaction = FileTransaction(in: around.project)
        let targets = Set(files.map(\.newPath))
        for file in files where !targets.contains(file.path) { transaction.remove(file.path) }
        for file in files {
            if let text = file.after {
                transaction.write(file.newPath, Data(text.utf8), like: file.path)
            } else if let data = FileManager.default.contents(atPath: file.path) {
                transaction.write(file.newPath, data, like: file.path)
            }
        }
        for (path, kept) in records.sorted(by: { $0.key < $1.key }) {
            transaction.write(WrittenTexts.path(for: path), kept.written.text)
            transaction.write(path, kept.record.text)
        }
        for path in goneRecords.sorted() {
            transaction.remove(WrittenTexts.path(for: path))
            transaction.remove(path)
        }
        for folder in emptied.sorted() { transaction.removeIfEmpty(folder) }
        if let noted { transaction.write(noted.path, noted.text) }
        MocksDue.note(rewritten.map(\.after), &transaction, in: around.project)
        try transaction.carryOut()
    }
}

/// A file that changes where something gets another name.
package struct RenamedFile: Sendable {
    /// Where it is.
    package let path: String
    /// Where it will be.
    package let newPath: String
    /// Its text now; nil where it is no text.
    package let before: String?
    /// Its text then.
    package let after: String?

    /// True if anything becomes of it.
    var isChanged: Bool { path != newPath || before != after }
}
