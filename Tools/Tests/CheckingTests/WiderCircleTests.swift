import Architecture
import Conformance
import Findings
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking

/// Circles through paths, methods and other closures, and those of classes that no definition describes.
@Suite("Wider circles")
struct WiderCircleTests {
    private func app(_ members: String, _ code: String, _ files: [String: String]) -> MarkedApp {
        let view = SampleModule.text(of: "Login/LoginViewController.swift")
            .replacing("    private let output:", with: "    \(members)\n    private let output:")
            .replacing("func closeTapped() {", with: "func closeTapped() {\n        \(code)\n")
        return SampleModule.app(["Login/LoginViewController.swift": view].merging(files) { $1 })
    }

    private func findings(_ app: MarkedApp) throws -> [Finding] {
        try app.report(SampleModule.source, [CycleRule.self]).findings
    }

    @Test(
        "A closure set by a path of two properties is kept by the last, where each is held strongly",
        arguments: [("", "", true), ("", "[weak self] in ", false), ("weak ", "", false)])
    func paths(ownership: String, capture: String, isTold: Bool) throws {
        let app = app(
            "let panel = Panel()", "self.panel.button.tapped = { \(capture)self.closeTapped() }",
            [
                "Panel.swift": """
                final class Button { var tapped: (() -> Void)? }
                final class Panel { \(ownership)var button: Button! = Button() }
                """
            ])
        #expect(
            try findings(app).map(\.message)
                == (isTold
                    ? [
                        "a closure that holds LoginViewController is kept by Button: LoginViewController → Panel → Button → closure → LoginViewController"
                    ] : []))
    }

    @Test(
        "Inside of a closure that holds self weakly, another one holds it strongly where self has a strong name",
        arguments: [("guard let self else { return }; ", true), ("", false)])
    func nested(naming: String, isTold: Bool) throws {
        let app = app(
            "let button = Button()",
            "later { [weak self] in \(naming)self?.button.tapped = { self?.closeTapped() } }".replacing(
                isTold ? "self?." : "§", with: "self."),
            ["Button.swift": "final class Button { var tapped: (() -> Void)? }\nfunc later(_ run: () -> Void) {}"])
        #expect(try findings(app).count == (isTold ? 1 : 0))
    }

    @Test("A name that a function or a closure is given is no property's", arguments: ["", "self."])
    func given(path: String) throws {
        let app = app(
            "let cell = Cell()\n    func set(cell: Cell) { \(path)cell.tapped = { self.closeTapped() } }",
            "set(cell: cell)", ["Cell.swift": "final class Cell { var tapped: (() -> Void)? }"])
        #expect(try findings(app).count == (path.isEmpty ? 0 : 1))
    }

    @Test(
        "A closure that a method puts into a property closes a circle, and one that it calls does not",
        arguments: [
            ("tapped = handler", "model.observe { self.closeTapped() }", true),
            ("tapped = handler", "model.observe(handler: { self.closeTapped() })", true),
            ("tapped = handler", "model.observe { [weak self] in self?.closeTapped() }", false),
            ("handler()", "model.observe { self.closeTapped() }", false),
            ("tapped = handler; tapped?(); tapped = nil", "model.observe { self.closeTapped() }", false),
            ("let tapped = handler; tapped()", "model.observe { self.closeTapped() }", false),
        ])
    func methods(body: String, code: String, isTold: Bool) throws {
        let app = app(
            "let model = Model()", code,
            [
                "Model.swift": """
                final class Model {
                    private var tapped: (() -> Void)?
                    func observe(handler: @escaping () -> Void) { \(body) }
                }
                """
            ])
        let found = try findings(app)
        #expect(found.map(\.subject) == (isTold ? ["observe"] : []))
        #expect(found.allSatisfy { $0.reason == "As long as 'tapped' is set, none of them is released." })
    }

    @Test(
        "A property whose type is a composition keeps what is put there",
        arguments: [
            ("var screen: (UIViewController & Opening)?", true),
            ("weak var screen: (UIViewController & Opening)?", false),
            ("var screen: [UIViewController & Opening] = []", false),
            ("var screen: (UIViewController, Opening)?", false),
        ])
    func compositions(property: String, isTold: Bool) throws {
        let app = app(
            "let source = Source()", "source.screen = self",
            ["Source.swift": "import UIKit\nprotocol Opening {}\nfinal class Source { \(property) }"])
        let found = try findings(app)
        #expect(found.map(\.remedy) == (isTold ? ["Hold 'screen' weakly."] : []))
    }

    @Test("What makes a property's first value by its type alone is handed the actor, too", arguments: ["", "weak "])
    func shortInitializers(ownership: String) throws {
        let app = app(
            "private lazy var source: Source = .init(screen: self)", "source.load()",
            [
                "Source.swift": """
                import UIKit
                final class Source {
                    private \(ownership)var screen: UIViewController?
                    init(screen: UIViewController) { self.screen = screen }
                    func load() {}
                }
                """
            ])
        #expect(try findings(app).map(\.subject) == (ownership.isEmpty ? ["screen"] : []))
    }

    @Test("A protocol of Objective-C's is for classes as it is", arguments: ["@objc ", ""])
    func objectiveC(attribute: String) throws {
        let app = app(
            "let picker = Picker()", "picker.delegate = self",
            [
                "Picker.swift":
                    "\(attribute)protocol PickerDelegate {}\nfinal class Picker { var delegate: PickerDelegate? }"
            ])
        #expect(try findings(app).allSatisfy { $0.remedy.contains("AnyObject") == attribute.isEmpty })
        #expect(try findings(app).count == 1)
    }

    @Test("A second property that leads to the same object is named in the remedy", arguments: ["", "weak "])
    func twoProperties(ownership: String) throws {
        let text = SampleModule.text(of: "Login/LoginInteractor.swift").replacing(
            "    func load()",
            with: "    var output: LoginPresenter?\n    \(ownership)var delegate: LoginPresenter?\n    func load()")
        let found = try findings(SampleModule.app(["Login/LoginInteractor.swift": text]))
        #expect(found.count == 1)
        #expect(
            found.allSatisfy {
                $0.remedy.contains("holds LoginPresenter strongly, too: make that weak as well.") == ownership.isEmpty
            })
    }

    // MARK: Without a definition

    private func pair(_ back: String, setUp: String = "model.screen = self") -> [String: String] {
        [
            "List/ListScreen.swift": """
            import UIKit
            final class ListScreen: UIViewController {
                let model = ListViewModel()
                func start() { \(setUp) }
            }
            """,
            "List/ListViewModel.swift": "final class ListViewModel { \(back) }",
            "Opening.swift": "func open() { ListScreen().start() }",
        ]
    }

    private func withoutDefinition(_ files: [String: String]) throws -> [Finding] {
        let app = MarkedApp(files)
        let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
        return Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings
    }

    @Test(
        "Classes of screens close a circle by their properties where no definition describes them",
        arguments: [
            ("var screen: ListScreen?", true), ("weak var screen: ListScreen?", false),
            ("var screen: ListScreen?\n    func end() { screen = nil }", false),
            ("static var screen: ListScreen?", false), ("var screens: [ListScreen] = []", false),
            ("var screen: ListScreen?\n    static let shared = ListViewModel()", false),
        ])
    func ties(back: String, isTold: Bool) throws {
        // Set by another than the screen, so that the stored properties alone tell it.
        var files = pair(back, setUp: "")
        files["Opening.swift"] = "func open() { let list = ListScreen(); list.model.screen = list; list.start() }"
        let expected = isTold ? ["strong references lead in a circle: ListScreen → ListViewModel → ListScreen"] : []
        #expect(try withoutDefinition(files).map(\.message) == expected)
        let beside = SampleModule.healthy.merging(files) { $1 }
        #expect(try findings(MarkedApp(beside)).map(\.message) == expected)
    }

    @Test(
        "A class is one of a screen's by the word of its role, also before what tells it from its contract",
        arguments: [("ListPresenterImpl", true), ("ListPresenterImplementation", true), ("ListSimpl", false)])
    func implementations(name: String, isTold: Bool) throws {
        let files = [
            "List/ListWorker.swift": "final class ListWorker { var presenter: \(name)? }",
            "List/\(name).swift": """
            final class \(name) {
                let worker = ListWorker()
                func start() { worker.presenter = self }
            }
            func open() { \(name)().start() }
            """,
        ]
        #expect(try withoutDefinition(files).count == (isTold ? 1 : 0))
    }

    @Test("A property that nobody sets holds nobody", arguments: [true, false])
    func unset(isSet: Bool) throws {
        var files = pair("var screen: ListScreen?", setUp: "")
        if isSet { files["Set.swift"] = "func connect(_ list: ListScreen) { list.model.screen = list }" }
        #expect(try withoutDefinition(files).count == (isSet ? 1 : 0))
    }

    @Test("A screen that its own file makes is made; one that makes itself is not", arguments: [true, false])
    func oneFile(isMade: Bool) throws {
        let files = pair("var screen: ListScreen?")
        let maker =
            isMade
            ? "func open() { ListScreen().start() }"
            : "extension ListScreen { static func made() -> ListScreen { ListScreen() } }"
        let text = [files["List/ListScreen.swift"], files["List/ListViewModel.swift"], maker].compactMap(\.self)
        let index = try MarkedApp(["List.swift": text.joined(separator: "\n")]).index { _ in ["App"] }
        let layouts = LayoutClasses(SourceFileList(paths: [try TemporaryFolder().path]))
        let app = CheckedApp(RoleMap(.withoutUnits(file: ""), index, jobs: 1), nil, layouts: layouts)
        #expect(Check.report(on: app, rules: [CycleRule.self]).findings.count == (isMade ? 1 : 0))
    }

    @Test(
        "A way back that others of the class are given is none of the object that a property has made",
        arguments: [("list.model.screen = list", true), ("let model = ListViewModel(); model.screen = list", false)])
    func otherObjects(code: String, isTold: Bool) throws {
        var files = pair("var screen: ListScreen?", setUp: "")
        files["Opening.swift"] = "func open() { let list = ListScreen(); \(code); list.start() }"
        #expect(try withoutDefinition(files).count == (isTold ? 1 : 0))
    }

    @Test("Two classes of which each makes another one of the other are a chain", arguments: [true, false])
    func chains(isChain: Bool) throws {
        var files = pair(
            "var screen: ListScreen?\n    func next() { \(isChain ? "screen = ListScreen()" : "") }", setUp: "")
        files["Opening.swift"] = "func open() { let list = ListScreen(); list.model.screen = list; list.start() }"
        #expect(try withoutDefinition(files).count == (isChain ? 0 : 1))
    }

    @Test(
        "Files that git's merge tool left behind are nobody's, nor are copies by the Finder",
        arguments: ["ListScreen_BACKUP_4393", "ListScreen_BACKUP", "ListScreen copy", "ListScreenCopy"])
    func leftBehind(name: String) throws {
        var files = pair("var loaded: (() -> Void)?", setUp: "model.loaded = { self.start() }")
        files["List/\(name).swift"] = files.removeValue(forKey: "List/ListScreen.swift")
        #expect(try withoutDefinition(files).isEmpty == (name.hasSuffix("4393") || name.hasSuffix(" copy")))
    }

    @Test("Of a protocol, the only class that conforms to it is meant", arguments: ["", ": Listing"])
    func protocols(second: String) throws {
        var files = pair("var screen: Listing?", setUp: "")
        files["List/ListScreen.swift"]?.replace(": UIViewController", with: ": UIViewController, Listing")
        files["Listing.swift"] = "protocol Listing: AnyObject {}\nfinal class OtherView\(second) {}"
        files["Opening.swift"] = "func open() { let list = ListScreen(); list.model.screen = list }"
        #expect(try withoutDefinition(files).count == (second.isEmpty ? 1 : 0))
    }

    @Test("A closure of a screen closes a circle where no definition describes it", arguments: ["", "[weak self] in "])
    func closures(capture: String) throws {
        let files = pair("var loaded: (() -> Void)?", setUp: "model.loaded = { \(capture)self.start() }")
        #expect(try withoutDefinition(files).map(\.subject) == (capture.isEmpty ? ["loaded"] : []))
    }
}
