import Architecture
import Findings
import Testing

@testable import Checking

/// Actors that are made and kept by nobody, and references that boxes keep.
@Suite("Actors that nobody keeps, and boxes")
struct KeptActorTests {
    private func text(_ role: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(role).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    /// The module with a presenter that does not keep its router, but as its initializer is given.
    private func app(
        _ initializer: String, property: String = "", builder: (String, String) = ("", ""),
        router: (String, String) = ("", "")
    ) -> MarkedApp {
        SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter", ("    private let router: LoginRouter\n", property),
                ("        self.router = router\n", initializer),
                ("            router.close()\n", ""), ("        router.close()\n", "")),
            "Login/LoginBuilder.swift": text("Builder", builder), "Login/LoginRouter.swift": text("Router", router),
        ])
    }

    // MARK: Nobody keeps it

    @Test("A part that is handed to an initializer which forgets it, and to weak properties, is kept by nobody")
    func nobody() throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text(
                "ViewController", ("    private let output: any LoginViewOutput\n", ""),
                ("{ self.output = output }", "{}"),
                ("output.closeTapped()", "")),
            "Login/LoginRouter.swift": text(
                "Router", ("    func close", "    weak var teller: LoginPresenter?\n    func close")),
            "Login/LoginBuilder.swift": text(
                "Builder",
                ("presenter.view = view", "presenter.view = view; router.teller = presenter")),
        ])
        let found = try app.report(SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.map(\.message) == ["LoginPresenter is made here, and nobody keeps it"])
        #expect(
            found.first?.notes.map(\.message) == [
                "this initializer of LoginViewController does not keep it", "LoginRouter holds it weakly by 'teller'",
            ])
        #expect(found.map(\.place.column) == [25])
    }

    @Test("The channel by which it is to be held is told, and one that is weak there is told by its own rule")
    func channel() throws {
        let found = try app("").report(SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.map(\.remedy) == ["Let the presenter hold it strongly by 'router'."])
        let weak = SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter", ("private let router: LoginRouter", "private weak var router: LoginRouter?"),
                ("router.close()", "router?.close()"))
        ])
        #expect(
            try weak.report(SampleModule.source, [AssemblyRule.self, HoldRule.self]).findings.map(\.rule) == ["hold"])
    }

    @Test(
        "A part that something else may keep is none of these",
        arguments: [
            ("_ = keep(router)\n", ("", ""), ("", "")),
            ("self.steps = [router]\n", ("", ""), ("", "")),
            ("interactor.done = { router.close() }\n", ("", ""), ("", "")),
            ("", ("router.viewController = view", "router.viewController = view; keep(router)"), ("", "")),
            ("", ("return view", "view.ended = { router.close() }; return view"), ("", "")),
            ("", ("", ""), ("func close()", "init() { keep(self) }\n    func close()")),
            ("", ("", ""), ("final class LoginRouter {", "final class LoginRouter: SceneRouter {")),
        ] as [(String, (String, String), (String, String))])
    func others(initializer: String, builder: (String, String), router: (String, String)) throws {
        let found = try app(initializer, builder: builder, router: router).report(
            SampleModule.source, [AssemblyRule.self]
        ).findings
        #expect(found.filter { $0.message.contains("nobody keeps") } == [])
    }

    @Test("A pair that has others alone keeps nothing, and neither does the runtime's record of a scene's life")
    func pairs() throws {
        let builder = """
            import UIKit

            enum LoginBuilder {
                static func build() -> (view: UIViewController, presenter: LoginPresenter) {
                    let router = 1️⃣LoginRouter()
                    let presenter = LoginPresenter(interactor: LoginInteractor(), router: router)
                    let view = LoginViewController(output: presenter)
                    connect(view, router: router)
                    presenter.view = view
                    view.lifetime.track(router, as: "router")
                    return (view, presenter)
                }
                private static func connect(_ view: LoginViewController, router: LoginRouter) {
                    router.viewController = view
                }
            }
            """
        let found = try app("", builder: (text("Builder"), builder)).report(SampleModule.source, [AssemblyRule.self])
        #expect(found.findings.map(\.message) == ["LoginRouter is made here, and nobody keeps it"])
        let other = builder.replacing("presenter: LoginPresenter)", with: "router: LoginRouter)")
        let none = try app("", builder: (text("Builder"), other)).report(SampleModule.source, [AssemblyRule.self])
        #expect(none.findings == [])
    }

    @Test(
        "Who is started by somebody of no unit, waits for others and is kept by nobody, is told",
        arguments: [
            ("let router = LoginRouter(); router.open()", "next.listener = self", true),
            ("self.router = LoginRouter(); router.open()", "next.listener = self", false),
            ("let router = LoginRouter(); router.open()", "next.keeper = self", false),
            ("let router = LoginRouter(); router.open()", "", false),
            ("let router = LoginRouter(); router.open(); keep(router)", "next.listener = self", false),
        ])
    func started(code: String, wire: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginRouter.swift": text(
                "Router",
                (
                    "        viewController?.navigationController?.push",
                    "        \(wire)\n        viewController?.navigationController?.push"
                )),
            "Home/Home.swift": """
            import UIKit
            final class HomeScreen: UIViewController { weak var listener: LoginRouter?; var keeper: LoginRouter? }
            enum HomeBuilder { static func build() -> HomeScreen { HomeScreen() } }
            """,
            "App/AppDelegate.swift": "final class AppDelegate { var router: LoginRouter?; func start() { \(code) } }",
        ])
        let found = try app.report(SampleModule.source, [AssemblyRule.self]).findings
        #expect(found.contains { $0.message == "LoginRouter is made here, and nobody keeps it" } == isTold)
    }

    // MARK: Boxes

    @Test(
        "A strong reference in a box of the app's own is told where it is to be weak",
        arguments: [
            ("1️⃣box: Box?", "struct Box { var view: any LoginViewInput }", "in a Box"),
            (
                "1️⃣box: ViewBox?", "final class ViewBox { var view: (any LoginViewInput)?; let number = 0 }",
                "in a ViewBox"
            ),
            ("1️⃣ref: Ref<any LoginViewInput>?", "final class Ref<T> { var value: T }", "in a Ref"),
            ("1️⃣ref: Ref<Ref<any LoginViewInput>>?", "final class Ref<T> { var value: T }", "in a Ref"),
            (
                "1️⃣kept: AnyObject?",
                "extension LoginPresenter { var screen: (any LoginViewInput)? { get { kept as? any LoginViewInput } set { kept = newValue } } }",
                "keeps what 'screen' is set to"
            ),
        ])
    func boxes(property: String, box: String, message: String) throws {
        try boxed(property, box).expect([FindingSpec("1️⃣", "hold", message)], by: SampleModule.source)
    }

    private func boxed(_ property: String, _ box: String) -> MarkedApp {
        SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter", ("    weak var listener", "    private var \(property)\n    weak var listener")) + "\n"
                + box
        ])
    }

    @Test(
        "A box that holds weakly, what is no box, and a setter that keeps nothing are none",
        arguments: [
            ("box: Box?", "struct Box { weak var view: (any LoginViewInput)? }"),
            ("ref: WeakRef<any LoginViewInput>?", "final class WeakRef<T> { var value: T }"),
            ("box: Box?", "struct Box { var view: any LoginViewInput; var a = 0; var b = 0 }"),
            ("box: Box?", "struct Box { var model: LoginViewModel }"),
            (
                "kept: WeakBox?",
                "extension LoginPresenter { var screen: (any LoginViewInput)? { get { nil } set { kept = WeakBox(newValue) } } }"
            ),
        ])
    func otherBoxes(property: String, box: String) throws {
        #expect(try boxed(property, box).report(SampleModule.source, [HoldRule.self]).findings == [])
    }
}
