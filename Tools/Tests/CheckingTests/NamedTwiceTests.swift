import Architecture
import Findings
import Testing

@testable import Checking

/// Names that two modules have, files by a misspelt name, and contracts that are a part of another.
@Suite("Names that are had twice, in part, or misspelt")
struct NamedTwiceTests {
    private func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    @Test(
        "Of two screens or contracts of one name, nobody is asked for the other's contract", arguments: ["", "Login"])
    func twins(name: String) throws {
        let other = name.isEmpty ? "" : "import UIKit\nfinal class \(name)ViewController: UIViewController {}"
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text("ViewController", (", LoginViewInput", "")),
            "Example/Screens.swift": other,
        ])
        let found = try app.report(SampleModule.source, [ContractRule.self]).findings
        #expect(found.map(\.rule) == (name.isEmpty ? ["contract"] : []))
    }

    @Test(
        "Who conforms by an alias of a module that is not seen conforms to what it stands for",
        arguments: [("LoginViewInput", 0), ("LoginListener", 1)])
    func aliases(contract: String, count: Int) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text("ViewController", (", LoginViewInput", ", LoginScreenType")),
            "Interface/LoginScreenType.swift": "public typealias LoginScreenType = Sendable & \(contract)",
        ])
        let found = try app.report(SampleModule.source, [ContractRule.self]) { path in
            [path.contains("/Interface/") ? "LoginInterface" : "App"]
        }.findings
        #expect(found.count == count)
    }

    @Test(
        "The composition of which a contract is a part is named in its place",
        arguments: [
            (
                "typealias LoginOutputs = LoginViewOutput & Sendable",
                "LoginOutputs', which is LoginViewOutput and more."
            ),
            ("typealias LoginOutputs = LoginListener & Sendable", "LoginViewOutput'."),
        ])
    func compositions(alias: String, wanted: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift") + "\n" + alias,
            "Login/LoginViewController.swift": text(
                "ViewController", ("private let output: any LoginViewOutput", "private let output: LoginPresenter"),
                ("init(output: any LoginViewOutput) { self.output = output }", "")),
        ])
        let found = try app.report(SampleModule.source, [ChannelRule.self]).findings
        #expect(found.map(\.remedy) == ["Write 'any \(wanted)"])
    }

    @Test(
        "A file that is misspelt is renamed with what else it declares; of another kind of file a part is moved out",
        arguments: [
            ("Lgoin", "Presenter", "Rename the file: LoginPresenter.swift."),
            ("Log", "Helpers", "Move it to LoginPresenter.swift."),
        ])
    func misspelt(name: String, ending: String, remedy: String) throws {
        let text = SampleModule.text(of: "Login/LoginPresenter.swift") + "\nstruct Attempts { let count: Int }"
        let app = SampleModule.app(["Login/LoginPresenter.swift": nil, "Login/\(name)\(ending).swift": text])
        let found = try app.report(SampleModule.source, [UnitRule.self]).findings
        #expect(found.map(\.remedy) == [remedy])
    }

    @Test("Of two parts in one misnamed file, the one that gives the file its name tells, whatever stands first")
    func twoInOneFile() throws {
        let source = SampleModule.counted(
            "",
            ("      routerFile: { path: \"{Unit}Router.swift\", template: router, holds: router }\n", ""),
            ("template: presenter, holds: presenter }", "template: presenter, holds: [router, presenter] }"))
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": nil, "Login/LoginRouter.swift": nil,
            "Login/LgoinPresenter.swift": SampleModule.text(of: "Login/LoginRouter.swift") + "\n"
                + SampleModule.text(of: "Login/LoginPresenter.swift"),
        ])
        let found = try app.report(source, [UnitRule.self]).findings
        #expect(found.map(\.subject) == ["LoginPresenter"])
        #expect(found.map(\.remedy) == ["Rename the file: LoginPresenter.swift."])
    }
}
