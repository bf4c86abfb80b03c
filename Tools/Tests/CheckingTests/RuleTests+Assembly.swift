import Architecture
import Findings
import Testing

@testable import Checking

/// Making and wiring the actors of a unit, and going to other units.
extension RuleTests {
    @Test("A wire that nobody sets is found; one that is set by another name is not")
    func wires() throws {
        try SampleModule.app([
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("presenter.view = view", with: ""),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("var view:", with: "var 1️⃣view:"),
        ]).expect([FindingSpec("1️⃣", "assembly", "nobody sets 'view' of LoginPresenter")], by: SampleModule.source)
    }

    @Test("A wire counts as set where nobody plays a role, and nothing is handed in")
    func setByAnybody() throws {
        try SampleModule.app([
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("presenter.view = view", with: ""),
            "App/Start.swift": """
            protocol Made { static func instantiate() -> Self }
            extension LoginPresenter: Made {}
            final class Start {
                class func all() {
                    let presenter = LoginPresenter.instantiate()
                    presenter.view = Container.shared.resolve()
                }
            }
            """,
        ]).expect([], by: SampleModule.source)
    }

    @Test(
        "A wire counts as set by whoever sets it",
        arguments: [
            "made().view = view", "presenter.attach(view)",
            "weakly(presenter)?.view = view",
        ])
    func setOtherwise(text: String) throws {
        try SampleModule.app([
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("presenter.view = view", with: text),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing(
                    "    func closeTapped() {",
                    with: text.contains("attach")
                        ? "    func attach(_ view: any LoginViewInput) { self.view = view }\n    func closeTapped() {"
                        : "    func closeTapped() {"),
        ]).expect([], by: SampleModule.source)
    }

    @Test("An actor that is made by another than the builder is found")
    func creations() throws {
        try SampleModule.app([
            "App/AppDelegate.swift": """
            import UIKit

            final class AppDelegate {
                let window = UIWindow()
                func start() { window.rootViewController = 1️⃣LoginViewController(output: make()) }
            }
            struct LoginPreview { let view = LoginViewController(output: make()) }
            struct Shown: PreviewProvider { static var previews: some View { LoginViewController(output: make()) } }
            """
        ]).expect(
            [FindingSpec("1️⃣", "assembly", "AppDelegate makes LoginViewController, which LoginBuilder builds")],
            by: SampleModule.source)
    }

    @Test("Navigation outside of the role that performs it is found; alerts and own functions are none")
    func navigation() throws {
        try expect(
            in: "Login/LoginViewController.swift",
            [
                (
                    "func closeTapped() {",
                    """
                    func open() {
                        navigationController?.1️⃣pushViewController(HomeBuilder.build(), animated: true)
                        present(UIAlertController(), animated: true)
                        show("", animated: true)
                        dismiss(animated: true)
                    }
                    func closeTapped() {
                    """
                )
            ],
            FindingSpec("1️⃣", "navigation", "calls 'pushViewController'"))
    }

    @Test("A contract's own function of such a name is no navigation")
    func ownPresent() throws {
        try SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "router.close()", with: "router.dismiss(animated: true); interactor.present(view, animated: true)")
        ]).expect([], by: SampleModule.source)
    }

    @Test("What cannot be told of a file of no unit sets a property only where the file names the unit")
    func wiresElsewhere() throws {
        func app(_ helper: String, _ mark: String) -> MarkedApp {
            SampleModule.app([
                "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                    .replacing("presenter.view = view", with: ""),
                "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                    .replacing("var view:", with: "var \(mark)view:"),
                "Helpers/Wiring.swift": helper,
            ])
        }
        try app("func wire() { let thing = Library.shared.thing(); thing.view = thing }", "1️⃣")
            .expect([FindingSpec("1️⃣", "assembly", "nobody sets 'view' of LoginPresenter")], by: SampleModule.source)
        try app("func wire() { let thing = Library.makeLogin(); thing.view = thing }", "")
            .expect([], by: SampleModule.source)
    }

    @Test(
        "A property that nobody reads needs nobody to set it, and a local of its name is none",
        arguments: [
            ("if let view = router.viewController as? LoginViewController { view.show(model: model) }", false),
            ("if let view = view { view.show(model: model) }", true),
            ("if let view { view.show(model: model) }", true),
            ("view?.show(model: model)\nlet view = router.viewController\nview?.close()", true),
            ("let view = router.viewController\nself.view?.show(model: model)\nview?.close()", true),
        ])
    func readByLocals(code: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("presenter.view = view", with: ""),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("view?.show(model: LoginViewModel(title: \"\"))", with: code),
        ])
        let report = try app.report(SampleModule.source, [AssemblyRule.self])
        #expect(report.findings.map(\.message) == (isTold ? ["nobody sets 'view' of LoginPresenter"] : []))
    }

    @Test(
        "Who makes a screen beside a builder that gives it a nib's name alone forgets nothing",
        arguments: [
            ("LoginViewController(nibName: \"Login\", bundle: nil)", "", false),
            ("LoginViewController()", "", false), ("LoginViewController(output: LoginPresenter())", "", true),
            ("LoginViewController()", "view.title = name", true), ("LoginViewController()", "wire(view)", true),
        ])
    func builtFromNibs(making: String, wiring: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": """
            enum LoginBuilder {
                static func build() -> UIViewController {
                    let view = \(making)
                    \(wiring)
                    return view
                }
            }
            """,
            "App/Tabs.swift": "final class Tabs { func add() { show(LoginViewController()) } }",
        ])
        let assembly = "creates: [view, presenter, interactor, router]"
        let counted = SampleModule.counted("  # 20 of 20").text.replacing(
            "assembly: { by: builder, function: build, \(assembly), returns: view }",
            with: "assembly:\n  by: builder\n  function: build\n  creates: view  # 20 of 20\n  returns: view")
        let told = "Tabs makes LoginViewController, which LoginBuilder builds"
        let learned = try app.report(SampleModule.source.with(text: counted), [AssemblyRule.self])
        #expect(learned.findings.map(\.message).contains(told) == isTold)
        // Who wrote the definition means it.
        #expect(try app.report(SampleModule.source, [AssemblyRule.self]).findings.map(\.message).contains(told))
    }
}
