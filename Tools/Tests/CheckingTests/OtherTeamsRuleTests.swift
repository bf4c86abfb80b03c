import Architecture
import Testing

@testable import Checking

/// Code of other teams that every rule accepts.
@Suite("Rules on what other teams write")
struct OtherTeamsRuleTests {
    func source(_ replacements: (String, String)...) -> ArchitectureSource {
        ArchitectureSource(
            file: "demo.yml",
            text: replacements.reduce(SampleModule.definition) { $0.replacing($1.0, with: $1.1) },
            templates: SampleModule.source.templates)
    }

    @Test("An outlet of a plain type is a piece of the screen, whatever it is called")
    func outlets() throws {
        func app(_ property: String) -> MarkedApp {
            SampleModule.app(
                in: "Login/LoginRouter.swift", [("weak var viewController: UIViewController?", property)])
        }
        try app("var 1️⃣viewController: UIViewController?").expect([FindingSpec("1️⃣", "hold")], by: SampleModule.source)
        let outlet = try app("@IBOutlet var viewController: UIViewController!").report(SampleModule.source)
        #expect(!outlet.findings.contains { $0.rule == "hold" })
    }

    @Test("A channel that names no contract allows the class and its contract")
    func channelWithoutContract() throws {
        let source = source(
            ("  listener: {", "  routerInput: { type: \"{Unit}RouterInput\" }\n  listener: {"),
            (
                "router: { type: \"{Unit}Router\", layer",
                "router: { type: \"{Unit}Router\", implements: routerInput, layer"
            ),
            ("interactorInput, listener, viewModel]", "interactorInput, routerInput, listener, viewModel]"))
        let contract = "\nprotocol LoginRouterInput: AnyObject { func close() }\n"
        let app = SampleModule.app([
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift") + contract,
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("class LoginRouter {", with: "class LoginRouter: LoginRouterInput {"),
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("router: LoginRouter", with: "router: any LoginRouterInput"),
        ])
        try app.expect([], by: source)
    }

    @Test("What two of five were seen to implement is demanded of nobody")
    func fewImplement() throws {
        func app() -> MarkedApp {
            SampleModule.app(
                in: "Login/LoginViewController.swift",
                [
                    (
                        "class LoginViewController: UIViewController, LoginViewInput",
                        "class LoginViewController: UIViewController"
                    )
                ])
        }
        func contracts(_ source: ArchitectureSource) throws -> Int {
            try app().report(source).findings.count { $0.rule == "contract" }
        }
        let line = "    implements: viewInput\n"
        #expect(try contracts(source((line, "    implements: viewInput  # 5 of 5\n"))) == 1)
        #expect(try contracts(source((line, "    implements: viewInput  # 2 of 5\n"))) == 0)
    }

