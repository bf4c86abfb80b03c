import Architecture
import SourceModel
import Testing

@testable import Learning

/// The errors that readers found in apps that nobody had tuned this on.
@Suite("Learning what unknown apps showed")
struct UnknownAppsTests {
    private static let names = [
        "About", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Wallet",
    ]

    private func learning(
        more: [String: String] = [:], names: [String] = Self.names, _ scene: (String) -> [String: String]
    ) throws -> AppLearning {
        var texts = more
        for name in names { texts.merge(scene(name)) { first, _ in first } }
        let files = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        return AppLearning(files)
    }

    private func learn(
        more: [String: String] = [:], names: [String] = Self.names, _ scene: (String) -> [String: String]
    ) throws -> LearnedArchitecture {
        try #require(learning(more: more, names: names, scene).architectures.first)
    }

    /// The view controller and the view model of a scene.
    private func plain(
        _ name: String, in folder: String = "/app/App", controller: String = "let viewModel: NAMEViewModel",
        viewModel: String = ""
    ) -> [String: String] {
        func text(_ text: String) -> String { text.replacing("NAME", with: name) }
        return [
            "\(folder)/\(name)/\(name)ViewController.swift":
                text("class NAMEViewController: UIViewController { \(controller) }"),
            "\(folder)/\(name)/\(name)ViewModel.swift": text("class NAMEViewModel { \(viewModel) }"),
        ]
    }

    @Test("A delegate that all share leads to the one of the scene that fulfils it")
    func sharedDelegates() throws {
        let learned = try learn(more: [
            "/app/App/ViewModelDelegate.swift": "protocol ViewModelDelegate: AnyObject { func changed() }"
        ]) { name in
            let weak = name == "Map" ? "" : "weak "
            var files = plain(name, viewModel: "\(weak)var delegate: ViewModelDelegate?")
            files["/app/App/\(name)/\(name)ViewController+Delegate.swift"] =
                "extension \(name)ViewController: ViewModelDelegate { func changed() {} }"
            return files
        }
        let channel = try #require(learned.channels.first { $0.from == "viewModel" })
        #expect(channel.to == "viewController")
        #expect(channel.hold == Learned(.weak, Evidence(9, of: 10)))
        #expect(learned.outliers.map(\.unit) == ["Map"])
    }

    @Test("A coordinator that makes its screen as it begins builds it, and its life is the scene's")
    func coordinatorsThatBegin() throws {
        let learned = try learn { name in
            var files = plain(name, controller: "weak var coordinator: \(name)Coordinator?")
            files["/app/App/\(name)/\(name)Coordinator.swift"] = """
                class \(name)Coordinator {
                    private let screen: \(name)ViewController
                    init() { screen = \(name)ViewController.instantiateFromStoryboard() }
                }
                """
            return files
        }
        let assembly = try #require(learned.assembly)
        #expect(assembly.by.value == "coordinator")
        #expect(assembly.function.value == "init")
        #expect(learned.owner?.value == "coordinator")
    }

    @Test("A cell's content is no screen, though it is called as screens' views are")
    func contentsOfCells() throws {
        let learning = try learning { name in
            if ["Map", "Pin", "Wallet"].contains(name) {
                return [
                    "/app/App/Rows/\(name)View.swift": "class \(name)View: UIView {}",
                    "/app/App/Rows/\(name)ViewModel.swift": "struct \(name)ViewModel {}",
                ]
            }
            return [
                "/app/App/\(name)/\(name)View.swift":
                    "struct \(name)View: View { @StateObject var model: \(name)ViewModel }",
                "/app/App/\(name)/\(name)ViewModel.swift": "class \(name)ViewModel {}",
            ]
        }
        #expect(learning.architectures.map { $0.units.count } == [7])
        #expect(learning.architectures.first?.outliers.isEmpty == true)
    }

    @Test("What a view's private piece holds, the view holds; what it computes, it has")
    func piecesOfViews() throws {
        let learned = try learn { name in
            let view =
                switch name {
                case "Map":
                    """
                    struct MapView: View {}
                    private struct MapInternalView: View { @State private var model: MapViewModel }
                    """
                case "Pin": "struct PinView: View { let state: State; var model: PinViewModel { state.model } }"
                default: "struct \(name)View: View { @StateObject var model: \(name)ViewModel }"
                }
            return [
                "/app/App/\(name)/\(name)View.swift": view,
                "/app/App/\(name)/\(name)ViewModel.swift": "class \(name)ViewModel {}",
            ]
        }
        #expect(learned.channels.first?.presence == Evidence(9, of: 10))
        #expect(learned.outliers.isEmpty)
    }

