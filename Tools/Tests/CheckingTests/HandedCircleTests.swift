import Findings
import SourceModel
import Testing

@testable import Checking

/// Circles by what a screen hands to something that it holds, in other words than a closure or itself.
@Suite("Circles by what is handed over")
struct HandedCircleTests {
    private func findings(_ members: String, _ code: String, _ keeper: String) throws -> [Finding] {
        let view = SampleModule.text(of: "Login/LoginViewController.swift")
            .replacing("    private let output:", with: "    \(members)\n    private let output:")
            .replacing("func closeTapped() {", with: "func closeTapped() {\n        \(code)\n")
        let app = SampleModule.app(["Login/LoginViewController.swift": view, "Panel.swift": "import UIKit\n\(keeper)"])
        return try app.report(SampleModule.source, [CycleRule.self]).findings
    }

    @Test(
        "A closure whose type is an alias of the app's is one",
        arguments: [
            ("typealias Block = () -> Void\nfinal class Panel { var tapped: Block? }", true),
            ("final class Panel { typealias Block = (() -> Void)?; var tapped: Block }", true),
            ("typealias Block = () -> Void\nfinal class Panel { var tapped: Block? { get { nil } set {} } }", false),
            ("typealias Block = Int\nfinal class Panel { var tapped: Block? }", false),
        ])
    func aliases(keeper: String, isTold: Bool) throws {
        #expect(try findings("let panel = Panel()", "panel.tapped = { self.closeTapped() }", keeper).isEmpty != isTold)
    }

    @Test(
        "A method that takes a closure by its alias keeps it, too",
        arguments: [("saved = run", true), ("run()", false)])
    func aliasesOfParameters(body: String, isTold: Bool) throws {
        let keeper = """
            typealias Block = () -> Void
            final class Panel { var saved: Block?; func open(_ title: String, _ run: @escaping Block) { \(body) } }
            """
        let found = try findings("let panel = Panel()", #"panel.open("") { self.closeTapped() }"#, keeper)
        #expect(found.isEmpty != isTold)
    }

    @Test(
        "What a lazy property's first value is given is kept by it",
        arguments: [
            ("panel.tapped = { self.closeTapped() }", true), ("panel.open { self.closeTapped() }", true),
            ("panel.tapped = closeTapped", true), ("panel.owner = self", true), ("panel.attach(self)", true),
            ("panel.tapped = { [weak self] in self?.closeTapped() }", false),
            ("panel.open { [weak self] in self?.closeTapped() }", false),
            ("let other = Panel(); other.tapped = { self.closeTapped() }", false),
        ])
    func lazyValues(code: String, isTold: Bool) throws {
        let keeper = """
            final class Panel {
                var tapped: (() -> Void)?
                var owner: UIViewController?
                func open(_ run: @escaping () -> Void) { tapped = run }
                func attach(_ owner: UIViewController) { self.owner = owner }
            }
            """
        let members = "lazy var panel: Panel = { let panel = Panel(); \(code); return panel }()"
        #expect(try findings(members, "_ = panel", keeper).isEmpty != isTold)
    }

    @Test(
        "A method that is named in the place of a closure holds its object",
        arguments: [
            ("panel.tapped = self.closeTapped", true), ("panel.tapped = closeTapped", true),
            ("panel.open(closeTapped)", true),
            ("later { [weak self] in self?.panel.tapped = self?.closeTapped }", true),
            ("let closeTapped = {}; panel.tapped = closeTapped", false),
            ("panel.tapped = Panel.none", false), ("panel.tapped = outside", false), ("closeTapped()", false),
        ])
    func methods(code: String, isTold: Bool) throws {
        let keeper = """
            final class Panel {
                static let none = {}
                var tapped: (() -> Void)?
                func open(_ run: @escaping () -> Void) { tapped = run }
            }
            func outside() {}
            func later(_ run: () -> Void) {}
            """
        let found = try findings("let panel = Panel()", code, keeper)
        #expect(
            found.map(\.message)
                == (isTold
                    ? [
                        "'closeTapped' holds LoginViewController and is kept by Panel: LoginViewController → Panel → closeTapped → LoginViewController"
                    ] : []))
        #expect(found.allSatisfy { $0.remedy.contains("'{ [weak self] in self?.closeTapped() }'") })
    }

