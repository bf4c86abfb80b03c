import Architecture
import Findings
import Testing

@testable import Checking

/// The proof that a finding needs: where it lacks, the place is left out, and the reason is counted.
@Suite("Proof of findings")
struct ProofTests {
    private func source(_ replacements: (String, String)...) -> ArchitectureSource {
        SampleModule.source.with(
            text: replacements.reduce(SampleModule.definition) { $0.replacing($1.0, with: $1.1) })
    }

    /// The module whose presenter nobody gives its view, with one file more.
    private func unwired(_ replacements: [(String, String)], _ more: String = "") -> MarkedApp {
        func text(_ name: String) -> String {
            replacements.reduce(SampleModule.text(of: name)) { $0.replacing($1.0, with: $1.1) }
        }
        return SampleModule.app([
            "Login/LoginBuilder.swift": text("Login/LoginBuilder.swift")
                .replacing("presenter.view = view\n", with: "\n"),
            "Login/LoginPresenter.swift": text("Login/LoginPresenter.swift")
                .replacing("weak var view", with: "weak var 1️⃣view"),
            "Other/Other.swift": more,
        ])
    }

    private static let unset = FindingSpec("1️⃣", "assembly", "nobody sets 'view' of LoginPresenter")

    // MARK: Wires

    @Test("A property that nobody sets is told where somebody reads it, and makes who has it")
    func readAndMade() throws {
        let all = try unwired([]).report(SampleModule.source, [AssemblyRule.self])
        #expect(all.findings.map(\.identity.subject) == ["view"])
        let unread = try unwired([("view?.show(model: LoginViewModel(title: \"\"))", "")])
            .report(SampleModule.source, [AssemblyRule.self])
        #expect(unread.findings == [] && unread.rules["assembly"]?.reasons["unasked"] == 1)
        let unmade = try unwired([("let presenter = LoginPresenter(", "let presenter = made(")])
            .report(SampleModule.source, [AssemblyRule.self])
        #expect(unmade.findings == [] && unmade.rules["assembly"]?.reasons["assembly"] == 1)
    }

    @Test(
        "What a file sets on something whose type cannot be told may be whom it names",
        arguments: [
            ("let made = resolver.resolve(for: LoginViewOutput.self)", true), ("let made = resolver.made()", false),
            ("let made = resolver.resolve(for: LoginInteractorInput.self)", false),
        ])
    func unknownReceivers(line: String, isLeft: Bool) throws {
        let app = unwired(
            [],
            """
            final class OtherViewController: UIViewController {}
            final class OtherPresenter {}
            final class OtherInteractor {
                func open(resolver: Resolver) {
                    \(line)
                    made.view = screen
                }
            }
            """)
        let report = try app.report(SampleModule.source, [AssemblyRule.self])
        #expect(report.findings.isEmpty == isLeft)
        #expect(report.rules["assembly"]?.reasons["names"] == (isLeft ? 1 : nil))
    }

    @Test("A property counts as set where it is set on a contract that an heir alone has", arguments: [true, false])
    func setOnHeirs(isOfHeir: Bool) throws {
        let app = unwired(
            [("final class LoginPresenter", "class LoginPresenter")],
            """
            protocol Special: AnyObject { var view: (any LoginViewInput)? { get set } }
            final class SpecialOne: \(isOfHeir ? "LoginPresenter, " : "")Special {}
            func set(_ special: any Special, screen: any LoginViewInput) { special.view = screen }
            """)
        let report = try app.report(SampleModule.source, [AssemblyRule.self])
        #expect(report.findings.isEmpty == isOfHeir)
    }

    // MARK: References

    private static let viewChannel =
        "view -> presenter: { hold: strong, through: viewOutput, as: output, says: \"…Tapped\", carries: primitive }"

    private func hold(_ count: String) -> ArchitectureSource {
        source(("hold: weak  # 69 of 69", "hold: weak\(count)"))
    }

