import Architecture
import Foundation
import Mocking
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The apps of the four documents, each of one sheet that lies beside the sample apps.
@Suite("The documents' apps, of their sheets alone")
struct DocumentAppsTests {
    static let apps = ["snapp", "items", "models", "promotions"]
    /// An app of tabs, columns and links beside them.
    static let all = apps + ["library"]

    /// Writes an app below a folder; what it needs of its own is there, too.
    static func write(_ app: String, into folder: String) throws -> String {
        let place = FixturePackage.repository.appendingPathComponent("Showcase/Sheets/apps/\(app).yml")
        let sheet = try AppSheet.read(try String(contentsOf: place, encoding: .utf8), file: "\(app).yml")
        let architecture = try #require(sheet.architecture).text
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let name = try #require(sheet.name).text
        let seen = try #require(sheet.units.first { $0.name.text == (sheet.first ?? sheet.units.first?.name)?.text })
        var request = AppRequest(
            name: name, into: folder, first: seen.name.text, architecture: architecture,
            scaena: .path(FixturePackage.repository.path))
        request.login = sheet.login?.text
        request.group = try seen.sheet.group?.text ?? source.definition().unit.group?.first
        let scaffold = try AppScaffold(request, in: source)
        try scaffold.write()
        try AppParts(sheet, in: source, app: scaffold.folder, module: name).write()
        return scaffold.folder
    }

    @Test(
        "are written, and nothing of them waits for a person", arguments: Soak.all(all, orOnly: ["items", "library"]))
    func areWritten(app: String) throws {
        let folder = try TemporaryFolder()
        let place = try Self.write(app, into: folder.path)
        let files = FileManager.default.subpaths(atPath: place) ?? []
        #expect(!files.contains { $0.contains("unmerged") })
        let texts = try files.filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8)
        }
        #expect(texts.count > 20 && !texts.contains { $0.contains("<<<<<<<") || $0.contains("TODO") })
    }

    /// Their tests with the runtime take minutes: `make soak` has them built, run, and walked against a server that is there.
    @Test(
        "are built without a warning, pass their tests, and are walked over HTTP without a line by hand", .serialized,
        .enabled(if: Soak.isOn), arguments: all)
    func areBuilt(app: String) throws {
        let folder = FixturePackage.repository.appendingPathComponent("Tools/.build/documents").path
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let place = try Self.write(app, into: folder)
        let name = URL(fileURLWithPath: place).lastPathComponent
        let report = try ProjectMocks.update(
            try #require(Self.architectures[app]), "Sources/\(name)", in: place, proxies: false)
        #expect(report.warnings == [])
        let walk = Self.walks.appendingPathComponent("\(app).swift")
        try FileManager.default.copyItem(
            at: walk, to: URL(fileURLWithPath: "\(place)/Tests/\(name)Tests/App/\(name)Walk.swift"))
        let server = try WalkServer()
        defer { server.end() }
        let (build, tests) = try FixturePackage.buildAndTest(place, environment: ["WALK_API=\(server.address)"])
        #expect(build.status == 0 && !build.output.contains("warning:"), "\(build.complaints)")
        #expect(tests?.status == 0, "\(tests?.complaints ?? "")")
        #expect(tests?.output.contains("Suite \"\(name), walked\" passed") == true)
    }

    static let walks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Sheets/Walks")

    static let architectures = [
        "snapp": "snp", "items": "viper-s", "models": "mvpcf", "promotions": "bviper", "library": "mvpcf",
    ]
}

/// The server of the walks: `api.py`, on a port of this machine.
private final class WalkServer {
    let address: String
    private let process = Process()
    private let input = Pipe()

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", DocumentAppsTests.walks.appendingPathComponent("api.py").path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(address.hasPrefix("http://"))
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
