import Architecture
import Foundation
import SourceModel

/// What opens a unit and was written before it, such as a flow: it becomes what it would have been, had the unit been there.
struct OpenersOfUnit {
    /// What is written anew: the files that nobody changed since they were written.
    private(set) var scaffolds: [UnitScaffold] = []
    /// What a person has to write in the others, with places.
    private(set) var notes: [String] = []

    /// Looks for what opens a unit.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - group: the group that it is put into, whose opener opens it, or nil.
    ///   - files: its files, which are not written yet.
    ///   - folder: its folder.
    ///   - source: the architecture.
    ///   - definition: its definition.
    init(
        of unit: UnitName, in group: String? = nil, as files: [UnitScaffold.File], around folder: String,
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition
    ) {
        let kinds = definition.kinds.filter { $0.opens != nil }
        guard !kinds.isEmpty, let project = UnitRecord.project(of: folder) else { return }
        let words = kinds.map(\.word)
        let group = group.map { UnitName($0).typeName }
        // What asks for the unit has whoever opens that set a route of this name.
        let asks = group == nil ? definition.navigation?.routes?.form(for: unit).filled(with: unit.typeName) : nil
        var groups: [String] = []
        for record in UnitRecord.all(in: project, where: { path in words.contains { path.contains(".\($0).") } }) {
            guard let kind = kinds.first(where: { $0.word == record.asked["kind"] }), let name = record.asked["name"],
                let into = Self.place(of: record, kind, UnitName(name))
            else { continue }
            let opens = UnitContent.names(in: record.asked["opens"] ?? "")
            if kind.word == definition.unit.group?.word { groups.append(name) }
            let isOfGroup = kind.word == definition.unit.group?.word && name == group
            let isAsked = asks.map({ Self.sets($0, record, in: project) }) ?? false
            guard name != unit.typeName, opens.contains(unit.typeName) || isOfGroup || isAsked else { continue }
            let isTested = kind.files.contains { file in
                file.place == .tests
                    && record.files.keys.contains {
                        $0.hasSuffix(file.path.name(for: UnitName(name), shared: UnitName(name)))
                    }
            }
            var request = KindRequest(
                kind: kind.word, name: name, into: project + into, values: record.asked["values"],
                opens: record.asked["opens"] ?? "", tests: isTested, runtime: record.asked["runtime"] != "none")
            guard let before = try? UnitScaffold(request, in: source, besides: []) else { continue }
            if !opens.contains(unit.typeName) { request.opens = (opens + [unit.typeName]).joined(separator: ", ") }
            guard let after = try? UnitScaffold(request, in: source, besides: files) else { continue }
            add(after, from: before, of: record, in: project, because: "opens \(unit.typeName)")
        }
        if let group, !groups.contains(group), let near = NearestWord.to(group, among: groups) {
            let word = definition.unit.group?.word ?? "group"
            notes.append("there is no \(word) '\(group)': did you mean '\(near)'?")
        }
    }

    /// Whether one of a record's files sets a route.
    private static func sets(_ route: String, _ record: UnitRecord, in project: String) -> Bool {
        record.files.keys.contains { path in
            (try? FileBytes.read(project + "/" + path))?.contains(".\(route) =") ?? false
        }
    }

    private mutating func add(
        _ after: UnitScaffold, from before: UnitScaffold, of record: UnitRecord, in project: String,
        because reason: String
    ) {
        let old = Dictionary(before.files.map { ($0.path, $0.text) }) { first, _ in first }
        let recorded = Dictionary(record.files.map { (project + "/" + $0.key, $0.value) }) { first, _ in first }
        var scaffold = after
        scaffold.files = []
        scaffold.notes = []
        scaffold.record?.record.files = record.files
        for file in after.files {
            guard let hash = recorded[file.path], let data = FileManager.default.contents(atPath: file.path) else {
                continue
            }
            let there = String(decoding: data, as: UTF8.self)
            if there == file.text { continue }
            if GitHash.blob(there) == hash {
                scaffold.files.append(file)
                scaffold.replacedFiles.insert(file.path)
                scaffold.record?.record.files[String(file.path.dropFirst(project.count + 1))] = GitHash.blob(file.text)
            } else if let text = old[file.path] {
                notes += LineChanges(from: text, to: file.text).sentences(for: there, at: file.path, because: reason)
            }
        }
        // Tests that cannot be written any more would call what is not there.
        for path in recorded.keys where !after.files.contains(where: { $0.path == path }) && old[path] != nil {
            scaffold.record?.record.files[String(path.dropFirst(project.count + 1))] = nil
        }
        guard !scaffold.files.isEmpty else { return }
        scaffolds.append(scaffold)
    }

    /// The folder, as seen from the project, in which something's folder was made; nil where its record does not tell.
    private static func place(of record: UnitRecord, _ kind: UnitKind, _ name: UnitName) -> String? {
        let folder = kind.folder.name(for: name, shared: name)
        let ends = kind.files.filter { $0.place == .sources }.map { file in
            (folder + "/" + file.path.name(for: name, shared: name)).split(separator: "/").joined(separator: "/")
        }
        return record.files.keys.lazy.compactMap { path -> String? in
            guard let end = ends.first(where: { ("/" + path).hasSuffix("/" + $0) }) else { return nil }
            return String(("/" + path).dropLast(end.count + 1))
        }.first
    }
}