    @Test("Whoever does not conform to what its role was seen to implement is told of, though another type conforms")
    func exceptions() throws {
        func app(_ other: String) -> MarkedApp {
            SampleModule.app([
                "Demo.swift": other,
                "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                    .replacing(
                        "class LoginViewController: UIViewController, LoginViewInput",
                        with: "class 1️⃣LoginViewController: UIViewController"),
            ])
        }
        let line = "    implements: viewInput\n"
        let demo = "final class Demo: LoginViewInput {}"
        let counted = source((line, "    implements: viewInput  # 5 of 5\n"))
        try app(demo).expect(
            [FindingSpec("1️⃣", "contract", "as the view of other")], by: counted)
        // Two are no custom, and of what nobody counted any of those that conform will do.
        try app(demo).expect([], by: source((line, "    implements: viewInput  # 2 of 2\n")))
        try app(demo).expect([], by: source())
        // Another unit's part or another screen is told by it, and an heir conforms in its place.
        try app("import UIKit\nfinal class Panel: UIViewController, LoginViewInput {}").expect([], by: counted)
        let others = try app("final class HomeInteractor: LoginViewInput {}").report(counted).findings
        #expect(!others.contains { $0.rule == "contract" })
        try app("final class Demo: LoginViewController, LoginViewInput {}").expect([], by: counted)
    }

    @Test("A delegate that all share keeps whom it tells, where it is strong")
    func sharedDelegates() throws {
        let source = source(("through: viewInput\n      as: view", "as: view"))
        func app(_ property: String) -> MarkedApp {
            SampleModule.app([
                "Shared.swift": "protocol Showing: AnyObject { func show(model: LoginViewModel) }",
                "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                    + "\nextension LoginViewController: Showing {}",
                "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                    .replacing("weak var view: (any LoginViewInput)?", with: property),
                "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                    .replacing("presenter.view", with: "presenter.delegate"),
            ])
        }
        try app("weak var delegate: Showing?").expect([], by: source)
        let report = try app("var 1️⃣delegate: Showing?").report(source)
        #expect(report.findings.contains { $0.rule == "hold" && $0.message.contains("'delegate'") && !$0.fix.isEmpty })
        // By another name it may be anything.
        try app("let other: Showing? = nil").expect([], by: source)
    }

    @Test("What few were seen to know of other units is forbidden by no learned definition")
    func unseenWays() throws {
        let presenter = SampleModule.text(of: "Login/LoginPresenter.swift")
        func app() -> MarkedApp {
            var files: [String: String?] = [
                "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift")
                    .replacing("func load()", with: "var 1️⃣other: OtherPresenter? = nil\n    func load()")
            ]
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                files[path.replacing("Login", with: "Other")] = text.replacing("Login", with: "Other")
            }
            return SampleModule.app(files)
        }
        #expect(!presenter.isEmpty)
        try app().expect([FindingSpec("1️⃣", "channel", "another unit's presenter")], by: SampleModule.source)
        let role = "  interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }"
        let counted = """
              interactor:
                type: "{Unit}Interactor"  # 20 of 20
                implements: interactorInput
                layer: business
            """
        try app().expect([], by: source((role, counted)))
    }

    @Test(
        "A weak reference to what somebody else keeps is no mistake where the channel was counted, and not demanded",
        arguments: [("  # 19 of 20", true), ("  # 20 of 20", true), ("", false)])
    func keptByOthers(counted: String, isLeft: Bool) throws {
        func app(_ keeper: String?, in name: String = "Keeper.swift") -> MarkedApp {
            SampleModule.app([
                name: keeper,
                "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                    .replacing("private let router: LoginRouter", with: "private weak var 1️⃣router: LoginRouter?")
                    .replacing("router.close()", with: "router?.close()"),
            ])
        }
        let hold = """
            presenter -> router:
                  hold: strong\(counted)
                  as: router
            """
        let source = source(("presenter -> router: { hold: strong, as: router }", hold))
        let told = FindingSpec("1️⃣", "hold", "is weak")
        let keeper = "final class Keeper { var routers: [LoginRouter] = [] }"
        try app(nil).expect([told], by: source)
        try app(keeper).expect(isLeft ? [] : [told], by: source)
        // What a test keeps, the app does not.
        try app("import XCTest\n" + keeper, in: "KeeperTests.swift").expect([told], by: source)
    }

    @Test("A weak reference is no mistake where a strong one would make a cycle", arguments: ["let", "weak var"])
    func strongWouldBeACycle(back: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("private let router: LoginRouter", with: "private weak var router: LoginRouter?")
                .replacing("router.close()", with: "router?.close()"),
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing(
                    "final class LoginRouter {",
                    with: "final class LoginRouter {\n    \(back) presenter: LoginPresenter?"),
        ])
        let report = try app.report(SampleModule.source, [HoldRule.self])
        #expect(report.findings.contains { $0.message.contains("'router'") } == (back != "let"))
    }

    @Test(
        "Who is observed by views of SwiftUI may import it where the definition was learned from units with other views",
        arguments: [(counted: "", isObserved: true), ("  # 60 of 64", true), ("  # 60 of 64", false)])
    func importsForSwiftUI(counted: String, isObserved: Bool) throws {
        let layer =
            "business: { about: what the app does, imports: [Foundation], mayNotImport: [UIKit], knows: entity }"
        let learned = source(
            (layer, "business:\n    imports: [Foundation]\n    mayNotImport: [SwiftUI]\(counted)\n    knows: entity"))
        let text = SampleModule.text(of: "Login/LoginInteractor.swift")
            .replacing(
                ": LoginInteractorInput", with: ": LoginInteractorInput\(isObserved ? ", ObservableObject" : "")")
        let app = SampleModule.app(["Login/LoginInteractor.swift": "import SwiftUI\n" + text])
        let report = try app.report(learned, [ImportsRule.self])
        #expect(report.findings.isEmpty == (!counted.isEmpty && isObserved))
    }

    @Test("What was counted in three is no rule yet", arguments: [("3 of 3", false), ("4 of 4", true), ("", true)])
    func thinEvidence(evidence: String, isTold: Bool) throws {
        let learned = source(("hold: weak  # 69 of 69", evidence.isEmpty ? "hold: weak" : "hold: weak  # \(evidence)"))
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [("weak var view: (any LoginViewInput)?", "var view: (any LoginViewInput)?")])
        let report = try app.report(learned, [HoldRule.self])
        #expect(report.findings.isEmpty != isTold)
    }

    @Test(
        "A learned definition forbids no way to who is known already, nor to those who have a role that few have",
        arguments: [
            (counted: "", isKnown: false, isTold: true), ("  # 20 of 20", false, true), ("  # 9 of 20", false, false),
            ("", true, true), ("  # 20 of 20", true, false),
        ])
    func littleKnown(counted: String, isKnown: Bool, isTold: Bool) throws {
        let learned = source(
            (
                "router: { type: \"{Unit}Router\", layer: presentation }",
                "router:\n    type: \"{Unit}Router\"\(counted)\n    layer: presentation"
            ),
            (
                "  - router -> view:",
                (isKnown ? "  - router -> interactor: { of: another, hold: static }\n" : "") + "  - router -> view:"
            ))
        let app = SampleModule.app(
            in: "Login/LoginRouter.swift",
            [("weak var viewController", "let interactor: any LoginInteractorInput\n    weak var viewController")])
        let report = try app.report(learned, [ChannelRule.self])
        #expect(report.findings.contains { $0.message.contains("holds the interactor") } == isTold)
    }

    @Test("What only tests have of a contract stands for no part of the app", arguments: [true, false])
    func mocksOfTests(isOfTests: Bool) throws {
        let mock = "final class Fake: LoginInteractorInput { func load() -> UserEntity { UserEntity() } }"
        let name = isOfTests ? "AppTests/Fake.swift" : "Fakes/Fake.swift"
        let dropped = SampleModule.app([
            name: mock,
            "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift")
                .replacing("final class LoginInteractor: LoginInteractorInput", with: "final class 1️⃣LoginInteractor"),
        ])
        try dropped.expect(
            isOfTests ? [FindingSpec("1️⃣", "contract", "does not conform")] : [], by: SampleModule.source)
        let deleted = SampleModule.app([name: mock, "Login/LoginInteractor.swift": nil])
        let report = try deleted.report(SampleModule.source)
        #expect(report.findings.contains { $0.message.contains("has no interactor") } == isOfTests)
    }

    @Test(
        "A count behind a list is of the word at its place",
        arguments: [("20 of 20; not sure: 3 of 5; 20 of 20", true), ("20 of 20; 20 of 20; not sure: 3 of 5", false)])
    func evidenceOfWords(comment: String, isLeft: Bool) throws {
        let creates = """
            assembly:
              by: builder
              function: build
              creates: [view, presenter, router]  # \(comment)
              returns: view
            """
        let source = source(
            (
                "assembly: { by: builder, function: build, creates: [view, presenter, interactor, router], returns: view }",
                creates
            ))
        let app = SampleModule.app(
            in: "Login/LoginRouter.swift",
            [("func close()", "func mutated() { _ = 1️⃣LoginPresenter() }\n    func close()")])
        try app.expect(isLeft ? [] : [FindingSpec("1️⃣", "assembly", "makes LoginPresenter")], by: source)
    }

    @Test("Nobody is blamed for making what a builder makes that learn is not sure of", arguments: [true, false])
    func unsureBuilder(isUnsure: Bool) throws {
        let assembly = """
            assembly:
              by: builder\(isUnsure ? "  # not sure: 3 of 9" : "  # 9 of 9")
              function: build
              creates: [view, presenter, interactor, router]
              returns: view
            """
        let source = source(
            (
                "assembly: { by: builder, function: build, creates: [view, presenter, interactor, router], returns: view }",
                assembly
            ))
        let app = SampleModule.app(
            in: "Login/LoginRouter.swift",
            [("func close()", "func mutated() { _ = 1️⃣LoginPresenter() }\n    func close()")])
        try app.expect(isUnsure ? [] : [FindingSpec("1️⃣", "assembly", "makes LoginPresenter")], by: source)
    }

    @Test(
        "Where a property wrapper of the app's own asks the container, nobody knows what is asked for",
        arguments: [true, false])
    func wrappers(isWrapper: Bool) throws {
        let wrapper = """
            struct Given<Value> {
                var wrappedValue: Value { Container.shared.resolve(type: Value.self) }
            }
            """
        let app = SampleModule.app([
            "Wiring.swift": "func wire(container: Container) { container.register(Clock.self) { Clock() }\n"
                + "container.register(Wall.self) { Wall() }\n_ = container.resolve(Wall.self) }",
            "Clock.swift": "final class Clock {}\nfinal class Wall {}",
            "Given.swift": (isWrapper ? "@propertyWrapper\n" : "") + (isWrapper ? wrapper : "struct Given {}"),
        ])
        let found = try app.report(SampleModule.source).findings.contains { $0.message.contains("resolved nowhere") }
        #expect(found == !isWrapper)
    }

    @Test("What takes a router does not keep it")
    func keptByNoClosure() throws {
        let app = SampleModule.app([
            "Keeper.swift": "final class Keeper { var onOpen: ((LoginRouter) -> Void)?; weak var last: LoginRouter? }",
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("private let router: LoginRouter", with: "private weak var 1️⃣router: LoginRouter?")
                .replacing("router.close()", with: "router?.close()"),
        ])
        try app.expect([FindingSpec("1️⃣", "hold", "is weak")], by: SampleModule.source)
    }

    @Test(
        "A circle is told where the definition is not sure of what should be weak, by the rule on holds where it is",
        arguments: ["13 of 20", "69 of 69"])
    func circles(evidence: String) throws {
        let isSure = evidence == "69 of 69"
        let source = source(("hold: weak  # 69 of 69", "hold: weak  # \(isSure ? "" : "not sure: ")\(evidence)"))
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [("weak var view: (any LoginViewInput)?", "var view: (any LoginViewInput)?")])
        let rules = try app.report(source).findings.map(\.rule)
        #expect(rules.contains("hold") == isSure)
        #expect(rules.contains("cycle") == !isSure)
    }
}