    @Test(
        "A method's remedy is a closure that compiles",
        arguments: [
            ("select(index: Int)", "'{ [weak self] index in self?.select(index: index) }'"),
            (
                "select(_ index: Int, at place: String)",
                "'{ [weak self] index, place in self?.select(index, at: place) }'"
            ),
            ("select() -> Bool", "in place of its name."), ("select(_: Int)", "in place of its name."),
        ])
    func remedies(declaration: String, remedy: String) throws {
        let members = "let panel = Panel()\n    func \(declaration) { fatalError() }"
        let found = try findings(members, "panel.tapped = select", "final class Panel { var tapped: ((Int) -> Void)? }")
        #expect(found.count == 1 && found[0].remedy.contains(remedy), "\(found.map(\.remedy))")
    }

    @Test(
        "What an initializer is handed is kept where it keeps that",
        arguments: [
            ("self.tapped = tapped", "panel = Panel(tapped: { self.closeTapped() })", true),
            ("self.tapped = tapped", "panel = Panel(tapped: closeTapped)", true),
            ("self.tapped = tapped", "let made = Panel(tapped: { self.closeTapped() }); panel = made", true),
            ("self.tapped = tapped", "let made = Panel(tapped: { self.closeTapped() }); _ = made", false),
            ("self.tapped = tapped", "panel = Panel(tapped: { [weak self] in self?.closeTapped() })", false),
            ("tapped()", "panel = Panel(tapped: { self.closeTapped() })", false),
        ])
    func initializers(body: String, code: String, isTold: Bool) throws {
        let keeper = """
            final class Panel {
                var tapped: (() -> Void)?
                init(tapped: @escaping () -> Void) { \(body) }
            }
            """
        #expect(try findings("var panel: Panel?", code, keeper).isEmpty != isTold)
    }

    @Test(
        "An argument without a label is meant for the only parameter without one",
        arguments: [("_ owner: UIViewController", true), ("_ owner: UIViewController, _ other: Int", false)])
    func withoutLabels(parameters: String, isTold: Bool) throws {
        let keeper = """
            final class Panel {
                var owner: UIViewController?
                init(\(parameters)) { self.owner = owner }
            }
            """
        let arguments = isTold ? "self" : "self, 1"
        for members in ["lazy var panel = Panel(\(arguments))", "var panel: Panel?"] {
            let found = try findings(members, "panel = Panel(\(arguments))", keeper)
            #expect(found.map(\.subject) == (isTold ? ["owner"] : []))
        }
    }

    @Test(
        "A lazy property whose first value is a closure keeps its object",
        arguments: [
            ("lazy var tapped: () -> Void = { self.closeTapped() }", true),
            ("lazy var tapped = { self.closeTapped() }", true),
            ("lazy var tapped = { [weak self] in self?.closeTapped() }", false),
            ("lazy var tapped: Int = { self.closeTapped(); return 1 }()", false),
        ])
    func lazyClosures(member: String, isTold: Bool) throws {
        #expect(try findings(member, "_ = tapped", "").isEmpty != isTold)
    }

    @Test("All places that set a property to such a closure are noted")
    func places() throws {
        let code = "panel.tapped = { self.closeTapped() }\n        panel.tapped = { self.closeTapped() }"
        let found = try findings("let panel = Panel()", code, "final class Panel { var tapped: (() -> Void)? }")
        #expect(found.count == 1 && found[0].notes.map(\.message) == ["another one is set as 'tapped' here"])
    }

    @Test("Methods and closures of one file are two things to do")
    func habits() throws {
        let members = (1...6).map { "let panel\($0) = Panel\($0)()" }.joined(separator: "\n    ")
        let code = (1...6).map { "panel\($0).tapped = \($0 < 4 ? "closeTapped" : "{ self.closeTapped() }")" }
        let keepers = (1...6).map { "final class Panel\($0) { var tapped: (() -> Void)? }" }
        let found = Habits.gathered(
            try findings(members, code.joined(separator: "\n        "), keepers.joined(separator: "\n")))
        #expect(found.map { $0.members?.count } == [3, 3])
    }

