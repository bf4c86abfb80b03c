import Foundation
import Testing

@testable import ScaenaCommand

@Suite("scaena mock")
struct MockCommandTests {
    private func folder(_ source: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: URL(fileURLWithPath: path + "/P.swift"))
        return path
    }

    @Test("writes the mocks of a folder, and tells what got none where an editor finds it")
    func writes() throws {
        let path = try folder("protocol P { func f() }\nprivate protocol Q {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let first = try CommandLineRun(["mock", ".", "--all", "--output", "Mocks.swift", "--no-cache"], in: path)
        #expect(first.status == 0)
        #expect(first.output.hasSuffix("/Mocks.swift: 1 mocks\n"))
        #expect(
            first.errors.hasSuffix(
                "/P.swift:2:18: warning: Q gets no mock: it is private: nothing outside its file can name it\n"))
        let second = try CommandLineRun(["mock", ".", "--all", "--output", "Mocks.swift", "--no-cache"], in: path)
        #expect(second.output == "nothing changed\n")
    }

    @Test("mistakes on the command line exit with 64, a missing folder with 66, a wrong place with 73")
    func mistakes() throws {
        let path = try folder("protocol P {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let nowhere = try CommandLineRun(["mock", "--all"], in: path)
        #expect(nowhere.status == 64)
        #expect(nowhere.errors.contains("say where the mocks go: --output FILE"))
        let jobs = try CommandLineRun(["mock", "--all", "--output", "x", "--jobs", "0"], in: path)
        #expect(jobs.status == 64)
        let missing = try CommandLineRun(["mock", "missing", "--all", "--output", "x.swift", "--no-cache"], in: path)
        #expect(missing.status == 66)
        #expect(missing.errors == "error: missing: no such file or folder\n")
        let place = try CommandLineRun(["mock", ".", "--all", "--output", "P.swift/x.swift", "--no-cache"], in: path)
        #expect(place.status == 73)
    }

    @Test("without paths writes the mocks of the contracts in the project")
    func project() throws {
        let path = try folder("")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let sources = URL(fileURLWithPath: path + "/Sources/App")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("protocol HomeRouterProtocol { func go() }\nprotocol Other {}".utf8).write(
            to: sources.appendingPathComponent("Home.swift"))
        try Data().write(to: URL(fileURLWithPath: path + "/Package.swift"))
        #expect(try CommandLineRun(["mock", "--no-cache"], in: path).status == 64)
        let settings = URL(fileURLWithPath: path + "/scaena.yml")
        try Data("architecture: snp\ninto: Sources/App".utf8).write(to: settings)
        let run = try CommandLineRun(["mock", "--no-cache"], in: path + "/Sources")
        #expect(run.status == 0 && run.output.hasSuffix("/Tests/AppTests/AppMocks.swift: 1 mocks\n"))
        let more = try CommandLineRun(
            ["mock", "--no-cache", "--name", "Oth*", "--output", "All.swift", "--naming", "mockolo"], in: path)
        #expect(more.status == 0 && more.output.hasSuffix("/All.swift: 2 mocks\n"))
        try Data("architecture: snp".utf8).write(to: settings)
        let placeless = try CommandLineRun(["mock", "--no-cache"], in: path)
        #expect(placeless.status == 64 && placeless.errors.contains("write 'into: DIR' in it"))
    }

    @Test("are fresh in the sample app: else run it in Showcase")
    func sampleApp() throws {
        let showcase = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Showcase").standardizedFileURL.path
        let path = try folder("")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let made = path + "/Made.swift"
        #expect(try CommandLineRun(["mock", "--no-cache", "--output", made], in: showcase).status == 0)
        let committed = showcase + "/Tests/ShowcaseAppTests/SNP/ShowcaseAppMocks.swift"
        #expect(try String(contentsOfFile: made, encoding: .utf8) == String(contentsOfFile: committed, encoding: .utf8))
    }

    @Test("shows the facts of a file as JSON")
    func facts() throws {
        let path = try folder("@MainActor protocol P: Q { func f(_ x: Int?) async throws -> [String] }")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = try CommandLineRun(["facts", "P.swift"], in: path)
        #expect(run.status == 0)
        #expect(run.output.contains("\"type\" : \"Int?\"") && run.output.contains("\"throwing\" : \"throws\""))
        #expect(try CommandLineRun(["facts", "Q.swift"], in: path).status == 66)
    }

    @Test("prints what mocks share")
    func support() throws {
        let run = try CommandLineRun(["mock", "--print-support", "--access", "public"])
        #expect(run.status == 0)
        #expect(run.output.contains("public final class MockRecorder"))
    }
}
