import Architecture
import Findings
import Testing

@testable import Checking

/// Places that a rule leaves out since they cannot be proven, each beside what it tells.
@Suite("What is left out")
struct LeftOutTests {
    static let count = "  # 20 of 20"
    let learned = SampleModule.counted(count)

    func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    func messages(_ app: MarkedApp, _ source: ArchitectureSource, _ rule: any Rule.Type) throws -> [String] {
        try app.report(source, [rule]).findings.map(\.message)
    }

    @Test(
        "A base behind an alias may stand behind a protocol",
        arguments: [("Showing & BaseScreen", true), ("Showing & OtherScreen", false)])
    func aliasedBase(alias: String, isBase: Bool) throws {
        let source = SampleModule.counted(Self.count, ("base: UIViewController", "base: BaseScreen"))
        let app = SampleModule.app([
            "Screens.swift": """
            import UIKit
            protocol Showing {}
            class BaseScreen: UIViewController {}
            class OtherScreen {}
            typealias LoginScreen = \(alias)
            """,
            "Login/LoginViewController.swift": text(
                "ViewController", ("LoginViewController: UIViewController", "LoginViewController: LoginScreen")),
        ])
        #expect(try messages(app, source, UnitRule.self).contains { $0.contains("BaseScreen") } == !isBase)
    }

    // MARK: Contracts

