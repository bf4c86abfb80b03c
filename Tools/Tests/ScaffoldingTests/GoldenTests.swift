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
        var scaffold = try SampleScenes.scaffold(scene, module: "App", package: Self.folder + "/" + scene.architecture)
        // The golden files are no project that would be brought up to date.
        scaffold.record = nil
        if Self.records { try UnitWriter.write(scaffold, replacing: true) }
        for file in scaffold.files {
            let golden = try String(contentsOfFile: file.path, encoding: .utf8)
            #expect(file.text == golden, "\(file.path)")
        }
    }

    @Test("hold what else is scaffolded", .serialized, arguments: SampleScenes.kinds)
    func hold(kind: SampleScenes.Kind) throws {
        var scaffold = try SampleScenes.scaffold(kind, module: "App", package: Self.folder + "/" + kind.architecture)
        // The golden files are no project that would be brought up to date.
        scaffold.record = nil
        if Self.records { try UnitWriter.write(scaffold, replacing: true) }
        for file in scaffold.files {
            let golden = try String(contentsOfFile: file.path, encoding: .utf8)
            #expect(file.text == golden, "\(file.path)")
        }
    }

    @Test("hold nothing else", .disabled(if: records, "while they are written"))
    func holdNothingElse() throws {
        let scenes = try SampleScenes.all.map { scene in
            try SampleScenes.scaffold(scene, module: "App", package: Self.folder + "/" + scene.architecture)
        }
        let kinds = try SampleScenes.kinds.map { kind in
            try SampleScenes.scaffold(kind, module: "App", package: Self.folder + "/" + kind.architecture)
        }
        let expected = Set((scenes + kinds).flatMap { $0.files.map(\.path) })
        let found = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String } ?? []
        #expect(
            found.filter { $0.hasSuffix(".swift") }.map { "\(Self.folder)/\($0)" }.sorted() == expected.sorted())
    }
}
