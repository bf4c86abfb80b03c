import Architecture
import Testing

@testable import Checking

/// Statements of a learned definition that ask for more evidence than one count.
@Suite("Evidence behind learned statements")
struct LearnedEvidenceTests {
    private func source(_ replacements: (String, String)...) -> ArchitectureSource {
        ArchitectureSource(
            file: "demo.yml",
            text: replacements.reduce(SampleModule.definition) { $0.replacing($1.0, with: $1.1) },
            templates: SampleModule.source.templates)
    }

    /// The router's file with a count behind its path.
    private func routerFile(_ counted: String) -> (String, String) {
        (
            "routerFile: { path: \"{Unit}Router.swift\", template: router, holds: router }",
            "routerFile:\n      path: \"{Unit}Router.swift\"\(counted)\n      template: router\n      holds: router"
        )
    }

    @Test(
        "A part is found in a file that is named after the unit or another type in it, where the definition was learned",
        arguments: [
            (counted: "", file: "Login", beside: "", isTold: true), ("  # 20 of 20", "Login", "", false),
            ("  # 20 of 20", "LogIns", "", true), ("  # 8 of 10", "LogIns", "", false),
            ("  # 20 of 20", "Leaving", "enum Leaving {}", false), ("", "Leaving", "enum Leaving {}", true),
            ("  # 20 of 20", "Leaving", "extension Leaving {}", true),
            ("  # 20 of 20", "Leaving", "protocol Leaving {}", false),
        ])
    func files(counted: String, file: String, beside: String, isTold: Bool) throws {
        var files = SampleModule.healthy
        files["Login/\(file).swift"] = "\(files.removeValue(forKey: "Login/LoginRouter.swift") ?? "")\n\(beside)\n"
        let learned = source(routerFile(counted))
        let report = try MarkedApp(files).report(learned, [UnitRule.self])
        #expect(report.findings.contains { $0.message.contains("and not in LoginRouter.swift") } == isTold)
    }

