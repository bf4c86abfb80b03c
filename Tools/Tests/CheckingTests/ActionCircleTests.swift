import Conformance
import Findings
import SourceModel
import Testing

@testable import Checking

/// Circles by actions of controls, by timers, and by closures of screens that a container shows.
@Suite("Actions and timers")
struct ActionCircleTests {
    private func findings(
        _ code: String, _ members: String = "", others: [String: String] = [:]
    ) throws -> [Finding] {
        let files = [
            "List/ListViewController.swift": """
            import UIKit
            final class ListViewController: UIViewController {
                let button = UIButton()
                weak var other: UIButton?
                @IBOutlet weak var outlet: UIButton!
                private var timer: Timer?
                \(members)
                override func viewDidLoad() {
                    \(code)
                }
                func show() {}
            }
            """,
            "Other.swift": "func use() { open(ListViewController()) }",
        ]
        let app = MarkedApp(files.merging(others) { $1 })
        let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
        return Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings
    }

    // MARK: Actions

    @Test(
        "An action that holds the screen and that a control of the screen keeps is a circle",
        arguments: [
            ("button.addAction(UIAction { _ in self.show() }, for: .touchUpInside)", ""),
            ("button.addAction(UIAction(title: \"\", handler: { _ in self.show() }), for: .touchUpInside)", ""),
            ("outlet.addAction(UIAction { _ in self.show() }, for: .touchUpInside)", ""),
            ("let action = UIAction { _ in self.show() }; button.addAction(action, for: .touchUpInside)", ""),
            ("navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.show() })", ""),
            ("let one = UIButton(); view.addSubview(one); one.addAction(UIAction { _ in self.show() }, for: .tap)", ""),
            ("", "lazy var add = UIButton(primaryAction: UIAction { _ in self.show() })"),
            ("button.addAction(again, for: .tap)", "lazy var again = UIAction { _ in self.show() }"),
            ("again = UIAction { _ in self.show() }; button.addAction(again!, for: .tap)", "var again: UIAction?"),
            ("let one = UIAction { _ in self.show() }; self.again = one", "var again: UIAction?"),
            ("button.menu = UIMenu(children: [UIAction { _ in self.show() }])", ""),
            (
                """
                let menu = UIMenu(title: "", children: [
                    UIAction(title: "", image: UIImage(named: "")) { _ in open() }, UIAction { _ in self.show() },
                ])
                navigationItem.rightBarButtonItem = UIBarButtonItem(title: "", menu: menu)
                """, ""
            ),
            (
                "",
                """
                lazy var add: UIButton = {
                    let add = UIButton()
                    add.addAction(UIAction { _ in self.show() }, for: .touchUpInside)
                    return add
                }()
                """
            ),
        ])
    func action(code: String, members: String) throws {
        let found = try findings(code, members)
        #expect(found.count == 1)
        #expect(found.first?.message.contains("→ action → ListViewController") == true)
        #expect(found.first?.remedy == "Write '[weak self]' at the beginning of the closure.")
        let weak = try findings(
            code.replacing("{ _ in self.", with: "{ [weak self] _ in self?."),
            members.replacing("{ _ in self.", with: "{ [weak self] _ in self?."))
        #expect(weak.isEmpty)
    }

