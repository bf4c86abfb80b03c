import Architecture
import Testing

@testable import Learning

/// Holds that stand in what a property is made for, in its own value, or in a base.
@Suite("Learning what containers and bases hold")
struct HeldInsideTests: SceneTexts {
    private func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    private func channel(_ from: String, _ to: String, in learned: LearnedArchitecture) -> LearnedChannel? {
        (learned.channels + learned.rareChannels).first { $0.from == from && $0.to == to && !$0.leavesUnit }
    }

    private static let mvi = [
        "NAME/NAMEView.swift": """
        struct NAMEView: View {
            @StateObject var container: Container<NAMEIntentProtocol, NAMEModelProtocol>
            var body: some View { Text("") }
        }
        """,
        "NAME/NAMEIntent.swift": """
        protocol NAMEIntentProtocol: AnyObject { func load() }
        final class NAMEIntent: NAMEIntentProtocol { func load() {} }
        """,
        "NAME/NAMEModel.swift": """
        protocol NAMEModelProtocol: AnyObject { var title: String { get } }
        final class NAMEModel: NAMEModelProtocol { var title = "" }
        """,
    ]

    @Test("A container holds what it is made for and keeps, and a data source holds nothing of its section")
    func containers() throws {
        for (kept, isHeld) in [("let intent: Intent\n    let model: Model", true), ("let names: [String]", false)] {
            let container = ["Base/Container.swift": "final class Container<Intent, Model> {\n    \(kept)\n}"]
            let files = scenes(Self.mvi).merging(container) { $1 }
            let learned = try #require(learning(files).architectures.first)
            let intent = channel("view", "intent", in: learned)
            #expect((intent?.hold.value == .strong && intent?.hold.evidence == Evidence(10, of: 10)) == isHeld)
            #expect((channel("view", "model", in: learned) != nil) == isHeld)
        }
    }

