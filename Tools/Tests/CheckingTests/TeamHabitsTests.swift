import Architecture
import Findings
import Testing

@testable import Checking

/// Statements of a learned definition that bind nobody where the team does otherwise for a reason.
@Suite("Habits that a learned definition leaves alone")
struct TeamHabitsTests {
    private static let count = "  # 20 of 20"

    private func text(_ name: String, _ replacements: (String, String)...) -> String {
        replacements.reduce(SampleModule.text(of: "Login/Login\(name).swift")) { $0.replacing($1.0, with: $1.1) }
    }

    private func messages(_ app: MarkedApp, _ source: ArchitectureSource, _ rule: any Rule.Type) throws -> [String] {
        try app.report(source, [rule]).findings.map(\.message)
    }

    @Test(
        "A base that several of a role do without, itself aside, is demanded of none",
        arguments: [1, 2], ["BaseScreen", "BaseViewController"])
    func bases(without: Int, named name: String) throws {
        let (baseName, source) = (
            name,
            SampleModule.counted(Self.count, ("base: UIViewController\n", "base: \(name)\(Self.count)\n"))
        )
        var files: [String: String?] = ["Base.swift": "import UIKit\nclass \(baseName): UIViewController {}"]
        for (number, name) in ["Login", "Note", "Item", "Order", "Cart"].enumerated() {
            for part in ["ViewController", "Presenter", "Interactor", "Router", "Builder", "Contracts"] {
                let base = number < without ? "UIViewController" : baseName
                files["\(name)/\(name)\(part).swift"] = text(part, (": UIViewController,", ": \(base),"))
                    .replacing("Login", with: name)
            }
        }
        let found = try messages(SampleModule.app(files), source, UnitRule.self)
        #expect(found.count { $0.hasSuffix("does not inherit from \(baseName)") } == (without == 1 ? 1 : 0))
    }

    @Test("Views that are wrapped for SwiftUI are scenes where most of them are", arguments: [1, 5])
    func wrapped(count: Int) throws {
        var files: [String: String?] = [:]
        for (number, name) in ["Shop", "Note", "Item", "Order", "Cart"].enumerated() {
            for part in ["ViewController", "Presenter", "Interactor", "Router", "Builder", "Contracts"] {
                let isWrapped = part == "ViewController" && number < count
                files["\(name)/\(name)\(isWrapped ? "Other" : part).swift"] =
                    text(part).replacing("Login", with: name)
                    + (isWrapped ? "\nextension \(name)ViewController: UIViewControllerRepresentable {}" : "")
            }
        }
        let found = try messages(SampleModule.app(files), SampleModule.counted(Self.count), UnitRule.self)
        #expect(found.count { $0.contains("is declared in") } == (count == 5 ? 5 : 0))
    }