    @Test("What four of five have is no duty; what nine of ten have is")
    func nearlyAll() {
        #expect(!Evidence(4, of: 5).isNearlyAll)
        #expect(!Evidence(49, of: 58).isNearlyAll)
        #expect(Evidence(9, of: 10).isNearlyAll)
        #expect(Evidence(5, of: 5).isNearlyAll)
        #expect(!Evidence(1, of: 1).isNearlyAll)
    }

    @Test("One of several names of a property is no name for all")
    func ownWords() throws {
        let learned = try learn { name in
            plain(name, controller: "let \(["Map", "Pin"].contains(name) ? "_" : "")the\(name)Thing: \(name)ViewModel")
        }
        #expect(learned.channels.first?.property == nil)
        let marked = try learn { plain($0, controller: "let _\($0.lowercased())Model: NAMEViewModel") }
        #expect(marked.channels.first?.property?.value == "_{unit}Model")
    }

    @Test("Tests of scenes go to the target beside them, not to that of a package or of the finished app")
    func testsOfScenes() throws {
        var more: [String: String] = [:]
        for number in 0..<8 {
            more["/app/Packages/Client/Tests/ClientTests/Test\(number).swift"] =
                "import XCTest\n@testable import Client"
            more["/app/AppUITests/Test\(number).swift"] = "import XCTest"
        }
        more["/app/AppTests/CartTests.swift"] = "import XCTest\n@testable import App\n@testable import Kit"
        more["/app/AppTests/KitTests.swift"] = "import XCTest\n@testable import Kit"
        let learning = try learning(more: more) { plain($0) }
        #expect(learning.testFolders.first == "/app/AppTests")
        #expect(learning.testedModule == "App")
    }

    @Test("New scenes go where most are, not into the fullest group")
    func around() throws {
        let learned = try learn { name in
            let group = ["Cart", "Chat", "Feed", "Login"].contains(name) ? "Home" : name + "s"
            return plain(name, in: "/app/App/Scenes/\(group)")
        }
        #expect(learned.place(in: "/app") == "App/Scenes")
    }

    @Test("Tools' files have no types of scenes")
    func generatedFiles() throws {
        let learning = try learning(more: [
            "/app/App/Proto/Wallet.pb.swift": "struct WalletMessage {}\nstruct WalletRequest {}"
        ]) { plain($0) }
        #expect(learning.typeCount == 20)
    }

    @Test("Another usual place is no place to be moved from, and of two of one name one stands rightly")
    func habitsOfPlace() throws {
        let learned = try learn { name in
            if ["Map", "Pin", "Wallet"].contains(name) {
                return [
                    "/app/App/\(name)/Controllers/\(name)ViewController.swift":
                        "class \(name)ViewController: UIViewController { let viewModel: \(name)ViewModel }",
                    "/app/App/\(name)/ViewModels/\(name)ViewModel.swift": "class \(name)ViewModel {}",
                ]
            }
            var files = plain(name)
            if name == "Cart" { files["/app/App/Cart/CartModel.swift"] = "class CartViewModel {}" }
            return files
        }
        #expect(!learned.outlierGroups.contains { $0.cause == .place })
    }

    @Test("A part of another meaning stands in for none")
    func standIns() {
        #expect(!StandInName("{Unit}SkeletonView", of: "Step").fits("StepExpandableTextView"))
        #expect(StandInName("{Unit}SkeletonView", of: "Step").fits("StepView"))
        #expect(StandInName("{Unit}Presenter", of: "Step").fits("GermanStepPresenter"))
    }

    @Test("A class of all screens is told with how many name it themselves")
    func directBases() throws {
        let bases = ["Form", "List", "Page"]
        let texts = bases.map { "class \($0)Controller: UIViewController {}" }
        let learned = try learn(more: ["/app/App/Bases.swift": texts.joined(separator: "\n")]) { name in
            let base = bases[(Self.names.firstIndex(of: name) ?? 0) % bases.count]
            return plain(name).mapValues { $0.replacing(": UIViewController", with: ": \(base)Controller") }
        }
        let role = try #require(learned.roles.first { $0.id == "viewController" })
        #expect(role.base == Learned("UIViewController", Evidence(10, of: 10)))
        #expect(role.directBases == 0)
    }

