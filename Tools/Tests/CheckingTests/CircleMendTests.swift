import Conformance
import Findings
import SourceModel
import Testing

@testable import Checking

/// Remedies of circles, and circles that are none after all.
@Suite("Mends of circles")
struct CircleMendTests {
    private func findings(_ files: [String: String]) throws -> [Finding] {
        let app = MarkedApp(files)
        let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
        return Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings
    }

    private let maker = "func use() { open(ListViewController()) }"

    @Test("One circle that both ends close is told once, where the way leads to the screen", arguments: [true, false])
    func bothEnds(isHandedLater: Bool) throws {
        let found = try findings([
            "ListViewController.swift": """
            import UIKit
            class ListViewController: UIViewController {
                var chosen: ListView?
                func begin(view: ListView) { view.screen = self }
                func choose(_ view: ListView) { \(isHandedLater ? "chosen = view" : "") }
            }
            """,
            "ListView.swift": """
            import UIKit
            class ListView: UIView {
                var screen: ListViewController!
                func tap() { screen.choose(self); screen.chosen = self; screen.begin(view: self) }
            }
            """,
            "Other.swift": maker + "\nfunc make() { add(ListView()) }",
        ])
        #expect(found.map(\.remedy) == ["Hold 'screen' weakly."])
    }

    @Test("Where only the circle keeps an object, another reference of it is to be weak")
    func owners() throws {
        let files = [
            "ListCoordinator.swift": """
            final class ListCoordinator: Coordinator {
                var screen: ListViewController
                init() { screen = Storyboards.list.make() }
                func start() { screen.viewModel = ListViewModel(coordinator: self) }
            }
            """,
            "ListViewController.swift": "class ListViewController: UIViewController { var viewModel: ListViewModel? }",
            "ListViewModel.swift": """
            final class ListViewModel {
                private let coordinator: ListCoordinator
                init(coordinator: ListCoordinator) { self.coordinator = coordinator }
            }
            """,
            "Other.swift": """
            protocol Coordinator: AnyObject {}
            func use() { open(ListCoordinator()); open(ListViewController()) }
            """,
        ]
        let app = "final class AppCoordinator { var children: [Coordinator] = [] }"
        let cell = "import UIKit\nfinal class ListCell: UITableViewCell { var viewModel: ListViewModel? }"
        let found = try findings(files.merging(["App.swift": app]) { $1 })
        #expect(found.map(\.remedy) == ["Write 'weak var coordinator', optional: somebody else keeps the object."])
        let alone = try findings(files.merging(["Cell.swift": cell]) { $1 })
        #expect(
            alone.map(\.remedy) == [
                "Hold 'viewModel' weakly. Nobody else is seen to keep ListViewModel: keep it where it is made, or it is gone at once."
            ])
    }

    @Test("Of closures in each other, the one in the bag is mended", arguments: [true, false])
    func closuresAround(isAround: Bool) throws {
        let inner = "bar.tapped = { self.show() }"
        let code = isAround ? "unknown.bind { \(inner); self.show() }.disposed(by: bag)" : inner
        let found = try findings([
            "ListViewController.swift": """
            import UIKit
            final class Bar { var tapped: (() -> Void)? }
            class ListViewController: UIViewController {
                let bar = Bar()
                let bag = DisposeBag()
                override func viewDidLoad() { \(code) }
                func show() {}
            }
            """, "Other.swift": maker,
        ])
        #expect(found.count == 1)
        #expect(found.first?.remedy.contains("the closure around this one, at line 6") == isAround)
    }

    @Test(
        "A closure that another class sets anew is gone with that",
        arguments: [("self.screen.setUp()", 0), ("self.screen.other()", 1), ("setUp()", 1)])
    func setAnew(call: String, count: Int) throws {
        let found = try findings([
            "Call.swift": "final class Call { var changed: (() -> Void)? }",
            "CallViewController.swift": """
            import UIKit
            class CallViewController: UIViewController {
                let call = Call()
                func setUp() { call.changed = { [weak self] in self?.other() } }
                func other() {}
            }
            """,
            "MiniView.swift": """
            import UIKit
            class MiniView: UIView {
                let screen: CallViewController
                init(screen: CallViewController) {
                    self.screen = screen
                    screen.call.changed = { print() }
                    self.screen.call.changed = { self.update() }
                }
                func update() {}
                func setUp() {}
                func dismiss() { \(call) }
            }
            """,
            "Other.swift": """
            func use(_ screen: CallViewController) { open(MiniView(screen: screen)); open(CallViewController()) }
            """,
        ])
        #expect(found.count == count)
    }

    @Test(
        "Who calls a property calls no function of its name",
        arguments: [("picked?(1)", 0), ("picked { print($0) }", 1), ("other?(1)", 0)])
    func propertiesOfTheName(call: String, count: Int) throws {
        let found = try findings([
            "AlertView.swift": """
            import UIKit
            class AlertView: UIView {
                private var picked: ((Int) -> Void)?
                func picked(_ handler: (Int) -> Void) { self.picked = { self.show($0) } }
                func show(_ number: Int) {}
                func tap() { \(call) }
            }
            """, "Other.swift": "func use() { open(AlertView()) }",
        ])
        #expect(found.count == count)
    }

    @Test(
        "An outlet's view is kept by the view that it stands in",
        arguments: ["@IBOutlet weak ", "weak ", "@IBOutlet "])
    func outlets(words: String) throws {
        let found = try findings([
            "ListViewController.swift": """
            import UIKit
            class ListViewController: UIViewController {
                \(words)var list: ListView!
                override func viewDidLoad() { list.screen = self }
            }
            """,
            "ListView.swift": "import UIKit\nclass ListView: UIView { var screen: ListViewController? }",
            "Other.swift": maker,
        ])
        #expect(found.count == (words == "weak " ? 0 : 1))
    }

    @Test(
        "What stands behind a local that is a property's value, or becomes the view, is kept",
        arguments: [
            ("if let list = list { list.screen = self }", 1), ("guard let list else { return }; list.screen = self", 1),
            ("let one = self.list; one?.screen = self", 1), ("let own = ListView(); own.screen = self; view = own", 1),
            ("let own = ListView(); own.screen = self; print(own)", 0),
            ("guard let list = make() else { return }; list.screen = self", 0),
            ("use { list in list.screen = self }", 0),
        ])
    func locals(code: String, count: Int) throws {
        let found = try findings([
            "ListViewController.swift": """
            import UIKit
            class ListViewController: UIViewController {
                var list: ListView?
                override func viewDidLoad() { \(code) }
            }
            """,
            "ListView.swift": "import UIKit\nclass ListView: UIView { var screen: ListViewController? }",
            "Other.swift": maker,
        ])
        #expect(found.count == count)
    }

    @Test(
        "An action that holds whom its control was handed closes a circle",
        arguments: [
            ("addAction(UIAction { _ in screen.close() }, for: .touchUpInside)", true),
            ("let action = UIAction { _ in screen.close() }; self.addAction(action, for: .touchUpInside)", true),
            ("setUp(screen)", true), ("addAction(UIAction { [weak screen] _ in screen?.close() })", false),
            ("let action = UIAction { _ in screen.close() }; print(action)", false),
            ("UIView.animate { screen.close() }", false),
        ])
    func actions(code: String, isTold: Bool) throws {
        let found = try findings([
            "ListViewController.swift": """
            import UIKit
            class ListViewController: UIViewController {
                lazy var back = BackButton(self)
                func close() {}
            }
            """,
            "BackButton.swift": """
            import UIKit
            class BackButton: UIButton {
                init(_ screen: ListViewController) { \(code) }
                private func setUp(_ one: ListViewController) { addAction(UIAction { _ in one.close() }) }
            }
            """, "Other.swift": maker,
        ])
        #expect(found.count == (isTold ? 1 : 0))
        #expect(
            found.allSatisfy { $0.place.path.hasSuffix("BackButton.swift") && $0.remedy.hasPrefix("Write '[weak ") })
    }

    @Test(
        "A screen that is set in another object than the one that is kept closes no circle",
        arguments: [
            ("push(next)", false), ("search = next", true), ("search.listener = self", true), ("keep(next)", true),
            ("let other = next; search = other", true),
        ])
    func twoObjects(code: String, isTold: Bool) throws {
        let found = try findings([
            "MainScreen.swift": """
            import UIKit
            protocol SearchListener {}
            final class MainScreen: UIViewController, SearchListener {
                var search: SearchScreen!
                func begin() { self.search = router.search() as! SearchScreen }
                func open() {
                    let next: SearchScreen = router.search() as! SearchScreen
                    next.listener = self
                    \(code)
                }
            }
            final class SearchScreen: UIViewController { var listener: SearchListener? }
            """,
            "Other.swift": "func use() { open(MainScreen()); begin(SearchScreen()) }",
        ])
        #expect(found.count == (isTold ? 1 : 0))
    }

    @Test("A screen that its holder makes is not to be held weakly: it would be gone at once")
    func madeByHolder() throws {
        let found = try findings([
            "MainScreen.swift": """
            import UIKit
            final class MainScreen: UIViewController {
                var search: SearchScreen!
                func begin() {
                    search = storyboard!.make(with: "search") as? SearchScreen
                    search.main = self
                }
            }
            final class SearchScreen: UIViewController { var main: MainScreen! }
            """,
            "Other.swift": "func use() { open(MainScreen()); begin(SearchScreen()) }",
        ])
        #expect(found.map(\.remedy) == ["Hold 'main' weakly."])
    }
}
