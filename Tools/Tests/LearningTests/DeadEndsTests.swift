import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Code of a new scene by example that compiles, and does not what the others' does.
@Suite("Scenes by example that end in nothing")
struct DeadEndsTests: SceneTexts {
    private func ends(_ learning: AppLearning, in text: String) throws -> [String] {
        let facts = try #require(FileFacts(parsing: text, depth: .whole))
        return learning.deadEnds(in: [facts], of: "Trip", way: 0)
    }

    @Test("A part that nobody of the new scene asks is told where another does in most scenes")
    func unasked() throws {
        let learning = learning(
            scenes([
                "NAME/NAMEFlow.swift":
                    "final class NAMEFlow { func start() { show() }\nfunc show() { host.open(NAMEMaker.make(for: self)) } }",
                "NAME/NAMEMaker.swift":
                    "struct NAMEMaker { static func make(for flow: NAMEFlow) -> NAMEViewController { NAMEViewController() } }",
                "NAME/NAMEViewController.swift": "final class NAMEViewController: UIViewController {}",
            ]))
        let rest = """
            struct TripMaker { static func make(for flow: TripFlow) -> TripViewController { TripViewController() } }
            final class TripViewController: UIViewController {}
            """
        #expect(
            try ends(learning, in: "final class TripFlow { func start() { TripMaker.make(for: self) } }" + rest) == [])
        #expect(
            try ends(learning, in: "final class TripFlow { func start() {} }" + rest) == [
                "the call of TripMaker in the TripFlow, as 10 of 10 have it there: "
                    + "nobody makes or asks it in a new scene before you write it"
            ])
    }

    @Test("A part that holds another and calls nothing of it is told where most call it")
    func silent() throws {
        let learning = learning(
            scenes([
                "NAME/NAMEPresenter.swift":
                    "final class NAMEPresenter: NAMEPresenting { var count = 0\nfunc present() { count += 1 } }",
                "NAME/NAMEPresenting.swift": "protocol NAMEPresenting { func present() }",
                "NAME/NAMEInteractor.swift":
                    "final class NAMEInteractor { let presenter: NAMEPresenting\nfunc load() { presenter.present() } }",
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { let interactor: NAMEInteractor }",
            ]))
        func told(_ load: String) throws -> [String] {
            try ends(
                learning,
                in: """
                    protocol TripPresenting { func present() }
                    final class TripPresenter: TripPresenting { func present() {} }
                    final class TripInteractor {
                        let presenter: TripPresenting
                        init(presenter: TripPresenting) { self.presenter = presenter }
                        func load() { \(load) }
                    }
                    final class TripViewController: UIViewController { let interactor: TripInteractor }
                    """)
        }
        #expect(try told("show(presenter)") == [])
        #expect(try told("presenter.present()") == [])
        #expect(
            try told("count()") == [
                "what the TripInteractor asks of the TripPresenter (10 of 10): "
                    + "it calls nothing of it in a new scene before you write it"
            ])
        // Whoever fills the function sees whom it has to ask.
        #expect(
            try told("") == [
                "what the TripInteractor does in load (10 of 10): nothing in a new scene before you write it"
            ])
    }

    @Test(
        "A base that the example has and most have not is told",
        arguments: [
            ("UITableViewController", true), ("UIViewController", false), ("RowsViewController", true),
            ("BaseViewController", false), ("Themed", false),
        ])
    func oddBases(base: String, isTold: Bool) throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let model = NAMEModel() }",
            "NAME/NAMEModel.swift": "final class NAMEModel {}",
        ])
        texts["Kit/Base.swift"] = """
            class BaseViewController: UIViewController {}
            class RowsViewController: UITableViewController {}
            protocol Themed {}
            """
        let screen = "final class TripViewController: \(base) {}\nfinal class TripModel {}"
        let facts = try #require(FileFacts(parsing: screen, depth: .whole))
        let told = learning(texts).oddBases(in: [facts], of: "Trip", way: 0)
        #expect(
            told
                == (isTold
                    ? ["the base of TripViewController, \(base) as its example's: 10 of 10 stand on UIViewController"]
                    : []))
    }

    @Test(
        "A base between that few have is told, and an access that fewer than two of three have", arguments: [1, 4, 8])
    func oddParts(count: Int) throws {
        var texts: [String: String] = ["Kit/Base.swift": "class RareController: UIViewController {}"]
        for (number, name) in Self.names.enumerated() {
            let base = number < count ? "RareController" : "UIViewController"
            let access = number < count ? "public " : ""
            texts["\(name)/\(name)ViewController.swift"] =
                "\(access)final class \(name)ViewController: \(base) { let model = \(name)Model() }"
            texts["\(name)/\(name)Model.swift"] = "\(access)final class \(name)Model {}"
        }
        let screen = "public final class TripViewController: RareController {}\npublic final class TripModel {}"
        let facts = try #require(FileFacts(parsing: screen, depth: .whole))
        let learned = learning(texts)
        let base = "the base of TripViewController, RareController as "
        let told = [
            1: [base + "its example's: 10 of 10 stand on UIViewController"],
            4: [base + "4 of 10 have it: write the one that its part of the app has"],
        ]
        #expect(learned.oddBases(in: [facts], of: "Trip", way: 0) == told[count] ?? [])
        #expect(
            learned.oddAccess(in: [facts], of: "Trip", way: 0)
                == (count == 8
                    ? []
                    : [
                        "the access of TripModel and TripViewController, public as \(count) of 10 are: "
                            + "write the one that its module asks for"
                    ]))
    }

    @Test("Capitals that all names begin with are told, since nobody is asked for them", arguments: ["XY", "X", ""])
    func initials(capitals: String) throws {
        let learning = learning(
            scenes(
                of: Self.names.map { capitals + $0 },
                [
                    "NAME/NAMEViewController.swift":
                        "final class NAMEViewController: UIViewController { let model = NAMEModel() }",
                    "NAME/NAMEModel.swift": "final class NAMEModel {}",
                ]))
        let text = LearnedDefinition(learning.architectures[0], as: .ours, known: []).text
        let sentence =
            "# not in templates: the XY that all 10 names begin with: write it before the name of a new scene"
        #expect(text.contains(sentence) == (capitals == "XY"), "\(text)")
        #expect(text.contains("names begin with") == (capitals == "XY"))
    }

    @Test("A function that would give back a part, and gives back nil, is told")
    func givingNone() throws {
        let learning = learning(
            scenes([
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { let model = NAMEModel() }",
                "NAME/NAMEModel.swift": "final class NAMEModel {}",
            ]))
        func text(_ function: String) -> String {
            "final class TripModel {}\nfinal class TripViewController: UIViewController { let model = TripModel()\n\(function) }"
        }
        #expect(
            try ends(learning, in: text("static func made() -> TripViewController? { return nil }")) == [
                "what made of TripViewController gives back, which is nil: write what makes it in each new scene"
            ])
        #expect(try ends(learning, in: text("static func made() -> TripViewController? { Board.trip.first() }")) == [])
        #expect(try ends(learning, in: text("func icon() -> Icon? { return nil }")) == [])
    }

    private func app(_ body: (String) -> String, added: String = "") throws -> WrittenApp {
        try WrittenApp(
            [
                ("App/Kit/Showing.swift", "import UIKit\n\nextension UIViewController {\n\(added)}\n"),
                ("App/Kit/Router.swift", Self.names.map { "let \($0)Entry = \($0)Model.self\n" }.joined()),
            ]
                + Self.names.flatMap { name in
                    [
                        ("App/Scenes/\(name)/\(name)Model.swift", "final class \(name)Model {}\n"),
                        (
                            "App/Scenes/\(name)/\(name)ViewController.swift",
                            """
                            import UIKit

                            final class \(name)ViewController: UIViewController {
                                let model = \(name)Model()

                                override func viewDidLoad() {
                                    super.viewDidLoad()
                                    \(body(name))
                                }
                            }

                            """
                        ),
                    ]
                })
    }

    @Test("A title that several screens have, and no other text of theirs, is told to be the example's")
    func titles() throws {
        func told(_ body: (String) -> String) throws -> [String] {
            let app = try app(body)
            return try withExtendedLifetime(app) {
                try app.learned().templates(like: "Cart").templates.leftOut.filter { $0.contains("title") }
            }
        }
        #expect(
            try told { _ in "navigationItem.title = \"Sign up\"" } == [
                "the title of {Unit}ViewController, where Cart's \"Sign up\" stands: write its own in each new scene"
            ])
        #expect(try told { _ in "navigationItem.title = \"\"" } == [])
        #expect(try told { _ in "button.title = \"Sign up\"" } == [])
        #expect(try told { "title = \"\($0)\"" } == [])
    }

    @Test("What the app adds to UIKit's classes each screen has")
    func givenByExtensions() throws {
        let app = try app({ _ in "" }, added: "    func tell(_ text: String) {}\n")
        let screen =
            "protocol TripView {\n    func tell(_ text: String)\n    func hide()\n}\n"
            + "final class TripViewController: UIViewController, TripView {}\nfinal class TripModel {}\n"
        let facts = try #require(FileFacts(parsing: screen, depth: .whole))
        try withExtendedLifetime(app) {
            let learning = try app.learned()
            #expect(learning.isGiven("tell", to: "TripViewController", in: [facts]))
            #expect(!learning.isGiven("hide", to: "TripViewController", in: [facts]))
            #expect(!learning.isGiven("tell", to: "TripModel", in: [facts]))
            #expect(
                learning.unmetDemands(in: [facts], lost: []) == [
                    "TripViewController conforms to TripView and has no hide, which that demands"
                ])
        }
    }

    @Test("Plain templates are told as such in the definition, with the entries that each scene has")
    func plain() throws {
        let app = try app { _ in "" }
        let learning = try app.learned()
        let plain = try withExtendedLifetime(app) {
            try learning.templates(like: "Cart").templates.plain(word: "scene")
        }
        #expect(plain.isPlain)
        let text = LearnedDefinition(learning.architectures[0], as: .ours, known: [], example: plain).text
        let lines = text.split(separator: "\n").filter { $0.contains("# not in templates: ") }
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.contains { $0.contains("so the templates are plain") })
        #expect(lines.contains { $0.contains("the entry in") && $0.contains("Router.swift:10, where {Unit}Model") })
    }
}
