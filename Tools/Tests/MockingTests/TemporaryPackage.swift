import Foundation
import SourceModel

@testable import Mocking

/// A folder of sources that is gone when the test is.
final class TemporaryPackage {
    let path: String

    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    func output() throws -> String { try text("Mocks.swift") }

    func run(
        _ selection: MockSelection, _ options: MockOptions = MockOptions(), cached: Bool = false
    ) throws -> MockRun.Report {
        var run = MockRun(
            paths: [path + "/Sources"], selection: selection, options: options, output: .file(path + "/Mocks.swift"),
            jobs: 2)
        if cached { run.cacheFolder = path + "/cache" }
        run.toolVersion = "test"
        return try run.run()
    }
}

/// The mocks of the protocols in some texts.
func mocks(
    _ sources: [String: String], selection: MockSelection = .all, options: MockOptions = MockOptions(), jobs: Int = 1
) throws -> MockFile {
    let folder = try TemporaryPackage(sources)
    let scan = SourceScan(SourceFileList(paths: [folder.path]), jobs: 1)
    let facts = scan.facts(cache: nil, jobs: 1) { _ in true }.facts
    let files = facts.keys.sorted().map { MockSource(path: scan.files[$0].path, facts: facts[$0] ?? FileFacts()) }
    return MockGenerator(sources: files, options: options, jobs: jobs).file(selection)
}
