import Architecture
import Foundation

/// What opens a unit and was written before it, such as a flow: what would have been written of the unit, had it been there.
struct OpenersOfUnit {
    private let unit: UnitName
    private let files: [UnitScaffold.File]
    private let source: ArchitectureSource
    private let definition: ArchitectureDefinition

    /// Prepares to look for what opens a unit.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - files: its files, which are not written yet.
    ///   - source: the architecture.
    ///   - definition: its definition.
    init(
        of unit: UnitName, as files: [UnitScaffold.File], in source: ArchitectureSource,
        _ definition: ArchitectureDefinition
    ) {
        self.unit = unit
        self.files = files
        self.source = source
        self.definition = definition
    }

    /// What to change in the openers' files, a sentence for each place with the lines to write.
    ///
    /// - Parameter folder: the folder of the unit.
    func sentences(around folder: String) -> [String] {
        let kinds = definition.kinds.filter { $0.opens != nil }
        guard !kinds.isEmpty, let project = UnitRecord.project(of: folder) else { return [] }
        let words = kinds.map(\.word)
        let records = UnitRecord.all(in: project) { path in words.contains { path.contains(".\($0).") } }
        return records.flatMap { record -> [String] in
            guard let kind = kinds.first(where: { $0.word == record.asked["kind"] }),
                UnitContent.names(in: record.asked["opens"] ?? "").contains(unit.typeName),
                let name = record.asked["name"], let into = Self.place(of: record, kind, UnitName(name))
            else { return [] }
            return sentences(of: record, in: project + into)
        }
    }

    private func sentences(of record: UnitRecord, in folder: String) -> [String] {
        let request = KindRequest(
            kind: record.asked["kind"] ?? "", name: record.asked["name"] ?? "", into: folder,
            values: record.asked["values"], opens: record.asked["opens"] ?? "", tests: false,
            runtime: record.asked["runtime"] != "none")
        guard let before = try? UnitScaffold(request, in: source),
            let after = try? UnitScaffold(request, in: source, besides: files)
        else { return [] }
        let old = Dictionary(before.files.map { ($0.path, $0.text) }) { first, _ in first }
        return after.files.flatMap { file -> [String] in
            let there = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
            guard let text = old[file.path], let there, there != file.text else { return [] }
            return LineChanges(from: text, to: file.text).sentences(
                for: there, at: file.path, because: "opens \(unit.typeName)")
        }
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
