import Architecture
import Testing

@testable import Learning

/// Objects that hold each other strongly.
@Suite("Learning circles of strong holds")
struct StrongCirclesTests: SceneTexts {
    private static let scene = [
        "NAME/NAMECoordinator.swift": """
        final class NAMECoordinator {
            func start() {
                let controller = NAMEViewController()
                controller.viewModel = NAMEViewModel(coordinator: self)
            }
        }
        """,
        "NAME/NAMEViewModel.swift": """
        final class NAMEViewModel {
            private let coordinator: NAMECoordinator

            init(coordinator: NAMECoordinator) { self.coordinator = coordinator }
        }
        """,
        "NAME/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
    ]

    private func told(_ learned: LearnedArchitecture) -> [String] {
        learned.outlierGroups.filter { $0.cause == .keepsAlive }.flatMap { $0.items.map(\.deviation.text) }
    }

    @Test("Who keeps what it makes and hands itself to is told first, where the others do not keep it")
    func keepers() throws {
        var files = scenes(Self.scene)
        files["Cart/CartCoordinator.swift"] = """
            final class CartCoordinator {
                private var viewModel: CartViewModel?

                func start() {
                    let viewModel = CartViewModel(coordinator: self)
                    self.viewModel = viewModel
                }
            }
            """
        let learned = try #require(learning(files).architectures.first)
        #expect(
            told(learned) == [
                "CartCoordinator holds viewModel strongly, and CartViewModel holds it by coordinator: neither is ever released"
            ])
        #expect(learned.outlierGroups.first?.cause == .keepsAlive)
    }

    @Test("Where most are in a circle it is told once of each, and not of who holds weakly")
    func weakAmongCircles() throws {
        var files = scenes([
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter { var view: NAMEViewController? }",
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: UIViewController {
                let presenter = NAMEPresenter()

                override func viewDidLoad() { presenter.view = self }
            }
            """,
        ])
        files["Cart/CartPresenter.swift"] = "final class CartPresenter { weak var view: CartViewController? }"
        let learned = try #require(learning(files).architectures.first)
        let told = learned.outlierGroups.flatMap { $0.items.map(\.deviation.text) }
        #expect(
            told.sorted()
                == Self.names.filter { $0 != "Cart" }.map {
                    "\($0)Presenter holds view strongly, and is kept by it: neither is ever released"
                })
    }

    @Test("Who holds weakly what it hands itself to is in no circle")
    func weakOnes() throws {
        var files = scenes(Self.scene)
        files["Cart/CartCoordinator.swift"] = """
            final class CartCoordinator {
                private weak var viewModel: CartViewModel?

                func start() { viewModel = CartViewModel(coordinator: self) }
            }
            """
        #expect(told(try #require(learning(files).architectures.first)).isEmpty)
    }

    @Test("A habit of holding another scene strongly that always closes a circle is told, and written as weak")
    func habits() throws {
        var files = scenes(Self.scene)
        for name in ["Cart", "Chat", "Feed"] {
            files["\(name)/\(name)ViewController.swift"] = """
                protocol \(name)ViewControllerOutput: AnyObject {}
                final class \(name)ViewController: UIViewController {
                    var output: \(name)ViewControllerOutput?
                    var viewModel: \(name)ViewModel!
                }
                """
        }
        files["Orders/OrdersViewController.swift"] = """
            final class OrdersViewController: UIViewController, CartViewControllerOutput, ChatViewControllerOutput,
                FeedViewControllerOutput
            {
                var viewModel: OrdersViewModel!
                private let cart = CartViewController()
                private let chat = ChatViewController()
                private let feed = FeedViewController()

                override func viewDidLoad() {
                    cart.output = self
                    chat.output = self
                    feed.output = self
                }
            }
            """
        let learned = try #require(learning(files).architectures.first)
        #expect(
            told(learned).sorted()
                == ["Cart", "Chat", "Feed"].map {
                    "\($0)ViewController holds output strongly, and OrdersViewController holds it by \($0.lowercased()): neither is ever released"
                })
        let text = LearnedDefinition(learned, as: .ours, known: []).text
        #expect(!text.contains("hold: strong  # 3 of 3"), "\(text)")
        #expect(
            text.contains("viewController -> viewController: strong, 3 of 3: it closes a circle of strong holds"),
            "\(text)")
    }

    @Test(
        "A screen that what it keeps sees as a plain view controller, or as a base of its own, is in a circle",
        arguments: [
            ("let", "UIViewController", true), ("let", "BaseViewController", true),
            ("weak var", "UIViewController?", false),
        ])
    func plainly(keyword: String, type: String, isCircle: Bool) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: BaseViewController {
                var dataSource: NAMEDataSource?

                override func viewDidLoad() { dataSource = NAMEDataSource(viewController: self) }
            }
            """,
            "NAME/NAMEDataSource.swift": """
            final class NAMEDataSource: NSObject {
                private \(keyword) viewController: \(type)

                init(viewController: \(type)) { self.viewController = viewController }
            }
            """,
        ])
        files["Base/BaseViewController.swift"] = "class BaseViewController: UIViewController {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(told(learned).count == (isCircle ? 10 : 0))
        #expect(
            told(learned).first
                == (isCircle
                    ? "AboutDataSource holds viewController strongly, and AboutViewController holds it by dataSource: neither is ever released"
                    : nil))
    }
}
