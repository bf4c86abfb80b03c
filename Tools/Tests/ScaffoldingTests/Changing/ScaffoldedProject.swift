import Architecture
import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// A package in a folder of its own, into which units are scaffolded.
struct ScaffoldedProject {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"ScaenaUIKit\" \"AppTests\" \"ScaenaTesting\"", to: "Package.swift")
    }

    var path: String { folder.path }
    var into: String { folder.path + "/Sources/App" }

    func source(_ name: String) throws -> ArchitectureSource { try #require(ArchitectureSource.builtIns[name]) }

    func write(_ request: UnitRequest, _ source: ArchitectureSource) throws {
        try UnitWriter.write(UnitScaffold(request, in: source), replacing: false)
    }

    /// The project as it is now.
    func surroundings(into place: String? = nil) -> ProjectSurroundings {
        let list = SourceFileList(paths: [path])
        let facts = SourceFacts(list, jobs: 2) { _, _ in }
        let index = TypeIndex(facts, modules: ModuleMap(list))
        return ProjectSurroundings(project: path, folder: place ?? path, index: index, place: .init())
    }

    /// Returns the merge of a unit that gets one thing more.
    func grown(_ word: String, _ text: String, unit: String, in source: ArchitectureSource) throws -> UnitMerge {
        try grown([UnitAddition(word: word, text: text)], unit: unit, in: source)
    }

    /// Returns the merge of a unit that gets some things more at once.
    func grown(_ additions: [UnitAddition], unit: String, in source: ArchitectureSource) throws -> UnitMerge {
        let recorded = try RecordedUnit.named(unit, in: into, by: try source.definition())
        return UnitMerge(try recorded.scaffold(in: source, at: .init(), adding: additions))
    }

    /// Expects that the files of a scaffold are there, byte for byte.
    func expectFiles(of scaffold: UnitScaffold, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for file in scaffold.files {
            #expect(
                try folder.text(of: String(file.path.dropFirst(path.count + 1))) == file.text,
                sourceLocation: sourceLocation)
        }
    }

    /// Expects that all scaffolded code is as it would be written now.
    func expectFollowing(_ source: ArchitectureSource) throws {
        for unit in RecordedUnit.all(around: path) {
            let merge = UnitMerge(try unit.scaffold(in: source, at: .init()), conflicts: .marked, removed: .staysAway)
            #expect(merge.changesNothing, "\(unit.name): \(merge.files.filter { $0.change != .unchanged }.map(\.path))")
        }
    }
}