    @Test(
        "Of a strong reference that a learned definition wants weak, one is told whose way back is strong",
        arguments: [
            (count: "  # 69 of 69", back: "private let output: any LoginViewOutput", isTold: true),
            ("  # 69 of 69", "weak var output: (any LoginViewOutput)?", false),
            ("", "weak var output: (any LoginViewOutput)?", true),
        ])
    func waysBack(count: String, back: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("weak var view", with: "var view"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("private let output: any LoginViewOutput", with: back),
        ])
        let report = try app.report(hold(count), [HoldRule.self])
        #expect(report.findings.contains { $0.identity.subject == "view" } == isTold)
    }

    @Test(
        "A weak reference beside a strong one of a generic base class is none to blame in a learned definition",
        arguments: [
            (count: "  # 20 of 20", base: "Screen<any LoginViewOutput>", isTold: false),
            ("  # 20 of 20", "Screen<any LoginInteractorInput>", true), ("", "Screen<any LoginViewOutput>", true),
        ])
    func secondReferences(count: String, base: String, isTold: Bool) throws {
        let learned = source(
            (
                Self.viewChannel,
                "view -> presenter:\n      hold: strong\(count)\n      through: viewOutput\n      as: output"
            ))
        let app = SampleModule.app([
            "Screen.swift": "import UIKit\nclass Screen<P>: UIViewController { var presenter: P }",
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("UIViewController, LoginViewInput", with: "\(base), LoginViewInput")
                .replacing("private let output: any LoginViewOutput", with: "weak var output: (any LoginViewOutput)?"),
        ])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.contains { $0.identity.subject == "output" } == isTold)
    }

    @Test(
        "What a type parameter has to be is what a property of that type holds",
        arguments: ["LoginViewOutput", "Sendable"])
    func typeParameters(bound: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("weak var view", with: "var view"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("class LoginViewController", with: "class LoginViewController<Output: \(bound)>")
                .replacing("private let output: any LoginViewOutput", with: "private let output: Output")
                .replacing("output: any LoginViewOutput", with: "output: Output"),
        ])
        let found = try app.report(SampleModule.source, [HoldRule.self]).findings.first { $0.subject == "view" }
        #expect(try #require(found).reason.contains("form a cycle") == (bound == "LoginViewOutput"))
    }

    @Test(
        "A strong reference back to whom a generic base class lets hold the actor says so",
        arguments: [("LoginPresenter", true), ("any LoginViewOutput", true), ("LoginRouter", false)])
    func heldByBase(argument: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Screen.swift": "import UIKit\nclass Screen<P>: UIViewController { var presenter: P? }",
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("weak var view", with: "var view"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("UIViewController, LoginViewInput", with: "Screen<\(argument)>, LoginViewInput")
                .replacing("private let output: any LoginViewOutput", with: "")
                .replacing("init(output: any LoginViewOutput) { self.output = output }", with: ""),
        ])
        let found = try app.report(SampleModule.source, [HoldRule.self]).findings.first { $0.subject == "view" }
        #expect(try #require(found).reason.contains("'presenter' of its base Screen<\(argument)>") == isTold)
    }

    @Test(
        "A view of UIKit's plays no view controller's role by its contract",
        arguments: [("UIView", false), ("UITableViewCell", false), ("UIViewController", true)])
    func kindsOfViews(base: String, isPlayer: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": """
            import UIKit

            final class LoginPage: \(base), LoginViewInput {
                weak var output: (any LoginViewOutput)?
                func show(model: LoginViewModel) {}
            }
            """
        ])
        let report = try app.report(SampleModule.source, [HoldRule.self])
        #expect(report.findings.map(\.identity.role) == (isPlayer ? ["view"] : []))
    }

    // MARK: Parts and ways

    @Test(
        "A part that a learned definition has from a built-in one is missed where somebody asks for it",
        arguments: [(count: "", isTold: true), ("  # 20 of 20", false)])
    func uncountedParts(count: String, isTold: Bool) throws {
        let learned = source(("type: \"{Unit}ViewController\"", "type: \"{Unit}ViewController\"\(count)"))
        let router = "private let router: LoginRouter"
        func report(_ held: String) throws -> CheckReport {
            try SampleModule.app([
                "Login/LoginRouter.swift": nil,
                "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                    .replacing(router, with: held)
                    .replacing(", router: LoginRouter", with: held.isEmpty ? "" : ", router: LoginRouter"),
                "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                    .replacing("LoginRouter()", with: "made()"),
            ]).report(learned, [UnitRule.self])
        }
        #expect(try report("").findings.contains { $0.message.contains("has no router") } == isTold)
        #expect(try report(router).findings.contains { $0.message.contains("has no router") })
    }

    @Test(
        "Calls on what a function was handed or got itself break no learned definition",
        arguments: [
            ("func load(output: any LoginViewOutput) { output.closeTapped() }", true),
            ("func load() { let output: any LoginViewOutput = get(); output.closeTapped() }", true),
            ("func load() { list.forEach { (output: any LoginViewOutput) in output.closeTapped() } }", true),
            ("var output: (any LoginViewOutput)? { nil }\nfunc load() { output?.closeTapped() }", false),
            (
                "var output: (any LoginViewOutput)? { nil }\nfunc load() { if let output { output.closeTapped() } }",
                false
            ),
        ])
    func gotReceivers(code: String, isLeft: Bool) throws {
        let role = "router: { type: \"{Unit}Router\", layer: presentation }"
        let learned = source((role, "router:\n      type: \"{Unit}Router\"  # 20 of 20\n      layer: presentation"))
        let app = SampleModule.app([
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("func open()", with: "\(code)\n    func open()")
        ])
        #expect(try app.report(learned, [ChannelRule.self]).findings.isEmpty == isLeft)
        #expect(try app.report(SampleModule.source, [ChannelRule.self]).findings.count == 1)
    }

    @Test(
        "What a count says of those that do otherwise is no question; what is broken since then is told",
        arguments: [2, 5])
    func questions(otherwise: Int) throws {
        var files: [String: String?] = [:]
        let numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
        for (number, name) in numbers.map({ "Page\($0)" }).enumerated() {
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                let text = text.replacing("Login", with: name)
                files[path.replacing("Login", with: name)] =
                    number < otherwise
                    ? text.replacing("private let output: any", with: "private weak var output:") : text
            }
        }
        let learned = source(
            (
                Self.viewChannel,
                "view -> presenter:\n      hold: strong  # 18 of 20\n      through: viewOutput\n      as: output"
            ))
        let report = try SampleModule.app(files).report(learned, [HoldRule.self])
        #expect(report.findings.count == (otherwise == 2 ? 2 : 1))
        let question = report.findings.first {
            $0.message.hasPrefix("5 of 11 modules do otherwise than this says: is it so?")
        }
        #expect((question != nil) == (otherwise == 5))
        #expect(
            question?.place.path == (otherwise == 5 ? "demo.yml" : nil) && question?.place == question?.statement?.place
        )
        #expect(question?.members?.count == (otherwise == 5 ? 5 : nil))
    }
}
