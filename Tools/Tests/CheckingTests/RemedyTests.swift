import Architecture
import Conformance
import Findings
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Remedies of findings, and what is not told.
@Suite("Remedies")
struct RemedyTests {
    private func text(_ role: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(role).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    @Test("Of a screen and the presenter that it alone keeps, the presenter lets go", arguments: [true, false])
    func onlyKeeper(isStated: Bool) throws {
        let channel = """
              - presenter -> view:
                  hold: weak  # 69 of 69
                  through: viewInput
                  as: view
                  says: [show, "show…"]
                  carries: viewModel

            """
        let source = SampleModule.counted(
            "  # 16 of 16",
            isStated ? ("hold: weak  # 69 of 69", "hold: weak  # not sure: 11 of 16") : (channel, ""))
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text("Presenter", ("weak var view:", "var view:")),
            "Login/LoginViewController.swift": text(
                "ViewController", ("private let output: any LoginViewOutput", "var output: (any LoginViewOutput)?"),
                ("    init(output: any LoginViewOutput) { self.output = output }\n", ""), ("output.", "output?.")),
            "Login/LoginBuilder.swift": text(
                "Builder", ("LoginViewController(output: presenter)", "LoginViewController()"),
                ("presenter.view = view", "presenter.view = view; view.output = presenter")),
        ])
        let found = try app.report(source, [CycleRule.self]).findings
        #expect(found.map(\.subject) == ["view"])
        #expect(found.allSatisfy { $0.remedy.contains("Hold 'view' weakly.") || $0.remedy.contains("'weak var view'") })
    }

    @Test(
        "A contract that structures may have needs ': AnyObject' to be held weakly, whatever it stands on",
        arguments: [
            ("protocol LoginViewInput: ScreenInput, Sendable {", "protocol ScreenInput {}", true),
            ("protocol LoginViewInput: ScreenInput {", "protocol ScreenInput: AnyObject {}", false),
            ("protocol LoginViewInput: ScreenInput {", "@objc protocol ScreenInput {}", false),
            ("protocol LoginViewInput: ScreenInput {", "class ScreenInput {}", false),
            ("protocol LoginViewInput where Self: Screen {", "class Screen {}", false),
            ("protocol LoginViewInput: OthersInput {", "", false),
        ])
    func openContracts(contract: String, other: String, isOpen: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginContracts.swift": text(
                "Contracts", ("protocol LoginViewInput: AnyObject {", other + "\n" + contract)),
            "Login/LoginPresenter.swift": text("Presenter", ("weak var view:", "var view:")),
        ])
        let found = try app.report(SampleModule.source, [HoldRule.self]).findings
        #expect(found.map { $0.remedy.contains("LoginViewInput needs ': AnyObject' for that.") } == [isOpen])
    }

    @Test(
        "A builder's function is named where it is there and gives back the part",
        arguments: [
            ("build", "LoginViewController", "Call LoginBuilder.build instead."),
            ("build", "LoginPresenter", "Have LoginBuilder make it, with all that it needs, and hand it over."),
            ("made", "LoginPresenter", "Have LoginBuilder make it, with all that it needs."),
        ])
    func builders(function: String, part: String, remedy: String) throws {
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": text("Builder", ("func build(", "func \(function)(")),
            "Login/LoginRouter.swift": text(
                "Router", ("func close()", "func more() { _ = \(part)() }\n    func close()")),
        ])
        let found = try app.report(SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.map(\.remedy) == [remedy])
    }

    @Test(
        "A letter that nobody sees is named by its number, and one that looks like another by its name",
        arguments: [
            ("Login\u{10}View.swift", "an invisible character, U+0010"),
            ("Login\u{200B}View.swift", "an invisible character, U+200B"),
            ("L\u{43E}ginView.swift", "'\u{43E}' (CYRILLIC SMALL LETTER O)"), ("LogonView.swift", nil),
            ("Logon\u{200B}View.swift", nil),
        ])
    func letters(name: String, letter: String?) {
        #expect(LookAlike.letter(of: name[...], "LoginView.swift") == letter)
    }

    @Test("What a definition saw few of a role implement, nobody minds", arguments: [true, false])
    func rareContracts(isSeen: Bool) throws {
        let source = SampleModule.counted("  # 16 of 16")
        let more = isSeen ? "[interactorInput, viewOutput]  # 16 of 16; not sure: 2 of 16" : "interactorInput"
        let rare = ArchitectureSource(
            file: "demo.yml",
            text: source.text.replacing("implements: interactorInput\n", with: "implements: \(more)\n"),
            templates: source.templates)
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": text(
                "Interactor", (": LoginInteractorInput", ": LoginInteractorInput, LoginViewOutput"),
                ("    func load()", "    func closeTapped() {}\n    func load()"))
        ])
        #expect(try app.report(rare, [ContractRule.self]).findings.isEmpty == isSeen)
    }

    @Test("Of copies of a file, what no target compiles is not judged", arguments: [true, false])
    func copies(isCopy: Bool) throws {
        let screen = text(
            "ViewController", ("private let output", "var onClose: (() -> Void)?\n    private let output"),
            ("func closeTapped() {", "func closeTapped() {\n        onClose = { self.closeTapped() }\n"))
        let files = [
            "Login/LoginViewController.swift": screen,
            "Old/LoginViewController.swift": isCopy ? screen : screen + "\n",
        ]
        #expect(try findings(in: files, by: CycleRule.self) == (isCopy ? 1 : 2))
    }

    @Test("What is to be set of a class is judged beside a copy that no target compiles", arguments: [true, false])
    func wiresBesideCopies(isCopy: Bool) throws {
        let files = [
            "Login/LoginBuilder.swift": text("Builder", ("        presenter.view = view\n", "")),
            "Old/LoginPresenter.swift": text("Presenter") + (isCopy ? "" : "\n"),
        ]
        #expect(try findings(in: files, by: AssemblyRule.self) == (isCopy ? 1 : 0))
    }

    /// The number of findings of a rule in the sample with other files, of which a target compiles those in the folder Login.
    private func findings(in files: [String: String], by rule: any Rule.Type) throws -> Int {
        let folder = try TemporaryFolder()
        for (path, text) in SampleModule.healthy.merging(files, uniquingKeysWith: { $1 }) {
            try folder.write(text, to: path)
        }
        // So many files are of no module that it is not known which targets have them.
        for number in 1...9 { try folder.write("struct Part\(number) {}", to: "Other/Part\(number).swift") }
        let list = SourceFileList(paths: [folder.path])
        let app = ModuleFact(
            name: "App", folder: folder.path + "/Login", defaultIsolation: .nonisolated, origin: .settings)
        let facts = SourceFacts(list, memory: .init(path: folder.path + "/facts.bin", toolVersion: "1"), jobs: 1)
        let index = TypeIndex(facts, modules: ModuleMap(list, settings: [app]), jobs: 1)
        let map = RoleMap(try SampleModule.source.definition(), index, jobs: 1)
        return Check.report(on: CheckedApp(map, SampleModule.source), rules: [rule], jobs: 1).findings.count
    }

    @Test("Of copies of a file that are alike, what is found is told in the first", arguments: [true, false])
    func alikeCopies(isAlike: Bool) throws {
        let screen = text(
            "ViewController", ("private let output", "var onClose: (() -> Void)?\n    private let output"),
            ("func closeTapped() {", "func closeTapped() {\n        onClose = { self.closeTapped() }\n"))
        let folder = try TemporaryFolder()
        for (name, ending) in [("New", ""), ("Old", isAlike ? "" : "\n")] {
            let files = SampleModule.healthy.merging(["Login/LoginViewController.swift": screen + ending]) { $1 }
            for (path, text) in files { try folder.write(text, to: "\(name)/\(path)") }
        }
        let list = SourceFileList(paths: [folder.path])
        let facts = SourceFacts(list, memory: .init(path: folder.path + "/facts.bin", toolVersion: "1"), jobs: 1)
        let map = RoleMap(
            try SampleModule.source.definition(), TypeIndex(facts, modules: ModuleMap(list, settings: [])), jobs: 1)
        let found = Check.report(on: CheckedApp(map, SampleModule.source), rules: [CycleRule.self], jobs: 1).findings
        #expect(found.map { $0.place.path.contains("/New/") } == (isAlike ? [true] : [true, false]))
    }
}
