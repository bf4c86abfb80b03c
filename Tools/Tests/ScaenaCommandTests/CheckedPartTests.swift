import Foundation
import TemporaryFolders
import Testing

/// `scaena check` in a repository whose apps lie in folders, and on what its findings are told of.
@Suite("scaena check below a repository's root")
struct CheckedPartTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (app, architecture) in [("app", "viper"), ("other", "clean-swift")] {
            try folder.scaffold(architecture, into: "\(app)/Sources")
            try folder.write("architecture: \(architecture)\ninto: Sources\n", to: "\(app)/scaena.yml")
        }
    }

    private var presenter: String { "app/Sources/Login/LoginPresenter.swift" }

    private func check(
        _ arguments: String..., status: Int32, in place: String = "", environment: [String: String] = [:]
    ) throws -> CommandLineRun {
        let run = try CommandLineRun(
            ["check", "--no-cache"] + arguments, in: folder.path + place, environment: environment)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    private func replace(_ old: String, _ new: String, in file: String) throws {
        let text = try folder.text(of: file)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: file)
    }

    @Test("Each app is judged by the definition in its folder, and which is said")
    func below() throws {
        let clean = try check(status: 0)
        #expect(clean.output.contains("Checked 2 units") && clean.errors.contains("app/scaena.yml, other/scaena.yml"))
        try replace("weak var view", "var view", in: presenter)
        let found = try check("--only", "hold", status: 1)
        #expect(found.output.contains("\(presenter):") && found.output.contains("1 finding: 1 hold."))
        // The same by paths; by one alone, that is meant.
        #expect(try check("other", "app", status: 1).output.contains("Checked 2 units"))
        #expect(try check("other", status: 0).output.contains("Checked 1 unit "))
        #expect(!(try check("other", status: 0).errors.contains("scaena.yml")))
    }

    @Test("A definition in a folder above rules what none below it does")
    func nested() throws {
        try replace("weak var view", "var view", in: presenter)
        try folder.scaffold("viper", into: "Sources")
        try folder.write("architecture: viper\ninto: Sources\n", to: "scaena.yml")
        let all = try check("--only", "hold", status: 1)
        #expect(all.errors.contains("checked by scaena.yml, app/scaena.yml, other/scaena.yml"))
        #expect(all.output.contains("Checked 3 units") && all.output.contains("1 finding: 1 hold."))
        #expect(try check("Sources", status: 0).output.contains("Checked 1 unit "))
        // Without a definition of their own, the folders are the root's.
        try folder.write("into: Sources\n", to: "app/scaena.yml")
        try folder.write("into: Sources\n", to: "other/scaena.yml")
        let one = try check("--only", "hold", status: 1)
        #expect(!one.errors.contains("checked by") && one.output.contains("\(presenter):"))
        // A path without a Swift file is a mistake, also beside another one.
        try folder.write("text", to: "docs/a.txt")
        try folder.write("architecture: viper\n", to: "docs/scaena.yml")
        _ = try check("app", "docs", status: 66)
        // What a flag names rules all.
        try folder.write("architecture: clean-swift\n", to: "app/scaena.yml")
        #expect(try check("--only", "hold", "--architecture", "viper", status: 1).output.contains("\(presenter):"))
        #expect(!(try check("--only", "hold", status: 1).output.contains("\(presenter):")))
    }

    @Test("Each has its own baseline, which shrinks by itself")
    func baselines() throws {
        try replace("weak var view", "var view", in: presenter)
        _ = try check("--baseline", status: 0)
        #expect(try folder.text(of: "app/.scaena/baseline.json").contains("\"subject\":\"view\""))
        #expect(!(try folder.text(of: "other/.scaena/baseline.json").contains("subject")))
        _ = try check(status: 0)
        try replace("var view", "weak var view", in: presenter)
        _ = try check(status: 0)
        #expect(!(try folder.text(of: "app/.scaena/baseline.json").contains("subject")))
    }

    @Test("What is staged is found from the root, and GitHub and SARIF see paths from the repository's root")
    func staged() throws {
        try folder.git("init", "--quiet")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        #expect(try check("--staged", "--ci", status: 0).output.contains("No findings"))
        try replace("weak var view", "var view", in: presenter)
        try folder.git("add", ".")
        #expect(try check("--staged", "--ci", status: 1).output.contains("[hold]"))
        for place in ["", "/app", "/app/Sources"] {
            let told = try check("--only", "hold", "--format", "github", status: 1, in: place)
            #expect(told.output.hasPrefix("::error file=\(presenter),line="), "\(told.output)")
            let report = try check("--only", "hold", "--format", "sarif", status: 1, in: place)
            #expect(report.output.contains("\"uri\" : \"\(presenter)\""))
        }
    }

    @Test(
        "Without git, paths are seen from GitHub's working folder, where the app lies in it", arguments: [true, false])
    func workspace(isInside: Bool) throws {
        try replace("weak var view", "var view", in: presenter)
        let told = try check(
            "--only", "hold", "--format", "github", status: 1, in: "/app",
            environment: ["GITHUB_WORKSPACE": isInside ? folder.path : folder.path + "/other"])
        let path = isInside ? presenter : String(presenter.dropFirst(4))
        #expect(told.output.hasPrefix("::error file=\(path),line="), "\(told.output)")
    }

    @Test(
        "--changed-since tells nothing that another branch has mended since, and all where the definition has changed")
    func branches() throws {
        try replace("weak var view", "var view", in: presenter)
        try folder.git("init", "--quiet", "-b", "main")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        try folder.git("checkout", "--quiet", "-b", "branch")
        try folder.git("checkout", "--quiet", "main")
        try replace("var view", "weak var view", in: presenter)
        try folder.git("commit", "--quiet", "-a", "-m", "mended")
        try folder.git("checkout", "--quiet", "branch")
        #expect(try check("--changed-since", "main", status: 0, in: "/app").output.contains("No findings"))
        // What the branch itself does is told.
        try folder.write(try folder.text(of: presenter) + "\n", to: presenter)
        try folder.git("commit", "--quiet", "-a", "-m", "second")
        #expect(try check("--changed-since", "main", status: 1, in: "/app").output.contains("[hold]"))
        try folder.git("reset", "--quiet", "--hard", "HEAD~1")
        try folder.write("architecture: viper\ninto: Sources\n# changed\n", to: "app/scaena.yml")
        let all = try check("--changed-since", "main", status: 1, in: "/app")
        #expect(all.output.contains("[hold]") && all.errors.contains("scaena.yml' has changed"))
        #expect(try check("--changed-since", "nothing", status: 64, in: "/app").errors.contains("--changed-since"))
    }
}
