import Architecture
import Testing

@testable import Learning
@testable import Scaffolding

/// Copies of an app beside it, places that each part has below one folder, and who leads the example's flow.
@Suite("Copies of apps, places below a folder, and coordinators of examples")
struct CopiesAndPlacesTests: SceneTexts {
    private static let files = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let model = NAMEViewModel() }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    private static func files(in folder: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
    }

    @Test(
        "A copy of the app beside it is left out and said, and an app of other scenes is not",
        arguments: ["Shop copy", "Shop copy 2", "Shop - Copy", "Shop copying"])
    func copies(folder: String) throws {
        let all = scenes(Self.files(in: "Shop")).merging(scenes(Self.files(in: folder))) { $1 }
        let learning = learning(all)
        let isCopy = folder != "Shop copying"
        #expect(learning.copies == (isCopy ? [folder] : []))
        // One of another name is the app twice, and none that somebody copied.
        #expect(learning.architectures.first?.units.count == 10)
        #expect(learning.repeated.isEmpty == isCopy)
        let report = LearnedReport(learning, root: "/app/App").text
        #expect(report.contains("left out: \(folder), a copy of the folder beside it") == isCopy)
        let others = scenes(of: ["Edge", "Floor", "Grid", "House"], Self.files(in: folder))
        #expect(self.learning(scenes(Self.files(in: "Shop")).merging(others) { $1 }).copies.isEmpty)
    }

    @Test("Where each lies in a folder of its own below one, that one is the place of new ones")
    func below() throws {
        var all: [String: String] = [:]
        for (number, name) in Self.names.enumerated() {
            all["ViewControllers/Group\(number % 3)/\(name)ViewController.swift"] =
                "class \(name)ViewController: UIViewController { let model = \(name)ViewModel() }"
            all["Models/Kind\(number / 2)/\(name)ViewModel.swift"] = "class \(name)ViewModel {}"
        }
        let learned = try #require(learning(all).architectures.first)
        let text = LearnedDefinition(learned, as: .ours, known: []).text
        #expect(
            text.contains(
                "path: \"/Models/{Unit}ViewModel.swift\"  # not sure: in this folder or below it 10 of 10"), "\(text)")
    }

    @Test("Who leads the example's flow is told, unless all have the same", arguments: [true, false])
    func leaders(isShared: Bool) throws {
        let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]
        let app = try WrittenApp(
            names.enumerated().flatMap { number, name in
                // Where all have the same, some have none.
                let leader = number < 4 ? "ShopCoordinator" : isShared ? "NSObject" : "MainCoordinator"
                return [
                    (
                        "App/Scenes/\(name)/\(name)ViewController.swift",
                        "import UIKit\n\nclass \(name)ViewController: UIViewController {\n"
                            + "    private let viewModel: \(name)ViewModel\n\n    init(viewModel: \(name)ViewModel) {\n"
                            + "        self.viewModel = viewModel\n        super.init(nibName: nil, bundle: nil)\n    }\n\n"
                            + "    required init?(coder: NSCoder) { fatalError() }\n}\n"
                    ),
                    (
                        "App/Scenes/\(name)/\(name)ViewModel.swift",
                        "final class \(name)ViewModel {\n    weak var coordinator: \(leader)?\n\n"
                            + "    init(coordinator: \(leader)?) {\n        self.coordinator = coordinator\n    }\n}\n"
                    ),
                ]
            } + [
                ("App/Flows/ShopCoordinator.swift", "final class ShopCoordinator {}\n"),
                ("App/Flows/MainCoordinator.swift", "final class MainCoordinator {}\n"),
            ])
        let example = try app.scene("Trip", way: 0, of: app.learned(), like: "Cart").example
        let told =
            "who leads, of which the viewModel of Cart holds ShopCoordinator: write that of its own flow in each new scene"
        #expect(example.leftOut.contains(told) == !isShared, "\(example.leftOut)")
    }
}

/// Files of an architecture that a built-in has as one, and the app as several.
extension CopiesAndPlacesTests {
    @Test("Of what a built-in has in one file, who acts says which of the app's it is")
    func filesOfBuiltIns() throws {
        let all = scenes([
            "NAME/Scene/NAMEViewController.swift": """
            import UIKit
            protocol NAMEDisplayLogic: AnyObject { func display() }
            final class NAMEViewController: UIViewController, NAMEDisplayLogic {
                var interactor: NAMEBusinessLogic?
                var router: (NAMERoutingLogic & NAMEDataPassing)?
                private func setup() {
                    let viewController = self
                    let interactor = NAMEInteractor()
                    let presenter = NAMEPresenter()
                    let router = NAMERouter()
                    viewController.interactor = interactor
                    viewController.router = router
                    interactor.presenter = presenter
                    presenter.viewController = viewController
                    router.viewController = viewController
                    router.dataStore = interactor
                }
                func display() { router?.routeToNext() }
                override func viewDidLoad() { interactor?.fetch() }
            }
            """,
            "NAME/Scene/NAMEInteractor.swift": """
            protocol NAMEBusinessLogic { func fetch() }
            final class NAMEInteractor: NAMEBusinessLogic, NAMEDataStore {
                var presenter: NAMEPresentationLogic?
                var worker: NAMEWorker?
                func fetch() { presenter?.present() }
            }
            """,
            "NAME/Scene/NAMEPresenter.swift": """
            protocol NAMEPresentationLogic { func present() }
            final class NAMEPresenter: NAMEPresentationLogic {
                weak var viewController: NAMEDisplayLogic?
                func present() { viewController?.display() }
            }
            """,
            "NAME/Scene/NAMEWorker.swift": "final class NAMEWorker {}",
            "NAME/Links/NAMERoutingLogic.swift": "protocol NAMERoutingLogic { func routeToNext() }",
            "NAME/Links/NAMEDataStore.swift": "protocol NAMEDataStore {}",
            "NAME/Links/NAMEDataPassing.swift": "protocol NAMEDataPassing { var dataStore: NAMEDataStore? { get } }",
            "NAME/Ways/NAMERouter.swift": """
            import UIKit
            final class NAMERouter: NAMERoutingLogic, NAMEDataPassing {
                weak var viewController: NAMEViewController?
                var dataStore: NAMEDataStore?
                func routeToNext() {}
            }
            """,
        ])
        let learned = try #require(learning(all).architectures.first)
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        let text = LearnedDefinition(learned, as: .ours, known: known).text
        #expect(text.contains("extends: clean-swift"), "\(text)")
        #expect(text.contains("routerFile:\n    path: \"Ways/{Unit}Router.swift\""), "\(text)")
    }
}
