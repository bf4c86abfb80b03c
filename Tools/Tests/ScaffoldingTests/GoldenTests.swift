import Foundation
import Testing

@testable import Scaffolding

/// The text of scaffolded scenes, as it was read and found good.
///
/// `UPDATE_GOLDENS=1 swift test --filter GoldenTests` writes them anew.
@Suite("Golden files")
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens").path
    private static let records = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    @Test("hold what is scaffolded", arguments: SampleScenes.all)
    func hold(scene: SampleScenes.Scene) throws {
        let scaffold = try SampleScenes.scaffold(scene, module: "App", package: Self.folder + "/" + scene.architecture)
        if Self.records { try UnitWriter.write(scaffold, replacing: true) }
        for file in scaffold.files {
            let golden = try String(contentsOfFile: file.path, encoding: .utf8)
            #expect(file.text == golden, "\(file.path)")
        }
    }

    @Test("hold nothing else", .disabled(if: records, "while they are written"))
    func holdNothingElse() throws {
        let expected = try SampleScenes.all.flatMap { scene in
            try SampleScenes.scaffold(scene, module: "App", package: Self.folder + "/" + scene.architecture).files
                .map(\.path)
        }
        let found = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String } ?? []
        #expect(
            found.filter { $0.hasSuffix(".swift") }.map { "\(Self.folder)/\($0)" }.sorted() == expected.sorted())
    }
}
