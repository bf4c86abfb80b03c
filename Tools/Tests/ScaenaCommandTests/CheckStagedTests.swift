import Foundation
import TemporaryFolders
import Testing

/// `scaena check --staged`, which judges the next commit.
@Suite("scaena check --staged")
struct CheckStagedTests {
    private let folder: TemporaryFolder
    private let presenter = "Sources/App/Login/LoginPresenter.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.scaffold()
        try folder.write("architecture: viper\ninto: Sources/App\n", to: "scaena.yml")
        try folder.git("init", "--quiet")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
    }

    private func check(_ arguments: String..., status: Int32, in place: String = "") throws -> CommandLineRun {
        let run = try CommandLineRun(["check", "--no-cache", "--staged"] + arguments, in: folder.path + place)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        // Nothing is left of what was written out.
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git")
        #expect(!left.contains { $0.hasPrefix("scaena-staged") })
        return run
    }

    private func change(_ file: String, _ before: String, to after: String) throws {
        let text = try folder.text(of: file)
        #expect(text.contains(before))
        try folder.write(text.replacing(before, with: after), to: file)
    }

    @Test(
        "What is broken as it is staged fails, though the file is mended since; what is broken since is no part of it")
    func partly() throws {
        try change(presenter, "weak var view", to: "var view")
        try folder.git("add", ".")
        try change(presenter, "var view", to: "weak var view")
        let run = try check(status: 1)
        #expect(run.output.contains("\(presenter):") && run.output.contains("    var view"))
        #expect(run.errors.contains("'\(presenter)' is staged in part: what was read is what is staged"))
        #expect(try check(status: 1, in: "/Sources/App").output.contains("[hold]"))
        #expect(try check("Sources/App/Login", status: 1).output.contains("[hold]"))
        // Xcode opens the file itself.
        #expect(try check("--format", "xcode", status: 1).output.hasPrefix("\(folder.path)/\(presenter):"))
        try folder.git("add", ".")
        _ = try check(status: 0)
        try change(presenter, "import", to: "// A line more.\nimport")
        try folder.git("add", ".")
        try change(presenter, "weak var view", to: "var view")
        #expect(try check(status: 0).output.contains("No findings"))
    }

    @Test("A file that is not added is no part of it, and one that is deleted without that is")
    func files() throws {
        let interactor = "Sources/App/Login/LoginInteractor.swift"
        try change(presenter, "import", to: "// A line more.\nimport")
        try folder.git("rm", "--quiet", "--cached", interactor)
        try folder.git("add", presenter)
        // It stands there, and the commit lacks it.
        #expect(try check(status: 1).output.contains("[unit]"))
        try folder.git("add", interactor)
        try FileManager.default.removeItem(atPath: folder.path + "/" + interactor)
        _ = try check(status: 0)
    }

    @Test("Settings and baseline are those that are staged, and nothing of them is written")
    func settings() throws {
        try change(presenter, "weak var view", to: "var view")
        try folder.git("add", ".")
        try folder.write("architecture: viper\ncheck: { off: [hold] }\n", to: "scaena.yml")
        _ = try check(status: 1)
        try folder.git("add", "scaena.yml")
        _ = try check(status: 0)
        try folder.write("architecture: viper\n", to: "scaena.yml")
        _ = try check(status: 0)
        try folder.git("add", "scaena.yml")
        _ = try CommandLineRun(["check", "--baseline"], in: folder.path)
        let baseline = try folder.text(of: ".scaena/baseline.json")
        try folder.git("add", ".")
        try change(presenter, "var view", to: "weak var view")
        _ = try check(status: 0)
        #expect(try folder.text(of: ".scaena/baseline.json") == baseline)
    }

    @Test("--fix mends what stands as it is staged, says the rest, and what is to be staged")
    func fix() throws {
        let router = "Sources/App/Login/LoginWireframe.swift"
        try change(presenter, "weak var view", to: "var view")
        try folder.git("add", ".")
        let staged = try folder.text(of: presenter)
        // Somebody goes on in that file: what is staged is judged, and the file stays.
        try folder.write("// A line more.\n" + staged, to: presenter)
        let other = try check("--fix", status: 1)
        #expect(other.errors.contains("stays as it is, since it is staged otherwise than it stands"))
        #expect(other.errors.contains("0 findings are mended."))
        #expect(try folder.text(of: presenter) == "// A line more.\n" + staged)
        // In another file, that does not matter.
        try folder.write(staged, to: presenter)
        try change(router, "import", to: "// A line more.\nimport")
        let shown = try check("--fix", "--dry-run", status: 1)
        #expect(shown.errors.contains("+     weak var view"))
        #expect(try folder.text(of: presenter) == staged)
        let mended = try check("--fix", status: 1)
        #expect(mended.errors.contains("1 finding is mended, and not staged yet: 'git add' what has changed."))
        #expect(try folder.text(of: presenter).contains("weak var view"))
        try folder.git("add", presenter)
        #expect(try check("--fix", status: 0).output.contains("No findings"))
    }
}