    @Test(
        "An action of what the screen does not keep is none, and neither is one of a view that goes",
        arguments: [
            "other?.addAction(UIAction { _ in self.show() }, for: .touchUpInside)",
            "let one = UIButton(); open(one); one.addAction(UIAction { _ in self.show() }, for: .touchUpInside)",
            "let alert = UIAlertController(); alert.addAction(UIAlertAction { _ in self.show() })",
            "let menu = UIMenu(children: [UIAction { _ in self.show() }]); open(menu)",
            "button.menu = UIMenu(children: []); let one = UIAction { _ in self.show() }; open(one)",
            "button.menu = UIMenu(children: [UIAction { _ in open() }]); open(UIAction { _ in self.show() })",
            "other?.menu = UIMenu(children: [UIAction { _ in self.show() }])",
            "self.button2 = UIAction { _ in self.show() }; self.button2 = nil",
            """
            let one = UIButton(); view.addSubview(one)
            one.addAction(UIAction { _ in self.show(); one.removeFromSuperview() }, for: .touchUpInside)
            """,
            "let cell = list.dequeueReusableCell(); cell.button.addAction(UIAction { _ in self.show() }, for: .tap)",
        ])
    func otherAction(code: String) throws { #expect(try findings(code).isEmpty) }

    // MARK: Timers

    @Test(
        "A timer that repeats, holds the screen and is invalidated by nobody or by deinit alone is told",
        arguments: [
            ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }", ""),
            ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }", ""),
            (
                "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), repeats: true)",
                ""
            ),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }",
                "deinit { timer?.invalidate() }"
            ),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }",
                "func stop() { timer?.invalidate() }\ndeinit { stop() }"
            ),
        ])
    func timer(code: String, members: String) throws {
        let found = try findings(code, members)
        #expect(found.count == 1)
        #expect(found.first?.message.contains("run loop → timer → ListViewController") == true)
    }

    @Test(
        "A timer that ends, or that somebody may end, is none",
        arguments: [
            ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.show() }", ""),
            ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }", ""),
            ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { one in self.show(); one.invalidate() }", ""),
            (
                "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { one in self.timer = one; self.show() }",
                "override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }"
            ),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { late in self.show(); late.invalidate() }",
                "private var late: Timer?"
            ),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }",
                "override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }"
            ),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }",
                "func stop() { timer?.invalidate() }\nfunc closeTapped() { stop() }\ndeinit { stop() }"
            ),
            (
                "start(make())",
                "func make() -> Timer { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() } }"
            ),
            ("keep(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() })", ""),
        ])
    func otherTimer(code: String, members: String) throws { #expect(try findings(code, members).isEmpty) }

    @Test(
        "Who invalidates another timer leaves this one going on",
        arguments: [
            ("second?.invalidate()", 1), ("self.second.invalidate()", 1), ("timer?.invalidate()", 0),
            ("let one = timer; one?.invalidate()", 0), ("all.forEach { $0.invalidate() }", 0),
            ("second?.invalidate(); timer?.invalidate()", 0),
        ])
    func twoTimers(stop: String, count: Int) throws {
        let code = "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }"
        let members = """
            private var second: Timer?
            private var all: [Timer] = []
            override func viewWillDisappear(_ animated: Bool) { \(stop) }
            """
        #expect(try findings(code, members).count == count)
    }

    @Test("A timer that another type ends by its property is none")
    func endedElsewhere() throws {
        let code = "ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }"
        let stop = ["Stop.swift": "func stop(_ list: ListViewController) { list.ticker?.invalidate() }"]
        #expect(try findings(code, "var ticker: Timer?").count == 1)
        #expect(try findings(code, "var ticker: Timer?", others: stop).isEmpty)
    }

    // MARK: Shown screens

    private func shown(_ container: String, _ code: String, _ closure: String) throws -> [Finding] {
        let code = """
            let list = makeList()
            list.picked = \(closure)
            \(code)
            """
        let model = """
            protocol PickerRoutes: AnyObject { var picked: (() -> Void)? { get set } }
            final class PickerViewController: UIViewController, PickerRoutes { var picked: (() -> Void)? }
            """
        return try findings(
            code, "\(container)\nfunc makeList() -> any PickerRoutes { PickerViewController() }",
            others: ["Picker.swift": model])
    }

    @Test(
        "A closure of a screen that a container of the holder's own shows is a circle",
        arguments: [
            "split.setViewController(list.viewController, for: .primary)",
            "split.setViewControllers([list.viewController], animated: false)",
            "split.viewControllers = [list.viewController]",
        ])
    func shownScreen(code: String) throws {
        let own = "let split = UISplitViewController()"
        let found = try shown(own, code, "{ self.show() }")
        #expect(found.map(\.remedy) == ["Write '[weak self]' at the beginning of this closure, the outermost."])
        #expect(found.first?.reason == "As long as 'picked' is set, none of them is released.")
        #expect(try shown(own, code, "{ [weak self] in self?.show() }").isEmpty)
        // A container that is handed over is popped by others.
        #expect(try shown("let split: UISplitViewController", code, "{ self.show() }").isEmpty)
        #expect(try shown("weak var split: UISplitViewController?", code, "{ self.show() }").isEmpty)
        #expect(try shown(own, "open(list)", "{ self.show() }").isEmpty)
    }
}
