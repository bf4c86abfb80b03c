import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Scenes by example keep what bases give and all are handed, and say what they lost.
@Suite("What templates by example keep, lose and say")
struct ExampleLossesTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]

    private func app(
        base: [(path: String, text: String)] = [], _ files: [String: (String) -> String]
    ) throws -> WrittenApp {
        try WrittenApp(
            base
                + Self.names.flatMap { name in
                    files.sorted { $0.key < $1.key }.map {
                        ("App/Scenes/\(name)/\(name)\($0.key).swift", $0.value(name))
                    }
                })
    }

    private func text(_ app: WrittenApp, like example: String = "Cart") throws -> String {
        try app.scene("Trip", way: 0, of: app.learned(), like: example).files.map(\.text).joined(separator: "\n")
    }

    @Test(
        "A conformance stays that the app's base class fulfils with the type, and goes where each type has a form of its own",
        arguments: [true, false])
    func basesThatFulfil(hasBase: Bool) throws {
        let base = [
            ("App/Kit/Model.swift", "protocol Model: AnyObject {\n    func appear()\n    func leave()\n}\n"),
            (
                "App/Kit/BaseModel.swift",
                "class BaseModel: NSObject {\n    \(hasBase ? "func appear() {}\n    func leave() {}" : "")\n}\n"
            ),
        ]
        let own = hasBase ? "override " : ""
        let written = try text(
            app(
                base: base,
                [
                    "View": {
                        "import SwiftUI\n\nstruct \($0)View: View {\n    let model: \($0)ViewModel\n    var body: some View { Text(\"\") }\n}\n"
                    },
                    "ViewModel": { name in
                        // Half of them do it in their own way.
                        let appears =
                            name < "D" ? "\n    \(own)func appear() { load\(name)() }\n    func load\(name)() {}" : ""
                        let rest = hasBase || name < "D" ? "" : "\n    func appear() {}"
                        return "final class \(name)ViewModel: BaseModel, Model {\(appears)\(rest)\n}\n"
                    },
                ]))
        #expect(written.contains("TripViewModel: BaseModel, Model"), "\(written)")
        #expect(!written.contains("override func appear() { load"))
    }

    @Test("What all take behind a coder stays, and what only one does goes")
    func coders() throws {
        let written = try text(
            app([
                "ViewController": { name in
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController {
                        private let reactor: \(name)Reactor
                        private let own\(name): Int

                        init?(coder: NSCoder, reactor: \(name)Reactor, own\(name): Int) {
                            self.reactor = reactor
                            self.own\(name) = own\(name)
                            super.init(coder: coder)
                        }

                        required init?(coder: NSCoder) {
                            reactor = \(name)Reactor()
                            own\(name) = 1
                            super.init(coder: coder)
                        }
                    }

                    """
                },
                "Reactor": { "final class \($0)Reactor {}\n" },
            ]))
        #expect(written.contains("init?(coder: NSCoder, reactor: TripReactor) {"), "\(written)")
        #expect(written.contains("self.reactor = reactor"))
        let required = written.split(separator: "required init?(coder: NSCoder) {").last ?? ""
        #expect(required.prefix { $0 != "}" }.contains("super.init(coder: coder)"), "\(written)")
        #expect(!written.contains("ownCart"))
    }

    @Test("Calls, modules and demands of bases that got lost are told, and what is there is not")
    func losses() throws {
        let app = try app(
            base: [
                (
                    "App/Kit/BaseScreen.swift",
                    "class BaseScreen: UIViewController {\n    init(content: Listing) {}\n}\n"
                ),
                ("App/Kit/Listing.swift", "protocol Listing {\n    var count: Int { get }\n}\n"),
                ("Shop/Sources/ShopCell.swift", "public final class ShopCell {}\n"),
            ],
            [
                "ViewController": { name in
                    """
                    import Shop
                    import UIKit

                    final class \(name)ViewController: BaseScreen { let router: \(name)Routing }
                    final class \(name)View: UIView, Listing { let count = 1 }

                    """
                },
                "Router": {
                    "protocol \($0)Routing {\n    func detach()\n    func close()\n}\n\nfinal class \($0)Router: \($0)Routing {\n    func detach() {}\n    func close() {}\n}\n"
                },
            ])
        let learning = try app.learned()
        func told(_ imports: String, _ conforming: String, _ demanded: String, _ cell: String) -> [String] {
            let files = [
                """
                \(imports)
                final class TripViewController: BaseScreen {
                    let router: TripRouting
                    let cell: \(cell)
                    func go() { router.detach() }
                }
                final class TripView: UIView\(conforming) {}
                """, "protocol TripRouting { func close()\n\(demanded) }",
            ].compactMap { FileFacts(parsing: $0, depth: .whole) }
            return learning.lostNames(in: files, of: "Trip", like: "Cart")
        }
        #expect(told("import Shop", ", Listing", "func detach()", "ShopCell") == [])
        #expect(
            told("", ", Listing", "func detach()", "ShopCell") == [
                "TripViewController uses ShopCell: its file needs 'import Shop'"
            ])
        #expect(told("", ", Listing", "func detach()", "OtherCell") == [])
        #expect(
            told("import Shop", ", Listing", "", "ShopCell") == [
                "TripViewController uses detach of TripRouting, which does not declare it"
            ])
        let refining = ["protocol TripRouting: TripOther {}\nprotocol TripOther: TripRouting {}"]
        let screen = """
            import Shop
            final class TripViewController { let router: TripRouting
            func go() { router.detach() } }
            """
        let circular = (refining + [screen]).compactMap { FileFacts(parsing: $0, depth: .whole) }
        #expect(
            learning.lostNames(in: circular, of: "Trip", like: "Cart") == [
                "TripViewController uses detach of TripRouting, which does not declare it"
            ])
        #expect(
            told("import Shop", "", "func detach()", "ShopCell") == [
                "BaseScreen, the base class of TripViewController, needs a Listing, and TripView does not conform to that"
            ])
    }

    @Test(
        "What a member gives back in the example's own words is told, where a protocol demands it",
        arguments: [(".watch", true), (".main", false), ("nil", false)])
    func answers(value: String, isTold: Bool) throws {
        let storyboards = [".about", value, ".chats", ".feed", ".access", ".map", ".sales"]
        let app = try app(
            base: [
                (
                    "App/Kit/Shown.swift",
                    "protocol Shown {\n    static var storyboard: Board\(value == "nil" ? "?" : "") { get }\n}\n"
                )
            ],
            [
                "ViewController": { name in
                    let own = value == ".main" ? value : storyboards[Self.names.firstIndex(of: name) ?? 0]
                    return """
                        import UIKit

                        final class \(name)ViewController: UIViewController {
                            let model = \(name)ViewModel()
                        }

                        extension \(name)ViewController: Shown {
                            static var storyboard: Board\(value == "nil" ? "?" : "") {
                                \(own)
                            }
                        }

                        """
                },
                "ViewModel": { "final class \($0)ViewModel {}\n" },
            ])
        let example = try app.learned().templates(like: "Cart").templates
        let told = example.leftOut.filter { $0.contains("what storyboard of ") }
        #expect(
            told
                == (isTold
                    ? [
                        "what storyboard of {Unit}ViewController gives back, where Cart's '.watch' stands: "
                            + "write its own in each new scene"
                    ] : []))
    }

    @Test("A contract that others fulfil stays where the only role that fulfils it is one that few have")
    func contractsOfOthers() throws {
        let app = try app([
            "ViewController": { name in
                let bridge =
                    "\n\nfinal class \(name)Bridge: \(name)Delegate {\n    var screen: \(name)ViewController?\n}"
                return """
                    import UIKit

                    protocol \(name)Delegate: AnyObject {}

                    final class \(name)ViewController: UIViewController {
                        weak var delegate: \(name)Delegate?
                        var model: \(name)Model!
                    }\(["About", "Cart", "Chat"].contains(name) ? bridge : "")

                    """
            },
            "Model": { "final class \($0)Model {}\n" },
        ])
        let learned = try app.learned()
        let text = LearnedDefinition(learned.architectures[0], as: .ours, known: []).text
        #expect(text.contains("    type: \"{Unit}Delegate\"  # 7 of 7\n    optional: false"), "\(text)")
        let written = try self.text(app, like: "Map")
        #expect(written.contains("protocol TripDelegate: AnyObject {}"), "\(written)")
        #expect(written.contains("weak var delegate: TripDelegate?"), "\(written)")
        #expect(!written.contains("TripBridge"))
    }

    @Test(
        "A value that each scene hands to its base is told", arguments: [".ownN", "Screen(title: \"Own N\")", ".any"])
    func handedToBases(value: String) throws {
        let app = try app(
            base: [
                (
                    "App/Kit/BaseController.swift",
                    "import UIKit\n\nclass BaseController: UIViewController {\n    init(screen: Screen) { super.init(nibName: nil, bundle: nil) }\n}\n"
                )
            ],
            [
                "ViewController": { name in
                    """
                    import UIKit

                    final class \(name)ViewController: BaseController {
                        let model: \(name)Model

                        init(model: \(name)Model) {
                            self.model = model
                            super.init(screen: \(value.replacing("N", with: "\(Self.names.firstIndex(of: name) ?? 0)")))
                        }
                    }

                    """
                },
                "Model": { "final class \($0)Model {}\n" },
            ])
        let leftOut = try app.scene("Trip", way: 0, of: app.learned(), like: "Cart").example.leftOut
        let own = value.contains("title") ? "\"Own 1\"" : ".own1"
        let told =
            "what {Unit}ViewController hands to its base, where Cart's '\(own)' stands: write its own in each new scene"
        #expect(leftOut.contains(told) == (value != ".any"), "\(leftOut)")
    }

    @Test("A scene with a slip in a name is no example where another is as typical")
    func slips() throws {
        let app = try app([
            "ViewController": { name in
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {\n    let coordinator: \(name)\(name == "About" ? "Coordiantor" : "Coordinator")\n}\n"
            },
            "Coordinator": { "final class \($0)\($0 == "About" ? "Coordiantor" : "Coordinator") {}\n" },
        ])
        let examples = Array(try app.learned().templates(ofWay: 0)).map(\.unit)
        #expect(examples.first != "About" && examples.last == "About" || !examples.contains("About"), "\(examples)")
    }

    @Test("A scene on a base that few have is no example where another is as typical")
    func bases() throws {
        let app = try app([
            "ViewController": { name in
                let base = name == "About" ? "UITableViewController" : "UIViewController"
                return
                    "import UIKit\n\nfinal class \(name)ViewController: \(base) {\n    let model: \(name)Model\n}\n"
            },
            "Model": { "final class \($0)Model {}\n" },
        ])
        let examples = Array(try app.learned().templates(ofWay: 0)).map(\.unit)
        #expect(examples == ["Cart", "Chat", "Feed", "Login", "Map"])
    }

    @Test(
        "A scene on a class between that few have, or that other modules see as few are, is no example where another is as typical",
        arguments: ["class AboutViewController: RareController", "public class AboutViewController: UIViewController"])
    func oddParts(odd: String) throws {
        let base = [("App/Kit/RareController.swift", "import UIKit\n\nclass RareController: UIViewController {}\n")]
        let app = try app(
            base: base,
            [
                "ViewController": { name in
                    let head = name == "About" ? odd : "class \(name)ViewController: UIViewController"
                    return "import UIKit\n\n\(head) {\n    let model: \(name)Model\n}\n"
                },
                "Model": { "final class \($0)Model {}\n" },
            ])
        let examples = Array(try app.learned().templates(ofWay: 0)).map(\.unit)
        #expect(examples == ["Cart", "Chat", "Feed", "Login", "Map"])
    }

    @Test("Examples come in the order of what they have, and those that have far less are none")
    func order() throws {
        let app = try app([
            "ViewController": { name in
                let parts = name == "Map" ? 1 : name == "Cart" ? 9 : 10
                let lines = (0..<parts).map { "    func part\($0)() { super.part\($0)() }" }
                return
                    "import UIKit\n\nfinal class \(name)ViewController: UIViewController {\n    let model: \(name)Model\n\(lines.joined(separator: "\n"))\n}\n"
            },
            "Model": { "final class \($0)Model {}\n" },
        ])
        let examples = Array(try app.learned().templates(ofWay: 0)).map(\.unit)
        #expect(examples == ["About", "Chat", "Feed", "Login", "Orders"])
    }
}
