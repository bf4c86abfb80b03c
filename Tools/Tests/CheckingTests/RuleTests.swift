import Architecture
import Findings
import Testing

@testable import Checking

/// The findings of each rule, their places, and the code that it accepts.
@Suite("Rules of scaena check")
struct RuleTests {
    private func expect(
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

    // MARK: Assembly and navigation

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
        "What a learned definition saw in four of five units is missed in none",
        arguments: [("4 of 5", 0), ("9 of 10", 1)])
    func rareParts(evidence: String, count: Int) throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "router: { type: \"{Unit}Router\", layer: presentation }",
                with: "router:\n    type: \"{Unit}Router\"  # \(evidence)\n    layer: presentation"))
        let report = try SampleModule.app(["Login/LoginRouter.swift": nil]).report(source, [UnitRule.self])
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

    // MARK: What is learned may be wrong

    @Test("What learn was not sure of is no rule; a circle is told of each unit, however many have one")
    func doubts() throws {
        func app() throws -> MarkedApp {
            var files: [String: String?] = [:]
            for name in ["Login", "Note", "Item"] {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name).replacing(
                        "weak var view:", with: "var view:")
                }
            }
            return SampleModule.app(files)
        }
        func source(_ evidence: String) -> ArchitectureSource {
            SampleModule.source.with(text: SampleModule.definition.replacing("# 69 of 69", with: evidence))
        }
        let all = try app().report(source("# because a screen owns itself"))
        #expect(all.findings.map(\.rule) == ["hold", "hold", "hold"])
        let counted = try app().report(source("# 69 of 69"))
        #expect(counted.findings.map(\.rule) == ["hold", "hold", "hold"])
        let unsure = try app().report(source("# not sure: 5 of 9"))
        // That they lead in a circle is so, whatever was learned.
        #expect(unsure.findings.map(\.rule) == ["cycle", "cycle", "cycle"] && unsure.rules["hold"]?.unjudged == 3)
        #expect(unsure.findings.allSatisfy { $0.remedy == "Hold 'view' weakly." })
    }

    @Test("Where many go a way that a learned definition has not, it lacks the way")
    func unseenWays() throws {
        func findings(going count: Int, _ source: ArchitectureSource) throws -> [Finding] {
            var files: [String: String?] = [:]
            let names = ["Login", "Note", "Item", "Order", "Cart", "Wish"] + (1...14).map { "Ride\($0)" }
            for (number, name) in names.enumerated() {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name).replacing(
                        "    func load()",
                        with: number < count
                            ? "    private let router = \(name)Router()\n    func load()" : "    func load()")
                }
            }
            return try SampleModule.app(files).report(source, [ChannelRule.self]).findings
        }
        let learned = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }",
                with:
                    "interactor:\n    type: \"{Unit}Interactor\"  # 10 of 10\n    implements: interactorInput\n    layer: business"
            ))
        #expect(try findings(going: 3, learned) == [])
        #expect(try findings(going: 2, learned).count == 2)
        #expect(try findings(going: 3, SampleModule.source).count == 3)
    }

    // MARK: Cycles and names

    @Test("Strong references in a circle are told whole, once")
    func cycle() throws {
        let app = SampleModule.app(
            in: "Login/LoginInteractor.swift",
            [("func load()", "var 1️⃣presenter: LoginPresenter?\n    func load()")])
        let report = try app.expect(
            [FindingSpec("1️⃣", "cycle")], by: SampleModule.source)
        let cycle = try #require(report.findings.first { $0.rule == "cycle" })
        #expect(cycle.notes.count == 2)
    }

    private func view(_ code: String) -> String {
        """
        import UIKit

        final class LoginViewController: UIViewController, LoginViewInput {
            private let output: any LoginViewOutput
            private var onClose: (() -> Void)?
            private var next: () -> Void = {}
            init(output: any LoginViewOutput) { self.output = output }
            func show(model: LoginViewModel) {
                \(code)
            }
        }
        """
    }

    @Test(
        "A closure that holds the one who keeps it is told, once for each property",
        arguments: [
            ("1️⃣onClose = { self.title = nil }; onClose = { self.title = nil }", "LoginViewController → closure →"),
            ("self.1️⃣next = { [self] in title = nil }", "by itself"),
            ("output.1️⃣closed = { self.title = nil }", "LoginViewController → LoginPresenter → closure →"),
        ])
    func closureCycle(code: String, message: String) throws {
        try closures(in: code).expect([FindingSpec("1️⃣", "cycle", message)], by: SampleModule.source)
    }

    @Test(
        "A closure is kept by whatever of the app's classes its owner holds strongly",
        arguments: [
            ("private let field = NameField()", true), ("private lazy var field: NameField = { NameField() }()", true),
            ("weak var field: NameField?", false), ("private var field: NameField { NameField() }", false),
            ("private let field = NameStyle()", false),
        ])
    func closureOfPiece(field: String, isKept: Bool) throws {
        let app = SampleModule.app([
            "Fields.swift": """
            import UIKit
            class Field: UITextField { var changed: ((String) -> Void)? }
            final class NameField: Field {}
            struct NameStyle { var changed: ((String) -> Void)? }
            """,
            "Login/LoginViewController.swift": view("field.\(isKept ? "1️⃣" : "")changed = { _ in self.title = nil }")
                .replacing("private let output", with: "\(field)\n    private let output"),
        ])
        let told = FindingSpec("1️⃣", "cycle", "LoginViewController → NameField → closure → LoginViewController")
        try app.expect(isKept ? [told] : [], by: SampleModule.source)
    }

    @Test("A structure whose closure leads in a circle is told what to capture, since it cannot be weak")
    func closureOfStructure() throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": """
            import SwiftUI
            struct LoginViewController: View, LoginViewInput {
                @StateObject var output: LoginPresenter
                func start() { output.closed = { self.leave() } }
                func leave() { start() }
            }
            """,
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "private let router", with: "var closed: (() -> Void)?\n    private let router"),
        ])
        let findings = try app.report(SampleModule.source, [CycleRule.self]).findings
        #expect(findings.map { $0.remedy.contains("[model] in") } == [true], "\(findings)")
    }

    @Test(
        "A closure that holds weakly, is held by others, or is kept by nobody is no circle",
        arguments: [
            "onClose = { [weak self] in self?.title = nil }", "onClose = { [unowned self] in title = nil }",
            "onClose = { print() }", "output.closed = { [weak self] in self?.title = nil }",
            "output.computed = { self.title = nil }", "UIView.animate(withDuration: 1) { self.title = nil }",
            "let other = HomeScreen(); other.closed = { self.title = nil }",
            "next = { self.title = nil }; next?(); next = nil",
        ])
    func noClosureCycle(code: String) throws {
        try closures(in: code).expect([], by: SampleModule.source)
    }

    private func closures(in code: String) -> MarkedApp {
        SampleModule.app([
            "Login/LoginViewController.swift": view(code),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift").replacing(
                "private let router",
                with:
                    "var closed: (() -> Void)?\n    var computed: () -> Void { get { {} } set {} }\n    private let router"
            ),
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func closeTapped()",
                with: "func closeTapped(); var closed: (() -> Void)? { get set }; var computed: () -> Void { get set }"),
        ])
    }

    @Test("What is said otherwise than the channel says is found once for each name")
    func says() throws {
        try SampleModule.app([
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift").replacing(
                "output.closeTapped()", with: "output.closeTapped(); output.1️⃣doIt(); output.doIt()"),
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "func closeTapped()", with: "func closeTapped(); func doIt()"),
        ]).expect([FindingSpec("1️⃣", "says", "'doIt'")], by: SampleModule.source)
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
