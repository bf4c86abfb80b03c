import Architecture
import Conformance
import Foundation
import Project
import SourceModel

/// The names that definitions gave the parts of units when the units had these names: as they were learned, or
/// renamed last. Scenes that were never scaffolded have no record of their own that tells it.
package struct NotedNames: Sendable {
    /// The file, as seen from a project's folder.
    static let file = ".scaena/names.json"

    private let path: String
    /// The names by the definition's id, by where it says them: `roles.presenter.type` → `{Unit}Presenter`.
    private var names: [String: [String: String]]

    /// Reads those of a project.
    ///
    /// - Parameter project: the project's folder.
    package init(of project: String) {
        path = "\(project)/\(Self.file)"
        names =
            FileManager.default.contents(atPath: path).flatMap {
                try? JSONDecoder().decode([String: [String: String]].self, from: $0)
            } ?? [:]
    }

    /// Reads those of the project that a folder is in.
    package init(around folder: String) { self.init(of: UnitRecord.project(of: folder + "/x") ?? folder) }

    /// Notes how a definition calls them now.
    package mutating func note(_ definition: ArchitectureDefinition) {
        names[definition.id] = definition.partNames.filter { Self.isOfTypes($0.key) }
    }

    /// The file with all that is noted, the same on every run.
    package var written: (path: String, text: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(names)) ?? Data()
        return (path, String(decoding: data, as: UTF8.self) + "\n")
    }

    /// The names that a definition gave its parts before, of those that it calls otherwise now. Where nothing is noted, what it
    /// extends tells.
    func former(in architecture: LoadedArchitecture) -> [String: String] {
        let (source, definition) = (architecture.source, architecture.definition)
        guard !source.isBuiltIn else { return [:] }
        let now = definition.partNames
        let before = names[definition.id] ?? (try? source.extended?.definition())?.partNames ?? [:]
        return before.filter { Self.isOfTypes($0.key) && now[$0.key] != nil && now[$0.key] != $0.value }
    }

    private static func isOfTypes(_ key: String) -> Bool {
        key.hasSuffix(".type") && (key.hasPrefix("roles.") || key.hasPrefix("contracts."))
    }
}

extension FormerNames {
    /// The units that nobody scaffolded and that have former names.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - index: the types of all files.
    ///   - architecture: the architecture.
    ///   - isRuled: returns true if the architecture rules a file.
    package static func unnoted(
        in project: String, _ index: TypeIndex, by architecture: LoadedArchitecture,
        isRuled: @escaping @Sendable (String) -> Bool = { _ in true }
    ) -> [FormerNames] {
        let definition = architecture.definition
        let former = NotedNames(of: project).former(in: architecture)
        guard !former.isEmpty,
            let before = try? architecture.source.calling(former, id: definition.id).definition()
        else { return [] }
        let now = definition.partNames
        let noted = RecordedUnit.all(around: project).reduce(into: Set<String>()) { $0.formUnion($1.ownFiles) }
        let units = RoleMap(
            unitsOf: before, index, ruling: RoleMap.Ruling(isRuled: { isRuled(index.files[$0].path) })
        ).units
        return units.compactMap { unit in
            let types = former.sorted { $0.key < $1.key }.compactMap { key, form -> Kept? in
                guard let old = name(form, unit.name), let new = now[key].flatMap({ name($0, unit.name) }), old != new,
                    case let part = String(key.split(separator: ".")[1]),
                    let type = (unit.players(of: part) + [unit.contract(part)].compactMap(\.self)).first(where: {
                        index[$0].name == old
                    }), case let path = index.files[index[type].file].path, !noted.contains(path),
                    !index.types(named: new).contains(where: { index[$0].kind != .outside })
                else { return nil }
                return Kept(part: part, name: old, newName: new, path: path)
            }
            return types.isEmpty ? nil : FormerNames(unit.name, definition.unit.word, types)
        }
    }

    /// The same in a project that was read for a change.
    static func unnoted(by architecture: LoadedArchitecture, _ around: ProjectSurroundings) -> [FormerNames] {
        unnoted(in: around.project, around.index, by: architecture, isRuled: around.isRuled)
    }

    /// Refuses to change a unit that has former names and that nobody scaffolded.
    static func refuse(
        _ unit: String, of architecture: LoadedArchitecture, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        if let former = unnoted(by: architecture, around).first(where: { $0.name == unit }) {
            throw former.refused(by: architecture.definition)
        }
    }

    /// Returns the project's types that are missing, under the names that the definition gave them before.
    static func kept(
        of missing: Set<String>, in sources: ModuleSources, folder: String, by architecture: LoadedArchitecture
    ) -> [Kept] {
        let noted = all(around: folder, in: architecture).flatMap(\.types)
        guard let project = UnitRecord.project(of: folder + "/x") else { return noted }
        let now = architecture.definition.partNames
        let former = NotedNames(of: project).former(in: architecture).sorted { $0.key < $1.key }
        return former.reduce(into: noted) { kept, place in
            for new in missing.sorted() {
                guard let unit = now[place.key].flatMap({ filling(of: $0, in: new) }),
                    let old = name(place.value, UnitName(unit)), sources.undeclared([old]).isEmpty
                else { continue }
                kept.append(Kept(part: String(place.key.split(separator: ".")[1]), name: old, newName: new, path: ""))
            }
        }
    }

    private static func name(_ form: String, _ unit: UnitName) -> String? {
        guard let form = try? NameForm(form), form.isOpen, !form.namesSeveral, !form.isShared else { return nil }
        return form.name(for: unit)
    }

    /// Returns the unit's part of a name: `Home` in `HomeBuilder`, of `{Unit}Builder`.
    private static func filling(of form: String, in name: String) -> String? {
        let ends = form.components(separatedBy: "{Unit}")
        guard ends.count == 2, name.hasPrefix(ends[0]), name.hasSuffix(ends[1]),
            name.count > ends[0].count + ends[1].count
        else { return nil }
        return String(name.dropFirst(ends[0].count).dropLast(ends[1].count))
    }
}
