import Architecture
import Findings
import Testing

@testable import Checking

/// The findings of each rule, their places, and the code that it accepts.
@Suite("Rules of scaena check")
struct RuleTests {
    func expect(
        in name: String, _ replacements: [(String, String)], _ specs: FindingSpec...,
        location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try SampleModule.app(in: name, replacements).expect(specs, by: SampleModule.source, location: location)
    }

    @Test("A module that is as the definition says has no findings")
    func healthy() throws {
        let report = try SampleModule.app().expect([], by: SampleModule.source)
        #expect(report.counts.units == 1)
        #expect(report.counts.actors == 5)
        #expect(report.counts.channels == 6)
    }

    @Test("An optional channel may be gone, and is held as it says; where it is absent, nothing is missing")
    func optionalChannel() throws {
        let source = ArchitectureSource(
            file: "demo.yml",
            text: SampleModule.definition.replacing(
                "  - router -> view:",
                with: "  - interactor -> presenter: { hold: weak, as: presenter, optional: true }\n  - router -> view:"),
            templates: SampleModule.source.templates)
        #expect(try source.definition().channels.contains { $0.from == "interactor" } == false)
        try SampleModule.app().expect([], by: source)
        func app(_ property: String) -> MarkedApp {
            let head = "final class LoginInteractor: LoginInteractorInput {"
            let set = "func attach(_ presenter: LoginPresenter) { self.presenter = presenter }"
            return SampleModule.app(
                in: "Login/LoginInteractor.swift", [(head, "\(head)\n    \(property)\n    \(set)")])
        }
        try app("weak var presenter: LoginPresenter?").expect([], by: source)
        try app("var 1️⃣presenter: LoginPresenter?").expect([FindingSpec("1️⃣", "hold")], by: source)
        let refused = try app("weak var 1️⃣presenter: LoginPresenter?").report(SampleModule.source)
        #expect(refused.findings.map(\.rule) == ["channel"])
    }

    // MARK: Holds

    @Test(
        "A strong reference where the channel says weak is found, whatever it is wrapped in",
        arguments: [
            "var 1️⃣view: (any LoginViewInput)?", "var 1️⃣view: LoginViewInput!", "unowned var 1️⃣view: LoginViewInput",
            "var 1️⃣view: Optional<LoginViewInput>",
        ])
    func strongView(text: String) throws {
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift", [("weak var view: (any LoginViewInput)?", text)])
        let report = try app.expect([FindingSpec("1️⃣", "hold")], by: SampleModule.source)
        let finding = try #require(report.findings.first)
        #expect(finding.statement?.text == "hold: weak")
        #expect(finding.statement?.evidence == "69 of 69")
        #expect(finding.statement?.place.line == 30)
        // The whole circle is told where there is one.
        #expect(finding.notes.count == (text.contains("unowned") ? 0 : 2))
    }

    @Test(
        "Weak references, boxes and what is not stored are no strong references",
        arguments: [
            "weak var view: LoginViewInput!", "weak var view: LoginViewController.Input?",
            "var view: WeakBox<LoginViewInput>?", "var view: (any LoginViewInput)? { nil }",
            "var makeView: (() -> LoginViewInput)?\n    weak var view: LoginViewInput?",
            "static var view: LoginViewInput?",
        ])
    func noStrongView(text: String) throws {
        try expect(in: "Login/LoginPresenter.swift", [("weak var view: (any LoginViewInput)?", text)])
    }

    @Test("Views in arrays and dictionaries are held strongly, too")
    func collections() throws {
        try expect(
            in: "Login/LoginPresenter.swift",
            [
                (
                    "weak var view: (any LoginViewInput)?",
                    "weak var view: (any LoginViewInput)?\n    var 1️⃣views: [String: LoginViewInput] = [:]"
                )
            ],
            FindingSpec("1️⃣", "hold", "'views' of LoginPresenter is strong"))
    }

