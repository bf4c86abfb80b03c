import Architecture
import Findings
import Testing

@testable import Checking

@Suite("Members of contracts")
struct ContractMemberTests {
    private func text(_ part: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(part).swift")) { text, replacement in
            text.replacing(replacement.0, with: replacement.1)
        }
    }

    private func messages(
        _ app: MarkedApp, rule: any Rule.Type = ContractRule.self
    ) throws -> [String] {
        try app.report(SampleModule.source, [rule]).findings.map(\.message)
    }

    @Test(
        "A requirement that a class lacks is told, unless a parent, a default or UIKit may have it",
        arguments: [
            ("func load() -> UserEntity", "", true),
            // Of a parent, of the protocol's own extension, and of one whose source is not there.
            ("func load() -> UserEntity", ": Base", false),
            ("func reload()", "", true),
            ("func reload()", "extension", false),
            ("func reload()", ": Unknown", false),
            ("func reload()", "@Generated", false),
        ])
    func lacking(requirement: String, source: String, isTold: Bool) throws {
        let parent = source.hasPrefix(":") ? source.dropFirst(2) + ", " : ""
        let mark = source.hasPrefix("@") ? source + "\n" : ""
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": """
            \(mark)final class LoginInteractor: \(parent)LoginInteractorInput {
                \(requirement.contains("reload") ? "func load() -> UserEntity { UserEntity() }" : "")
            }
            """,
            "Base.swift": """
            class Base { func load() -> UserEntity { UserEntity() } }
            \(source == "extension" ? "extension LoginInteractorInput { func reload() {} }" : "")
            """,
            "Login/LoginContracts.swift": text(
                "Contracts", ("func load() -> UserEntity }", "func load() -> UserEntity; func reload() }")),
            "App/More.swift": "func more(_ interactor: any LoginInteractorInput) { interactor.reload() }",
        ])
        let name = requirement.contains("reload") ? "reload" : "load"
        #expect(
            try messages(app).contains("LoginInteractor does not implement '\(name)' of LoginInteractorInput") == isTold
        )
    }

    @Test(
        "A screen may have from UIKit what its contract asks for",
        arguments: [
            ("func dismiss(animated: Bool)", false), ("var title: String? { get set }", false),
            ("func showMore()", true),
        ])
    func screens(requirement: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginContracts.swift": text(
                "Contracts",
                ("func show(model: LoginViewModel) }", "func show(model: LoginViewModel); \(requirement) }"))
        ])
        let name = requirement.contains("showMore") ? "showMore" : requirement.contains("title") ? "title" : "dismiss"
        #expect(
            try messages(app).contains("LoginViewController does not implement '\(name)' of LoginViewInput") == isTold)
    }

    @Test(
        "Members that nobody calls are told of a contract together; a test, a selector and a key path call them",
        arguments: [
            ("", "nobody calls 'load' and 1 more of LoginInteractorInput"),
            (
                "func use(_ interactor: LoginInteractor) { interactor.save() }",
                "nobody calls 'load' of LoginInteractorInput"
            ),
            ("func use(_ interactor: LoginInteractor) { interactor.save(); _ = interactor.load() }", nil),
            ("func use() { take(#selector(LoginInteractor.save), #selector(LoginInteractor.load)) }", nil),
            ("func use() { take(\\LoginInteractor.load, \\LoginInteractor.save) }", nil),
        ] as [(String, String?)])
    func uncalled(code: String, message: String?) throws {
        let app = SampleModule.app([
            "Login/LoginContracts.swift": text(
                "Contracts", ("func load() -> UserEntity }", "func load() -> UserEntity; func save() }")),
            "Login/LoginInteractor.swift": text(
                "Interactor", ("    func load()", "    func save() {}\n    func load()")),
            "App/Uses.swift": "func use(_ listener: any LoginListener) { listener.loginDidEnd() }\n\(code)",
        ])
        #expect(
            try messages(app, rule: UnusedRule.self).filter { !$0.contains("opens") } == (message.map { [$0] } ?? []))
    }

    @Test("Of what another protocol asks for, too, or UIKit calls, nobody knows who calls it")
    func uncalledElsewhere() throws {
        for (line, isTold) in [("func save() {}", true), ("@objc func save() {}", false)] {
            for other in ["", "protocol Saving { func save() }\nextension LoginInteractor: Saving {}"] {
                let app = SampleModule.app([
                    "Login/LoginContracts.swift": text(
                        "Contracts", ("func load() -> UserEntity }", "func load() -> UserEntity; func save() }")),
                    "Login/LoginInteractor.swift": text(
                        "Interactor", ("    func load()", "    \(line)\n    func load()")),
                    "Saving.swift": other,
                ])
                let found = try messages(app, rule: UnusedRule.self).filter { !$0.contains("opens") }
                #expect(
                    found == (isTold && other.isEmpty ? ["nobody calls 'save' of LoginInteractorInput"] : []))
            }
        }
    }

    @Test(
        "A unit that no other file names is opened by nobody; a test does not open it",
        arguments: [
            ("App/Start.swift", "", true), ("App/Start.swift", "let start = LoginBuilder.build()", false),
            ("App/Start.swift", "func show(_ view: any LoginViewInput) {}", false),
            ("App/Start.swift", "struct Row { let model: LoginViewModel }", true),
            ("Tests/LoginTests.swift", "import XCTest\nlet start = LoginBuilder.build()", true),
        ])
    func unopened(path: String, code: String, isTold: Bool) throws {
        let app = SampleModule.app(["App/Uses.swift": "", path: code])
        let found = try messages(app, rule: UnusedRule.self)
        #expect(found.contains("nobody opens the module Login") == isTold)
    }
}
