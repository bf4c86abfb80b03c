import Architecture
import Conformance
import Foundation
import Project
import SourceModel

/// Scenes whose definition calls a role, a contract or a file otherwise than when they were written: their types and files get the
/// new names, and so does the code that names them.
package struct RoleRename: Sendable {
    /// The units with former names.
    package let names: [FormerNames]
    /// The scaffolds after the rename.
    package let scaffolds: [UnitScaffold]

    private var work: ProjectRename

    /// The files that change.
    package var files: [RenamedFile] { work.files }
    /// The notes for the person, a sentence each.
    package var notes: [String] { work.notes }

    /// Works out what becomes of each file; nil where nothing has a former name. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - units: the units scaffolded by the architecture, with the places of each one's tests.
    ///   - source: the architecture.
    ///   - project: the project's folder.
    ///   - around: the project; asked for where something may have a former name.
    /// - Throws: ``ScaffoldError`` where a new name is taken.
    package init?(
        _ units: [(unit: RecordedUnit, place: RecordedUnit.Place)], in source: ArchitectureSource,
        of project: String, _ around: () throws -> ProjectSurroundings
    ) throws {
        let definition = try UnitScaffold.definition(of: source)
        let architecture = LoadedArchitecture(source, definition)
        let noted = units.compactMap { FormerNames(of: $0.unit, in: architecture) }
        guard !noted.isEmpty || !NotedNames(of: project).former(in: architecture).isEmpty else { return nil }
        let around = try around()
        let index = around.index
        let unnoted = FormerNames.unnoted(by: architecture, around)
        names = noted + unnoted
        guard !names.isEmpty else { return nil }
        // As it was written: in the former names, whoever else is named.
        let former = source.calling(names.reduce(into: [:]) { $0.merge($1.names) { $1 } }, id: definition.id)
        let before = units.map { unit, place in
            try? unit.scaffold(in: former, at: place, supposing: .init(asked: unit.record.asked))
        }
        func after(besides others: [UnitScaffold.File]) -> [UnitScaffold?] {
            units.map { unit, place in
                try? unit.scaffold(
                    in: source, at: place,
                    supposing: .init(asked: unit.record.asked, files: others, former: former))
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
        let further = Self.further(unnoted, index, besides: around.mocks)
        types.merge(further.types) { first, _ in first }
        var work = ProjectRename(types, rewritten, around)
        for name in names { work.moves.merge(name.paths) { first, _ in first } }
        work.moves.merge(further.moves) { first, _ in first }
        if !unnoted.isEmpty {
            var names = NotedNames(of: project)
            names.note(definition)
            work.noted = names.written
        }
        try work.workOut("part of \(definition.id)")
        self.work = work
    }

    /// Returns the other types and files named after types of units that nobody noted: their tests and mocks, and the
    /// files of all.
    private static func further(
        _ names: [FormerNames], _ index: TypeIndex, besides mocks: Set<String>
    ) -> (types: [TypeIndex.ID: String], moves: [String: String]) {
        var types: [TypeIndex.ID: String] = [:]
        var moves: [String: String] = [:]
        let tests = TestFiles(index)
        let ofTests = index.types.filter { id in
            index[id].parent == nil && index[id].kind != .outside && tests[index[id].file]
        }
        for kept in names.flatMap(\.types) {
            var named = [kept.name: kept.newName]
            for id in ofTests {
                guard let range = index[id].name.range(of: kept.name),
                    index[id].name[range.upperBound...].first?.isLowercase != true,
                    range.lowerBound == index[id].name.startIndex || range.upperBound == index[id].name.endIndex
                else { continue }
                let name = index[id].name.replacingCharacters(in: range, with: kept.newName)
                types[id] = name
                named[index[id].name] = name
            }
            for path in index.files.map(\.path) where !mocks.contains(path) {
                let url = URL(fileURLWithPath: path)
                let stem = url.lastPathComponent.prefix { $0 != "." && $0 != "+" }
                guard let new = named[String(stem)] else { continue }
                moves[path] =
                    url.deletingLastPathComponent().path + "/\(new)" + url.lastPathComponent.dropFirst(stem.count)
            }
        }
        return (types, moves)
    }

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    package func write() throws(ScaffoldError) { try work.write() }
}
