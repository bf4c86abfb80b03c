import Architecture
import Findings
import Testing

@testable import Checking

/// Rules that a team writes as data: the five of docs/CHECK.md.
@Suite("A team's own rules")
struct TeamRulesTests {
    private static let settings = """
        rules:
          no-manager-in-views:
            about: a view asks its presenter
            types: …ViewController
            mayNotName: …Manager
            severity: error
          use-cases: { about: they are asked alone, types: …UseCase, kind: class, final: true, inherits: UseCase }
          defaults-in-stores: { about: what is kept is kept in one place, types: …, except: …Store, mayNotUse: UserDefaults.standard }
          no-print: { about: logs go through Log, types: …, mayNotUse: [print, NSLog], severity: note }
          models-are-values: { about: values cross threads, types: …Model, kind: struct, mayNotImport: CoreData }
        """

    @Test("Types that are as the rules say have no findings")
    func clean() throws {
        try MarkedApp([
            "App/A.swift": """
            final class LoginViewController: UIViewController {
                let presenter: LoginPresenter
                func load() { presenter.print(); log.print("x") }
            }
            final class LoginUseCase: BaseCase {}
            class BaseCase: UseCase {}
            protocol UseCase {}
            struct TokenStore { func token() -> String? { UserDefaults.standard.string(forKey: "t") } }
            struct UserModel { let name: String; func make() { UserDefaults.register() } }
            """,
            "App/Unknown.swift": "final class OpenUseCase: VendorCase {}",
            "Tests/LoginTests.swift": "import XCTest\nfinal class XUseCase { func f() { print(1) } }",
        ]).expect([], settings: Self.settings)
    }

    @Test("What is otherwise is found where it stands, with the line of the rule")
    func broken() throws {
        let report = try MarkedApp([
            "App/A.swift": """
            class LoginViewController: UIViewController {
                var sessions: [1️⃣SessionManager] = []
                func load() { Other.shared.x(SessionManager()) }
            }
            class 2️⃣LoginUseCase: UseCase {}
            protocol UseCase {}
            extension LoginUseCase { func f() { 3️⃣print("x") } }
            struct Feed { func token() { let x = UserDefaults.4️⃣standard; x.set(1) } }
            """,
            "App/B.swift": "import Foundation\nimport 5️⃣CoreData\nfinal class 6️⃣UserModel {}",
        ]).expect(
            [
                FindingSpec("1️⃣", "rules", "LoginViewController names SessionManager (rule 'no-manager-in-views')"),
                FindingSpec("2️⃣", "rules", "LoginUseCase is not final"), FindingSpec("3️⃣", "rules", "uses print"),
                FindingSpec("4️⃣", "rules", "Feed uses UserDefaults.standard"),
                FindingSpec("5️⃣", "rules", "UserModel imports CoreData"),
                FindingSpec("6️⃣", "rules", "UserModel is a class, and no struct"),
            ], settings: Self.settings)
        let severities = Dictionary(report.findings.map { ($0.identity.role, $0.severity) }) { first, _ in first }
        #expect(severities["no-manager-in-views"] == .error)
        #expect(severities["no-print"] == .note)
        let first = try #require(report.findings.first)
        #expect(first.reason == "A view asks its presenter.")
        #expect(first.statement?.text == "mayNotName: …Manager")
    }

    @Test("A rule of a definition is for its roles")
    func roles() throws {
        let text =
            SampleModule.definition
            + "\nrules:\n  quiet: { about: it only shows, of: view, mayNotUse: [print], mayNotName: URLSession }\n"
        try SampleModule.app(
            in: "Login/LoginViewController.swift", [("closeTapped() { ", "closeTapped() { 1️⃣print(1); ")]
        )
        .expect([FindingSpec("1️⃣", "rules", "(rule 'quiet')")], by: SampleModule.source.with(text: text))
        try SampleModule.app(in: "Login/LoginPresenter.swift", [("router.close()", "router.close(); print(1)")])
            .expect([], by: SampleModule.source.with(text: text))
    }

    @Test("Mistakes in rules are told with line and column")
    func mistakes() {
        let text = """
            rules:
              none: { about: x, types: …A }
              all: { about: x, final: true }
              odd: { types: …A, final: true, sevrity: error, kind: klass }
            """
        let error = #expect(throws: InvalidDefinition.self) { try ProjectSettings(text, file: "scaena.yml") }
        let told = error?.description ?? ""
        #expect(told.contains("scaena.yml:2:3: error: the rule 'none' wants nothing"))
        #expect(told.contains("scaena.yml:3:3: error: the rule 'all' says nothing of what it is for"))
        #expect(told.contains("the rule 'odd' lacks 'about'"))
        #expect(told.contains("unknown key 'sevrity' in the rule 'odd': did you mean 'severity'?"))
        #expect(told.contains("unknown word 'klass' for 'kind'"))
    }
}
