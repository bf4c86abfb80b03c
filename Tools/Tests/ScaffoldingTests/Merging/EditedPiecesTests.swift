import Architecture
import Foundation
import SwiftParser
import Testing

@testable import Scaffolding

/// The edits of people in files of units that get pieces of a sheet: lists, fields, ways, values, managers, answers.
@Suite("Pieces of a sheet that are added to what people edited")
struct EditedPiecesTests {
    /// The architecture as a team changed its templates.
    private func moved(_ source: ArchitectureSource) -> ArchitectureSource {
        ArchitectureSource(
            file: source.file, text: source.text,
            templates: source.templates.mapValues {
                $0.replacing("@MainActor\nfinal class", with: "@MainActor\npublic final class") + "// Ours.\n"
            })
    }

    /// More than what sheets have: whole actors, and what several units share.
    private static let further: [String: [(word: String, text: String)]] = [
        "viper-s": [("worker", "Upload")], "bviper": [("event", "rowTapped")], "mvpcf": [("event", "rowTapped")],
        "snp": [("output", "picked: Int")],
    ]

    @Test("lose none of 40 random edits (500 in make soak), and four in five are merged without a conflict")
    func randomEdits() throws {
        var random = SeededGenerator(seed: 2511)
        var (edits, clean) = (0, 0)
        for growth in AddedPiecesTests.growths {
            let project = try ScaffoldedProject()
            let source = try project.source(growth.architecture)
            try AddedPiecesTests.prepare(project, source)
            try project.write(UnitRequest(name: "Items", into: project.into), source)
            let whole = growth.additions.map { $0.map { UnitAddition(word: $0.word, text: $0.text) } }
            let single = (Self.further[growth.architecture] ?? []).map { [UnitAddition(word: $0.word, text: $0.text)] }
            for (number, additions) in (single + whole).enumerated() {
                // The soak edits before each addition, every other run before every fourth.
                if RandomEdit.isSoak || number % 4 == 0 {
                    let counts = try edit(before: additions, of: project, source, by: &random)
                    edits += counts.edits
                    clean += counts.clean
                }
                _ = try UnitWriter.write(try project.grown(additions, unit: "Items", in: source))
            }
        }
        #expect(edits >= (RandomEdit.isSoak ? 500 : 40), "\(edits)")
        #expect(clean * 100 >= edits * 80, "\(clean) of \(edits)")
        print("\(edits) edits, \(clean) merged without a conflict")
    }

    /// Edits files of the unit that some additions change, one after the other, and merges each.
    ///
    /// - Returns: The number of edits, and of those that were merged without a conflict.
    private func edit(
        before additions: [UnitAddition], of project: ScaffoldedProject, _ source: ArchitectureSource,
        by random: inout SeededGenerator
    ) throws -> (edits: Int, clean: Int) {
        var (edits, clean) = (0, 0)
        let recorded = try RecordedUnit.named("Items", in: project.into, by: try source.definition())
        let next = [
            try recorded.scaffold(in: source, at: .init(), adding: additions),
            try recorded.scaffold(in: moved(source), at: .init()),
        ]
        for round in 0..<(RandomEdit.isSoak ? 18 : 4) {
            let isSync = round % 4 == 3
            let scaffold = next[isSync ? 1 : 0]
            let changing = scaffold.files.filter { file in
                FileManager.default.contents(atPath: file.path).map { $0 != Data(file.text.utf8) } ?? false
            }
            guard let path = changing.randomElement(using: &random)?.path else { continue }
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            let edit = RandomEdit(of: text, mark: "edit\(round)", by: &random)
            try Data(edit.text.utf8).write(to: URL(fileURLWithPath: path))
            // The other files are as they were: of them nothing is asked here.
            var one = scaffold
            one.files.removeAll { $0.path != path }
            let merge = UnitMerge(one, conflicts: isSync ? .marked : .beside)
            let file = try #require(merge.files.first { $0.path == path })
            let written = scaffold.files.first { $0.path == path }?.text ?? ""
            edits += 1
            #expect(edit.isKept(in: file.after, written: written), "\(path)\n\(edit.text)")
            if [.merged, .replaced].contains(file.change) {
                clean += 1
                let parsed =
                    Parser.parse(source: edit.text).hasError || !Parser.parse(source: file.after).hasError
                #expect(parsed, "\(file.after)")
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        return (edits, clean)
    }
}
