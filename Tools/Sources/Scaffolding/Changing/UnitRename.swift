import Architecture
import Conformance
import Foundation
import SourceModel

/// A unit that gets another name: its types and files, those who name them, its tests and mocks, and what is noted of it.
///
/// Names change where code means them. What the tool wrote and nobody changed becomes what it would have been under the new name,
/// comments included; in what a person changed, comments and strings stay and are told.
public struct UnitRename: Sendable {
    /// A file with what becomes of it.
    public struct File: Sendable {
        /// Where it is.
        public let path: String
        /// Where it will be.
        public let newPath: String
        /// Its text now; nil where it is no text.
        public let before: String?
        /// Its text then.
        public let after: String?

        /// Whether anything becomes of it.
        var isChanged: Bool { path != newPath || before != after }
    }

    /// The new name as it stands in types.
    public let name: String
    /// The files that change, by their paths.
    public private(set) var files: [File] = []
    /// What a person should know, a sentence each.
    public private(set) var notes: [String] = []
    /// The unit as it is then; nil where the tool did not write it.
    public private(set) var scaffold: UnitScaffold?

    private let around: ProjectSurroundings
    private let definition: ArchitectureDefinition
    private let old: UnitName
    private let new: UnitName
    /// Records with their texts as they become, by the record's path.
    private var records: [String: (record: UnitRecord, written: WrittenTexts)] = [:]
    private var goneRecords: Set<String> = []
    private var emptied: Set<String> = []

    // MARK: Working it out

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - unit: the unit's name: `Items`, or `List` or `ItemsList` where groups name units.
    ///   - name: its new one.
    ///   - source: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit, or the new name is taken.
    public init(
        _ unit: String, to name: String, in source: ArchitectureSource, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        self.around = around
        let definition = try UnitScaffold.definition(of: source)
        self.definition = definition
        let map = RoleMap(definition, around.index, isRuled: { around.isRuled(around.index.files[$0].path) })
        let recorded = Result { () throws(ScaffoldError) in
            try RecordedUnit.named(unit, in: around.folder, by: definition)
        }
        let known = try? recorded.get()
        old = try Self.name(of: unit, known, in: definition)
        let own = Self.own(name, in: known, definition)
        new = try SwiftNames.unit(own, in: known?.record.asked["group"], of: definition)
        self.name = new.typeName
        if old == new { throw ScaffoldError(.usage, "it is called '\(name)' already") }
        let (old, new) = (old, new)
        let mapped = map.units.indices.filter { number in
            map.units[number].name.typeName == old.typeName
                && (map.units[number].folder + "/").hasPrefix(around.folder + "/")
        }
        if known == nil, mapped.isEmpty {
            guard case .failure(let error) = recorded else { return }
            let near = NearestWord.to(unit, among: map.units.map(\.name.typeName))
            throw near.map {
                ScaffoldError(.usage, "there is no \(definition.unit.word) '\(unit)': did you mean '\($0)'?")
            } ?? error
        }
        if mapped.count > 1 {
            let places = mapped.map { "'\(map.units[$0].folder)'" }.joined(separator: " and ")
            throw ScaffoldError(.usage, "'\(unit)' stands in \(places): say by --into which is meant")
        }
        if let taken = map.units.first(where: { $0.name.typeName == new.typeName }) {
            throw ScaffoldError(
                .cannotCreate,
                "there is a \(definition.unit.word) '\(new.typeName)' already, in '\(taken.folder)': nothing was written"
            )
        }

        var types = Self.types(of: mapped.first, old, new, in: map)
        let scaffolds = try Self.scaffolds(of: known, from: old, to: new, in: source, definition, around)
        scaffold = scaffolds.first { $0.isUnit }?.after
        var members: [String: String] = [:]
        for pair in scaffolds.flatMap(\.files) {
            for (from, to) in NameChange.names(from: pair.before.text, to: pair.after.text) ?? [] where from != to {
                let ids = around.index.types(named: from)
                if ids.isEmpty { members[from] = to } else { for id in ids { types[id] = to } }
            }
        }
        // What also means something that keeps its name is told, not changed.
        let kept = Set(
            scaffolds.flatMap(\.files).flatMap { pair in
                (NameChange.names(from: pair.before.text, to: pair.after.text) ?? []).filter { $0.old == $0.new }
                    .map(\.old)
            })
        members = members.filter { !kept.contains($0.key) }
        let messages = Self.messages(to: old, new, by: map)
        addFurther(&types, mapped.first.map { map.units[$0] }, scaffolds, map)
        try refuseTaken(types)
        try change(types, members, messages, scaffolds, map, mapped.first)
    }

