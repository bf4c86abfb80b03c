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
                FindingSpec("1️⃣", "no-manager-in-views", "LoginViewController names SessionManager"),
                FindingSpec("2️⃣", "use-cases", "LoginUseCase is not final"), FindingSpec("3️⃣", "no-print", "uses print"),
                FindingSpec("4️⃣", "defaults-in-stores", "Feed uses UserDefaults.standard"),
                FindingSpec("5️⃣", "models-are-values", "UserModel imports CoreData"),
                FindingSpec("6️⃣", "models-are-values", "UserModel is a class, and no struct"),
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
        .expect([FindingSpec("1️⃣", "quiet", "uses print")], by: SampleModule.source.with(text: text))
        try SampleModule.app(in: "Login/LoginPresenter.swift", [("router.close()", "router.close(); print(1)")])
            .expect([], by: SampleModule.source.with(text: text))
    }

    @Test("What stands outside of types, in extensions of others' and behind a module's name is found")
    func outsideOfTypes() throws {
        let settings = """
            rules:
              no-print: { about: logs go through Log, types: …, except: log, mayNotUse: [print] }
              stores: { about: there alone, types: …Store, mayNotUse: [NSLog] }
            """
        try MarkedApp([
            "App/A.swift": """
            func load() { 1️⃣print("x"); NSLog("x") }
            func log() { print("x") }
            extension String { func say() { Swift.2️⃣print(self) } }
            let value: Int = { other.print(1); return 2 }()
            final class A { func print() { Core.print(1) } }
            """,
            "App/B.swift": "import Core\nfinal class B { func go() { Core.4️⃣print(1); Kit.print(2) } }",
            "App/main.swift": "5️⃣print(1)",
            "Tests/T.swift": "import XCTest\nfunc test() { print(1) }",
        ]).expect(
            [
                FindingSpec("1️⃣", "no-print", "load uses print"), FindingSpec("2️⃣", "no-print", "String uses print"),
                FindingSpec("4️⃣", "no-print", "B uses print"),
                FindingSpec("5️⃣", "no-print", "the top of the file uses print"),
            ], settings: settings)
    }

    @Test("A comment names a rule of the team's own, or all of them")
    func comments() throws {
        let settings = "rules: { no-print: { about: logs go through Log, types: …, mayNotUse: [print] } }"
        let report = try MarkedApp([
            "App/A.swift": """
            struct A { func a() { print(1) } }  // scaena:ignore no-print: a tool's output
            struct B { func b() { print(1) } }  // scaena:ignore rules: a tool's output
            struct C { func c() { print(1) } }  // scaena:ignore ownership: a tool's output
            struct D { func d() {} }  // scaena:ignore no-print: a tool's output
            struct E { func e() {} }  // scaena:ignore no-prnt: a tool's output
            """
        ]).report(settings: settings)
        #expect(report.suppressed == 2)
        let found = report.findings.map { "\($0.place.line) \($0.rule)" }.sorted()
        #expect(found == ["3 no-print", "3 suppression", "4 suppression", "5 suppression"])
        #expect(report.findings.contains { $0.message.contains("did you mean 'no-print'") })
        // Baselines know it as they did before rules had names of their own.
        #expect(Set(report.findings.filter { $0.rule == "no-print" }.map(\.identity.rule)) == ["rules"])
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