    @Test("A weak reference where the channel says strong is found")
    func weakInteractor() throws {
        try expect(
            in: "Login/LoginPresenter.swift",
            [
                (
                    "private let interactor: any LoginInteractorInput",
                    "private weak var 1️⃣interactor: LoginInteractorInput?"
                )
            ],
            FindingSpec("1️⃣", "hold", "is weak"))
    }

    @Test("A property without a written type holds what its first value is")
    func firstValue() throws {
        try expect(
            in: "Login/LoginRouter.swift",
            [
                (
                    "weak var viewController: UIViewController?",
                    """
                    weak var viewController: UIViewController?
                        private let 1️⃣other = 2️⃣LoginPresenter(interactor: made(), router: made())
                    """
                )
            ],
            FindingSpec("1️⃣", "cycle", "LoginPresenter"),
            FindingSpec("2️⃣", "assembly", "LoginRouter makes LoginPresenter"))
    }

    @Test("Where no builder is seen to make anything, nothing is said of who makes actors")
    func otherBuilder() throws {
        let built = SampleModule.text(of: "Login/LoginBuilder.swift")
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": "enum LoginBuilder {}",
            "App/Assembly.swift": built.replacing("LoginBuilder", with: "Assembly"),
        ])
        let report = try app.expect([], by: SampleModule.source)
        #expect((report.rules["assembly"]?.unjudged ?? 0) > 2)
    }

    // MARK: Channels

    @Test("A role without a channel, and a class in the place of a contract, are found")
    func channels() throws {
        try expect(
            in: "Login/LoginViewController.swift",
            [
                (
                    "private let output: any LoginViewOutput",
                    "private let 1️⃣output: LoginPresenter\n    private var 2️⃣interactor: LoginInteractorInput?"
                ),
                ("init(output: any LoginViewOutput) { self.output = output }", ""),
            ],
            FindingSpec("1️⃣", "channel", "is of type LoginPresenter, where LoginViewOutput is declared"),
            FindingSpec("2️⃣", "channel", "holds the interactor"))
    }

    @Test("Who talks to another through a third is found; who builds knows everybody")
    func reachingThrough() throws {
        try SampleModule.app([
            "Login/LoginViewController.swift": """
            import UIKit

            final class LoginViewController: UIViewController, LoginViewInput {
                private let output: any LoginViewOutput
                init(output: any LoginViewOutput) { self.output = output }
                func closeTapped() { output.interactor.1️⃣load() }
                func show(model: LoginViewModel) {}
            }
            """,
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func closeTapped()", with: "func closeTapped(); var interactor: LoginInteractorInput { get }"),
        ]).expect([FindingSpec("1️⃣", "channel", "calls the interactor by 'load'")], by: SampleModule.source)
    }

    @Test("What is said otherwise than the channel says is found once for each name")
    func says() throws {
        try SampleModule.app([
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift").replacing(
                "output.closeTapped()", with: "output.closeTapped(); output.1️⃣doIt(); output.doIt()"),
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func closeTapped()", with: "func closeTapped(); func doIt()"),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "func closeTapped()", with: "func doIt() {}\n    func closeTapped()"),
        ]).expect([FindingSpec("1️⃣", "says", "'doIt'")], by: SampleModule.source)
    }

    // MARK: Data and layers

    @Test("What a channel does not carry and a role does not know is found")
    func entities() throws {
        try SampleModule.app([
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func show(model: LoginViewModel)",
                with: "func show(model: LoginViewModel); func show(users: [1️⃣UserEntity])"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift").replacing(
                "func closeTapped() {",
                with: "func show(\n        users: [2️⃣UserEntity]\n    ) {}\n    func closeTapped() {"),
        ]).expect(
            [
                FindingSpec("1️⃣", "carries-and-knows", "'show' of LoginViewInput hands over UserEntity"),
                FindingSpec("2️⃣", "carries-and-knows", "a view does not know entity"),
            ], by: SampleModule.source)
    }

    @Test("An import that the layer may not have is found where it stands")
    func imports() throws {
        try expect(
            in: "Login/LoginInteractor.swift", [("import Foundation", "import Foundation\nimport 1️⃣UIKit")],
            FindingSpec("1️⃣", "imports", "LoginInteractor imports UIKit"))
    }

    @Test("A file that holds a role which may import it is not judged")
    func sharedFile() throws {
        let interactor = SampleModule.text(of: "Login/LoginInteractor.swift")
        let router = SampleModule.text(of: "Login/LoginRouter.swift")
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": router.replacing("class LoginRouter", with: "class 1️⃣LoginRouter")
                + interactor.replacing("import Foundation", with: ""),
            "Login/LoginRouter.swift": nil,
        ])
        let report = try app.expect(
            [FindingSpec("1️⃣", "unit", "is declared in LoginInteractor.swift")], by: SampleModule.source)
        #expect(report.rules["imports"]?.unjudged == 1)
    }

    @Test(
        "A class of UIKit by a generic base of the app may import UIKit, whatever its layer; any other heir may not",
        arguments: [
            ("UIViewController", isTold: false), ("UITableViewController", false), ("UICollectionViewCell", false),
            ("NSObject", true), ("NSObject, UITableViewDelegate", true), ("UIOwnController", true),
        ])
    func heirOfUIKit(base: String, isTold: Bool) throws {
        let text = SampleModule.text(of: "Login/LoginInteractor.swift")
            .replacing("import Foundation", with: "import Foundation\nimport \(isTold ? "1️⃣" : "")UIKit")
            .replacing("class LoginInteractor:", with: "class LoginInteractor: Shared<Int>,")
        // An extension makes a class of UIKit known to the sources, as most apps have it.
        let base =
            "import UIKit\nclass UIOwnController {}\nextension UITableViewController {}\nclass Shared<Content>: \(base) {}"
        try SampleModule.app(["Base.swift": base, "Login/LoginInteractor.swift": text]).expect(
            isTold ? [FindingSpec("1️⃣", "imports", "LoginInteractor imports UIKit")] : [], by: SampleModule.source)
    }

    @Test("A view controller by a base of the app imports no other module that its layer may not")
    func heirOfUIKitAndOthers() throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing("mayNotImport: [UIKit]", with: "mayNotImport: [UIKit, CoreData]"))
        let text = SampleModule.text(of: "Login/LoginInteractor.swift")
            .replacing("import Foundation", with: "import UIKit\nimport 1️⃣CoreData")
            .replacing("class LoginInteractor:", with: "class LoginInteractor: Shared<Int>,")
        try SampleModule.app([
            "Base.swift": "import UIKit\nclass Shared<Content>: UIViewController {}",
            "Login/LoginInteractor.swift": text,
        ]).expect([FindingSpec("1️⃣", "imports", "LoginInteractor imports CoreData")], by: source)
    }

    @Test("A file that only adds to a role is judged where it has no type of its own")
    func addingFile() throws {
        let adding = "extension LoginInteractor { func more() {} }"
        try SampleModule.app(["Login/LoginInteractor+More.swift": "import 1️⃣UIKit\n" + adding])
            .expect([FindingSpec("1️⃣", "imports", "LoginInteractor imports UIKit")], by: SampleModule.source)
        try SampleModule.app([
            "Login/LoginInteractor+More.swift": "import UIKit\nenum Sort { var icon: UIImage? { nil } }\n" + adding
        ]).expect([], by: SampleModule.source)
    }

    @Test("What is called like a role, and is of another kind than nearly all of that role, is not judged by it")
    func otherKind() throws {
        func app(_ count: Int, _ mark: String) -> MarkedApp {
            var files: [String: String?] = [
                "Login/LoginRouter.swift": nil,
                "Login/Sorts.swift": "enum \(mark)LoginRouter { case one }",
                "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                    .replacing("router.viewController = view", with: ""),
            ]
            for number in 0..<count {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    let name = "Screen\("ABCDEFGHIJKL".map(String.init)[number])"
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name)
                }
            }
            return SampleModule.app(files)
        }
        try app(9, "").expect([], by: SampleModule.source)
        try app(8, "1️⃣").expect(
            [FindingSpec("1️⃣", "unit", "is declared in Sorts.swift")], by: SampleModule.source)
    }
}
