import Architecture
import Findings
import Testing

@testable import Checking

@Suite("Names and places of a unit's parts")
struct UnitPlacesTests {
    private func text(_ part: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(part).swift")) { text, replacement in
            text.replacing(replacement.0, with: replacement.1)
        }
    }

    private func findings(_ app: MarkedApp, _ source: ArchitectureSource = SampleModule.source) throws -> [Finding] {
        try app.report(source, [UnitRule.self]).findings
    }

    private func messages(_ app: MarkedApp, _ source: ArchitectureSource = SampleModule.source) throws -> [String] {
        try findings(app, source).map(\.message)
    }

    @Test(
        "What plays a role by its contract and is called otherwise is told; few of many may be called so in a learned definition"
    )
    func otherNames() throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text("Presenter", ("LoginPresenter", "LoginFormatter")),
            "Login/LoginBuilder.swift": text("Builder", ("LoginPresenter", "LoginFormatter")),
        ])
        let told = "LoginFormatter is the presenter of Login, and is not called LoginPresenter"
        #expect(try messages(app).contains(told))
        #expect(try messages(app, SampleModule.counted("  # 20 of 20")).contains(told))
        #expect(try !messages(app, SampleModule.counted("  # 15 of 20")).contains(told))
        let based = SampleModule.counted(
            "  # 20 of 20",
            (
                "    type: \"{Unit}Presenter\"  # 20 of 20",
                "    type: \"{Unit}Presenter\"  # 20 of 20\n    base: BasePresenter"
            ))
        #expect(try !messages(app, based).contains(told))
    }

    @Test("Another name in the place of a part that a definition asks for is missed, where `learn` may have seen it so")
    func standIns() throws {
        let app = SampleModule.app([
            "Login/LoginRouter.swift": text("Router", ("class LoginRouter", "class LoginNavigator")),
            "Login/LoginPresenter.swift": text("Presenter", ("LoginRouter", "LoginNavigator")),
            "Login/LoginBuilder.swift": text("Builder", ("LoginRouter", "LoginNavigator")),
        ])
        let told = "the module Login has no router: there is no LoginRouter"
        #expect(try messages(app).contains(told))
        #expect(try !messages(app, SampleModule.counted("  # 20 of 20")).contains(told))
    }

    @Test(
        "A second class of a role is told, and none that wraps the first, inherits from it or stands for it in previews",
        arguments: [
            ("final class LoginSecondPresenter: LoginViewOutput { func closeTapped() {} }", true),
            ("final class LoginPresenterMock: LoginViewOutput { func closeTapped() {} }", false),
            (
                "final class LoginLog: LoginViewOutput { let next: any LoginViewOutput; func closeTapped() {} }", false
            ),
            ("struct LoginActions: LoginViewOutput { func closeTapped() {} }", false),
        ])
    func twice(code: String, isTold: Bool) throws {
        let app = SampleModule.app(["Login/Second.swift": code])
        let told =
            "LoginSecondPresenter is a second presenter of Login: it conforms to LoginViewOutput, as LoginPresenter does"
        #expect(try messages(app) == (isTold ? [told] : []))
        #expect(try messages(app, SampleModule.counted("  # 20 of 20")) == [])
    }

    @Test("A contract in another file than the definition's is told, with one mend where the file has no other name")
    func contractFiles() throws {
        let moved = SampleModule.app([
            "Login/LoginContracts.swift": text(
                "Contracts", ("protocol LoginListener: AnyObject { func loginDidEnd() }\n", "")),
            "Login/LoginPresenter.swift": text("Presenter")
                + "\nprotocol LoginListener: AnyObject { func loginDidEnd() }",
        ])
        #expect(
            try messages(moved) == [
                "LoginListener is declared in LoginPresenter.swift, and not in LoginContracts.swift"
            ])
        let renamed = SampleModule.app([
            "Login/LoginContracts.swift": nil, "Login/LoginProtocols.swift": text("Contracts"),
        ])
        let found = try findings(renamed)
        #expect(
            found.map(\.message) == [
                "LoginViewInput is declared in LoginProtocols.swift, and not in LoginContracts.swift"
            ])
        #expect(found.first?.notes.count == 3 && found.first?.rename == "/app/Login/LoginContracts.swift")
        let alone = SampleModule.app([
            "Login/LoginContracts.swift": text(
                "Contracts", ("protocol LoginListener: AnyObject { func loginDidEnd() }\n", "")),
            "Login/LoginListener.swift": "protocol LoginListener: AnyObject { func loginDidEnd() }",
        ])
        #expect(try messages(alone) == [])
    }

    @Test("Contracts that code names and nobody declares are missed, those of a unit together")
    func missingContracts() throws {
        let found = try findings(SampleModule.app(["Login/LoginContracts.swift": nil]))
        let missed = found.filter { $0.message.contains("there is no Login") }
        #expect(missed.map(\.message) == ["the module Login has no viewInput: there is no LoginViewInput"])
        #expect(missed.first?.notes.count == 3)
    }

    @Test(
        "A file in another unit's folder is told, and one in a folder of its own unit's is not",
        arguments: [
            ("Home/LoginPresenter.swift", true), ("Parts/LoginPresenter.swift", true),
            ("Login/Home/LoginPresenter.swift", true), ("Login/Logic/LoginPresenter.swift", false),
            ("Login/LoginPresenter.swift", false), ("login/LoginPresenter.swift", false),
        ])
    func folders(path: String, isTold: Bool) throws {
        var files: [String: String?] = ["Login/LoginPresenter.swift": nil]
        for (name, text) in SampleModule.healthy where name.hasPrefix("Login/") {
            files[name.replacing("Login", with: "Home")] = text.replacing("Login", with: "Home")
        }
        files[path] = text("Presenter")
        let folder = path.split(separator: "/").dropLast().last ?? ""
        let found = try findings(SampleModule.app(files)).filter { $0.message.contains("LoginPresenter.swift stands") }
        let told = "LoginPresenter.swift stands in \(folder), and not with the module Login in Login"
        #expect(found.map(\.message) == (isTold ? [told] : []))
        if isTold { #expect(found.first?.rename == "/app/Login/LoginPresenter.swift") }
    }

    @Test("A folder of another name than its unit's is told once", arguments: [("Signin", true), ("LOGIN", false)])
    func folderNames(folder: String, isTold: Bool) throws {
        var files: [String: String?] = [:]
        for (name, text) in SampleModule.healthy where name.hasPrefix("Login/") {
            files[name] = String?.none
            files[name.replacing("Login/", with: "\(folder)/")] = text
        }
        let told = "the folder of the module Login is called Signin, and not Login"
        #expect(try messages(SampleModule.app(files)) == (isTold ? [told] : []))
        #expect(try messages(SampleModule.app(files), SampleModule.counted("  # 20 of 20")) == (isTold ? [told] : []))
    }
}
