import Architecture
import Foundation

/// The names that scaffolded code still has from the definition as it was then: `HomeConfigurator`, where the
/// definition says `{Unit}Builder` now.
package struct FormerNames: Sendable {
    /// A type with its former name.
    package struct Kept: Sendable, Equatable {
        /// The id of the role, contract or data kind.
        package let part: String
        /// Its name.
        package let name: String
        /// The name that the definition has for it.
        package let newName: String
        /// The path of the file that declares it.
        package let path: String
    }

    /// Its name: `Home`.
    package let name: String
    /// The word for it: `scene`, `manager`.
    package let word: String
    /// Its name as it stands in types.
    package let unitName: String
    /// The types.
    package let types: [Kept]
    /// The files, by their paths.
    let paths: [String: String]
    /// The names, by where a definition says them: `roles.configurator.type` → `{Unit}Configurator`.
    let names: [String: String]

    /// Asks what of something has a former name; nil where nothing has.
    ///
    /// - Parameters:
    ///   - unit: the scaffolded unit.
    ///   - architecture: its architecture.
    init?(of unit: RecordedUnit, in architecture: LoadedArchitecture) {
        let (source, definition) = (architecture.source, architecture.definition)
        guard !source.isBuiltIn, source.lineage.contains(unit.architecture) else { return nil }
        let now = definition.partNames
        let base = (try? source.builtInBase?.definition())?.partNames ?? [:]
        let former = base.merging(unit.record.names ?? [:]) { $1 }
            .filter { now[$0.key] != nil && now[$0.key] != $0.value }
        guard !former.isEmpty else { return nil }
        let isUnit = unit.word == definition.unit.word
        let group = unit.record.asked["group"]
        let name = (isUnit ? try? SwiftNames.unit(unit.name, in: group, of: definition) : nil) ?? UnitName(unit.name)
        let shared = isUnit ? nil : name
        func filled(_ form: String?) -> String? {
            guard let form = form.flatMap({ try? NameForm($0) }), form.isOpen, !form.namesSeveral,
                isUnit != form.isShared
            else { return nil }
            return form.name(for: name, shared: shared)
        }
        var types: [Kept] = []
        var names: [String: String] = [:]
        var paths: [String: String] = [:]
        var texts: [String: String]?
        for (key, form) in former.sorted(by: { $0.key < $1.key }) {
            guard let old = filled(form), let new = filled(now[key]), old != new else { continue }
            guard key.hasSuffix(".type") else {
                let ends = unit.record.files.keys.filter { "/\($0)".hasSuffix("/\(old)") }
                guard ends.count == 1, !unit.record.files.keys.contains(where: { "/\($0)".hasSuffix("/\(new)") }),
                    case let path = "\(unit.project)/\(ends[0])", FileManager.default.fileExists(atPath: path)
                else { continue }
                names[key] = form
                paths[path] = String(path.dropLast(old.count)) + new
                continue
            }
            let read = texts ?? Self.texts(of: unit)
            texts = read
            func declaring(_ name: String) -> String? {
                read.sorted { $0.key < $1.key }.first {
                    $0.value.contains(name) && SourceNames($0.value).declaredTypes.contains(name)
                }?.key
            }
            guard let path = declaring(old), declaring(new) == nil else { continue }
            names[key] = form
            types.append(Kept(part: String(key.split(separator: ".")[1]), name: old, newName: new, path: path))
        }
        guard !types.isEmpty || !paths.isEmpty else { return nil }
        self.name = unit.name
        word = unit.word
        unitName = name.typeName
        self.types = types
        self.paths = paths
        self.names = names
    }

    /// The texts of its files.
    private static func texts(of unit: RecordedUnit) -> [String: String] {
        var texts: [String: String] = [:]
        for name in unit.record.files.keys {
            let path = "\(unit.project)/\(name)"
            texts[path] = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
        return texts
    }

    /// A sentence about the types with former names: `HomeConfigurator is HomeBuilder`.
    package var sentence: String {
        let names = types.map { ($0.name, $0.newName) }
        let files = paths.sorted { $0.key < $1.key }.map { old, new in
            (URL(fileURLWithPath: old).lastPathComponent, URL(fileURLWithPath: new).lastPathComponent)
        }
        return (names.isEmpty ? files : names).map { "'\($0)' is '\($1)' now" }.joined(separator: ", ")
    }

    /// Refuses to write something that has former names.
    ///
    /// - Parameter definition: the definition that it is to follow.
    func refused(by definition: ArchitectureDefinition) -> ScaffoldError {
        ScaffoldError(
            .usage,
            "the \(word) '\(name)' has the names that \(definition.id) had before (\(sentence)): bring it up to date first, by "
                + "'scaena sync'")
    }

    /// Names what a unit has that nobody noted.
    ///
    /// - Parameters:
    ///   - unit: the unit's name.
    ///   - word: the word for it.
    ///   - types: the types with a former name.
    init(_ unit: UnitName, _ word: String, _ types: [Kept]) {
        name = unit.typeName
        self.word = word
        unitName = unit.typeName
        self.types = types
        paths = [:]
        names = [:]
    }

    /// Everything that was scaffolded in a project and has former names.
    ///
    /// - Parameters:
    ///   - folder: a folder of the project.
    ///   - architecture: the architecture.
    package static func all(around folder: String, in architecture: LoadedArchitecture) -> [FormerNames] {
        guard !architecture.source.isBuiltIn else { return [] }
        return RecordedUnit.all(around: folder).compactMap { FormerNames(of: $0, in: architecture) }
    }
}
