import Architecture
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

extension TemporaryFolder {
    /// An addition to a unit of the folder, of which nothing is written yet.
    func growth(
        _ word: String, _ text: String, to unit: String, in source: ArchitectureSource
    ) throws -> UnitGrowth {
        let list = SourceFileList(paths: [path])
        let facts = SourceFacts(list, jobs: 2) { _, _ in }
        let index = TypeIndex(facts, modules: ModuleMap(list))
        return try UnitGrowth(
            UnitAddition(word: word, text: text), to: unit, in: source,
            .init(project: path, folder: path, index: index, place: .init()))
    }
}

extension UnitGrowth {
    /// A file with its additions, which parses.
    func text(of name: String) throws -> String {
        let file = try #require(files.first { $0.path.hasSuffix("/" + name) }, "\(files.map(\.path))")
        #expect(!Parser.parse(source: file.after).hasError)
        return file.after
    }
}