    @Test("An heir of whom a contract is for has it from there", arguments: [true, false])
    func heirs(isHeir: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text("Presenter", ("final class", "class")),
            "Login/LoginInteractor.swift": """
            final class LoginInteractor: \(isHeir ? "LoginPresenter" : "LoginViewOutput"), LoginInteractorInput {
                func load() -> UserEntity { UserEntity() }
            }
            """,
        ])
        let found = try messages(app, learned, ContractRule.self)
        #expect(found.contains { $0.hasPrefix("LoginInteractor conforms to LoginViewOutput") } == !isHeir)
    }

    @Test(
        "Contracts of several names, and those called after whoever conforms, are minded where somebody wrote so",
        arguments: [
            ("delegates: { type: \"{Unit}…Delegate\" }", "LoginCarouselCellDelegate", true, false),
            ("delegates: { type: \"{Unit}…Delegate\" }", "LoginCarouselCellDelegate", false, true),
            ("delegates: { type: \"{Unit}InteractorHandler\" }", "LoginInteractorHandler", true, false),
            ("delegates: { type: \"{Unit}Handler\" }", "LoginHandler", true, true),
        ])
    func looseContracts(contract: String, name: String, isLearned: Bool, isTold: Bool) throws {
        let source = SampleModule.counted(
            isLearned ? Self.count : "", ("  viewInput: {", "  \(contract)\n  viewInput: {"),
            ("implements: [viewOutput, listener]", "implements: [viewOutput, listener, delegates]"))
        let app = SampleModule.app([
            "Login/Cell.swift": "protocol \(name): AnyObject { func picked() }",
            "Login/LoginInteractor.swift": text(
                "Interactor", (": LoginInteractorInput", ": LoginInteractorInput, \(name)")),
        ])
        let found = try messages(app, source, ContractRule.self)
        #expect(found.contains { $0.hasPrefix("LoginInteractor conforms to \(name)") } == isTold)
    }

    @Test("Of two contracts of one name nobody conforms to the wrong one", arguments: [true, false])
    func twice(isTwice: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": text(
                "Interactor", (": LoginInteractorInput", ": LoginInteractorInput, LoginViewOutput")),
            "Other/Output.swift": isTwice ? "protocol LoginViewOutput: AnyObject {}" : "",
        ])
        #expect(try messages(app, learned, ContractRule.self).isEmpty == isTwice)
    }

    @Test(
        "A contract that leads to other units, too, and nobody conforms to is told where one's own unit is told by it")
    func toOthersToo() throws {
        let source = SampleModule.counted(
            Self.count,
            (
                "  - router -> builder:",
                "  - interactor -> view: { of: another, hold: weak, through: viewInput }\n  - router -> builder:"
            ))
        #expect(try messages(SampleModule.app(), source, ContractRule.self) == [])
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text("ViewController", (", LoginViewInput", ""))
        ])
        #expect(
            try messages(app, source, ContractRule.self)
                == ["LoginViewController does not conform to LoginViewInput, and nobody else does"])
    }

    @Test(
        "A contract without members that nobody names is missed by nobody",
        arguments: [
            ("protocol LoginMore: Sendable {}", false), ("protocol LoginMore { func more() }", true),
            ("protocol LoginMore {}\nfunc use(_ more: any LoginMore) {}", true),
        ])
    func emptyContracts(declaration: String, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count,
            (
                "  listener: { type: \"{Unit}Listener\" }",
                "  listener: { type: \"{Unit}Listener\" }\n  more: { type: \"{Unit}More\" }"
            ),
            ("    implements: viewInput\n", "    implements: [viewInput, more]\n"))
        let app = SampleModule.app(["Login/LoginMore.swift": declaration])
        #expect(try messages(app, source, ContractRule.self).isEmpty == !isTold)
    }

    // MARK: Channels

    @Test(
        "What has values alone is data, and nobody to talk to",
        arguments: [("let name: String", true), ("let name: String\n    func close() {}", false)])
    func data(members: String, isData: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginRouter.swift": """
            final class LoginRouter {
                \(members)
                init(name: String) { self.name = name }
            }
            """,
            "Login/LoginInteractor.swift": text("Interactor", ("func load", "let router: LoginRouter\n    func load")),
        ])
        let found = try messages(app, learned, ChannelRule.self)
        #expect(found == (isData ? [] : ["LoginInteractor holds the router, to which an interactor has no channel"]))
    }

    @Test(
        "A view that knows its interactor is told in few units, too, where all of them say who knows that",
        arguments: [(others: 1, hasPresenter: true), (2, true), (1, false)])
    func fewUnits(others: Int, hasPresenter: Bool) throws {
        func held(_ text: String) -> String {
            text.replacing(
                "private let output:",
                with: "private var interactor: (any LoginInteractorInput)?\n    private let output:")
        }
        var files: [String: String?] = ["Login/LoginViewController.swift": held(text("ViewController"))]
        // Where nobody of those is there who know it, somebody takes their place.
        if !hasPresenter { files["Login/LoginPresenter.swift"] = "" }
        if others > 1 {
            for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                files[path.replacing("Login", with: "Note")] = held(text).replacing("Login", with: "Note")
            }
        }
        let channels = [
            (
                "- view -> presenter: { hold: strong, through: viewOutput, as: output, says: \"…Tapped\", carries: primitive }",
                "- view -> presenter:  # 5 of 5\n        hold: strong\n        through: viewOutput\n        as: output"
            ),
            (
                "- presenter -> interactor: { hold: strong, through: interactorInput, as: interactor, carries: [primitive, entity] }",
                "- presenter -> interactor:  # 5 of 5\n        hold: strong\n        through: interactorInput\n        as: interactor"
            ),
        ]
        let few = SampleModule.counted("  # 5 of 5", channels[0], channels[1])
        #expect(
            try messages(SampleModule.app(files), few, ChannelRule.self)
                == (others > 1 || !hasPresenter
                    ? [] : ["LoginViewController holds the interactor, to which a view has no channel"]))
    }

    @Test(
        "A contract takes the place of its class by itself where it has all that is used",
        arguments: [("load", true), ("reload", false)])
    func usedMembers(name: String, isMended: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter",
                ("private let interactor: any LoginInteractorInput", "private let interactor: LoginInteractor"),
                ("router.close()", "_ = interactor.\(name)()")),
            "Login/LoginInteractor.swift": text("Interactor", ("func load", "func reload() {}\n    func load")),
        ])
        let findings = try app.report(SampleModule.source, [ChannelRule.self]).findings
        #expect(findings.count == 1 && findings.allSatisfy { $0.fix.isEmpty == !isMended })
    }

    // MARK: Containers

    @Test("A name that one module registers and another one resolves is one type", arguments: [true, false])
    func twins(isTwin: Bool) throws {
        let app = SampleModule.app([
            "A/A.swift": """
            protocol Clock {}
            func register(container: Container) {
                container.register(Watch.self) { Watch() }
                container.register(Outside.\(isTwin ? "Clock" : "Other").self) { Watch() }
            }
            func resolve(container: Container) { _ = container.resolve((any Clock).self); _ = container.resolve(Watch.self) }
            final class Watch {}
            """
        ])
        #expect(try messages(app, SampleModule.source, ContainersRule.self).isEmpty == isTwin)
    }

    // MARK: Names and bases

    @Test("A part in the folder of another role is told where others of its unit stand there")
    func folders() throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition
                .replacing("path: \"{Unit}Presenter.swift\"", with: "path: \"Presenter/{Unit}Presenter.swift\"")
                .replacing("path: \"{Unit}Interactor.swift\"", with: "path: \"Interactor/{Unit}Interactor.swift\""))
        func app(_ folder: String) -> MarkedApp {
            SampleModule.app([
                "Login/LoginPresenter.swift": nil, "Login/LoginInteractor.swift": nil,
                "Login/\(folder)/LoginPresenter.swift": text(
                    "Presenter", ("final class LoginP", "final class 1️⃣LoginP")),
                "Login/Interactor/LoginInteractor.swift": text("Interactor"),
            ])
        }
        for folder in ["Presenter", "Shared"] { try app(folder).expect([], by: source) }
        try app("Interactor").expect(
            [FindingSpec("1️⃣", "unit", "LoginPresenter.swift stands in the folder Interactor, and not in Presenter")],
            by: source)
    }

    @Test("Two parts in one misnamed file are told once")
    func misnamed() throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": nil, "Login/LoginInteractor.swift": nil,
            "Login/Logn.swift": text("Interactor") + text("Presenter"),
        ])
        #expect(try messages(app, SampleModule.source, UnitRule.self).count == 1)
    }

    // MARK: Wires

    @Test(
        "A screen that nobody opens, or that is made by its metatype, may be without what others set",
        arguments: [
            ("let storyboard = board.make(\"Login\") as? LoginViewController", true), ("", false),
            ("var screen: LoginViewController.Type = LoginViewController.self", false),
            ("} final class LoginModel: Model<LoginViewController> {", false),
        ])
    func openedScreens(code: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text(
                "ViewController", ("private let output: any LoginViewOutput", "var output: (any LoginViewOutput)?"),
                ("    init(output: any LoginViewOutput) { self.output = output }\n", ""),
                ("output.close", "output?.close")),
            "Login/LoginBuilder.swift": text("Builder", ("LoginViewController(output: presenter)", "made()")),
            "Other.swift":
                "final class Other { func open(board: Board) { \(isTold ? code : "") } \(isTold ? "" : code) }",
        ])
        #expect(
            try messages(app, SampleModule.source, AssemblyRule.self).contains(
                "nobody sets 'output' of LoginViewController") == isTold)
    }

    // MARK: References

    @Test(
        "A weak reference beside a strong one by a contract that the definition has not is none to blame",
        arguments: [("any LoginHandler", false), ("any OtherHandler", true)])
    func otherContracts(type: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginViewController.swift": text(
                "ViewController",
                (
                    "private let output: any LoginViewOutput",
                    "weak var output: (any LoginViewOutput)?\n    let handler: \(type)"
                )),
            "Login/LoginPresenter.swift": text("Presenter", (": LoginViewOutput", ": LoginViewOutput, LoginHandler")),
            "Handlers.swift": "protocol LoginHandler {}\nprotocol OtherHandler {}",
        ])
        let channel =
            "- view -> presenter: { hold: strong, through: viewOutput, as: output, says: \"…Tapped\", carries: primitive }"
        let source = SampleModule.counted(
            Self.count,
            (
                channel,
                "- view -> presenter:\n        hold: strong\(Self.count)\n        through: viewOutput\n        as: output"
            ))
        #expect(try messages(app, source, HoldRule.self).isEmpty == !isTold)
    }

    @Test(
        "A way that few go says little of how it is held where no circle is seen", arguments: ["20 of 20", "7 of 20"])
    func rareWays(count: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text(
                "Presenter", ("private let router: LoginRouter", "weak var router: LoginRouter?")),
            "Login/LoginRouter.swift": text(
                "Router", ("weak var viewController: UIViewController?", "var viewController: LoginViewController?")),
        ])
        let source = SampleModule.counted(
            Self.count, ("    knows: viewModel\n", ""),
            (
                "- router -> view: { hold: weak, as: viewController }",
                "- router -> view:  # \(count)\n        hold: weak  # 7 of 8\n        as: viewController"
            ))
        let foreign = source.with(
            text: source.text.replacing(
                "- presenter -> router: { hold: strong, as: router }", with: "- view -> router: { hold: strong }"))
        #expect(try messages(app, foreign, HoldRule.self).isEmpty == (count == "7 of 20"))
    }

    @Test(
        "A protocol that a parent binds to classes can be held weakly", arguments: ["class", "AnyObject", "Sendable"])
    func classBound(parent: String) throws {
        let contracts = text("Contracts", ("LoginViewInput: AnyObject", "LoginViewInput: Base"))
        let app = SampleModule.app([
            "Login/LoginContracts.swift": contracts + "\nprotocol Base: \(parent) {}",
            "Login/LoginPresenter.swift": text("Presenter", ("weak var view", "var view")),
        ])
        let findings = try app.report(SampleModule.source, [HoldRule.self]).findings
        #expect(findings.count == 1 && findings[0].fix.isEmpty == (parent == "Sendable"))
    }

    @Test(
        "A closure that a kept object of any class stores closes a circle",
        arguments: [("private let field: NameField", true), ("private weak var field: NameField?", false)])
    func closures(property: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "NameField.swift": "final class NameField { var changed: (() -> Void)? }",
            "Login/LoginViewController.swift": text(
                "ViewController", ("private let output:", "\(property)\n    private let output:"),
                ("func closeTapped() {", "func closeTapped() {\n        field.changed = { self.closeTapped() }\n")),
        ])
        #expect(
            try messages(app, learned, CycleRule.self)
                == (isTold
                    ? [
                        "a closure that holds LoginViewController is kept by NameField: LoginViewController → NameField → closure → LoginViewController"
                    ]
                    : []))
    }

    @Test(
        "A circle whose reference is a class in place of a contract is told as both, however the definition is laid out",
        arguments: [true, false])
    func circleByClass(isInOneLine: Bool) throws {
        let definition = SampleModule.definition
        let channel = try #require(definition.firstRange(of: "  - presenter -> view:\n"))
        let rest = definition[channel.upperBound...]
        let end = try #require(rest.firstRange(of: "  - presenter -> interactor")).lowerBound
        let keys = "{ hold: weak, through: viewInput, as: view, says: [show, \"show…\"], carries: viewModel }"
        let line = "  - presenter -> view: \(keys)\n"
        let source = SampleModule.source.with(
            text: isInOneLine ? definition[..<channel.lowerBound] + line + rest[end...] : definition)
        let presenter = SampleModule.text(of: "Login/LoginPresenter.swift")
            .replacing("weak var view: (any LoginViewInput)?", with: "var view: LoginViewController?")
        let found = try SampleModule.app(["Login/LoginPresenter.swift": presenter]).report(source).findings
        #expect(found.map(\.rule).sorted() == ["channel", "hold"])
    }

    @Test("A circle that its holder opens by hand is none to tell", arguments: ["view = nil", "view?.close()"])
    func openedByHand(code: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text("Presenter", ("weak var view", "var view"), ("router.close()", code))
        ])
        let unsure = SampleModule.source.with(
            text: SampleModule.definition.replacing("# 69 of 69", with: "# not sure: 5 of 9"))
        #expect(try messages(app, unsure, CycleRule.self).isEmpty == (code == "view = nil"))
    }

    @Test("Whom no channel leads to anybody may know in a learned definition", arguments: ["20 of 20", "2 of 20"])
    func unreached(count: String) throws {
        let source = SampleModule.counted(
            Self.count,
            (
                "- presenter -> router: { hold: strong, as: router }",
                "- presenter -> router:  # \(count)\n        hold: strong\n        as: router"
            ))
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": text("Interactor", ("func load", "let router: LoginRouter\n    func load"))
        ])
        #expect(try messages(app, source, ChannelRule.self).isEmpty == (count == "2 of 20"))
    }
}
