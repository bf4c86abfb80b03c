import Architecture
import SourceModel
import Testing

@testable import Learning

/// Holds that are written otherwise than as a part's own type: reactors, stores, and coordinators above the scenes.
@Suite("Learning who holds reactors, stores and coordinators")
struct HeldAboveTests: SceneTexts {
    private func held(_ from: String, _ to: String, of learning: AppLearning) -> LearnedChannel? {
        learning.architectures.first?.channels.first { $0.from == from && $0.to == to }
    }

    @Test(
        "A view of ReactorKit holds the reactor that it is bound to",
        arguments: [
            "class NAMEViewController: UIViewController, View { func bind(reactor: NAMEReactor) {} }",
            "class NAMEViewController: UIViewController, StoryboardView { typealias Reactor = NAMEReactor; func bind(reactor: Reactor) {} }",
            "class NAMEViewController: UIViewController {}\nextension NAMEViewController: ReactorKit.View { func bind(reactor: NAMEReactor) {} }",
        ])
    func reactors(controller: String) throws {
        let learning = learning(
            scenes([
                "NAME/NAMEViewController.swift": controller, "NAME/NAMEReactor.swift": "class NAMEReactor: Reactor {}",
            ]))
        let channel = try #require(held("viewController", "reactor", of: learning))
        #expect(channel.presence == Evidence(10, of: 10))
        #expect(channel.hold == Learned(.strong, Evidence(10, of: 10)))
        #expect(channel.property?.value == "reactor")
    }

    @Test("A screen holds what its generic base keeps under an alias of its parameter")
    func aliases() throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: FlowController<NAMEIntent, NAMEViewModel> { func draw() {} }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}", "NAME/NAMEIntent.swift": "enum NAMEIntent {}",
        ])
        texts["Base/FlowController.swift"] = """
            class FlowController<I, VM: AnyObject>: UIViewController {
                typealias ViewModel = VM
                lazy var viewModel: ViewModel = { makeModel() }()
            }
            """
        let channel = try #require(held("viewController", "viewModel", of: learning(texts)))
        #expect(channel.presence == Evidence(10, of: 10) && channel.property?.value == "viewModel")
    }

    @Test(
        "A store holds the feature that it is made for",
        arguments: ["StoreOf<NAMEFeature>", "Store<NAMEFeature.State, NAMEFeature.Action>"])
    func stores(type: String) throws {
        let learning = learning(
            scenes([
                "NAME/NAMEView.swift": "struct NAMEView: View { let store: \(type) }",
                "NAME/NAMEFeature.swift": "@Reducer struct NAMEFeature { struct State {} }",
            ]))
        let channel = try #require(held("view", "feature", of: learning))
        #expect(channel.presence == Evidence(10, of: 10))
        #expect(channel.property?.value == "store")
    }

    @Test("A coordinator that several scenes hold is told with who holds it and how")
    func coordinators() throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel { private weak var coordinator: ShopCoordinator? }",
        ])
        texts["Flows/ShopCoordinator.swift"] =
            "protocol ShopCoordinator: AnyObject {}\nclass DefaultShopCoordinator: ShopCoordinator {}"
        let learning = learning(texts)
        let hold = try #require(learning.architectures.first?.flowHolds.first)
        #expect((hold.from, hold.word) == ("viewModel", "Coordinator"))
        #expect(hold.presence == Evidence(10, of: 10))
        #expect(hold.hold == Learned(.weak, Evidence(10, of: 10)))
        #expect(hold.example == "ShopCoordinator")
        #expect(
            LearnedReport(learning, root: "/app").text.contains(
                "viewModel -> a …Coordinator that several share: weak in 10 of 10, as coordinator in 10 of 10, ShopCoordinator for one"
            ))
    }

    @Test("What is called as a coordinator and few scenes hold is a helper, and leads nowhere")
    func helpersOfFew() throws {
        let plain = [
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ]
        func holds(_ count: Int) -> [FlowHold]? {
            var texts = scenes(of: (0..<20).map { "Page\(Self.names[$0 % 10])\($0 < 10 ? "" : "Again")" }, plain)
            texts["Focus/FocusCoordinator.swift"] = "class FocusCoordinator {}"
            for path in texts.keys.sorted().filter({ $0.hasSuffix("ViewModel.swift") }).prefix(count) {
                texts[path] = texts[path]?.replacing("{}", with: "{ let focus: FocusCoordinator }")
            }
            return learning(texts).architectures.first?.flowHolds
        }
        #expect(holds(3)?.isEmpty == true)
        #expect(holds(8)?.map(\.presence.count) == [8])
    }

    @Test("A contract that a coordinator fulfils leads there, though a scene in another fulfils some, too")
    func contracts() throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift":
                """
            protocol NAMEViewControllerDelegate: AnyObject { func leave() }
            class NAMEViewController: UIViewController {
                weak var coordinator: NAMEViewControllerDelegate?
                let viewModel = NAMEViewModel()
            }
            """,
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        texts["Flows/ShopCoordinator.swift"] =
            "class ShopCoordinator {}\nextension ShopCoordinator: "
            + Self.names.map { "\($0)ViewControllerDelegate" }.joined(separator: ", ") + " {}"
        texts["Cart/CartViewController+Pin.swift"] =
            "extension CartViewController: PinViewControllerDelegate, MapViewControllerDelegate {}"
        let learned = try #require(learning(texts).architectures.first)
        #expect(!learned.channels.contains { $0.leavesUnit })
        let hold = try #require(learned.flowHolds.first)
        #expect(hold.presence == Evidence(10, of: 10))
        #expect(hold.through == Learned("viewControllerDelegate", Evidence(10, of: 10)))
    }

    @Test("Who makes the parts by helper functions builds, and a screen that makes its own view does not")
    func helpers() throws {
        var texts = scenes([
            "NAME/NAMEViewController.swift":
                """
            class NAMEViewController: UIViewController {
                private let nameView = NAMEView()
                private let viewModel: NAMEViewModel
                init(viewModel: NAMEViewModel) { self.viewModel = viewModel }
            }
            """,
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}", "NAME/NAMEView.swift": "class NAMEView: UIView {}",
        ])
        for name in Self.names.prefix(4) {
            // Some are handed their view.
            texts["\(name)/\(name)ViewController.swift"] =
                """
                class \(name)ViewController: UIViewController {
                    private let nameView: \(name)View
                    private let viewModel: \(name)ViewModel
                    init(view: \(name)View, viewModel: \(name)ViewModel) { self.viewModel = viewModel }
                }
                """
        }
        texts["Flows/ShopCoordinator.swift"] =
            "class ShopCoordinator {\n"
            + Self.names.map { name in
                """
                func push\(name)() {
                    let viewModel = model\(name)()
                    navigationController.pushViewController(\(name)ViewController(viewModel: viewModel), animated: true)
                }
                private func model\(name)() -> \(name)ViewModel { return .init() }

                """
            }.joined() + "}"
        let learned = try #require(learning(texts).architectures.first)
        #expect(learned.assembly == nil)
        #expect(learned.outsideBuilders?.made == Evidence(10, of: 10))
        #expect(learned.outsideBuilders?.word.value == "Coordinator")
        #expect(learned.outsideBuilders?.creates.map(\.value) == ["viewController", "viewModel"])
    }
}
