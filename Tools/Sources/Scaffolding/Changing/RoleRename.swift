import Architecture
import Foundation
import SourceModel

/// Scenes whose definition calls a role, a contract or a file otherwise than when they were written: their types and files get the
/// new names, and so does whoever names them.
public struct RoleRename: Sendable {
    /// What has former names.
    public let names: [FormerNames]
    /// What it consists of then.
    public let scaffolds: [UnitScaffold]

    private var work: ProjectRename

    /// The files that change.
    public var files: [RenamedFile] { work.files }
    /// What a person should know, a sentence each.
    public var notes: [String] { work.notes }

    /// Works out what becomes of each file; nil where nothing has a former name. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - units: what was scaffolded by the architecture, with where the tests of each go.
    ///   - source: the architecture.
    ///   - around: the project; asked for where something has a former name.
    /// - Throws: ``ScaffoldError`` where a new name is taken.
    public init?(
        _ units: [(unit: RecordedUnit, place: RecordedUnit.Place)], in source: ArchitectureSource,
        _ around: () throws -> ProjectSurroundings
    ) throws {
        let definition = try UnitScaffold.definition(of: source)
        names = units.compactMap { FormerNames(of: $0.unit, in: source, definition) }
        guard !names.isEmpty else { return nil }
        let around = try around()
        let index = around.index
        // As it was written: in the former names, whoever else is named.
        let former = source.calling(names.reduce(into: [:]) { $0.merge($1.names) { $1 } }, id: definition.id)
        let before = units.map { unit, place in
            try? unit.scaffold(in: former, at: place, asking: unit.record.asked, besides: [])
        }
        func after(besides others: [UnitScaffold.File]) -> [UnitScaffold?] {
            units.map { unit, place in
                try? unit.scaffold(
                    in: source, at: place, asking: unit.record.asked, besides: others, placedBy: former)
            }
        }
        // What goes to another unit is written by how that is built, so that the second time all are known.
        let first = after(besides: [])
        let second = after(besides: first.compactMap(\.self).flatMap(\.files))
        var rewritten: [ProjectRename.Rewritten] = []
        for (number, unit) in units.enumerated() {
            guard let before = before[number], let after = second[number] else { continue }
            rewritten.append(.init(unit: unit.unit, isRenamed: true, before: before, after: after))
        }
        scaffolds = rewritten.map(\.after)
        var types: [TypeIndex.ID: String] = [:]
        for kept in names.flatMap(\.types) {
            for id in index.types(named: kept.name) where index.files[index[id].file].path == kept.path {
                types[id] = kept.newName
            }
            for id in index.types(named: kept.name + "Mock") { types[id] = kept.newName + "Mock" }
        }
        var work = ProjectRename(types, rewritten, around)
        for name in names { work.moves.merge(name.paths) { first, _ in first } }
        try work.workOut("part of \(definition.id)")
        self.work = work
    }

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    public func write() throws(ScaffoldError) { try work.write() }
}