    @Test(
        "Whoever has a storyboard make a screen makes it",
        arguments: [
            "if let vc = storyboard?.instantiateViewController(withIdentifier: \"NAME\") as? NAMEViewController { show(vc) }",
            "let vc = segue.destination as! NAMEViewController",
            "vc = board.instantiateInitialViewController() as! NAMEViewController",
        ])
    func storyboards(making: String) throws {
        let functions = Self.names.map { "func show\($0)() { \(making.replacing("NAME", with: $0)) }" }
        let opener = "class StartController: UIViewController {\n\(functions.joined(separator: "\n"))\n}"
        let learned = try learn(more: ["/app/App/StartController.swift": opener]) {
            plain($0, controller: "var viewModel: NAMEViewModel!")
        }
        #expect(learned.outsideBuilders?.made == Evidence(10, of: 10))
        #expect(learned.outsideBuilders?.example == "StartController")
    }

    @Test("What a builder's file keeps to itself is a part all the same")
    func privateParts() throws {
        let learned = try learn { name in
            [
                "/app/App/\(name)/\(name)ViewBuilder.swift": """
                public class \(name)ViewBuilder { func build() -> \(name)ViewController { \(name)ViewController() } }
                private class \(name)ViewController: UIViewController { let presenter = \(name)Presenter() }
                private class \(name)Presenter {}
                """
            ]
        }
        #expect(learned.roles.map(\.form).sorted() == ["{Unit}Presenter", "{Unit}ViewBuilder", "{Unit}ViewController"])
        #expect(learned.assembly?.by.value == "viewBuilder")
    }

    @Test("Few that are made alike among very many screens are no way of making them", arguments: [20, 120])
    func fewAmongMany(others: Int) throws {
        var more: [String: String] = [:]
        for number in 0..<others {
            more["/app/App/Other\(number)/Page\(number)X.swift"] = "class Page\(number)X: UIViewController {}"
        }
        let learning = try learning(more: more, names: ["Map", "Pin", "Wallet", "Feed"]) { plain($0) }
        #expect(learning.architectures.count == (others == 20 ? 1 : 0))
    }

    @Test(
        "A structure that is made of functions, or a reducer, acts; one that carries a single function is data",
        arguments: [
            ("struct NAMEModel { var load: () -> Void; var save: (Int) -> Void }", true),
            ("@Reducer struct NAMEModel { let title: String }", true),
            ("struct NAMEModel: Reducer { let title: String }", true),
            ("struct NAMEModel { let title: String; let count: Int; let tapped: () -> Void }", false),
        ])
    func structuresThatAct(model: String, isRole: Bool) throws {
        let learned = try learn { name in
            [
                "/app/App/\(name)/\(name)View.swift": "struct \(name)View: View { let title: String }",
                "/app/App/\(name)/\(name)Model.swift": model.replacing("NAME", with: name),
            ]
        }
        #expect(learned.roles.contains { $0.form == "{Unit}Model" } == isRole)
        #expect(learned.data.contains { $0.form == "{Unit}Model" } == !isRole)
    }

    @Test(
        "Heirs of the app's own view are of the interface; a name of the app's own that begins with UI says nothing",
        arguments: [
            ("class NAMEPage: PlainPage {}", "open class PlainPage: UIView {}", "interface"),
            ("class NAMEPage: UIOwn {}", "protocol UIOwn {}", "logic"),
            ("class NAMEPage: PlainPage {}", "open class PlainPage {}", "logic"),
        ])
    func layersOfHeirs(page: String, base: String, layer: String) throws {
        let learned = try learn(more: ["/app/App/Base.swift": base]) { name in
            var files = plain(name)
            files["/app/App/\(name)/\(name)Page.swift"] = page.replacing("NAME", with: name)
            return files
        }
        #expect(learned.roles.first { $0.form == "{Unit}Page" }?.layer == layer)
    }

    @Test(
        "A file whose name differs in case alone is no deviation", arguments: [("PROFILE", false), ("Person", true)])
    func namesThatDifferInCase(file: String, isTold: Bool) throws {
        let learned = try learn { name in
            var files = plain(name)
            if name == "Profile" {
                let path = "/app/App/Profile/ProfileViewModel.swift"
                files["/app/App/Profile/\(file)ViewModel.swift"] = files.removeValue(forKey: path)
            }
            return files
        }
        #expect(learned.outliers.isEmpty == !isTold)
    }
}