    private static func name(
        of unit: String, _ known: RecordedUnit?, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> UnitName {
        if let known { return try SwiftNames.unit(known.name, in: known.record.asked["group"], of: definition) }
        return try SwiftNames.unit(unit, word: definition.unit.word)
    }

    /// The name without that of the group, after which units may be named anyhow.
    private static func own(_ name: String, in known: RecordedUnit?, _ definition: ArchitectureDefinition) -> String {
        guard let group = known?.record.asked["group"], definition.unit.group?.namesUnits == true,
            name.hasPrefix(group), name.dropFirst(group.count).first?.isUppercase == true
        else { return name }
        return String(name.dropFirst(group.count))
    }

    /// The types of a unit, with their new names.
    private static func types(
        of unit: Int?, _ old: UnitName, _ new: UnitName, in map: RoleMap
    ) -> [TypeIndex.ID: String] {
        guard let unit else { return [:] }
        var types: [TypeIndex.ID: String] = [:]
        for id in map.units[unit].types.values.joined() {
            let name = map.index[id].name
            guard let range = name.range(of: old.typeName) else { continue }
            types[id] = name.replacingCharacters(in: range, with: new.typeName)
        }
        return types
    }

    /// The messages that go to the unit, with their new names: `navigateToItems`.
    private static func messages(to old: UnitName, _ new: UnitName, by map: RoleMap) -> [String: String] {
        var messages: [String: String] = [:]
        let definition = map.definition
        for unit in map.units {
            let form = NavigationTarget.form(of: unit.name, in: definition)?.description
            if let form {
                messages[form.replacing("…", with: old.typeName)] = form.replacing("…", with: new.typeName)
            }
        }
        if let routes = definition.navigation?.routes {
            messages[routes.form(for: old).filled(with: old.typeName)] =
                routes.form(for: new).filled(with: new.typeName)
        }
        return messages
    }

    /// Adds what is named after the unit and plays no role: its tests, its mocks, its own helpers.
    private func addFurther(
        _ types: inout [TypeIndex.ID: String], _ unit: MappedUnit?, _ scaffolds: [Rewritten], _ map: RoleMap
    ) {
        let index = around.index
        let folders = Set(scaffolds.filter(\.isUnit).flatMap(\.before.folders) + [unit?.folder ?? ""]).filter {
            folder in
            folderNames.contains { folder.hasSuffix("/" + $0.old) }
        }
        let names = Set(types.keys.map { index[$0].name })
        let others = map.units.map(\.name.typeName).filter { $0 != old.typeName && $0.hasPrefix(old.typeName) }
        for id in index.types where types[id] == nil {
            let type = index[id]
            guard type.parent == nil, !type.isLocal, type.kind != .outside else { continue }
            guard let range = type.name.range(of: old.typeName) else { continue }
            let next = type.name[range.upperBound...].first
            guard next?.isLowercase != true, !others.contains(where: type.name[range.lowerBound...].hasPrefix) else {
                continue
            }
            let path = index.files[type.file].path
            let isInside = folders.contains { path.hasPrefix($0 + "/") } && range.lowerBound == type.name.startIndex
            guard isInside || names.contains(where: type.name.contains) else { continue }
            types[id] = type.name.replacingCharacters(in: range, with: new.typeName)
        }
    }

    private func refuseTaken(_ types: [TypeIndex.ID: String]) throws(ScaffoldError) {
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
                    + "\nnothing was written: choose another name for the \(definition.unit.word)", saysPlaces: true)
        }
    }

    // MARK: What the tool wrote

    /// Something that the tool wrote, as it is written now and under the new name.
    struct Rewritten {
        let unit: RecordedUnit
        let isUnit: Bool
        let before: UnitScaffold
        let after: UnitScaffold

        /// The files of both.
        var files: [(before: UnitScaffold.File, after: UnitScaffold.File)] {
            before.files.count == after.files.count ? zip(before.files, after.files).map { ($0, $1) } : []
        }
    }

    private static func scaffolds(
        of known: RecordedUnit?, from old: UnitName, to new: UnitName, in source: ArchitectureSource,
        _ definition: ArchitectureDefinition, _ around: ProjectSurroundings
    ) throws(ScaffoldError) -> [Rewritten] {
        var all: [Rewritten] = []
        if let known {
            var asked = renamed(known.record.asked, from: old, to: new)
            asked["name"] = new.ownName
            // What cannot be written any more under its definition keeps its shape, and gets new names only.
            if let before = try? known.scaffold(in: source, at: around.place, asking: known.record.asked, besides: []) {
                let after = try known.scaffold(in: source, at: around.place, asking: asked, besides: [])
                all.append(Rewritten(unit: known, isUnit: true, before: before, after: after))
            }
        }
        var files = all.first?.after.files ?? []
        // What opens units is written by what those ask for, so that it comes last.
        let others = RecordedUnit.all(around: around.project).filter { $0.record != known?.record }
        let word = definition.unit.word
        for unit in others.filter({ $0.word == word }) + others.filter({ $0.word != word }) {
            let asked = renamed(unit.record.asked, from: old, to: new)
            guard asked != unit.record.asked, unit.record.architecture == definition.id,
                let before = try? unit.scaffold(in: source, at: around.place, asking: unit.record.asked, besides: []),
                let after = try? unit.scaffold(in: source, at: around.place, asking: asked, besides: files)
            else { continue }
            all.append(Rewritten(unit: unit, isUnit: false, before: before, after: after))
            files += after.files
        }
        return all
    }

    /// What was asked for, with the unit's new name.
    private static func renamed(_ asked: [String: String], from old: UnitName, to new: UnitName) -> [String: String] {
        var asked = asked
        for key in ["navigates", "opens"] {
            guard let list = asked[key] else { continue }
            asked[key] = UnitContent.names(in: list).map { $0 == old.typeName ? new.typeName : $0 }
                .joined(separator: ", ")
            if UnitContent.names(in: list) == UnitContent.names(in: asked[key] ?? "") { asked[key] = list }
        }
        if let sheet = asked["sheet"] {
            asked["sheet"] = ["goes", "scene"].reduce(sheet) { text, key in
                replacing(old.typeName, behind: key, with: new.typeName, in: text)
            }
        }
        return asked
    }

    /// A sheet in which a word behind a key is another.
    private static func replacing(_ word: String, behind key: String, with new: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let found = rest.range(of: key + ":") {
            let value = rest[found.upperBound...].drop { $0 == " " || $0 == "\"" || $0 == "'" }
            let end = value.index(value.startIndex, offsetBy: word.count, limitedBy: value.endIndex)
            let next = end.flatMap { $0 < value.endIndex ? value[$0] : nil }
            guard let end, value.hasPrefix(word), next.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true else {
                result += rest[..<found.upperBound]
                rest = rest[found.upperBound...]
                continue
            }
            result += rest[..<value.startIndex] + new
            rest = rest[end...]
        }
        return result + rest
    }

    // MARK: Files

    private mutating func change(
        _ types: [TypeIndex.ID: String], _ members: [String: String], _ messages: [String: String],
        _ scaffolds: [Rewritten], _ map: RoleMap, _ mapped: Int?
    ) throws(ScaffoldError) {
        let index = around.index
        var change = NameChange()
        for (id, name) in types { change.names[index[id].name] = name }
        let typeNames = Set(change.names.keys)
        change.names.merge(members) { first, _ in first }
        change.names.merge(messages) { first, _ in first }
        change.words = [old.typeName]
        let recorded = Set(scaffolds.flatMap { $0.before.files.map(\.path) })
        let paths = paths(types, scaffolds, mapped.map { map.units[$0].folder })
        emptied = Set(paths.folders.map(\.old))
        var after: [String: String] = [:]
        var before: [String: String] = [:]
        for (number, file) in index.files.enumerated() {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            guard Data(text.utf8) == data else { continue }
            before[file.path] = text
            let isOfUnit = recorded.contains(file.path) || paths.new[file.path] != nil
            var unknown: Set<String> = []
            var local = change
            if !isOfUnit { local.words = [] }
            let result = local.applied(to: text) { name in
                guard typeNames.contains(name) else {
                    return messages[name] != nil || recorded.contains(file.path)
                }
                switch index.resolve(.plain(name), in: NameScope(file: number)) {
                case .type(let id, _): return types[id] != nil
                case .ambiguous(let ids) where ids.allSatisfy({ types[$0] != nil }): return true
                case .ambiguous, .hidden:
                    unknown.insert(name)
                    return false
                default: return false
                }
            }
            after[file.path] = result.text
            for name in unknown.sorted() {
                notes.append("\(file.path): it is not known which '\(name)' is meant here: it stays as it is")
            }
            if !recorded.contains(file.path) {
                tell(result.mentions.filter { isOfUnit || $0.name != old.typeName }, in: file.path, paths.new)
            }
        }
        for rewritten in scaffolds { follow(rewritten, change, before, &after, paths.new) }
        noteRecords(besides: scaffolds, change, paths.new, after)
        try gather(before, after, paths)
    }

    private mutating func tell(_ mentions: [NameChange.Mention], in path: String, _ moved: [String: String]) {
        if around.mocks.contains(path) { return }
        for mention in mentions {
            notes.append(
                "\(moved[path] ?? path):\(mention.line): \(mention.place) says '\(mention.name)': it stays as it is")
        }
    }

    /// What the unit's folder may be called, and what it is called then.
    private var folderNames: [(old: String, new: String)] {
        func last(_ unit: UnitName) -> String {
            definition.unit.folder.name(for: unit).split(separator: "/").last.map(String.init) ?? unit.typeName
        }
        return [(last(old), last(new)), (old.typeName, new.typeName)]
    }

    /// Where files go.
    private func paths(
        _ types: [TypeIndex.ID: String], _ scaffolds: [Rewritten], _ folder: String?
    ) -> (new: [String: String], folders: [(old: String, new: String)]) {
        let index = around.index
        var new: [String: String] = [:]
        for pair in scaffolds.flatMap(\.files) where pair.before.path != pair.after.path {
            new[pair.before.path] = pair.after.path
        }
        func isNamed(_ name: String) -> Bool {
            name.hasPrefix(old.typeName) && name.dropFirst(old.typeName.count).first?.isLowercase != true
        }
        func renamed(_ name: String) -> String {
            isNamed(name) ? self.new.typeName + name.dropFirst(old.typeName.count) : name
        }
        // The folders that are called like the unit and hold something of it.
        let files = Set(types.keys.flatMap { index[$0].parts.map { index.files[$0.file].path } })
            .subtracting(around.mocks)
        var folders: [String: String] = [:]
        for path in files.union(new.keys) {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            if let name = folderNames.first(where: { $0.old == folder.lastPathComponent })?.new {
                folders[folder.path] = folder.deletingLastPathComponent().path + "/" + name
            }
        }
        for file in files where new[file] == nil {
            let url = URL(fileURLWithPath: file)
            let name = renamed(url.lastPathComponent)
            let folder = url.deletingLastPathComponent().path
            if folders[folder] == nil, name != url.lastPathComponent { new[file] = "\(folder)/\(name)" }
        }
        for (oldFolder, newFolder) in folders {
            for name in FileManager.default.enumerator(atPath: oldFolder)?.compactMap({ $0 as? String }) ?? [] {
                let path = "\(oldFolder)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                    new[path] == nil
                else { continue }
                var parts = name.split(separator: "/").map(String.init)
                parts[parts.count - 1] = renamed(parts[parts.count - 1])
                new[path] = "\(newFolder)/\(parts.joined(separator: "/"))"
            }
        }
        return (new, folders.map { (old: $0.key, new: $0.value) })
    }

    /// Has what the tool wrote become what it would have been under the new name.
    private mutating func follow(
        _ rewritten: Rewritten, _ change: NameChange, _ before: [String: String], _ after: inout [String: String],
        _ moved: [String: String]
    ) {
        guard let placed = rewritten.before.record, let new = rewritten.after.record,
            let former = UnitRecord(in: placed.path)
        else { return }
        let written = WrittenTexts(keptFor: placed.path)
        var record = former
        record.asked = new.record.asked
        record.files = [:]
        var texts: [String: String] = [:]
        let pairs = Dictionary(rewritten.files.map { ($0.before.path, $0) }) { first, _ in first }
        for (name, hash) in former.files {
            let path = "\(placed.project)/\(name)"
            let newPath = pairs[path]?.after.path ?? moved[path] ?? path
            let newName = String(newPath.dropFirst(placed.project.count + 1))
            let base = written?.texts[name]
            let isAsWritten =
                base.map { $0 == pairs[path]?.before.text }
                ?? (hash == pairs[path].map { GitHash.blob($0.before.text) })
            guard let pair = pairs[path], isAsWritten else {
                let text = base.map { change.applied(to: $0).text }
                record.files[newName] = text.map(GitHash.blob) ?? hash
                texts[newName] = text
                if let now = before[path] { tell(change.applied(to: now).mentions, in: path, moved) }
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
                tell(change.applied(to: merge.text).mentions, in: path, moved)
            }
        }
        if placed.path != new.path { goneRecords.insert(placed.path) }
        records[new.path] = (record, WrittenTexts(texts))
    }

    /// Has the records of other things name what was written into their files.
    private mutating func noteRecords(
        besides scaffolds: [Rewritten], _ change: NameChange, _ moved: [String: String], _ after: [String: String]
    ) {
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
                let newName = moved[file].map { String($0.dropFirst(around.project.count + 1)) } ?? name
                let text = (written?.texts[name]).map { change.applied(to: $0).text }
                guard newName != name || text != written?.texts[name] else { continue }
                record.files[name] = nil
                texts[name] = nil
                record.files[newName] = text.map(GitHash.blob) ?? hash
                texts[newName] = text
            }
            record.asked = Self.renamed(record.asked, from: old, to: new)
            if record != former { records[path] = (record, WrittenTexts(texts)) }
        }
    }

    private mutating func gather(
        _ before: [String: String], _ after: [String: String],
        _ paths: (new: [String: String], folders: [(old: String, new: String)])
    ) throws(ScaffoldError) {
        for path in Set(before.keys).union(paths.new.keys).sorted()
        where FileManager.default.fileExists(atPath: path) {
            let file = File(
                path: path, newPath: paths.new[path] ?? path, before: before[path], after: after[path] ?? before[path])
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
    public func write() throws(ScaffoldError) {
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
        try transaction.commit()
    }
}
