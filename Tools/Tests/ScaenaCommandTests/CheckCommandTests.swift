import Foundation
import TemporaryFolders
import Testing

/// `scaena check`, as a person runs it.
@Suite("scaena check")
struct CheckCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.scaffold(names: ["About", "Login"])
        try folder.write("architecture: viper\ninto: Sources/App\n", to: "scaena.yml")
    }

    private func check(_ arguments: String..., status: Int32, in place: String = "") throws -> CommandLineRun {
        let run = try CommandLineRun(["check", "--no-cache"] + arguments, in: folder.path + place)
        #expect(run.status == status, "\(run.output) \(run.errors)")
        return run
    }

    /// Makes a weak reference strong.
    private func leak(in name: String) throws {
        let file = "Sources/App/\(name)/\(name)Presenter.swift"
        let text = try folder.text(of: file)
        #expect(text.contains("weak var view"))
        try folder.write(text.replacing("weak var view", with: "var view"), to: file)
    }

    @Test("A project as it was written has no findings, and the summary says what was looked at")
    func clean() throws {
        let run = try check(status: 0)
        #expect(
            run.output.hasPrefix("No findings.\n\nChecked 2 units")
                || run.output.hasPrefix("No findings.\nChecked 2 units"))
        // Settings are found from a folder further down.
        #expect(try check(status: 0, in: "/Sources/App/Login").output.contains("Checked 2 units"))
        #expect(try check("Sources/App/Login", status: 0).output.contains("Checked 1 unit "))
    }

    @Test("Scenes of another way in the same folders are judged by it, and a way that is not there is told")
    func ways() throws {
        let run = try CommandLineRun(
            [
                "new", "scene", "Map", "--architecture", "clean-swift", "--into", "Sources/App", "--runtime", "none",
                "--no-tests",
            ],
            in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        try folder.write("architecture: viper\nways: [clean-swift]\ninto: Sources/App\n", to: "scaena.yml")
        #expect(try check(status: 0).output.contains("Checked 3 units"))
        let file = "Sources/App/Map/MapPresenter.swift"
        let text = try folder.text(of: file)
        #expect(text.contains("weak var"))
        try folder.write(text.replacing("weak var", with: "var"), to: file)
        let found = try check(status: 1)
        #expect(found.output.contains("MapPresenter.swift"))
        #expect(found.output.contains("clean-swift"))
        // A comment has its use where one of the ways finds what it allows.
        let allowed = text.replacing("weak var", with: "// scaena:ignore hold: it is shown for ever\n    var")
        try folder.write(allowed, to: file)
        #expect(try check(status: 0).output.contains("1 finding"))
        try folder.write("architecture: viper\nways: [./other.yml]\ninto: Sources/App\n", to: "scaena.yml")
        #expect(try check(status: 66).errors.contains("other.yml"))
    }

    @Test("What is said beside a program's report counts as that does")
    func countedAlike() throws {
        for name in ["Map", "Note"] {
            let arguments = ["new", "scene", name, "--runtime", "none", "--no-tests"]
            #expect(try CommandLineRun(arguments, in: folder.path).status == 0)
        }
        for name in ["About", "Login", "Map"] {
            let file = "Sources/App/\(name)/\(name)Presenter.swift"
            try folder.write(try folder.text(of: file), to: "Sources/App/\(name)/\(name)Speaker.swift")
            try FileManager.default.removeItem(atPath: folder.path + "/" + file)
        }
        let json = try check("--format", "json", "--only", "unit", status: 1)
        #expect(json.output.contains("and 2 more of this kind"))
        #expect(json.errors.contains("1 finding: 1 unit."))
        #expect(try check("--format", "xcode", "--only", "unit", status: 1).errors.contains("3 findings: 3 unit."))
    }

    @Test("What is found ends with 1, in each form")
    func found() throws {
        try leak(in: "Login")
        let text = try check(status: 1)
        #expect(text.output.contains("Sources/App/Login/LoginPresenter.swift:"))
        #expect(text.output.contains("[hold]"))
        #expect(text.output.contains("viper.yml:") || text.output.contains("viper (built in)"))
        #expect(text.errors.isEmpty)
        #expect(try check("--only", "imports", status: 0).output.contains("No findings"))
        #expect(try check("--except", "hold", status: 0).output.contains("No findings"))
        let json = try check("--format", "json", "--format", "sarif=out.sarif", status: 1)
        #expect(json.output.hasPrefix("{"))
        #expect(json.errors.contains("1 finding: 1 hold."))
        #expect(try folder.text(of: "out.sarif").contains("2.1.0"))
    }

    @Test("scaena.yml says how much a rule matters, and a word that is no rule is refused at its place")
    func weights() throws {
        try leak(in: "Login")
        let settings = "architecture: viper\ninto: Sources/App\n"
        try folder.write(settings + "check:\n  notes: hold\n", to: "scaena.yml")
        #expect(try check(status: 0).output.contains("note: 'view' of LoginPresenter"))
        try folder.write(settings + "check:\n  off: [hold]\n", to: "scaena.yml")
        #expect(try check(status: 0).output.contains("No findings"))
        #expect(try check("--only", "hold", status: 1).output.contains("[hold]"))
        try folder.write(settings + "check:\n  warnings: [hold]\n  off: [hold, hlod]\n", to: "scaena.yml")
        let refused = try check(status: 65)
        #expect(refused.errors.contains("scaena.yml:5:8: error: there is no rule 'hlod'"))
        #expect(refused.errors.contains("'hold' stands in 'warnings' and in 'off'"))
    }

    @Test("Modules alone are checked, without an architecture; beside one, too")
    func modules() throws {
        let modules = "modules:\n  Core: { folders: Core, knows: [] }\n  App: { folders: Sources/App, knows: Core }\n"
        try folder.write("import Foundation\nimport App\n", to: "Core/Store.swift")
        try folder.write(modules, to: "scaena.yml")
        let run = try check(status: 1)
        #expect(run.output.contains("Core/Store.swift:2:8: error: the module Core imports App"))
        #expect(run.output.contains("scaena.yml:2"))
        try folder.write("architecture: viper\n" + modules, to: "scaena.yml")
        #expect(try check(status: 1).output.contains("1 finding: 1 modules."))
        try folder.write("areas:\n  Sources/App: viper\n" + modules, to: "scaena.yml")
        let both = try check(status: 1).output
        #expect(both.contains("1 finding: 1 modules.") && both.contains("Checked 2 units"))
    }

    @Test("Modules whose folders alone are said may import each other, and not in a circle")
    func moduleCircles() throws {
        try folder.write("import App\n", to: "Core/Store.swift")
        try folder.write("modules: { Core: Core, App: Sources/App }\n", to: "scaena.yml")
        #expect(try check(status: 0).output.contains("No findings."))
        try folder.write("import Core\n", to: "Sources/App/Start.swift")
        #expect(try check(status: 1).output.contains("modules import each other in a circle: App → Core → App"))
    }

    @Test("--fix mends what has one right mend, shows it before, and leaves every other byte")
    func fixes() throws {
        let presenter = "Sources/App/Login/LoginPresenter.swift"
        let built = "Sources/App/Login/LoginViewFactory.swift"
        let before = try folder.text(of: presenter)
        let wired = try folder.text(of: built)
        #expect(wired.contains("presenter.view = view\n"))
        try leak(in: "Login")
        let lines = wired.split(separator: "\n", omittingEmptySubsequences: false)
        try folder.write(lines.filter { !$0.contains("presenter.view = ") }.joined(separator: "\n"), to: built)
        let broken = try folder.text(of: presenter)
        let shown = try check("--fix", "--dry-run", status: 1)
        #expect(shown.errors.contains("2 findings would be mended"))
        #expect(shown.errors.contains("+     weak var view"))
        #expect(try folder.text(of: presenter) == broken)
        #expect(try check("--fix", status: 0).errors.contains("2 findings are mended"))
        #expect(try folder.text(of: presenter) == before)
        #expect(try folder.text(of: built) == wired)
        // A file takes the name of the type in it; what stands there already is left.
        let other = "Sources/App/Login/Interactor.swift"
        let interactor = "Sources/App/Login/LoginInteractor.swift"
        try FileManager.default.moveItem(atPath: folder.path + "/" + interactor, toPath: folder.path + "/" + other)
        #expect(try check("--fix", status: 0).errors.contains("\(other) → \(interactor)"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/" + interactor))
        #expect(try check("--fix", "--ci", status: 64).errors.contains("--ci forbids"))
        #expect(try check("--dry-run", status: 64).errors.contains("give both"))
    }

    @Test("--staged tells of staged files alone, and what is staged in part")
    func stagedFiles() throws {
        #expect(try check("--staged", status: 64).errors.contains("--staged:"))
        try folder.git("init", "--quiet")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        try leak(in: "Login")
        try leak(in: "About")
        #expect(try check("--staged", status: 0).output.contains("No findings"))
        try folder.git("add", "Sources/App/Login")
        let run = try check("--staged", status: 1)
        #expect(run.output.contains("LoginPresenter.swift") && !run.output.contains("AboutPresenter.swift"))
        let file = "Sources/App/Login/LoginPresenter.swift"
        try folder.write(try folder.text(of: file) + "\n", to: file)
        #expect(try check("--staged", status: 1).errors.contains("'\(file)' is staged in part"))
    }

    @Test("--changed-since tells of what a changed file causes elsewhere")
    func changedFiles() throws {
        try folder.git("init", "--quiet")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        // The builder is changed, and the property that nobody sets any more stands in the presenter.
        let builder = "Sources/App/Login/LoginViewFactory.swift"
        let text = try folder.text(of: builder)
        let wire = try #require(text.split(separator: "\n").first { $0.contains("presenter.view = ") })
        try folder.write(text.replacing(wire, with: ""), to: builder)
        let run = try check("--changed-since", "HEAD", status: 1)
        #expect(run.output.contains("nobody sets 'view'"))
        try folder.git("commit", "--quiet", "-a", "-m", "second")
        #expect(try check("--changed-since", "HEAD", status: 0).output.contains("No findings"))
    }

    @Test("--changed-since tells of what a unit lacks since a file is gone")
    func goneFiles() throws {
        try folder.git("init", "--quiet")
        try folder.git("add", ".")
        try folder.git("commit", "--quiet", "-m", "first")
        let router = try #require(
            folder.contents.first { $0.hasSuffix("LoginRouter.swift") || $0.hasSuffix("LoginWireframe.swift") })
        try FileManager.default.removeItem(atPath: folder.path + "/" + router)
        for arguments in [["--changed-since", "HEAD"], ["--staged"]] {
            try folder.git("add", "--all")
            let run = try CommandLineRun(["check", "--no-cache", "--only", "unit"] + arguments, in: folder.path)
            #expect(run.output.contains("the module Login has no") || run.output.contains("the scene Login has no"))
        }
    }

    @Test("--watch tells again after each change, and ends when it is told to")
    func watches() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = CommandLineRun.executable
        process.arguments = ["check", "--no-cache", "--watch", "--format", "xcode"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = pipe
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        var told = ""
        func waits(for text: String) {
            while !told.contains(text) {
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                told += String(decoding: data, as: UTF8.self)
            }
            #expect(told.contains(text))
            told = ""
        }
        waits(for: "No findings.")
        try leak(in: "Login")
        waits(for: "1 finding: 1 hold.")
        // What is said of sources counts as they do, and what is wrong in it is told until it is mended.
        try folder.write("architecture: viper\ninto: Sources/App\ncheck: { off: hold }\n", to: "scaena.yml")
        waits(for: "No findings.")
        try folder.write("architecture: viper\ninto: Sources/App\ncheck: { off: holds }\n", to: "scaena.yml")
        waits(for: "there is no rule 'holds'")
        try folder.write("architecture: viper\ninto: Sources/App\n", to: "scaena.yml")
        waits(for: "1 finding: 1 hold.")
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus == 0)
    }

    @Test("What is kept from run to run is as good as new: each thing that a report is made of makes another")
    func memory() throws {
        let cache = folder.path + "/cache"
        func check(_ arguments: String..., status: Int32) throws -> String {
            let run = try CommandLineRun(["check"] + arguments, in: folder.path, environment: ["SCAENA_CACHE": cache])
            #expect(run.status == status, "\(run.output) \(run.errors)")
            return run.output
        }
        let first = try check(status: 0)
        let kept = try FileManager.default.contentsOfDirectory(atPath: cache).filter { $0.hasPrefix("check-") }
        #expect(kept.count == 1)
        #expect(try check(status: 0) == first)
        try leak(in: "Login")
        let found = try check(status: 1)
        #expect(try check(status: 1) == found)
        #expect(try check("--except", "hold", status: 0).contains("No findings"))
        try folder.write("architecture: viper\ninto: Sources/App\ncheck: { notes: hold }\n", to: "scaena.yml")
        #expect(try check(status: 0).contains("note: 'view'"))
        // A memory that is broken is none.
        try folder.write("{", to: "cache/" + kept[0])
        #expect(try check(status: 0).contains("note: 'view'"))
    }

    @Test("An accepted finding is told no more; a new one is; what is mended leaves the baseline by itself")
    func baseline() throws {
        try leak(in: "Login")
        #expect(try check("--baseline", status: 0).output.contains("1 finding accepted by the baseline"))
        #expect(try check("--ci", status: 0).output.contains("accepted"))
        try leak(in: "About")
        #expect(try check(status: 1).output.contains("1 finding: 1 hold."))
        let file = "Sources/App/Login/LoginPresenter.swift"
        try folder.write(try folder.text(of: file).replacing("  var view", with: "  weak var view"), to: file)
        let accepted = try folder.text(of: ".scaena/baseline.json")
        #expect(try check("--ci", status: 1).output.contains("1 entry of the baseline is mended"))
        #expect(try folder.text(of: ".scaena/baseline.json") == accepted)
        _ = try check(status: 1)
        #expect(!(try folder.text(of: ".scaena/baseline.json").contains("Login")))
        #expect(try check("--ci", "--baseline", status: 64).errors.contains("--ci forbids"))
    }

    @Test("What an area rules is checked by its own architecture")
    func areas() throws {
        try folder.write("architecture: snp\nareas:\n  Sources/App/Login: viper\n", to: "scaena.yml")
        try leak(in: "Login")
        #expect(try check(status: 1).output.contains("[hold]"))
    }

    @Test("Mistakes say what to write")
    func mistakes() throws {
        #expect(try check("--only", "hald", status: 64).errors.contains("did you mean 'hold'"))
        #expect(try check("--explain", "navgation", status: 64).errors.contains("did you mean 'navigation'"))
        #expect(try check("--explain", "hold", status: 0).output.contains("```swift"))
        #expect(try check("--architecture", "viperr", status: 64).errors.contains("did you mean"))
        #expect(try check("Nowhere", status: 66).errors.contains("no such file"))
        try folder.write("{", to: ".scaena/baseline.json")
        #expect(try check(status: 65).errors.contains("is no baseline"))
        try FileManager.default.removeItem(atPath: folder.path + "/scaena.yml")
        #expect(try check("--only", "hold", status: 64).errors.contains("nothing tells the architecture"))
        #expect(try CommandLineRun(["rules"]).output.contains("navigation"))
    }

    @Test("Where nothing tells the architecture, circles alone are judged, and the report says how to have more")
    func withoutArchitecture() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/scaena.yml")
        let clean = try check(status: 0)
        #expect(clean.output.contains("No findings."))
        #expect(clean.output.contains("and for nothing else: nothing tells the architecture. 'scaena learn' finds it"))
        try folder.write(
            """
            import UIKit
            final class ListViewController: UIViewController {
                let model = ListViewModel()
                override func viewDidLoad() { model.screen = self }
            }
            final class ListViewModel { var screen: ListViewController? }
            """, to: "Sources/App/List.swift")
        try folder.write(
            "import UIKit\nfunc open() -> UIViewController { ListViewController() }", to: "Sources/App/Opening.swift")
        let told = try check(status: 1)
        #expect(told.output.contains("ListViewController → ListViewModel → ListViewController [cycle]"))
        #expect(try check("--format", "json", status: 1).errors.contains("and for nothing else"))
        // The kept report says the same.
        #expect(try check(status: 1).output == told.output)
    }

    @Test("Files that cannot be read are told of, and the rest is checked")
    func unreadable() throws {
        try folder.write(Data([0xFF, 0xFE, 0x00]), to: "Sources/App/Broken.swift")
        try leak(in: "Login")
        let run = try check(status: 1)
        #expect(run.output.contains("Broken.swift"))
        #expect(run.output.contains("[hold]"))
    }

    @Test("A file with a syntax error is told of each time, whether it was read or remembered")
    func broken() throws {
        try folder.write("import Foundation\n\nfunc broken( {\n", to: "Sources/App/Broken.swift")
        for _ in 0..<2 {
            let run = try CommandLineRun(
                ["check"], in: folder.path, environment: ["SCAENA_CACHE": folder.path + "/cache"])
            #expect(run.status == 0)
            #expect((run.output + run.errors).contains("Broken.swift: its syntax could not be read"), "\(run.output)")
        }
    }
}
