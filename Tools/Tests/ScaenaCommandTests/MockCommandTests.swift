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
        #expect(first.output.hasSuffix("/Mocks.swift: 1 mock\n"))
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
        let module = try CommandLineRun(["mock", "--all", "--output", "x", "--import", "Foo Bar"], in: path)
        #expect(module.status == 64 && module.errors.contains("'Foo Bar' is no name of a module"))
        let missing = try CommandLineRun(["mock", "missing", "--all", "--output", "x.swift", "--no-cache"], in: path)
        #expect(missing.status == 66)
        #expect(missing.errors == "error: missing: no such file or folder\n")
        let place = try CommandLineRun(["mock", ".", "--all", "--output", "P.swift/x.swift", "--no-cache"], in: path)
        #expect(place.status == 73)
        let whole = try CommandLineRun(["mock", "P.swift", "--all", "--output", ".", "--no-cache"], in: path)
        #expect(
            whole.status == 73 && whole.errors.hasSuffix(" is a folder: say --output-folder for a file per module\n"))
        let name = ["mock", "P.swift", "--name", "P", "--output", "x.swift", "--no-cache"]
        #expect(try CommandLineRun(name, in: path).errors == "")
        let none = try CommandLineRun(name + ["--name", "Q*"], in: path)
        #expect(none.status == 64 && none.errors == "error: no protocol is called 'Q*'\n")
        // What was written before stays as it is.
        let written = try String(contentsOfFile: path + "/x.swift", encoding: .utf8)
        let misspelt = ["mock", "P.swift", "--name", "Pp", "--output", "x.swift", "--no-cache"]
        let unknown = try CommandLineRun(misspelt, in: path)
        #expect(unknown.status == 64 && unknown.errors == "error: no protocol is called 'Pp': did you mean 'P'?\n")
        #expect(try String(contentsOfFile: path + "/x.swift", encoding: .utf8) == written)
    }

    @Test("where there is nothing to mock, that is said, with what to do")
    func nothing() throws {
        let path = try folder("protocol P {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("struct S {".utf8).write(to: URL(fileURLWithPath: path + "/S.swift"))
        let unmarked = try CommandLineRun(["mock", "P.swift", "--output", "x.swift", "--no-cache"], in: path)
        #expect(
            unmarked.errors
                == "warning: no protocol is marked with /// @mockable: --all takes every one, --name those of a name\n")
        let none = try CommandLineRun(["mock", "S.swift", "--all", "--output", "x.swift", "--no-cache"], in: path)
        #expect(none.status == 0 && none.errors == "warning: there is no protocol in these sources\n")
        // What a broken file hides costs nobody else a mock.
        try Data("protocol Q { func f( }".utf8).write(to: URL(fileURLWithPath: path + "/Q.swift"))
        let broken = try CommandLineRun(["mock", ".", "--all", "--output", "x.swift", "--no-cache"], in: path)
        #expect(broken.status == 65 && broken.output.hasSuffix("/x.swift: 1 mock\n"))
        #expect(
            broken.errors.hasSuffix(
                """
                /Q.swift:1:10: warning: Q gets no mock: its source has a syntax error
                error: one of the warnings above tells of what could not be read: what it declares has no mocks

                """))
    }

    @Test("what cannot be read makes the run fail each time, though the rest is written")
    func unreadable() throws {
        let path = try folder("protocol P {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("protocol Q { func f(_ caf\u{E9}: Int) }".unicodeScalars.map { UInt8($0.value) })
            .write(to: URL(fileURLWithPath: path + "/Q.swift"))
        let command = ["mock", "P.swift", "Q.swift", "R.swift", "--all", "--output", "x.swift", "--quiet"]
        for _ in 1...2 {
            let run = try CommandLineRun(command, in: path)
            #expect(run.status == 65 && run.output == "")
            #expect(run.errors.contains("/Q.swift: warning: is not UTF-8 and was left out\n"))
            #expect(run.errors.contains("R.swift: warning: no such file or folder\n"))
            #expect(
                run.errors.hasSuffix(
                    "error: 2 of the warnings above tell of what could not be read: what it declares has no mocks\n"))
        }
        #expect(try String(contentsOfFile: path + "/x.swift", encoding: .utf8).contains("class PMock"))
    }

    @Test("a folder without Swift is told from one without protocols")
    func emptyFolder() throws {
        let path = try folder("protocol P {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: path + "/Docs", withIntermediateDirectories: false)
        let run = try CommandLineRun(["mock", "Docs", "--all", "--output", "x.swift", "--no-cache"], in: path)
        #expect(run.status == 66 && run.errors == "error: there is no Swift file below Docs\n")
        #expect(!FileManager.default.fileExists(atPath: path + "/x.swift"))
    }

    @Test("what a person wrote stays, unless it is forced away")
    func inTheWay() throws {
        let path = try folder("protocol P {}")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let mine = URL(fileURLWithPath: path + "/Mine.swift")
        try Data("// Mine\n".utf8).write(to: mine)
        let command = ["mock", "P.swift", "--all", "--output", "Mine.swift", "--no-cache"]
        let refused = try CommandLineRun(command, in: path)
        #expect(refused.status == 73)
        #expect(
            refused.errors.hasPrefix("error: these files are not mocks, and none was touched (--force replaces them):"))
        #expect(try String(contentsOf: mine, encoding: .utf8) == "// Mine\n")
        #expect(try CommandLineRun(command + ["--force"], in: path).status == 0)
        #expect(try String(contentsOfFile: mine.path + ".before", encoding: .utf8) == "// Mine\n")
        #expect(try CommandLineRun(command, in: path).output == "nothing changed\n")
        // A team that switches lets these mocks take the place of those before.
        try Data("///\n/// @Generated by Mockolo\n///\n".utf8).write(to: mine)
        #expect(try CommandLineRun(command, in: path).status == 0)
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
        #expect(run.status == 0 && run.output.hasSuffix("/Tests/AppTests/AppMocks.swift: 1 mock\n"))
        let more = try CommandLineRun(
            ["mock", "--no-cache", "--name", "Oth*", "--output", "All.swift", "--naming", "mockolo"], in: path)
        #expect(more.status == 0 && more.output.hasSuffix("/All.swift: 2 mocks\n"))
        try Data("architecture: snp".utf8).write(to: settings)
        let placeless = try CommandLineRun(["mock", "--no-cache"], in: path)
        #expect(placeless.status == 64 && placeless.errors.contains("write 'into: DIR' in it"))
    }

    @Test("are fresh in the sample app: else run it in Showcase/Snapp")
    func sampleApp() throws {
        let showcase = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Showcase/Snapp").standardizedFileURL.path
        let path = try folder("")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let made = path + "/Made.swift"
        #expect(try CommandLineRun(["mock", "--no-cache", "--output", made], in: showcase).status == 0)
        let committed = showcase + "/Tests/SnappTests/SnappMocks.swift"
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