    @Test(
        "Whom a method is handed, it may keep, whoever else conforms to the contract",
        arguments: [
            ("var owner: Owner?", "attach(owner: Owner) { self.owner = owner }", "attach(owner: self)", true),
            ("var owner: Owner?", "attach(_ owner: Owner) { self.owner = owner }", "attach(self)", true),
            ("weak var owner: Owner?", "attach(_ owner: Owner) { self.owner = owner }", "attach(self)", false),
            ("var owner: Owner?", "attach(_ owner: Owner) { owner.show() }", "attach(self)", false),
            (
                "var owner: Owner?", "attach(_ owner: Owner) { self.owner = owner }; func detach() { owner = nil }",
                "attach(self)", false
            ),
        ])
    func handed(property: String, method: String, call: String, isTold: Bool) throws {
        let keeper = """
            protocol Owner: AnyObject { func show() }
            final class Presenter { \(property); func \(method) }
            extension LoginViewController: Owner { func show() {} }
            final class OtherScreen: UIViewController, Owner { func show() {} }
            """
        let found = try findings("let panel = Presenter()", "panel.\(call)", keeper)
        #expect(found.map(\.remedy) == (isTold ? ["Hold 'owner' weakly."] : []))
    }

    @Test(
        "A panel that takes itself from its screen closes no circle for ever",
        arguments: [("screen?.panel = nil", false), ("screen?.other = nil", true), ("panel = nil", true)])
    func leaves(end: String, isTold: Bool) throws {
        let keeper = """
            final class Panel {
                var screen: LoginViewController?
                var panel: Panel?
                func close() { \(end) }
            }
            """
        let found = try findings("var panel: Panel? = Panel()\n    var other: Panel?", "panel?.screen = self", keeper)
        #expect(found.map(\.remedy) == (isTold ? ["Hold 'screen' weakly."] : []))
    }

    @Test("Two properties of one class that keep the screen are one finding", arguments: ["", "weak "])
    func twoProperties(ownership: String) throws {
        let keeper = """
            final class Panel {
                var delegate: UIViewController?
                \(ownership)var dataSource: UIViewController?
            }
            """
        let found = try findings(
            "let panel = Panel()", "panel.delegate = self; panel.dataSource = self", keeper)
        let second = ownership.isEmpty ? " Hold 'dataSource' weakly, too." : ""
        #expect(found.map(\.remedy) == ["Hold 'delegate' weakly.\(second)"])
    }

    @Test(
        "Who is kept by the circle alone is to be kept where it is made",
        arguments: [
            ("_ = PanelPresenter()", true), ("let kept = PanelPresenter()", false), ("let kept: [Showing] = []", false),
        ])
    func onlyKeptByTheCircle(other: String, isWarned: Bool) throws {
        let keeper = """
            protocol Showing: AnyObject {}
            final class Panel { var tapped: (() -> Void)? }
            final class PanelPresenter: Showing {
                let panel = Panel()
                func begin() { panel.tapped = { self.begin() } }
            }
            final class Maker { \(isWarned ? "func make() { \(other).begin() }" : other) }
            """
        let found = try findings("let maker = Maker()", "PanelPresenter().begin()", keeper)
        #expect(found.map { $0.remedy.contains("Nobody else is seen to keep PanelPresenter") } == [isWarned])
    }

    @Test("A property without a written type keeps what is set, too", arguments: ["", "weak "])
    func inferredTypes(ownership: String) throws {
        let value = ownership.isEmpty ? " = UIViewController()" : ": UIViewController?"
        let found = try findings(
            "let panel = Panel()", "panel.owner = self", "final class Panel { \(ownership)var owner\(value) }")
        #expect(found.map(\.subject) == (ownership.isEmpty ? ["owner"] : []))
    }

    @Test("What a class from elsewhere keeps is not judged")
    func fromOutside() throws {
        #expect(try findings("let panel = UIButton()", "panel.tapped = { self.closeTapped() }", "").isEmpty)
    }
}
