import Architecture
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

    @Test("hold what is scaffolded of sheets", .serialized, arguments: SampleScenes.sheets)
    func hold(sheet: SampleScenes.Scene) throws { try hold(scene: sheet) }

    @Test("stand in the README as they are")
    func standInReadme() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let request = UnitRequest(
            name: "About", into: "/nowhere/App", events: "termsTapped", shows: "text: String", tests: false)
        let builder = try #require(
            UnitScaffold(request, in: snp).files.first { $0.path.hasSuffix("/AboutConfigurator.swift") })
        let readme = FixturePackage.repository.appendingPathComponent("README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains("```swift\n\(builder.text)```\n"))
    }

    /// The files of an architecture's app, by their paths among the golden ones. What is seen first is a unit as others are,
    /// whose text is held already.
    private static func app(_ architecture: String) throws -> [String: String] {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let request = AppRequest(
            name: "Passenger", into: "\(folder)/\(architecture)", first: "Home", architecture: architecture,
            scaena: .path("../Scaena"))
        let app = try AppScaffold(request, in: source)
        let own = app.files.filter { !$0.path.contains("/Home") }
        return Dictionary(uniqueKeysWithValues: own.map { ("\(app.folder)/\($0.path)", $0.text) })
    }

    @Test("hold new apps", arguments: ArchitectureSource.builtIns.keys.sorted())
    func holdApps(architecture: String) throws {
        for (path, text) in try Self.app(architecture) {
            if Self.records {
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text, "\(path)")
        }
    }

    @Test("hold nothing else", .disabled(if: records, "while they are written"))
    func holdNothingElse() throws {
        let scenes = try (SampleScenes.all + SampleScenes.sheets).map { scene in
            try SampleScenes.scaffold(scene, module: "App", package: Self.folder + "/" + scene.architecture)
        }
        let kinds = try SampleScenes.kinds.map { kind in
            try SampleScenes.scaffold(kind, module: "App", package: Self.folder + "/" + kind.architecture)
        }
        let apps = try ArchitectureSource.builtIns.keys.flatMap { try Self.app($0).keys }
            .filter { $0.hasSuffix(".swift") }
        let expected = Set((scenes + kinds).flatMap { $0.files.map(\.path) } + apps)
        let found = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String } ?? []
        #expect(
            found.filter { $0.hasSuffix(".swift") }.map { "\(Self.folder)/\($0)" }.sorted() == expected.sorted())
    }
}
