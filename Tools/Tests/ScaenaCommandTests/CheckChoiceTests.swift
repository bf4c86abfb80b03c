import Foundation
import TemporaryFolders
import Testing

/// The rules that `scaena check` is told to ask, and the forms in which it tells what they find.
@Suite("scaena check: rules and formats")
struct CheckChoiceTests {
    private let folder: TemporaryFolder
    private let presenter = "Sources/App/Login/LoginPresenter.swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.scaffold()
        try settings("")
    }

    private func settings(_ text: String) throws {
        try folder.write("architecture: viper\ninto: Sources/App\n" + text, to: "scaena.yml")
    }

    private func check(_ arguments: String..., status: Int32) throws -> CommandLineRun {
        let run = try CommandLineRun(["check", "--no-cache"] + arguments, in: folder.path)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    private func leak() throws {
        let text = try folder.text(of: presenter)
        #expect(text.contains("weak var view"))
        try folder.write(text.replacing("weak var view", with: "var view"), to: presenter)
    }

    /// The files of the project with their bytes.
    private func files() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder.path + "/" + $1) }
    }

    @Test("--fix --dry-run changes no file: no mocks that are due, no record of them, no baseline")
    func dryRun() throws {
        try leak()
        _ = try check("--baseline", status: 0)
        let fixed = try folder.text(of: presenter).replacing("var view", with: "weak var view")
        try folder.write(fixed.replacing("import Foundation", with: "import Foundation\n"), to: presenter)
        try folder.write("scene Login\n", to: ".scaena/mocks-due")
        let before = try files()
        _ = try check("--fix", "--dry-run", status: 0)
        #expect(try files() == before)
        _ = try check("--fix", status: 0)
        #expect(try files() != before)
    }

    @Test("--fix says that nothing is mended where a file cannot be written")
    func notWritten() throws {
        try leak()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/" + presenter)
        let run = try check("--fix", status: 77)
        #expect(run.errors.contains("nothing is mended") && !run.errors.contains("is mended."))
    }

    @Test("A rule that is asked on demand is asked beside the others where scaena.yml gives it a weight")
    func onDemand() throws {
        let text = try folder.text(of: presenter)
        try folder.write(text.replacing("router.", with: "router.go(); router."), to: presenter)
        let asked = try check("--format", "json", "--only", "says", status: text.contains("router.") ? 1 : 0)
        try settings("check: { notes: [says] }\n")
        try leak()
        let run = try check("--format", "json", status: 1)
        #expect(run.output.contains("\"rule\" : \"hold\""))
        #expect(asked.output.contains("\"says\" : {") && run.output.contains("\"says\" : {"))
        try settings("")
        #expect(try !check("--format", "json", status: 1).output.contains("\"says\" : {"))
    }

    @Test("Groups and a team's own rules are named as rules are, and every name is explained")
    func names() throws {
        try leak()
        try folder.write("func log() { Swift.print(1) }\n", to: "Sources/App/Log.swift")
        let rule = "rules:\n  no-print: { about: logs go through Log, types: …, mayNotUse: print }\n"
        try settings(rule)
        #expect(try check("--only", "no-print", status: 1).output.contains("1 finding: 1 no-print."))
        #expect(try check("--only", "ownership", status: 1).output.contains("1 finding: 1 hold."))
        #expect(try check("--except", "no-print,ownership", status: 0).output.contains("No findings"))
        #expect(try check("--only", "no-prnt", status: 64).errors.contains("did you mean 'no-print'"))
        try settings(rule + "check: { errors: [no-print], off: [ownership] }\n")
        let run = try check(status: 1)
        #expect(run.output.contains("error: log uses print [no-print]") && !run.output.contains("[hold]"))
        try settings(rule + "check: { off: [no-pint] }\n")
        #expect(try check(status: 65).errors.contains("scaena.yml:5:"))
        try settings(rule)
        for name in ["suppression", "settings", "ownership", "no-print"] {
            #expect(try check("--explain", name, status: 0).output.contains(name))
        }
        #expect(try check("--explain", "no-print", status: 0).output.contains("mayNotUse: print"))
        let rules = try CommandLineRun(["rules"], in: folder.path).output
        for name in ["suppression", "settings", "ownership", "no-print"] { #expect(rules.contains("\n\(name) ")) }
    }

    @Test("What would ask nothing, or write two documents into one place, is refused")
    func refused() throws {
        #expect(try check("--only", "hold", "--except", "hold", status: 64).errors.contains("no rule is left to ask"))
        #expect(try check("--format", "json", "--format", "sarif", status: 64).errors.contains("the others into files"))
        #expect(try check("--format", "json=a", "--format", "sarif=./a", status: 64).errors.contains("two formats"))
        _ = try check("--format", "json=a.json", "--format", "sarif=b.sarif", "--format", "text", status: 0)
    }

    @Test("A folder of scaena.yml that is not there is told at its line, and kept reports know when it comes")
    func folders() throws {
        try settings("areas:\n  Sources/Appp: viper\n")
        let cached = ["check"]
        let run = try CommandLineRun(cached, in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.contains("scaena.yml:4:3: warning: there is no folder 'Sources/Appp'"))
        #expect(run.output.contains("did you mean 'Sources/App'?"))
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Sources/Appp", withIntermediateDirectories: true)
        #expect(try CommandLineRun(cached, in: folder.path).status == 0)
    }
}