    @Test(
        "What was counted in few of those that have a role's name is demanded of none",
        arguments: [(counted: "", isTold: true), ("  # 4 of 4", false), ("  # 8 of 8", true)])
    func strangers(counted: String, isTold: Bool) throws {
        let learned = source(
            (
                "router: { type: \"{Unit}Router\", layer: presentation }",
                "router:\n      type: \"{Unit}Router\"\(counted)\n      layer: presentation"
            ), routerFile(counted))
        var files = SampleModule.healthy
        files["Login/LogIns.swift"] = files.removeValue(forKey: "Login/LoginRouter.swift")
        for name in ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"] {
            files["\(name)/\(name)Router.swift"] = "final class \(name)Router {}\nfinal class \(name)Presenter {}"
        }
        let report = try MarkedApp(files).report(learned, [UnitRule.self])
        #expect(report.findings.contains { $0.message.contains("and not in LoginRouter.swift") } == isTold)
    }

    @Test(
        "A class in place of its contract is told where nine of ten have the contract",
        arguments: [("", true), ("  # 36 of 42", false), ("  # 53 of 55", true)])
    func contractsOfMost(counted: String, isTold: Bool) throws {
        let line = "presenter -> interactor: { hold: strong, through: interactorInput, as: interactor"
        let learned = source(
            (
                line + ", carries: [primitive, entity] }",
                "presenter -> interactor:\n          hold: strong\n          through: interactorInput\(counted)\n          as: interactor"
            ))
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift", [("any LoginInteractorInput", "LoginInteractor")])
        let report = try app.report(learned, [ChannelRule.self])
        #expect(report.findings.contains { $0.message.contains("is of type LoginInteractor") } == isTold)
    }

    @Test(
        "A weak reference is told where nine of ten hold strongly",
        arguments: [("", true), ("  # 4 of 5", false), ("  # 20 of 20", true)])
    func weakReferences(counted: String, isTold: Bool) throws {
        let learned = source(
            (
                "presenter -> router: { hold: strong, as: router }",
                "presenter -> router:\n          hold: strong\(counted)\n          as: router"
            ))
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [("private let router: LoginRouter", "weak var router: LoginRouter?"), ("router.close", "router?.close")])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.contains { $0.message.contains("'router'") } == isTold)
    }

    @Test(
        "A strong reference whose way back is not seen is told where next to none of many does so",
        arguments: [("  # 20 of 20", true), ("  # 20 of 21", true), ("  # 18 of 21", false), ("  # 8 of 8", false)])
    func exceptions(counted: String, isTold: Bool) throws {
        let learned = source(
            ("view -> presenter: { hold: strong,", "view -> presenter: { hold: weak,"),
            ("creates: [view, presenter, interactor, router]", "creates: view"),
            (
                "router -> view: { hold: weak, as: viewController }",
                "router -> view:\n          hold: weak\(counted)\n          as: viewController"
            ))
        let app = SampleModule.app([
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("private let output: any", with: "private weak var output: (any")
                .replacing("LoginViewOutput\n    init", with: "LoginViewOutput)?\n    init"),
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("weak var viewController", with: "var viewController"),
        ])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.map(\.identity.subject) == (isTold ? ["viewController"] : []))
    }

    @Test(
        "An unowned reference is told where next to none of many has one, and a strong outlet in no learned definition",
        arguments: [
            ("unowned let output", "  # 20 of 20", true), ("unowned let output", "  # 15 of 18", false),
            ("var output", "  # 20 of 20", true), ("@IBOutlet var output", "  # 20 of 20", false),
        ])
    func habitsOfHolding(property: String, counted: String, isTold: Bool) throws {
        let learned = source(
            (
                "view -> presenter: { hold: strong, through: viewOutput, as: output, says: \"…Tapped\", carries: primitive }",
                "view -> presenter:\n          hold: weak\(counted)\n          through: viewOutput\n          as: output"
            ),
            ("creates: [view, presenter, interactor, router]", "creates: view"))
        let app = SampleModule.app([
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("private let output", with: property),
            // No way back is seen.
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("weak var view", with: "static weak var view"),
        ])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.contains { $0.message.contains("'output'") } == isTold)
    }

    @Test("A screen held by what its base stands on is known by the property's name, beside others that are opened")
    func plainScreens() throws {
        let learned = source(
            ("base: UIViewController", "base: BaseScreen"),
            (
                "router -> view: { hold: weak, as: viewController }",
                "router -> view:\n          hold: weak  # 20 of 20\n          as: viewController\n  - router -> view: { of: another, hold: static }"
            ))
        let app = SampleModule.app([
            "BaseScreen.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("LoginViewController: UIViewController", with: "LoginViewController: BaseScreen"),
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("weak var viewController", with: "var viewController"),
        ])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.map(\.identity.subject) == ["viewController"])
        #expect(report.findings.first?.notes.count == 3)
    }

    @Test(
        "A contract goes to another part of a unit that has nobody of the role that most have it of",
        arguments: ["", "  # 20 of 20"], [true, false])
    func replaced(counted: String, isThere: Bool) throws {
        let learned = source(
            (
                "interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }",
                "interactor:\n      type: \"{Unit}Interactor\"\n      implements: interactorInput\(counted)\n      layer: business"
            ))
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": isThere ? SampleModule.text(of: "Login/LoginInteractor.swift") : nil,
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                + "\nextension LoginRouter: LoginInteractorInput { func load() -> UserEntity { UserEntity() } }",
        ])
        let report = try app.report(learned, [ContractRule.self])
        #expect(
            report.findings.contains { $0.message.hasPrefix("LoginRouter conforms to LoginInteractorInput") }
                == (counted.isEmpty || isThere))
    }

    @Test("A base that is a protocol may be reached by another one", arguments: [true, false])
    func baseByProtocol(isReached: Bool) throws {
        let based = source(
            (
                "router: { type: \"{Unit}Router\", layer: presentation }",
                "router: { type: \"{Unit}Router\", base: Routing, layer: presentation }"
            ))
        let app = SampleModule.app([
            "Routing.swift": "protocol Routing {}\nprotocol LoginRouting\(isReached ? ": Routing" : "") {}",
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("class LoginRouter", with: "class LoginRouter: LoginRouting"),
        ])
        let report = try app.report(based, [UnitRule.self])
        #expect(report.findings.contains { $0.message.contains("does not inherit from Routing") } == !isReached)
    }

    @Test(
        "A structure's own initialiser sets its properties, where it has written none",
        arguments: [("struct", "", false), ("struct", "init() {}", true), ("class", "init() {}", true)])
    func memberwise(kind: String, initializer: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginRouter.swift": """
            import UIKit

            \(kind) LoginRouter {
                weak var viewController: LoginViewController?
                \(initializer)
                func close() { viewController?.dismiss(animated: true) }
            }
            """,
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("router.viewController = view", with: ""),
        ])
        let report = try app.report(SampleModule.source, [AssemblyRule.self])
        #expect(report.findings.contains { $0.message.contains("nobody sets 'viewController'") } == isTold)
    }

    @Test(
        "What a function of another name hands on to the container is told where that is called",
        arguments: [("force", "type", false), ("force", "Wall.self", true), ("resolve", "type", true)])
    func forwarding(function: String, asked: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Wiring.swift": "func wire(container: Container) { container.register(Clock.self) { Clock() }\n"
                + "container.register(Wall.self) { Wall() }\n_ = container.resolve(Wall.self) }",
            "Clock.swift": "final class Clock {}\nfinal class Wall {}",
            "Force.swift": """
            extension Container {
                func \(function)<Service>(_ type: Service.Type) -> Service { resolve(\(asked))! }
            }
            """,
        ])
        let found = try app.report(SampleModule.source).findings.contains { $0.message.contains("resolved nowhere") }
        #expect(found == isTold)
    }
}
