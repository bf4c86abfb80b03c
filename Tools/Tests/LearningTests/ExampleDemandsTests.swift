import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Scenes by example have what their protocols and bases demand, and say what they lack.
@Suite("What templates by example keep for others")
struct ExampleDemandsTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]

    /// Screens with a model on a base of the app's, and a builder that names a case as a delegate's method is called.
    private static func texts(_ base: [(path: String, text: String)], _ file: (String, String) -> String)
        -> [(path: String, text: String)]
    {
        base
            + names.flatMap { name in
                ["ViewController", "Model", "Builder"].map { role in
                    ("App/Scenes/\(name)/\(name)\(role).swift", file(name, role))
                }
            }
    }

    private func scene(
        _ base: [(path: String, text: String)] = [], _ file: (String, String) -> String
    ) throws -> (text: String, learning: AppLearning, files: [(path: String, text: String)]) {
        let app = try WrittenApp(Self.texts(base, file))
        let learning = try app.learned()
        let files = try app.scene("Trip", way: 0, of: learning, like: "Cart").files
        return (files.map(\.text).joined(separator: "\n"), learning, files)
    }

    private func told(_ learning: AppLearning, _ files: [(path: String, text: String)]) -> [String] {
        learning.unmetDemands(in: files.compactMap { FileFacts(parsing: $0.text, depth: .whole) }, lost: [])
    }

    private static func controller(_ name: String, _ more: String = "") -> String {
        "import UIKit\n\nfinal class \(name)ViewController: UIViewController {\n    var model: \(name)Model?\(more)\n}\n"
    }

    private static func builder(_ name: String) -> String {
        """
        enum \(name)Builder {
            static func build() -> UIViewController {
                let controller = \(name)ViewController()
                controller.model = \(name)Model()
                return controller
            }
        }
        """
    }

    @Test("What a scene's own protocol demands is told where its type lacks it")
    func ownContracts() throws {
        let (_, learning, _) = try scene { name, role in
            role == "ViewController" ? Self.controller(name) : "final class \(name)Model {}\n"
        }
        func told(_ type: String, _ more: String = "") -> [String] {
            self.told(
                learning,
                [
                    (
                        "Trip/Outputs.swift",
                        "protocol TripOutputs { var isLoading: Bool { get }\n    func load() }\n\(more)"
                    ),
                    ("Trip/Presenter.swift", "final class TripPresenter: TripOutputs { \(type) }"),
                ])
        }
        #expect(told("let isLoading = true\n    func load() {}") == [])
        #expect(
            told("func load() {}") == ["TripPresenter conforms to TripOutputs and has no isLoading, which that demands"]
        )
        #expect(told("let isLoading = true", "extension TripOutputs { func load() {} }") == [])
    }

    @Test("An init that takes no more than it hands on overrides that of its base, and one that takes more does not")
    func initialisers() throws {
        let node = ("App/Base/Node.swift", "class Node {\n    init(parent: Node) {}\n}\n")
        for (all, isOverride) in [(false, true), (true, false)] {
            let (text, _, _) = try scene([node]) { name, role in
                let type = all ? "Store" : "\(name)Service"
                switch role {
                case "Model":
                    return """
                        final class \(name)Model: Node {
                            let service: \(type)

                            init(parent: Node, service: \(type)) {
                                self.service = service
                                super.init(parent: parent)
                            }
                        }
                        """
                case "Builder": return Self.builder(name).replacing("Model()", with: "Model(parent: root, service: it)")
                default: return Self.controller(name)
                }
            }
            #expect(text.contains("override init(parent: Node)") == isOverride, "\(text)")
        }
    }

    @Test("An enumeration's case is no method that went, and a method that went takes what calls it with it")
    func cases() throws {
        for (asked, stays) in [("UIStoryboard(storyboard: .cart)", true), ("hook.cart()", false)] {
            let (text, _, _) = try scene { name, role in
                switch role {
                case "Builder":
                    return Self.builder(name).replacing(
                        "let controller",
                        with:
                            "let board = \(name == "Cart" ? asked : "UIStoryboard(storyboard: .\(name.lowercased()))")\n        let controller"
                    ).replacing("= \(name)ViewController()", with: "= board.make(\(name)ViewController.self)")
                case "Model":
                    return "final class \(name)Model {\n\(name == "Cart" ? "    func cart(id: Int) {}\n" : "")}\n"
                default: return Self.controller(name)
                }
            }
            #expect(text.contains("let board = UIStoryboard(storyboard: .trip)") == stays, "\(text)")
            #expect(!text.contains("hook"))
        }
    }

    @Test("What a library's protocol demands stays where a protocol of the app's refines it")
    func refined() throws {
        for (base, stays) in [("Stepper, Reactor", true), ("AnyObject", false)] {
            let (text, _, _) = try scene([("App/Base/Base.swift", "protocol BaseReactor: \(base) {}")]) { name, role in
                switch role {
                case "Model":
                    return """
                        final class \(name)Model: BaseReactor {
                            let initialState = State()
                            struct State {}
                            enum Action { case \(String(name.reversed())) }
                            enum Mutation { case set\(String(name.reversed())) }
                        }
                        """
                case "Builder": return Self.builder(name)
                default: return Self.controller(name)
                }
            }
            #expect(text.contains("enum Action {}") == stays, "\(text)")
            #expect(text.contains("enum Mutation {}") == stays, "\(text)")
        }
    }

    @Test("A name that a few screens have for their reactors hides no protocol of that name")
    func hidingNames() throws {
        let (text, _, _) = try scene { name, role in
            switch role {
            case "Model":
                return """
                    final class \(name)Model: Reactor {
                        let initialState = State()
                        struct State {}
                        enum Action {}
                        enum Mutation {}
                    }
                    """
            case "Builder": return Self.builder(name)
            default: return Self.controller(name, name == "Cart" ? "\n    typealias Reactor = CartModel" : "")
            }
        }
        #expect(text.contains("final class TripModel: Reactor {"), "\(text)")
    }

    @Test(
        "A structure of which nothing is left is given back empty, where what was given back is one scene's own",
        arguments: ["", "let isReady: Bool"])
    func emptiedStructures(shared: String) throws {
        let contract = "protocol Transforming { associatedtype Output; func transform() -> Output }"
        let (text, _, _) = try scene([("App/Base/Base.swift", contract)]) { name, role in
            let own = String(name.lowercased().reversed())
            let value = "Output(\(shared.isEmpty ? "" : "isReady: true, ")\(own)Text: \"\(own)\")"
            let given = name == "Cart" ? "let output = \(value)\n        return output" : "return \(value)"
            switch role {
            case "Model":
                return """
                    final class \(name)Model: Transforming {
                        struct Output {
                            \(shared)
                            let \(own)Text: String
                        }

                        func transform() -> Output {
                            \(given)
                        }
                    }
                    """
            case "Builder": return Self.builder(name)
            default: return Self.controller(name)
            }
        }
        #expect(text.contains("return Output()") == shared.isEmpty, "\(text)")
    }

    @Test("What a table asks for is there without the cell that a scene may have, too")
    func tables() throws {
        let app = try WrittenApp(
            Self.names.flatMap { name in
                [
                    (
                        "App/Scenes/\(name)/\(name)ViewController.swift",
                        """
                        final class \(name)ViewController: UIViewController, UITableViewDataSource {
                            var model: \(name)Model?

                            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

                            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                                let cell = tableView.dequeue(\(name == "Map" || name == "Feed" ? "Other" : name)Cell.self)
                                return cell
                            }
                        }
                        """
                    ),
                    ("App/Scenes/\(name)/\(name)Model.swift", "final class \(name)Model {}"),
                ]
                    + (name == "Map" || name == "Feed"
                        ? []
                        : [("App/Scenes/\(name)/\(name)Cell.swift", "final class \(name)Cell: UITableViewCell {}")])
            })
        func controller(without: String) throws -> String {
            let files = try app.scene("Trip", way: 0, of: app.learned(), like: "Cart", without: without).files
            #expect(files.contains { $0.path.hasSuffix("TripCell.swift") } == without.isEmpty)
            return try #require(files.first { $0.path.hasSuffix("TripViewController.swift") }?.text)
        }
        // Most have a cell, and so does a new one.
        #expect(try controller(without: "").contains("tableView.dequeue(TripCell.self)"))
        let text = try controller(without: "cell")
        #expect(text.contains("-> UITableViewCell { return UITableViewCell() }"), "\(text)")
        #expect(!text.contains("TripCell"), "\(text)")
    }

    @Test("A file in which a screen is extended comes along where most scenes have it, and its functions are asked for")
    func extended() throws {
        for (count, comes) in [(7, true), (1, false)] {
            let more = Self.names.prefix(count).map {
                (
                    "App/Scenes/\($0)/\($0)ViewController+Layout.swift",
                    "extension \($0)ViewController {\n    func layOut() {}\n}\n"
                )
            }
            let (_, learning, files) = try scene(more) { name, role in
                switch role {
                case "Model": "final class \(name)Model {}\n"
                case "Builder": Self.builder(name)
                default:
                    Self.controller(name, "\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }")
                }
            }
            #expect(files.contains { $0.path.hasSuffix("/Trip/TripViewController+Layout.swift") } == comes)
            #expect(told(learning, files).isEmpty)
        }
    }

    @Test(
        "A scene is told to lack what a refined protocol demands, what a nested type's does, and what is asked of its view"
    )
    func lacking() throws {
        let base = """
            protocol Loading: AnyObject { func load() }
            protocol Route { var kind: Int { get } }
            final class Heirs: Loading { func load() {} }
            struct Others: Route { var kind = 0 }
            """
        let (_, learning, _) = try scene([("App/Base/Base.swift", base)]) { name, role in
            switch role {
            case "Model": "final class \(name)Model {}\n"
            case "Builder": Self.builder(name)
            default: Self.controller(name)
            }
        }
        func lacks(_ text: String) -> [String] { told(learning, [("Trip.swift", text)]) }
        let contract = "protocol TripLoading: Loading {}\nfinal class TripModel: TripLoading {"
        #expect(lacks(contract + "}") == ["TripModel conforms to Loading and has no load, which that demands"])
        #expect(lacks(contract + " func load() {} }").isEmpty)
        let nested = "enum TripRouter { enum Screen: Route { case login"
        #expect(lacks(nested + "} }") == ["TripRouter.Screen conforms to Route and has no kind, which that demands"])
        #expect(lacks(nested + "; var kind: Int { 0 } } }").isEmpty)
        let view =
            "struct TripView: View { var body: some View { EmptyView() } }\nenum Preview { static func show() { _ = TripView"
        #expect(lacks(view + ".build() } }") == ["TripView is asked for build, which no template declares"])
        #expect(lacks(view + "().padding() } }").isEmpty)
    }
}
