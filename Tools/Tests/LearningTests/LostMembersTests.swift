import SourceModel
import Testing

@testable import Learning

/// The members that a new scene by example asks for, and that only its example has.
@Suite("Members that scenes by example lose")
struct LostMembersTests: SceneTexts {
    private func lost(_ trip: String) -> [String] {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: BaseViewController { var model: NAMEViewModel? }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
        ])
        files["Cart/CartState.swift"] = "final class CartState: Other { init(number: Int) {} }"
        files["Base.swift"] = "class BaseViewController: UIViewController { var shared = 1\n    func setUp() {} }"
        files["Cart/CartViewController.swift"] = """
            final class CartViewController: BaseViewController {
                var model: CartViewModel?
                var list: UITableView!
                override func setUp() { fill() }
                func fill() {}
            }
            """
        return learning(files).lostNames(
            in: [FileFacts(parsing: trip, depth: .whole)].compactMap(\.self), of: "Trip", like: "Cart")
    }

    @Test(
        "A member that only the example has is told; a local, a parameter, what the base has and another's are none",
        arguments: [
            ("func load() { list.reloadData() }", ["list"]), ("func load() { self.list = nil }", ["list"]),
            ("func load() { fill() }", ["fill"]), ("func load() { let list = Table()\n list.reloadData() }", []),
            ("func load(list: Int) { print(list) }", []), ("func load() { print(shared) }", []),
            ("func load() { other.list = 1 }", []), ("var list = 1\n func load() { print(list) }", []),
        ])
    func members(body: String, told: [String]) {
        #expect(
            lost("final class TripViewController: BaseViewController { \(body) }")
                == told.map { "TripViewController uses \($0), which it does not declare" })
    }

    @Test(
        "A call of an initialiser that the new type lacks is told; what defaults, bases and Swift itself give is there",
        arguments: [
            ("struct TripState { init(number: Int) {} }", "TripState()", true),
            ("struct TripState { init(number: Int = 1) {} }", "TripState()", false),
            ("struct TripState { init(_ number: Int, done: () -> Void) {} }", "TripState(1) {}", false),
            ("struct TripState { var number: Int }", "TripState()", true),
            ("struct TripState { var number: Int?; let name = 1 }", "TripState()", false),
            ("struct TripState { @Wrapped var number: Int }", "TripState()", false),
            ("final class TripState {}", "TripState(number: 1)", true),
            ("final class TripState: Other {}", "TripState(number: 1)", false),
            ("final class TripState: Other { init(name: Int) {} }", "TripState(number: 1)", true),
            ("enum TripState { case one }", "TripState(number: 1)", false),
            ("final class TripState: Other { override init(frame: Int) {} }", "TripState()", false),
            ("final class TripState: Other { override init(frame: Int) {} }", "TripState(other: 1)", false),
            ("final class TripState: Other { override init(frame: Int) {} }", "TripState(number: 1)", true),
        ])
    func inits(type: String, call: String, isTold: Bool) {
        let told = lost("final class TripViewController: BaseViewController { func load() { show(\(call)) } }\n\(type)")
        let labels = call.contains("number") ? "number:" : ""
        #expect(
            told
                == (isTold ? ["TripViewController calls TripState(\(labels)), which that has no init for"] : []))
    }

    @Test("A type that the app has already is told; one of the file's own, and an extension, is none")
    func declaredAgain() {
        let told = ["it declares CartViewModel once more, which stands in Cart/CartViewModel.swift"]
        #expect(lost("final class CartViewModel {}") == told)
        #expect(lost("protocol CartViewModel {}") == told)
        #expect(lost("private final class CartViewModel {}") == [])
        #expect(lost("extension CartViewModel {}") == [])
        #expect(lost("enum Trip { final class CartViewModel {} }") == [])
    }

    @Test("A type inside of the example's, in a file of its own, is told")
    func typesInside() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var model: NAMEViewModel?\n lazy var theme = Theme() }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
            "NAME/NAMEViewController+Theme.swift": "extension NAMEViewController { struct Theme { let margin = 1 } }",
        ])
        func told(_ texts: String...) -> [String] {
            learning(files).lostNames(
                in: texts.compactMap { FileFacts(parsing: $0, depth: .whole) }, of: "Trip", like: "Cart")
        }
        let screen = "final class TripViewController: UIViewController { lazy var theme = Theme() }"
        #expect(
            told(screen) == [
                "TripViewController uses Theme, which CartViewController has inside of it, in Cart/CartViewController+Theme.swift"
            ])
        #expect(told("final class TripViewController: UIViewController { let theme: Theme }").count == 1)
        #expect(told(screen, "extension TripViewController { struct Theme {} }") == [])
        files["Theme.swift"] = "struct Theme {}"
        #expect(told(screen) == [])
    }

    @Test("An override without the base is told")
    func overrides() {
        #expect(lost("final class TripViewController: BaseViewController { override func setUp() {} }") == [])
        #expect(
            lost("final class TripViewController { override func setUp() {} }")
                == ["TripViewController overrides setUp, and has no base class BaseViewController"])
    }

    @Test("A base behind an alias of the scene's own is there")
    func aliases() {
        let texts = [
            "typealias TripType = BaseViewController\nfinal class TripViewController: TripType { override func setUp() {} }"
        ]
        let facts = texts.compactMap { FileFacts(parsing: $0, depth: .whole) }
        let learned = learning(
            scenes([
                "NAME/NAMEViewController.swift":
                    "typealias NAMEType = BaseViewController\nfinal class NAMEViewController: NAMEType { override func setUp() {} }",
                "NAME/NAMEModel.swift": "final class NAMEModel { var screen: NAMEViewController? }",
                "Base.swift": "class BaseViewController: UIViewController { func setUp() {} }",
            ]))
        #expect(learned.lostNames(in: facts, of: "Trip", like: "Cart").count == 1)
        #expect(learned.lostNames(in: facts.withoutOwnAliases, of: "Trip", like: "Cart") == [])
        let both = FileFacts(parsing: "typealias Both = Input & Output\nfinal class Model: Both {}", depth: .whole)
        let parents = [both].compactMap(\.self).withoutOwnAliases.flatMap(\.types).filter { $0.name == "Model" }
            .flatMap(\.inheritance).compactMap(\.lastName)
        #expect(parents == ["Input", "Output"])
    }

    @Test("A base that bears the scene's name is there under the new one's")
    func namedBases() {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: NAMEBaseController { override func setUp() {} }",
            "NAME/NAMEBaseController.swift": "class NAMEBaseController: UIViewController { func setUp() {} }",
        ])
        files["Other/Thing.swift"] = "struct Thing {}"
        func told(_ base: String) -> [String] {
            let texts = [
                "final class TripViewController\(base) { override func setUp() {} }",
                "class TripBaseController: UIViewController { func setUp() {} }",
            ]
            return learning(files).lostNames(
                in: texts.compactMap { FileFacts(parsing: $0, depth: .whole) }, of: "Trip", like: "Cart")
        }
        #expect(told(": TripBaseController") == [])
        #expect(told("") == ["TripViewController overrides setUp, and has no base class CartBaseController"])
    }

    @Test("The reactor of a view of ReactorKit's is given by that, and told where the conformance is lost")
    func reactors() {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController, View { func bind(reactor: NAMEReactor) {} }",
            "NAME/NAMEReactor.swift": "final class NAMEReactor: Reactor {}",
        ])
        func told(_ bases: String) -> [String] {
            let text =
                "final class TripViewController: \(bases) { init(reactor: TripReactor) { self.reactor = reactor } }"
            return learning(files).lostNames(
                in: [text, "final class TripReactor: Reactor {}"].compactMap { FileFacts(parsing: $0, depth: .whole) },
                of: "Trip", like: "Cart")
        }
        #expect(told("UIViewController, View") == [])
        #expect(told("UIViewController") == ["TripViewController uses reactor, which it does not declare"])
    }

    @Test("A file of another module that imports the scene's is told with its place")
    func modules() {
        var files = scenes([
            "Presentation/NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
            "Presentation/NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
            "AppFlow/NAME/NAMEFlow.swift":
                "import Presentation\nfinal class NAMEFlow { func go() { _ = NAMEViewController() } }",
        ])
        files["Other/Thing.swift"] = "struct Thing {}"
        func told(_ head: String) -> [String] {
            let texts = [
                "\(head)final class TripFlow { func go() { _ = TripViewController() } }",
                "final class TripViewController: UIViewController { var model: TripViewModel? }",
                "final class TripViewModel {}",
            ]
            return learning(files).lostNames(
                in: texts.compactMap { FileFacts(parsing: $0, depth: .whole) }, of: "Trip", like: "Cart")
        }
        #expect(
            told("import Presentation\n") == [
                "TripFlow imports Presentation, the module of the scene: move its file to AppFlow/Cart"
            ])
        #expect(told("") == [])
    }
}
