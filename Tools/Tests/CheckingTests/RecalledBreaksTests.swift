import Architecture
import Findings
import Testing

@testable import Checking

/// Breaks that check did not tell once, each beside what it leaves alone.
@Suite("Breaks that were missed")
struct RecalledBreaksTests {
    private static let count = "  # 20 of 20"

    private func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    private func messages(_ app: MarkedApp, _ source: ArchitectureSource, _ rule: any Rule.Type) throws -> [String] {
        try app.report(source, [rule]).findings.map(\.message)
    }

    @Test(
        "A part that the screen hands to its generic base is asked for", arguments: ["<LoginPage>", "<OtherPage>", ""])
    func generics(argument: String) throws {
        let source = SampleModule.counted(
            Self.count,
            (
                "  router:\n",
                "  page:\n    type: \"{Unit}Page\"\(Self.count)\n    layer: presentation\n  router:\n"
            ),
            (
                "presenterFile:",
                "pageFile: { path: \"{Unit}Page.swift\", template: view, holds: page }\n  presenterFile:"
            ))
        let app = SampleModule.app([
            "Base.swift": "import UIKit\nclass BaseScreen<Page>: UIViewController {}\nfinal class OtherPage {}",
            "Login/LoginViewController.swift": text(
                "ViewController", (": UIViewController,", ": BaseScreen\(argument),")),
        ])
        let isAsked = argument == "<LoginPage>"
        #expect(
            try messages(app, source, UnitRule.self).contains("the module Login has no page: there is no LoginPage")
                == isAsked)
    }

    @Test(
        "A part held weakly is told, though its holder keeps another unit's of the same kind",
        arguments: [("HomeInteractorInput", true), ("LoginInteractorInput", false)])
    func weakBesideAnothers(kept: String, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count,
            (
                "  - presenter -> interactor: { hold: strong, through: interactorInput, as: interactor, carries: [primitive, entity] }",
                """
                  - presenter -> interactor:
                      hold: strong\(Self.count)
                      through: interactorInput
                """
            ))
        let app = SampleModule.app([
            "Home/HomeInteractor.swift":
                "protocol HomeInteractorInput: AnyObject {}\nfinal class HomeInteractor: HomeInteractorInput {}",
            "Login/LoginPresenter.swift": text(
                "Presenter",
                (
                    "    private let interactor: any LoginInteractorInput",
                    """
                        private weak var interactor: (any LoginInteractorInput)?
                        private let kept: any \(kept)
                    """
                )),
        ])
        #expect(try messages(app, source, HoldRule.self).isEmpty != isTold)
    }

    @Test("A part that the screen gives another name is asked for", arguments: ["LoginPage", "OtherPage"])
    func aliases(name: String) throws {
        let source = SampleModule.counted(
            Self.count,
            ("  router:\n", "  page:\n    type: \"{Unit}Page\"\(Self.count)\n    layer: presentation\n  router:\n"),
            (
                "presenterFile:",
                "pageFile: { path: \"{Unit}Page.swift\", template: view, holds: page }\n  presenterFile:"
            ))
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text(
                "ViewController", ("    private let output", "    typealias Page = \(name)\n    private let output"))
        ])
        #expect(
            try messages(app, source, UnitRule.self).contains("the module Login has no page: there is no LoginPage")
                == (name == "LoginPage"))
    }

    @Test("A part that code makes is missed, whatever base its screen has", arguments: [true, false])
    func otherBases(isMade: Bool) throws {
        let source = SampleModule.counted(
            Self.count, ("    base: UIViewController\n", "    base: UIViewController\(Self.count)\n"))
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text("ViewController", (": UIViewController,", ": TableScreen,")),
            "Login/LoginInteractor.swift": "",
            "Login/LoginBuilder.swift": text("Builder", ("LoginInteractor()", isMade ? "LoginInteractor()" : "shared")),
        ])
        #expect(
            try messages(app, source, UnitRule.self).contains {
                $0.hasPrefix("the module Login has no interactor")
            } == isMade)
    }

    @Test(
        "A part that code names and nobody declares is missed, also where few units have it, and not where several units lack it",
        arguments: [
            ("let router: LoginRouter", false, true), ("let router = LoginRouter()", false, true),
            ("func set(router: LoginRouter?) {}", false, true), ("let router: HomeRouter", false, false),
            ("let router: LoginRouter", true, false),
        ])
    func namedParts(member: String, isLackedByOthers: Bool, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count, ("    type: \"{Unit}Router\"\(Self.count)", "    type: \"{Unit}Router\"  # 12 of 20"))
        var files: [String: String?] = [
            "Login/LoginRouter.swift": nil, "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "Login/LoginPresenter.swift": "final class LoginPresenter { \(member) }",
        ]
        if isLackedByOthers {
            files["Sign/SignViewController.swift"] = "final class SignViewController: UIViewController {}"
            files["Sign/SignPresenter.swift"] = "final class SignPresenter { let router: SignRouter }"
            files["Sign/SignInteractor.swift"] = "final class SignInteractor {}"
            files["Sign/SignBuilder.swift"] = "enum SignBuilder {}"
        }
        let found = try messages(SampleModule.app(files), source, UnitRule.self)
        #expect(found.filter { $0.contains("has no router") }.isEmpty != isTold)
    }

    @Test(
        "A part that something may declare which is not read is missed by no name",
        arguments: [
            ("import LoginKit", "let router: LoginRouter", true, false),
            ("import LoginKit", "let router: LoginKit.LoginRouter", true, false),
            ("import UIKit", "let router: LoginRouter", false, false),
            ("import UIKit", "func set<LoginRouter>(router: LoginRouter) {}", true, false),
            ("import UIKit", "let router: LoginRouter", true, true),
        ])
    func unread(line: String, member: String, isWhole: Bool, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count, ("    type: \"{Unit}Router\"\(Self.count)", "    type: \"{Unit}Router\"  # 12 of 20"))
        let app = SampleModule.app([
            "Login/LoginRouter.swift": nil, "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "Login/LoginPresenter.swift": "\(line)\nfinal class LoginPresenter { \(member) }",
        ])
        let found = try app.report(source, [UnitRule.self], isWhole: isWhole).findings.filter {
            $0.message.contains("has no router")
        }
        #expect(found.isEmpty != isTold)
        #expect(found.allSatisfy { $0.notes.map(\.message) == ["LoginRouter is named here"] && $0.statement == nil })
    }

    @Test("A class with outlets, or a delegate of UIKit's, that stands on none has lost its base")
    func lostBases() throws {
        let source = SampleModule.counted(
            Self.count, ("    base: UIViewController\n", "    base: UIViewController\(Self.count)\n"))
        for (head, member, isTold) in [
            ("", "@IBOutlet weak var title: UILabel!", true), ("", "@IBAction func close() {}", true),
            (": UITableViewDelegate", "", true), (": LoginViewInput", "var title = 0", false), ("", "", false),
        ] {
            let app = SampleModule.app([
                "Login/LoginViewController.swift": "final class LoginViewController\(head) { \(member) }"
            ])
            #expect(
                try messages(app, source, UnitRule.self).contains {
                    $0 == "LoginViewController does not inherit from UIViewController"
                } == isTold)
        }
    }

    @Test(
        "A part in a file of another name is told where its namesake is another module's",
        arguments: [("Widget", true), ("App", false)])
    func namesakes(module: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginRouter.swift": nil, "Login/Moved.swift": SampleModule.text(of: "Login/LoginRouter.swift"),
            "Widget/LoginRouter.swift": "final class LoginRouter {}",
        ])
        let report = try app.report(SampleModule.source, [UnitRule.self]) { path in
            path.hasPrefix("/app/Widget") ? [module] : ["App"]
        }
        #expect(report.findings.contains { $0.message.hasPrefix("LoginRouter is declared in Moved.swift") } == isTold)
    }

    @Test(
        "Parts of one unit that hold each other by protocols which the definition does not name close a circle",
        arguments: [("", true), ("weak ", false)])
    func otherProtocols(ownership: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": """
            final class LoginPresenter: LoginLoaded {
                var loader: LoginLoading?
            }
            """,
            "Login/LoginInteractor.swift": """
            protocol LoginLoading: AnyObject { var loaded: LoginLoaded? { get set } }
            protocol LoginLoaded: AnyObject {}
            final class LoginInteractor: LoginInteractorInput, LoginLoading {
                \(ownership)var loaded: LoginLoaded?
            }
            """,
            "Login/LoginBuilder.swift": """
            enum LoginBuilder {
                static func build() -> UIViewController {
                    let presenter = LoginPresenter()
                    let interactor: LoginLoading = LoginInteractor()
                    presenter.loader = interactor
                    interactor.loaded = presenter
                    return LoginViewController(output: presenter)
                }
            }
            """,
        ])
        let told = "strong references lead in a circle: LoginInteractor → LoginPresenter → LoginInteractor"
        #expect(try messages(app, SampleModule.source, CycleRule.self) == (isTold ? [told] : []))
    }

    @Test("A circle that the roles tell is told once, also where a presenter calls its screen 'view'")
    func ownView() throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": """
            final class LoginPresenter: LoginViewOutput {
                var view: LoginViewController!
                func start() { view.output = self }
            }
            """,
            "Login/LoginViewController.swift": """
            final class LoginViewController: UIViewController, LoginViewInput { var output: LoginViewOutput! }
            """,
        ])
        let report = try app.report(SampleModule.source)
        #expect(report.findings.count { [CycleRule.id, HoldRule.id].contains($0.rule) } == 1)
    }

    @Test("A part that code names is missed also where more units have its role than were counted")
    func strangers() throws {
        let source = SampleModule.counted(
            Self.count, ("    type: \"{Unit}Router\"\(Self.count)", "    type: \"{Unit}Router\"  # 4 of 4"))
        var files: [String: String?] = ["Login/LoginRouter.swift": nil]
        for number in 0..<9 {
            let name = "Page" + String(UnicodeScalar(UInt8(65 + number)))
            for part in ["ViewController", "Presenter", "Interactor", "Router", "Builder"] {
                files["\(name)/\(name)\(part).swift"] = "final class \(name)\(part) {}"
            }
        }
        let found = try messages(SampleModule.app(files), source, UnitRule.self)
        #expect(found.contains("the module Login has no router: there is no LoginRouter"))
    }

    @Test("What is observed needs no SwiftUI where nearly all do without it", arguments: [(20, true), (10, false)])
    func observed(others: Int, isTold: Bool) throws {
        let layer =
            "business: { about: what the app does, imports: [Foundation], mayNotImport: [UIKit], knows: entity }"
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                layer,
                with: "business:\n    imports: [Foundation]\n    mayNotImport: [SwiftUI]  # 60 of 64\n    knows: entity"
            ))
        var files = [
            "Login/LoginInteractor.swift": "import SwiftUI\n"
                + text("Interactor", (": LoginInteractorInput", ": LoginInteractorInput, ObservableObject"))
        ]
        for number in 0..<others {
            let name = "Page" + String(UnicodeScalar(UInt8(65 + number)))
            files["\(name)/\(name)Interactor.swift"] =
                "import Combine\nfinal class \(name)Interactor: ObservableObject {}"
            files["\(name)/\(name)ViewController.swift"] =
                "import UIKit\nfinal class \(name)ViewController: UIViewController {}"
        }
        let found = try messages(SampleModule.app(files), source, ImportsRule.self)
        #expect(found == (isTold ? ["LoginInteractor imports SwiftUI, which the layer business may not"] : []))
    }

    @Test("Whom a static function of its own makes is wired by somebody", arguments: ["", "presenter.view = view"])
    func ownFunctions(wire: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter",
                (
                    "    init(",
                    "    static func make() -> LoginPresenter {\n        LoginPresenter(interactor: LoginInteractor(), router: LoginRouter())\n    }\n    init("
                )),
            "Login/LoginBuilder.swift": text(
                "Builder",
                ("LoginPresenter(interactor: LoginInteractor(), router: router)", "LoginPresenter.make()"),
                ("presenter.view = view", wire)),
        ])
        let found = try messages(app, SampleModule.source, AssemblyRule.self)
        #expect(found.contains("nobody sets 'view' of LoginPresenter") == wire.isEmpty)
    }

    @Test("A reference that goes the way of a channel is not the one to be weak, whatever contract it is by")
    func blamed() throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "  listener:", with: "  helping: { type: \"{Unit}Helping\", optional: true }\n  listener:"))
        var files = SampleModule.healthy
        files["Login/LoginPresenter.swift"] = nil
        files["Login/APresenter.swift"] = text(
            "Presenter", ("private let interactor: any LoginInteractorInput", "var helper: LoginHelping?"),
            ("        self.interactor = interactor\n", ""))
        files["Login/LoginInteractor.swift"] =
            "protocol LoginHelping: AnyObject {}\n"
            + text(
                "Interactor", (": LoginInteractorInput", ": LoginInteractorInput, LoginHelping"),
                ("    func load", "    var presenter: LoginPresenter?\n    func load"))
        let found = try MarkedApp(files).report(source, [CycleRule.self]).findings
        #expect(found.map(\.remedy) == ["Hold 'presenter' weakly."])
    }

    @Test("A statement that many break is asked about, also where the first of them is made in another way")
    func questions() throws {
        let source = SampleModule.counted(
            Self.count,
            ("says: \"…Tapped\", carries: primitive }", "says: \"…Tapped\", carries: primitive }\(Self.count)"))
        var files: [String: String] = [:]
        for name in ["Bill", "Cart", "Deal", "Edit"] {
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                files[path.replacing("Login", with: name)] = text.replacing("Login", with: name)
                    .replacing("output.closeTapped()", with: "output.close()")
            }
        }
        files["Aside/AsideViewController.swift"] = text("ViewController").replacing("Login", with: "Aside")
            .replacing("output.closeTapped()", with: "output.close()")
        files["Aside/AsideContracts.swift"] = "protocol AsideViewOutput: AnyObject { func close() }"
        let found = try MarkedApp(files).report(source, [SaysRule.self]).findings
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.identity.subject.hasPrefix("question ") && $0.members?.count == 4 })
    }
}