    @Test("What a screen's own value keeps the screen holds, and what another's value keeps it does not")
    func values() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                struct Dependency {
                    let presenter: NAMEPresenterProtocol
                    let route: (NAMERouter) -> Void
                }
                private var dependency: Dependency!
            }
            """,
            "NAME/NAMEPresenter.swift": """
            protocol NAMEPresenterProtocol { func load() }
            class NAMEPresenter: NAMEPresenterProtocol {
                struct Dependency { let store: Store }
                func load() {}
            }
            """,
            "NAME/NAMERouter.swift": "class NAMERouter { let dependency: NAMEPresenter.Dependency? = nil }",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(channel("viewController", "presenter", in: learned)?.hold.evidence == Evidence(10, of: 10))
        #expect(channel("viewController", "router", in: learned) == nil)
        #expect(channel("router", "presenter", in: learned) == nil)
    }

    @Test("The bases of RIBs hold what they are made for, and a base of the app's own of that name what it says")
    func ribs() throws {
        let scene = [
            "NAME/NAMERouter.swift": """
            import RIBs
            protocol NAMEInteractable: Interactable {}
            protocol NAMEViewControllable: ViewControllable {}
            final class NAMERouter: ViewableRouter<NAMEInteractable, NAMEViewControllable> {}
            """,
            "NAME/NAMEInteractor.swift": """
            import RIBs
            protocol NAMEPresentable: Presentable {}
            final class NAMEInteractor: PresentableInteractor<NAMEPresentable>, NAMEInteractable {}
            """,
            "NAME/NAMEViewController.swift": """
            import RIBs
            final class NAMEViewController: UIViewController, NAMEPresentable, NAMEViewControllable {}
            """,
        ]
        let learned = try #require(learning(scenes(scene)).architectures.first)
        #expect(channel("router", "interactor", in: learned)?.hold.evidence == Evidence(10, of: 10))
        #expect(channel("router", "viewController", in: learned)?.hold.evidence == Evidence(10, of: 10))
        #expect(channel("interactor", "viewController", in: learned)?.hold.evidence == Evidence(10, of: 10))
        let own = ["Base/ViewableRouter.swift": "class ViewableRouter<First, Second> { let count = 0 }"]
        let other = try #require(learning(scenes(scene).merging(own) { $1 }).architectures.first)
        #expect(channel("router", "interactor", in: other) == nil)
    }

    @Test("Of a tree on one base, who leads is the parent of others, and no part is the parent of who leads")
    func trees() throws {
        let files = scenes([
            "NAME/NAMEFlowCoordinator.swift": "final class NAMEFlowCoordinator: Node { func start() {} }",
            "NAME/NAMEModel.swift": "final class NAMEModel: Node {}",
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var model: NAMEModel! }",
        ]).merging(["Base/Node.swift": "class Node { private var parent: Node? }"]) { $1 }
        let learned = try #require(learning(files).architectures.first)
        #expect(channel("model", "flowCoordinator", in: learned)?.property?.value == "parent")
        #expect(channel("flowCoordinator", "model", in: learned) == nil)
    }

    @Test("A flow's coordinator that few scenes have as their own is told as one that several share")
    func flows() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { weak var coordinator: CartCoordinatorable? }",
        ])
        for name in ["Cart", "Chat", "Map"] {
            files["\(name)/\(name)Coordinator.swift"] = """
                protocol \(name)Coordinatorable: AnyObject { func next() }
                final class \(name)Coordinator: \(name)Coordinatorable { func next() {} }
                """
        }
        let learned = try #require(learning(files).architectures.first)
        let hold = try #require(learned.flowHolds.first { $0.from == "viewModel" })
        #expect(hold.presence == Evidence(10, of: 10) && hold.hold.value == .weak, "\(learned.flowHolds)")
    }

    private static let circle = [
        "NAME/NAMEViewController.swift": """
        protocol NAMEDisplay: AnyObject { func show() }
        final class NAMEViewController: UIViewController, NAMEDisplay {
            let interactor: NAMEInteractor
            func show() {}
        }
        """,
        "NAME/NAMEInteractor.swift": "final class NAMEInteractor { let presenter: NAMEPresenter }",
        "NAME/NAMEPresenter.swift": "final class NAMEPresenter { OWN var view: NAMEDisplay? }",
    ]

    @Test("A strong way back that all scenes have is the first outlier, and no innocent hold is left out for it")
    func waysBack() throws {
        let files = scenes(Self.circle.mapValues { $0.replacing("OWN ", with: "") })
        let learned = try #require(learning(files).architectures.first)
        let first = try #require(learned.outlierGroups.first)
        #expect(first.cause == .keepsAlive)
        #expect(
            first.others
                == "in 10 of 10 the presenter holds the viewController strongly, which is a retain cycle: the viewController keeps it"
        )
        #expect(first.items.count == 10)
        let written = text(learned)
        #expect(written.contains("- viewController -> interactor:  # 10 of 10"), "\(written)")
        #expect(written.contains("left out: presenter -> viewController: strong, 10 of 10"), "\(written)")
    }

    @Test("A weak way back is no outlier")
    func weakWaysBack() throws {
        let files = scenes(Self.circle.mapValues { $0.replacing("OWN", with: "weak") })
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outlierGroups.isEmpty)
        #expect(!text(learned).contains("left out"))
    }

    @Test("A screen holds what it casts a property to that many could be; what it asks of one contract's own is none")
    func casts() throws {
        func held(_ contract: String, _ cast: String) throws -> LearnedChannel? {
            var files = scenes([
                "NAME/NAMEViewController.swift": """
                class NAMEViewController: UIViewController {
                    private let viewModel: any \(contract)
                    func load() {
                        guard let viewModel = self.viewModel as? \(cast) else { return }
                        viewModel.transform()
                    }
                }
                """,
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel: \(contract) { func transform() {} }",
            ])
            files["Base.swift"] = "protocol AnyViewModel { func transform() }"
            files["Other.swift"] = "final class OtherViewModel: AnyViewModel { func transform() {} }"
            let learned = try #require(learning(files).architectures.first)
            return channel("viewController", "viewModel", in: learned)
        }
        let cast = try held("AnyViewModel", "NAMEViewModel")
        #expect(cast?.hold == Learned(.strong, Evidence(10, of: 10)) && cast?.through == nil)
        #expect(try held("AnyViewModel", "OtherViewModel") == nil)
        #expect(try held("AnyViewModel", "String") == nil)
    }

    @Test("A service that is asked by its own contract is held through it, though one is cast to what caches")
    func castServices() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                private let service: NAMEService
                func clear() { let caching = service as? CachingNAMEService; caching?.clear() }
            }
            """,
            "NAME/NAMEService.swift": "protocol NAMEService { func load() }",
            "NAME/LiveNAMEService.swift": "final class LiveNAMEService: NAMEService { func load() {} }",
            "NAME/QuietNAMEService.swift": "final class QuietNAMEService: NAMEService { func load() {} }",
            "NAME/CachingNAMEService.swift":
                "final class CachingNAMEService: NAMEService { func load() {}; func clear() {} }",
        ])
        let learned = try #require(learning(files).architectures.first)
        let through = learned.channels.filter { $0.from == "viewController" }.compactMap(\.through)
        #expect(through.map(\.evidence) == [Evidence(10, of: 10)])
    }

    @Test("A screen that is kept until its wireframe's unowned reference is asked for is held unowned")
    func keptForNow() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": "final class NAMEViewController: UIViewController {}",
            "NAME/NAMEWireframe.swift": """
            final class NAMEWireframe {
                private unowned var _viewController: NAMEViewController
                private var storedViewController: NAMEViewController?
                init(_ viewController: NAMEViewController) {
                    storedViewController = viewController
                    _viewController = viewController
                }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(channel("wireframe", "viewController", in: learned)?.hold == Learned(.unowned, Evidence(10, of: 10)))
    }

    @Test("What is held strongly and weakly at once is held strongly", arguments: [true, false])
    func twice(isWeakFirst: Bool) throws {
        let properties = ["weak var delegate: NAMEDelegate?", "private var presenter: NAMEPresenter!"]
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            protocol NAMEDelegate: AnyObject { func tapped() }

            class NAMEViewController: UIViewController {
                \((isWeakFirst ? properties : properties.reversed()).joined(separator: "\n    "))
                func load() { presenter.load() }
            }
            """,
            "NAME/NAMEPresenter.swift":
                "final class NAMEPresenter: NAMEDelegate { func tapped() {}; func load() {} }",
        ])
        let learned = try #require(learning(files).architectures.first)
        let held = channel("viewController", "presenter", in: learned)
        #expect(held?.hold == Learned(.strong, Evidence(10, of: 10)) && held?.through == nil)
        #expect(held?.property == Learned("presenter", Evidence(10, of: 10)))
    }

    @Test("What listens to a scene weakly, and the children that it keeps, are not the same")
    func listenersAndChildren() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift": "final class NAMEViewController: UIViewController {}"
        ])
        for (number, name) in Self.names.enumerated() {
            let next = Self.names[(number + 1) % Self.names.count]
            files["\(name)/\(name)Coordinator.swift"] = """
                protocol \(name)CoordinatorDelegate: AnyObject { func ended() }

                final class \(name)Coordinator: Coordinator, \(next)CoordinatorDelegate {
                    weak var delegate: \(name)CoordinatorDelegate?
                    var children: [Coordinator] = []
                    let controller = \(name)ViewController()
                    func ended() { delegate?.ended() }
                }
                """
        }
        files["Coordinator.swift"] = "protocol Coordinator: AnyObject {}"
        let learned = try #require(learning(files).architectures.first)
        let others = learned.channels.first { $0.from == "coordinator" && $0.to == "coordinator" && $0.leavesUnit }
        #expect(others?.hold == Learned(.weak, Evidence(10, of: 10)))
    }
}
