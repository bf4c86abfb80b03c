import Foundation
import TemporaryFolders
import Testing

/// The places of a project that `scaena check` reads and writes: its baseline, its reports, and where its settings lie.
@Suite("scaena check: places")
struct CheckPlacesTests {
    private let folder: TemporaryFolder
    private let presenter = "App/Sources/Login/LoginPresenter.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.scaffold(into: "App/Sources")
        try folder.write("architecture: viper\ninto: Sources\n", to: "App/scaena.yml")
    }

    private func check(
        _ arguments: String..., status: Int32, in place: String = "/App", environment: [String: String] = [:]
    ) throws -> CommandLineRun {
        let run = try CommandLineRun(
            ["check", "--no-cache"] + arguments, in: folder.path + place, environment: environment)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    private func change(_ before: String, to after: String) throws {
        let text = try folder.text(of: presenter)
        #expect(text.contains(before))
        try folder.write(text.replacing(before, with: after), to: presenter)
    }

    @Test("What cannot be read or is not asked for now stays in the baseline; what is mended leaves it")
    func baseline() throws {
        try change("weak var view", to: "var view")
        _ = try check("--baseline", status: 0)
        let accepted = try folder.text(of: "App/.scaena/baseline.json")
        #expect(accepted.contains("hold"))
        let text = try folder.text(of: presenter)
        func isKept(_ location: SourceLocation = #_sourceLocation) throws {
            _ = try CommandLineRun(["check", "--no-cache"], in: folder.path + "/App")
            #expect(try folder.text(of: "App/.scaena/baseline.json") == accepted, sourceLocation: location)
        }
        try folder.write(String(text.prefix(text.count / 3)) + "\nfunc (", to: presenter)
        try isKept()
        try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "/" + presenter))
        try isKept()
        try folder.write(text, to: presenter)
        let settings = try folder.text(of: "App/scaena.yml")
        try FileManager.default.removeItem(atPath: folder.path + "/App/scaena.yml")
        try isKept()
        try folder.write(settings + "check: { off: [hold] }\n", to: "App/scaena.yml")
        try isKept()
        try folder.write(settings, to: "App/scaena.yml")
        try change("var view", to: "weak var view")
        _ = try check(status: 0)
        #expect(try !folder.text(of: "App/.scaena/baseline.json").contains("hold"))
        try folder.write("{ \"version\": 99, \"findings\": [] }", to: "App/.scaena/baseline.json")
        #expect(try check(status: 65).errors.contains("is no baseline"))
    }

    @Test("GitHub is told paths as seen from the repository; others from the project")
    func workspace() throws {
        try change("weak var view", to: "var view")
        let environment = ["GITHUB_WORKSPACE": folder.path]
        let found = try check("--format", "github", status: 1, environment: environment).output
        #expect(found.contains("file=App/Sources/Login/LoginPresenter.swift"))
        #expect(try check("--format", "github", status: 1).output.contains("file=Sources/Login/LoginPresenter.swift"))
        let text = try check(status: 1, environment: environment).output
        #expect(text.hasPrefix("Sources/Login/LoginPresenter.swift"))
    }

    @Test("A report goes into a pipe as it stands, and through a link")
    func pipes() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let reader = Process()
        reader.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let copy = folder.path + "/copy"
        reader.arguments = ["sh", "-c", "cat '\(folder.path)/pipe' > '\(copy)'"]
        try reader.run()
        _ = try check("--format", "json=../pipe", status: 0)
        reader.waitUntilExit()
        var status = stat()
        #expect(lstat(folder.path + "/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(try folder.text(of: "copy").contains("\"findings\""))
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "copy")
        _ = try check("--format", "sarif=../link", status: 0)
        #expect(lstat(folder.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(try folder.text(of: "copy").contains("2.1.0"))
    }

    @Test("--changed-since of a branch that has gone on tells what this branch changed alone")
    func mergeBase() throws {
        try change("weak var view", to: "var view")
        try folder.git("init", "--quiet", "--initial-branch", "main")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        try folder.git("checkout", "--quiet", "-b", "work")
        try folder.git("checkout", "--quiet", "main")
        try change("var view", to: "weak var view")
        try folder.git("commit", "--quiet", "-a", "-m", "mended")
        try folder.git("checkout", "--quiet", "work")
        // The file differs from main, which mended it meanwhile, and nobody changed it here.
        #expect(try check("--changed-since", "main", status: 0).output.contains("No findings"))
        try change("import", to: "// A line more.\nimport")
        #expect(try check("--changed-since", "main", status: 1).output.contains("[hold]"))
    }
}
