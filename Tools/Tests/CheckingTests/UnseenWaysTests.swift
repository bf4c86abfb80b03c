import Architecture
import Findings
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Ways of an app that are not seen, and findings that are asked about instead of told.
@Suite("Ways that are not seen")
struct UnseenWaysTests {
    private static let learned = SampleModule.counted("  # 20 of 20")
    private static let numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]

    private func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    /// The module, and as many beside it as there are numbers; the text of each may be changed.
    private func app(_ change: (_ path: String, _ text: String, _ number: Int) -> String) -> MarkedApp {
        var files: [String: String?] = [:]
        for (number, word) in Self.numbers.enumerated() {
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                let name = "Page\(word)"
                files[path.replacing("Login", with: name)] = change(path, text, number).replacing("Login", with: name)
            }
        }
        return SampleModule.app(files)
    }

    @Test("A wire that most of several units lack is set in a way that is not seen", arguments: [2, 6])
    func wires(lacking: Int) throws {
        let app = app { path, text, number in
            number < lacking && path.hasSuffix("Builder.swift")
                ? text.replacing("presenter.view = view", with: "") : text
        }
        #expect(try app.report(Self.learned, [AssemblyRule.self]).findings.count == (lacking == 2 ? 2 : 0))
        #expect(try app.report(SampleModule.source, [AssemblyRule.self]).findings.count == lacking)
    }

    @Test("Of a statement that is asked about, nothing else is told")
    func questions() throws {
        let app = app { _, text, _ in text }
        let map = try app.map(Self.learned)
        var verdict = Verdict()
        for (number, word) in (Self.numbers.prefix(5) + ["One"]).enumerated() {
            let role = number < 5 ? "view" : "presenter"
            let identity = Finding.Identity(
                rule: AssemblyRule.id, unit: "Page\(word)", role: role, subject: "\(number)")
            var finding = Finding(
                identity, "differs", at: SourceSpot(path: "/app/\(number).swift", line: 1), subject: "")
            finding.statement = Finding.Statement(
                place: SourceSpot(path: "demo.yml", line: 30), text: "creates: view", evidence: "18 of 18")
            verdict.add(finding, nil)
        }
        let sorted = Doubts(CheckedApp(map, Self.learned)).sort(verdict)
        #expect(sorted.findings.count == 1)
        #expect(sorted.findings.first?.message.contains("is it so?") == true)
    }

    @Test(
        "A part that has one of its own role in it makes it, as an app that shows a module does",
        arguments: [true, false])
    func components(isLearned: Bool) throws {
        let app = app { path, text, number in
            number == 0 && path.hasSuffix("Presenter.swift")
                ? text.replacing(
                    "    func closeTapped", with: "    let inner = PageTwoPresenter()\n    func closeTapped") : text
        }
        let found = try app.report(isLearned ? Self.learned : SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.map(\.subject) == (isLearned ? [] : ["PageTwoPresenter"]))
    }

    @Test("An app that shows a module by itself makes what it shows", arguments: ["Example", "App"])
    func examples(folder: String) throws {
        let app = SampleModule.app([
            "\(folder)/Start.swift": "final class Start { func start() { show(LoginViewController(output: make())) } }"
        ])
        let found = try app.report(SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.isEmpty == (folder == "Example"))
    }

    @Test("A contract that is named by its module may be this one", arguments: ["Kit.LoginViewInput", "Kit.Input"])
    func contracts(name: String) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text("ViewController", (", LoginViewInput", ", \(name)"))
        ])
        let found = try app.report(SampleModule.source, [ContractRule.self]).findings
        #expect(found.isEmpty == (name == "Kit.LoginViewInput"))
    }

    @Test("A screen that a function of its own makes is made where somebody names it", arguments: [true, false])
    func ownMakers(isNamed: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "Login/LoginViewController.swift": text(
                "ViewController",
                (
                    "    private let output:",
                    "    var onClose: (() -> Void)?\n    static func made() -> LoginViewController { LoginViewController(output: make()) }\n    private let output:"
                ), ("func closeTapped() {", "func closeTapped() {\n        onClose = { self.closeTapped() }\n")),
            "App/Start.swift": isNamed ? "func start() { show(LoginViewController.made()) }" : "",
        ])
        let layouts = LayoutClasses(SourceFileList(paths: [try TemporaryFolder().path]))
        let report = try app.report(SampleModule.source, [CycleRule.self], layouts: layouts)
        #expect(report.findings.count == (isNamed ? 1 : 0))
    }
}
