import SourceModel
import Testing

@testable import Learning

/// Bases that no source of the app declares: what a class names first may be a library's protocol.
@Suite("Learning which outside names are base classes")
struct BaseClassTests {
    private static let names = [
        "About", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Wallet",
    ]

    /// Learns the role of the second part of ten scenes, whose text has `NAME` where the scene's name stands.
    private func part(_ id: String, _ text: (String) -> String) throws -> LearnedRole {
        let files = Self.names.flatMap { name in
            [
                (
                    "\(name)ViewController",
                    "class NAMEViewController: UIViewController { override func viewDidLoad() {} }"
                ),
                ("\(name)Part", text(name)),
            ].compactMap { file, text in
                FileFacts(parsing: text.replacing("NAME", with: name), depth: .whole).map {
                    FactReading.file($0, path: "/app/App/\(name)/\(file).swift")
                }
            }
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let controller = try #require(learned.actor("viewController"))
        #expect(controller.base == Learned("UIViewController", Evidence(10, of: 10)))
        return try #require(learned.actor(id))
    }

    @Test(
        "A library's protocol that stands first is no base",
        arguments: [
            ("reactor", "final class NAMEReactor: Reactor { let initialState = 0; func mutate() { load() } }"),
            ("flow", "final class NAMEFlow: Flow { var root: Presentable { UIViewController() } }"),
            ("assembly", "final class NAMEAssembly: Assembly { func assemble(container: Container) {} }"),
        ])
    func outsideProtocols(_ id: String, _ text: String) throws {
        #expect(try part(id) { _ in text }.base == nil)
    }

    @Test(
        "A library's class is the base where an heir shows that it is one",
        arguments: [
            "override func load() {}",
            "override var isShown: Bool { true }",
            "init(id: Int) { super.init() }",
            "func load() { super.refresh() }",
        ])
    func outsideClasses(_ member: String) throws {
        // Two of ten override nothing, and are its heirs as well.
        let role = try part("worker") { name in
            "final class NAMEWorker: LibraryWorker { \(["Map", "Pin"].contains(name) ? "" : member) }"
        }
        #expect(role.base == Learned("LibraryWorker", Evidence(10, of: 10)))
    }

    @Test("What is named with types is a class, though nothing is overridden")
    func genericClasses() throws {
        let role = try part("component") { _ in "final class NAMEComponent: Component<NAMEDependency> {}" }
        #expect(role.base == Learned("Component", Evidence(10, of: 10)))
    }

    @Test("A class that overrides in an extension has a base")
    func overridesInExtensions() throws {
        let role = try part("worker") { _ in
            "final class NAMEWorker: LibraryWorker {}\nextension NAMEWorker { override func load() {} }"
        }
        #expect(role.base == Learned("LibraryWorker", Evidence(10, of: 10)))
    }

    @Test("A theme's value that is called as UIKit's class is none that screens stand on")
    func namesakes() throws {
        var files = SceneFiles().scenes([
            "NAME/NAMEController.swift":
                "final class NAMEController: UITableViewController { let presenter = NAMEPresenter() }",
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter {}",
        ])
        files["Theme.swift"] = "enum Theme { struct UITableViewController { static var color = 1 } }"
        let learned = try #require(SceneFiles().learning(files).architectures.first)
        #expect(learned.actor("controller")?.base == Learned("UITableViewController", Evidence(10, of: 10)))
    }

    @Test("A view controller and its cell that are made for types which others give are no scene")
    func generics() throws {
        func stems(_ head: String, _ cell: String) -> [String] {
            var files = SceneFiles().scenes([
                "NAME/NAMEController.swift":
                    "class NAMEController: UIViewController { let presenter = NAMEPresenter() }",
                "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
                "NAME/NAMECell.swift": "class NAMECell: UITableViewCell {}",
            ])
            files["Common/PlainController.swift"] = "class PlainController\(head): UIViewController {}"
            files["Common/PlainCell.swift"] = "class PlainCell\(cell): UITableViewCell {}"
            return SceneFiles().learning(files).architectures.flatMap(\.units).map(\.name)
        }
        #expect(!stems("<Cell: PlainCell<Model>, Model>", "<Model>").contains("Plain"))
        #expect(stems("<Model>", "").contains("Plain"))
    }

    private struct SceneFiles: SceneTexts {}
}

/// Bases with arguments, which nobody knows of a new scene.
@Suite("Learning from screens on a generic base")
struct GenericBaseTests: SceneTexts {
    @Test func aNewScreenIsAViewControllerAllTheSame() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: BaseViewController<NAMEView> {
                private let viewModel: NAMEViewModel
                init(viewModel: NAMEViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """,
            "NAME/NAMEView.swift": "final class NAMEView: UIView {}",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { func load() {} }",
        ]).merging(["Base.swift": "class BaseViewController<Shown: UIView>: UIViewController {}"]) { $1 }
        let learning = learning(files)
        let learned = try #require(learning.architectures.first)
        let template = try #require(
            LearnedDefinition(learned, as: .ours, known: []).templates.values.first { $0.contains("super.init") })
        #expect(template.contains("\nfinal class {{ roles.viewController.type }}: UIViewController {\n"), "\(template)")
        #expect(
            learning.genericBases(ofWay: 0) == [
                "the base of {Unit}ViewController, BaseViewController of 10 of 10, which asks for arguments: write it in each new scene"
            ])
    }
}