    @Test(
        "A class that overrides something, or calls super, and stands on none has lost its base",
        arguments: [
            ("override func viewDidLoad() {}", true), ("func viewDidLoad() {}", false),
            ("func load() { super.load() }", true),
        ])
    func lostBases(member: String, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count, ("base: UIViewController\n", "base: BaseScreen\(Self.count)\n"))
        let app = SampleModule.app([
            "Base.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
            "Login/LoginViewController.swift": text(
                "ViewController", (": UIViewController,", ": Themeable,"),
                ("init(", "\(member)\n    init(")
            ),
        ])
        let found = try messages(app, source, UnitRule.self)
        #expect(found.contains("LoginViewController does not inherit from BaseScreen") == isTold)
    }

    @Test(
        "UIKit is told where nothing of it is used, or a view; images and their like are had nowhere else",
        arguments: [
            ("func loaded(_ image: UIImage) {}", "  # 20 of 20", false), ("func loaded(_ image: UIImage) {}", "", true),
            ("func loaded(_ button: UIButton) {}", "  # 20 of 20", true), ("", "  # 20 of 20", true),
        ])
    func imports(member: String, count: String, isTold: Bool) throws {
        let interactor = text(
            "Interactor", ("final class", "import UIKit\n\nfinal class"), ("{\n", "{\n    \(member)\n"))
        let app = SampleModule.app(["Login/LoginInteractor.swift": interactor])
        let found = try messages(app, SampleModule.counted(count), ImportsRule.self)
        #expect(found.contains { $0.contains("imports UIKit") } == isTold)
    }

    @Test(
        "A file that only adds to a role was not counted, and imports what it needs",
        arguments: [("", "UIButton", true), ("  # 20 of 20", "UIButton", false), ("  # 20 of 20", "Int", true)])
    func additions(count: String, type: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor+Icons.swift":
                "import UIKit\n\nextension LoginInteractor { func icon() -> \(type)? { nil } }"
        ])
        let found = try messages(app, SampleModule.counted(count), ImportsRule.self)
        #expect(found.isEmpty == !isTold)
    }

    @Test(
        "Who is one for the whole app is no part of a scene", arguments: ["", "static let shared = LoginPresenter()"])
    func shared(member: String) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": text("Presenter", ("weak var view", "\(member)\n    var view"))
        ])
        let found = try messages(app, SampleModule.counted(Self.count), HoldRule.self)
        #expect(found.isEmpty == !member.isEmpty)
    }

    @Test("A variant of a file beside the plain one keeps its name", arguments: [true, false])
    func variants(isVariant: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": isVariant ? "struct Attempts {}" : nil,
            "Login/Wide/LoginPresenter_Wide.swift": text("Presenter"),
        ])
        let found = try app.report(SampleModule.source, [UnitRule.self]).findings
        #expect(found.map(\.remedy) == (isVariant ? [] : ["Rename the file: LoginPresenter.swift."]))
    }

    @Test("Where the folder is called as the file is, either name may be the misspelt one")
    func misspeltTypes() throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": nil, "Log In/LogInnPresenter.swift": nil,
            "Log Inn/LogInnPresenter.swift": text("Presenter"),
        ])
        let found = try app.report(SampleModule.source, [UnitRule.self]).findings
        #expect(
            found.map(\.remedy)
                == [
                    "Give both one name: rename LoginPresenter to LogInnPresenter, or the file to LoginPresenter.swift."
                ])
    }

    @Test("Where the folder and its files have another name than the unit, that is told once")
    func misspeltUnits() throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": nil, "Login/LoginRouter.swift": nil,
            "LogInn/LogInnPresenter.swift": text("Presenter"), "LogInn/LogInnRouter.swift": text("Router"),
        ])
        let found = try app.report(SampleModule.source, [UnitRule.self]).findings
        #expect(found.count == 1)
        #expect(
            found.first?.notes.map(\.message)
                == ["LoginRouter is declared in LogInnRouter.swift, and not in LoginRouter.swift, too"])
    }

    @Test(
        "No unit can be called as a module is, whatever its folder and files are called", arguments: [true, false])
    func namesOfModules(isModule: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginPresenter.swift": nil,
            "LogKit/LogKitPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift"),
            "Log.swift": isModule ? "import LogKit" : "import LogKits",
        ])
        let found = try app.report(SampleModule.source, [UnitRule.self]).findings.map(\.message)
        #expect(found.contains { $0.hasPrefix("LoginPresenter is declared in LogKitPresenter.swift") } != isModule)
    }

    @Test(
        "What imports nothing that all files of its layer import is no part of a scene",
        arguments: [("UIKit", "20 of 20", true), ("Foundation", "20 of 20", false), ("Foundation", "19 of 20", true)])
    func filesWithoutImports(module: String, count: String, isTold: Bool) throws {
        let router = SampleModule.text(of: "Login/LoginRouter.swift").replacing(
            "import UIKit", with: "import \(module)")
        let app = SampleModule.app(["Login/LoginRouter.swift": nil, "Commands/Command.swift": router])
        let layer = "presentation: { about: what is seen, imports: [UIKit], knows: [viewModel, entity, business] }"
        let source = SampleModule.counted(
            "  # 20 of 20",
            (
                layer,
                """
                presentation:
                    about: what is seen
                    imports: UIKit  # \(count)
                    knows: [viewModel, entity, business]
                """
            ))
        let found = try app.report(source, [UnitRule.self]).findings.map(\.message)
        #expect(found.contains { $0.hasPrefix("LoginRouter is declared in Command.swift") } == isTold)
    }
}
