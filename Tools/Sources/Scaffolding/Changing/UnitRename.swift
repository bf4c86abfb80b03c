import Architecture
import Conformance
import Foundation
import SourceModel

/// A unit that gets another name: its types and files, those who name them, its tests and mocks, and what is noted of it.
///
/// Names change where code means them. What the tool wrote and nobody changed becomes what it would have been under the new name,
/// comments included; in what a person changed, comments and strings stay and are told.
package struct UnitRename: Sendable {
    /// The new name as it stands in types.
    package let name: String
    /// The files that change.
    package var files: [RenamedFile] { work?.files ?? [] }
    /// The notes for the person, a sentence each.
    package var notes: [String] { work?.notes ?? [] }
    /// The unit as it is then; nil where the tool did not write it.
    package private(set) var scaffold: UnitScaffold?

    private let around: ProjectSurroundings
    private let definition: ArchitectureDefinition
    private let old: UnitName
    private let new: UnitName
    private var work: ProjectRename?

    // MARK: Working it out

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - unit: the unit's name: `Items`, or `List` or `ItemsList` where groups name units.
    ///   - name: its new one.
    ///   - source: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit, or the new name is taken.
    package init(
        _ unit: String, to name: String, in source: ArchitectureSource, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        self.around = around
        let definition = try UnitScaffold.definition(of: source)
        self.definition = definition
        try FormerNames.refuse(unit, of: LoadedArchitecture(source, definition), around)
        let ruling = RoleMap.Ruling(isRuled: { around.isRuled(around.index.files[$0].path) })
        let map = RoleMap(definition, around.index, ruling: ruling)
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

        let scaffolds = try scaffolds(of: known, in: source)
        scaffold = scaffolds.first { $0.isRenamed }?.after
        var work = ProjectRename(Self.types(of: mapped.first, old, new, in: map), scaffolds, around)
        work.messages = Self.messages(to: old, new, by: map)
        work.words = [old.typeName]
        work.asked = { Self.renamed($0, from: old, to: new) }
        addFurther(&work.types, mapped.first.map { map.units[$0] }, scaffolds, map)
        let paths = paths(work)
        work.moves = paths.new
        work.emptied = paths.folders.map(\.old)
        try work.workOut(definition.unit.word)
        self.work = work
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
        _ types: inout [TypeIndex.ID: String], _ unit: MappedUnit?, _ scaffolds: [ProjectRename.Rewritten],
        _ map: RoleMap
    ) {
        let index = around.index
        let folders = Set(scaffolds.filter(\.isRenamed).flatMap(\.before.folders) + [unit?.folder ?? ""]).filter {
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

    // MARK: What the tool wrote

    /// The unit, and what names it, as they were written and as they are written under the new name.
    private func scaffolds(
        of known: RecordedUnit?, in source: ArchitectureSource
    ) throws(ScaffoldError) -> [ProjectRename.Rewritten] {
        func written(
            _ unit: RecordedUnit, _ asked: [String: String], besides files: [UnitScaffold.File] = []
        ) throws(ScaffoldError) -> UnitScaffold {
            try unit.scaffold(in: source, at: around.place, supposing: .init(asked: asked, files: files))
        }
        var all: [ProjectRename.Rewritten] = []
        if let known {
            var asked = Self.renamed(known.record.asked, from: old, to: new)
            asked["name"] = new.ownName
            // What cannot be written any more under its definition keeps its shape, and gets new names only.
            if let before = try? written(known, known.record.asked) {
                let after = try written(known, asked)
                all.append(ProjectRename.Rewritten(unit: known, isRenamed: true, before: before, after: after))
            }
        }
        var files = all.first?.after.files ?? []
        // What opens units is written by what those ask for, so that it comes last.
        let others = RecordedUnit.all(around: around.project).filter { $0.record != known?.record }
        let word = definition.unit.word
        for unit in others.filter({ $0.word == word }) + others.filter({ $0.word != word }) {
            let asked = Self.renamed(unit.record.asked, from: old, to: new)
            guard asked != unit.record.asked, unit.record.architecture == definition.id,
                let before = try? written(unit, unit.record.asked),
                let after = try? written(unit, asked, besides: files)
            else { continue }
            all.append(ProjectRename.Rewritten(unit: unit, isRenamed: false, before: before, after: after))
            files += after.files
        }
        // The app whose first unit it is.
        if let app = RecordedApp(around: around.project)?.asking({ Self.renamed($0, from: old, to: new) }, in: source) {
            all.append(ProjectRename.Rewritten(unit: nil, isRenamed: false, before: app.before, after: app.after))
        }
        return all
    }

    /// Returns the recorded request, with the unit's new name.
    static func renamed(_ asked: [String: String], from old: UnitName, to new: UnitName) -> [String: String] {
        var asked = asked
        for key in ["navigates", "opens", "first", "login"] {
            guard let list = asked[key] else { continue }
            asked[key] = UnitContent.names(in: list).map { $0 == old.typeName ? new.typeName : $0 }
                .joined(separator: ", ")
            if UnitContent.names(in: list) == UnitContent.names(in: asked[key] ?? "") { asked[key] = list }
        }
        // `AddOne.finished: returns, AddModel: {goes: ModelDetail}`
        for key in ["done", "placed"] {
            guard let lines = asked[key], !lines.isEmpty else { continue }
            let renamed = lines.components(separatedBy: ", ").map { line in
                let head = line.prefix { $0 != "." && $0 != ":" }
                return head == old.typeName ? new.typeName + line.dropFirst(head.count) : line
            }
            asked[key] = replacing(
                old.typeName, behind: "goes", with: new.typeName, in: renamed.joined(separator: ", "))
        }
        // `"/models/:id": ModelDetail`
        if let links = asked["links"], !links.isEmpty {
            asked["links"] = links.components(separatedBy: ", ").map { line in
                let name = line.components(separatedBy: ": ").last ?? ""
                return name == old.typeName ? line.dropLast(name.count) + new.typeName : line
            }.joined(separator: ", ")
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

    /// The names that the unit's folder may have, and its new ones.
    private var folderNames: [(old: String, new: String)] {
        func last(_ unit: UnitName) -> String {
            definition.unit.folder.name(for: unit).split(separator: "/").last.map(String.init) ?? unit.typeName
        }
        return [(last(old), last(new)), (old.typeName, new.typeName)]
    }

    /// Where files go.
    private func paths(_ work: ProjectRename) -> (new: [String: String], folders: [(old: String, new: String)]) {
        let index = around.index
        var new = work.moves
        func isNamed(_ name: String) -> Bool {
            name.hasPrefix(old.typeName) && name.dropFirst(old.typeName.count).first?.isLowercase != true
        }
        func renamed(_ name: String) -> String {
            isNamed(name) ? self.new.typeName + name.dropFirst(old.typeName.count) : name
        }
        // The folders that are called like the unit and hold something of it.
        let files = Set(work.types.keys.flatMap { index[$0].parts.map { index.files[$0.file].path } })
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

    // MARK: Writing it

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    package func write() throws(ScaffoldError) { try work?.write() }
}
