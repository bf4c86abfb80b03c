import Architecture
import Findings
import Testing

@testable import Checking

/// Units, their parts, and what looks like one.
extension RuleTests {
    // MARK: Contracts and units

    @Test("A contract that the wrong role implements is found")
    func wrongRole() throws {
        try SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "extension LoginPresenter: LoginViewOutput", with: "extension LoginPresenter"),
            "Login/LoginInteractor+Output.swift":
                "extension LoginInteractor: 1️⃣LoginViewOutput { func closeTapped() {} }",
        ]).expect(
            [FindingSpec("1️⃣", "contract", "LoginInteractor conforms to LoginViewOutput")], by: SampleModule.source)
    }

    @Test("A contract that nobody implements is found at who should")
    func noImplementer() throws {
        try expect(
            in: "Login/LoginInteractor.swift",
            [("class LoginInteractor: LoginInteractorInput", "class 1️⃣LoginInteractor")],
            FindingSpec("1️⃣", "contract", "does not conform to LoginInteractorInput"))
    }

    @Test("A missing part, another file name and another base are found")
    func parts() throws {
        try SampleModule.app([
            "Login/LoginInteractor.swift": nil,
            "Login/LoginBuilder.swift": nil,
            "Login/Assembly.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("enum LoginBuilder", with: "enum 1️⃣LoginBuilder").replacing("LoginInteractor()", with: "x()"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("class LoginViewController: UIViewController, ", with: "class 2️⃣LoginViewController: "),
        ]).expect(
            [
                FindingSpec("1️⃣", "unit", "is declared in Assembly.swift"),
                FindingSpec("2️⃣", "unit", "has no interactor"),
                FindingSpec("2️⃣", "unit", "does not inherit from UIViewController"),
            ], by: SampleModule.source)
    }

    @Test(
        "A class of UIKit's that is known to be another is not the base that was asked for",
        arguments: [
            ("NSObject", true), ("UIView", true), ("UITableViewCell", true), ("UIPageViewController", false),
            ("BaseScreen", false), ("OtherScreen", false),
        ])
    func otherBases(base: String, isTold: Bool) throws {
        let found = try SampleModule.app([
            "Base.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing(": UIViewController, ", with: ": \(base), "),
        ]).report(SampleModule.source, [UnitRule.self]).findings
        #expect(found.map(\.identity.subject) == (isTold ? ["base"] : []))
    }

    @Test("A part that is another unit's, which lacks whoever asks for it, is borrowed, and missed by nobody")
    func borrowed() throws {
        let login = ["ViewController", "Presenter", "Interactor", "Router", "Builder", "Contracts"].map {
            ("Login/Login\($0).swift", SampleModule.text(of: "Login/Login\($0).swift"))
        }
        var files = Dictionary(uniqueKeysWithValues: login.map { ($0.0, Optional($0.1)) })
        files["Login/LoginInteractor.swift"] = .some(nil)
        files["Login/LoginBuilder.swift"] = SampleModule.text(of: "Login/LoginBuilder.swift")
            .replacing("LoginInteractor()", with: "SharedInteractor()")
        let shared = ["ViewController", "Interactor", "Contracts"].map { part in
            (
                "Shared/Shared\(part).swift",
                SampleModule.text(of: "Login/Login\(part).swift").replacing("Login", with: "Shared")
            )
        }
        for (path, text) in shared { files[path] = text }
        let report = try SampleModule.app(files).report(SampleModule.source)
        #expect(!report.findings.contains { $0.message.contains("Login has no interactor") })
    }

    @Test("Of a base that an alias of several types stands for, nothing is said")
    func aliasBase() throws {
        try SampleModule.app([
            "Login/LoginViewController.swift": "typealias Overlay = UIViewController & Sendable\n"
                + SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("class LoginViewController: UIViewController", with: "class LoginViewController: Overlay")
        ]).expect([], by: SampleModule.source)
    }

    // MARK: Base classes and other units

    @Test("What a generic base class sets on its type parameters is set for its heirs, and for no others")
    func genericBase() throws {
        let builder = SampleModule.text(of: "Login/LoginBuilder.swift").replacing("presenter.view = view\n", with: "")
        let base = """
            class Screen<P: Presenting>: UIViewController {
                let presenter = P()
                func connect() { presenter.view = self }
            }
            """
        let view = SampleModule.text(of: "Login/LoginViewController.swift")
        try SampleModule.app([
            "Login/LoginBuilder.swift": builder, "Base/Screen.swift": base,
            "Login/LoginViewController.swift": view.replacing(": UIViewController", with: ": Screen<LoginPresenter>"),
        ]).expect([], by: SampleModule.source)
        try SampleModule.app([
            "Login/LoginBuilder.swift": builder, "Base/Screen.swift": base,
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "weak var view", with: "weak var 1️⃣view"),
        ]).expect([FindingSpec("1️⃣", "assembly", "nobody sets 'view'")], by: SampleModule.source)
    }

    @Test("Who keeps the class of another unit by a name of its own is not the one whom that unit tells")
    func keptScreen() throws {
        let presenter = SampleModule.text(of: "Login/LoginPresenter.swift")
        let other = "Other/OtherPresenter.swift"
        let files = [
            other: "final class OtherPresenter: LoginListener {}",
            "Other/OtherViewController.swift": """
            import UIKit
            final class OtherViewController: UIViewController {}
            """, "Other/OtherRouter.swift": "final class OtherRouter {}",
            "Other/OtherBuilder.swift": "enum OtherBuilder {}",
            "Other/OtherInteractor.swift": "final class OtherInteractor {}",
        ]
        func app(_ property: String) -> MarkedApp {
            SampleModule.app(
                files.merging([
                    "Login/LoginPresenter.swift": presenter.replacing(
                        "weak var listener: (any LoginListener)?", with: property)
                ]) { $1 }.mapValues(Optional.some))
        }
        try app("var kept: OtherPresenter?").expect([], by: SampleModule.source)
        try app("var 1️⃣listener: OtherPresenter?").expect(
            [FindingSpec("1️⃣", "hold", "is strong")], by: SampleModule.source)
    }

    @Test("What many units know without a channel is told once")
    func helper() throws {
        func app(_ names: [String]) -> MarkedApp {
            var files: [String: String?] = [:]
            for name in names {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name).replacing(
                        "func load()", with: "var table: TableRouter? = nil\n    func load()")
                }
            }
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                files[path.replacing("Login", with: "Table")] = text.replacing("Login", with: "Table")
            }
            return SampleModule.app(files)
        }
        let few = try app(["Note", "Item"]).report(SampleModule.source).findings
        #expect(few.map(\.rule) == ["channel", "channel"])
        let many = try app(["Note", "Item", "User", "Order", "Shop"]).report(SampleModule.source).findings
        #expect(many.map(\.rule) == ["channel"])
        #expect(many.first?.message.hasSuffix("4 others do, too") == true && many.first?.notes.count == 5)
    }

    @Test("A part whose contract several types share is not missing; one that nobody plays is")
    func sharedPart() throws {
        try SampleModule.app([
            "Login/LoginInteractor.swift": nil,
            "Login/Interactors.swift": """
            final class MailAccess: LoginInteractorInput { func load() -> UserEntity { UserEntity() } }
            final class PhoneAccess: LoginInteractorInput { func load() -> UserEntity { UserEntity() } }
            """,
        ]).expect([], by: SampleModule.source)
        try SampleModule.app([
            "Login/LoginInteractor.swift": nil,
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift").replacing(
                "class Login", with: "class 1️⃣Login"),
        ]).expect([FindingSpec("1️⃣", "unit", "there is no LoginInteractor")], by: SampleModule.source)
    }

    @Test("Who is not made by the builder may be made by others, and a container shows its own screens")
    func lookalikes() throws {
        let view = SampleModule.text(of: "Login/LoginViewController.swift")
        let builder = SampleModule.text(of: "Login/LoginBuilder.swift")
        try SampleModule.app([
            "Login/LoginBuilder.swift": builder.replacing(
                "let router = LoginRouter()", with: "let router = routers.next()"),
            "Login/LoginViewController.swift": view.replacing(
                "title = model.title", with: "_ = LoginRouter(); self.setViewControllers([], animated: false)"),
        ]).expect([], by: SampleModule.source)
        try SampleModule.app([
            "Login/LoginViewController.swift": view.replacing(
                "title = model.title", with: "_ = 1️⃣LoginRouter(); nav.2️⃣setViewControllers([], animated: false)")
        ]).expect(
            [FindingSpec("1️⃣", "assembly", "makes LoginRouter"), FindingSpec("2️⃣", "navigation")],
            by: SampleModule.source)
    }

    @Test(
        "What a learned definition saw in four of five units is missed where code names it alone",
        arguments: [("4 of 5", "Routing", 0), ("4 of 5", "LoginRouter", 1), ("9 of 10", "LoginRouter", 1)])
    func rareParts(evidence: String, named: String, count: Int) throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "router: { type: \"{Unit}Router\", layer: presentation }",
                with: "router:\n    type: \"{Unit}Router\"  # \(evidence)\n    layer: presentation"))
        var files: [String: String?] = ["Login/LoginRouter.swift": nil]
        for name in ["Presenter", "Builder"] {
            let path = "Login/Login\(name).swift"
            files[path] = SampleModule.text(of: path).replacing("LoginRouter", with: named)
        }
        let report = try SampleModule.app(files).report(source, [UnitRule.self])
        #expect(report.findings.count { $0.message.contains("has no router") } == count)
    }

    @Test("A part is found in a file of its own name, where the definition's file is named after another")
    func ownFile() throws {
        let definition = SampleModule.definition.replacing(
            "  builder: {", with: "  helper: { type: \"{Unit}Helper\", count: optional }\n  builder: {"
        ).replacing("holds: presenter }", with: "holds: [presenter, helper] }")
        let source = SampleModule.source.with(text: definition)
        try SampleModule.app(["Login/LoginHelper.swift": "final class LoginHelper {}"]).expect([], by: source)
        try SampleModule.app(["Login/Other.swift": "final class 1️⃣LoginHelper {}"]).expect(
            [FindingSpec("1️⃣", "unit", "LoginHelper is declared in Other.swift")], by: source)
    }

    // MARK: What looks like a unit, and is none

    @Test("A controller with a helper, data of that ending, and a variant with a builder of its own are no module's")
    func strangers() throws {
        let report = try SampleModule.app([
            "Other/PlainViewController.swift": """
            import UIKit

            final class PlainViewController: UIViewController {
                func open() { navigationController?.pushViewController(HomeBuilder.build(), animated: true) }
            }
            """,
            "Other/PriceViewModel.swift": "struct PriceViewModel {}",
            "Other/SecureLoginBuilder.swift": """
            enum SecureLoginBuilder {
                static func build() { _ = LoginPresenter(interactor: made(), router: LoginRouter()) }
            }
            """,
            "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift").replacing(
                "func load()", with: "func price(of model: PriceViewModel) {}\n    func load()"),
        ]).expect([], by: SampleModule.source)
        #expect(report.counts.units == 1)
        #expect(report.counts.strays == 3)
    }

    @Test("A contract that heirs implement is implemented")
    func heirs() throws {
        try SampleModule.app([
            "Login/LoginInteractor.swift": """
            import Foundation

            class LoginInteractor {}
            final class RemoteSource: LoginInteractor, LoginInteractorInput {
                func load() -> UserEntity { UserEntity() }
            }
            """
        ]).expect([], by: SampleModule.source)
    }
}
