import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Ways that go, and managers that arrive, in scenes that the tool did not write: an app in each style.
@Suite("Units that nobody noted, their ways and their managers")
struct UnitGrowthWaysTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func definition(_ parts: String) -> ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: viewController }
                \(parts)
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    // MARK: View models and coordinators

    private var coordinated: ArchitectureSource {
        definition(
            """
            roles:
              viewController: { type: "{Unit}ViewController" }
              viewModel: { type: "{Unit}ViewModel" }
              assembly: { type: "{Unit}Assembly" }
            channels:
              - viewController -> viewModel: { hold: strong, as: viewModel }
            assembly: { by: assembly, function: make, creates: [viewController, viewModel], returns: viewController }
            """)
    }

    private func writeCoordinated() throws {
        try folder.write(
            """
            final class Services { let rides: RideService = LiveRideService(clock: Clock()) }
            final class Clock {}
            protocol RideService {}
            final class LiveRideService: RideService { init(clock: Clock) {} }
            final class OtherRideService: RideService { init(clock: Clock) {} }
            struct Ride {}
            class Coordinator { func addChild(_ child: Coordinator) {}; func start() {} }
            """, to: "Sources/App/Shared.swift")
        for (name, parameters, handed) in [
            ("Home", "", ""), ("Detail", "ride: Ride, ", "ride: ride, "),
            ("Story", "title: String, ", "title: title, "),
        ] {
            try folder.write(
                """
                final class \(name)ViewController: UIViewController {
                    let viewModel: \(name)ViewModel
                    init(viewModel: \(name)ViewModel) { self.viewModel = viewModel }
                }
                final class \(name)ViewModel {
                    let clock: Clock
                    init(\(parameters)clock: Clock) { self.clock = clock }
                }
                enum \(name)Assembly {
                    static func make(\(parameters)services: Services) -> UIViewController {
                        let viewModel = \(name)ViewModel(\(handed)clock: Clock())
                        let viewController = \(name)ViewController(viewModel: viewModel)
                        return viewController
                    }
                }
                """, to: "Sources/App/\(name)/\(name).swift")
        }
        try folder.write(
            """
            public final class HomeCoordinator: Coordinator {
                private let router: UINavigationController
                private let services: Services
                private var child: LoginCoordinator?
                public var onEnd: (() -> Void)?

                public override func start() {
                    let home = HomeAssembly.make(services: services)
                    router.setViewControllers([home], animated: false)
                }
            }

            private extension HomeCoordinator {
                func openDetail(ride: Ride) {
                    let detailScreen = DetailAssembly.make(ride: ride, services: services)
                    detailScreen.loadViewIfNeeded()
                    detailScreen.output.onClose = { [weak self] in self?.onEnd?() }
                    router.pushViewController(detailScreen, animated: true)
                }
            }
            """, to: "Sources/App/Home/HomeCoordinator.swift")
    }

    @Test(
        "go in the coordinator that has the unit made, made as the app makes it; what is not at hand is told with its place"
    )
    func coordinator() throws {
        try writeCoordinated()
        let growth = try folder.growth("navigation", "Story", to: "Home", in: coordinated)
        #expect(growth.files.map { $0.path.split(separator: "/").last } == ["HomeCoordinator.swift"])
        let text = try growth.text(of: "HomeCoordinator.swift")
        #expect(
            text.hasSuffix(
                """
                        router.pushViewController(detailScreen, animated: true)
                    }

                    func openStory(title: String) {
                        let storyScreen = StoryAssembly.make(title: title, services: services)
                        storyScreen.loadViewIfNeeded()
                        router.pushViewController(storyScreen, animated: true)
                    }
                }
                """), "\(text)")
        #expect(
            growth.notes.first
                == "'title: String' is not at hand there: whoever goes hands it over, since it is asked for "
                + "(\(folder.path)/Sources/App/Story/Story.swift:10)")
    }

    @Test("get a manager in the view model, from what its builder is handed")
    func managerFromContainer() throws {
        try writeCoordinated()
        let growth = try folder.growth("manager", "RideService", to: "Home", in: coordinated)
        let text = try growth.text(of: "Home.swift")
        #expect(text.contains("HomeViewModel(clock: Clock(), rides: services.rides)"), "\(text)")
        #expect(text.contains("init(clock: Clock, rides: RideService)"), "\(text)")
    }

    @Test("get a manager as a property that can be set where nobody is seen to make its holder, and are told")
    func managerOfUnseenMaker() throws {
        try writeCoordinated()
        let name = "Sources/App/Home/Home.swift"
        try folder.write(
            try folder.text(of: name).replacing(
                "let viewModel = HomeViewModel(", with: "let viewModel: HomeViewModel = .init("
            )
            .replacing("services: Services", with: "host: String"), to: name)
        let growth = try folder.growth("manager", "RideService", to: "Home", in: coordinated)
        #expect(try growth.text(of: "Home.swift").contains("    var rides: RideService?\n"))
        #expect(growth.notes.first?.hasPrefix("nobody hands one over yet") == true)
    }

    @Test("get a manager where their own type is made, and not where a type inside of another has its name")
    func namesakeInside() throws {
        try writeCoordinated()
        try folder.write(
            """
            final class Inbox {
                final class HomeViewModel {}
            }
            extension Inbox {
                func open() {
                    let inner = HomeViewModel()
                    _ = inner
                }
            }
            final class Reader {
                let inner = Inbox.HomeViewModel()
            }
            """, to: "Sources/App/Inbox.swift")
        let growth = try folder.growth("manager", "RideService", to: "Home", in: coordinated)
        #expect(growth.files.map { $0.path.split(separator: "/").last } == ["Home.swift"])
        #expect(growth.notes == [])
        let taken = try folder.growth("takes", "page: String?", to: "Home", in: coordinated)
        #expect(!taken.files.contains { $0.path.hasSuffix("Inbox.swift") })
    }

    // MARK: VIPER

    @Test("go in the router of VIPER, through what it is handed to go from; parts of the other unit are made along")
    func router() throws {
        try folder.write(
            """
            protocol ItemsRouting { func showDetail(from view: UIViewController?, id: Int) }
            enum ItemsBuilder { static func build() -> UIViewController? { nil } }
            final class ItemsViewController: UIViewController { var presenter: ItemsPresenter? }
            final class ItemsPresenter {
                let router: ItemsRouting
                init(router: ItemsRouting) { self.router = router }
            }
            final class ItemsRouter: ItemsRouting {
                func showDetail(from view: UIViewController?, id: Int) {
                    let detail = DetailViewController(presenter: DetailPresenter(id: id))
                    detail.hidesBottomBarWhenPushed = true
                    view?.navigationController?.pushViewController(detail, animated: true)
                }
            }
            """, to: "Sources/App/Items/Items.swift")
        for (name, value) in [("Detail", "id: Int"), ("Offer", "code: String")] {
            try folder.write(
                """
                final class \(name)ViewController: UIViewController {
                    let presenter: \(name)Presenter
                    init(presenter: \(name)Presenter) { self.presenter = presenter }
                }
                final class \(name)Presenter { init(\(value)) {} }
                enum \(name)Builder { static func build() -> UIViewController? { nil } }
                """, to: "Sources/App/\(name)/\(name).swift")
        }
        let source = definition(
            """
            contracts:
              routing: { type: "{Unit}Routing", optional: true }
            roles:
              viewController: { type: "{Unit}ViewController" }
              presenter: { type: "{Unit}Presenter" }
              router: { type: "{Unit}Router", implements: routing, count: optional }
              builder: { type: "{Unit}Builder" }
            channels:
              - viewController -> presenter: { hold: strong, as: presenter }
              - presenter -> router: { hold: strong, through: routing, as: router }
            assembly: { by: builder, function: build, creates: [viewController, presenter], returns: viewController }
            """)
        let growth = try folder.growth("navigation", "Offer", to: "Items", in: source)
        let text = try growth.text(of: "Items.swift")
        #expect(
            text.contains(
                """
                    func showOffer(from view: UIViewController?, code: String) {
                        let offer = OfferViewController(presenter: OfferPresenter(code: code))
                        offer.hidesBottomBarWhenPushed = true
                        view?.navigationController?.pushViewController(offer, animated: true)
                    }
                """), "\(text)")
    }

    // MARK: Clean Swift

    @Test("go by UIKit where no way could be followed: Clean Swift's router has its view controller")
    func plainly() throws {
        for name in ["List", "Order"] {
            try folder.write(
                """
                final class \(name)ViewController: UIViewController {
                    var router: \(name)Router?
                    init(store: Store) {}
                    func more() { navigationController?.pushViewController(UIViewController(), animated: true) }
                }
                final class \(name)Router { weak var viewController: \(name)ViewController? }
                """, to: "Sources/App/\(name)/\(name).swift")
        }
        try folder.write("final class Store { static let shared = Store() }\n", to: "Sources/App/Store.swift")
        let source = definition(
            """
            roles:
              viewController: { type: "{Unit}ViewController" }
              router: { type: "{Unit}Router" }
            channels:
              - viewController -> router: { hold: strong, as: router }
              - router -> viewController: { hold: weak, as: viewController }
            navigation: { decides: viewController, performs: router }
            assembly: { by: viewController, function: make, creates: [viewController, router], returns: viewController }
            """)
        let growth = try folder.growth("navigation", "Order", to: "List", in: source)
        let text = try growth.text(of: "List.swift")
        #expect(
            text.contains(
                """
                        let orderViewController = OrderViewController(store: Store.shared)
                        viewController?.navigationController?.pushViewController(orderViewController, animated: true)
                """), "\(text)")
    }

    // MARK: SwiftUI and view models

    @Test("get a manager by the wrapper that others have it by")
    func wrapped() throws {
        for name in ["Cart", "Shop", "Till"] {
            let held = name == "Till" ? "" : "    @Injected private var prices: PriceService\n"
            try folder.write(
                """
                import SwiftUI
                struct \(name)View: View {
                    @ObservedObject var viewModel: \(name)ViewModel
                    var body: some View { Text("") }
                }
                final class \(name)ViewModel: ObservableObject {
                \(held)    func load() {}
                }
                """, to: "Sources/App/\(name)/\(name).swift")
        }
        try folder.write("final class PriceService { init(host: String) {} }\n", to: "Sources/App/PriceService.swift")
        let source = ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: view }
                roles:
                  view: { type: "{Unit}View" }
                  viewModel: { type: "{Unit}ViewModel" }
                channels:
                  - view -> viewModel: { hold: strong, as: viewModel }
                assembly: { by: view, function: make, creates: [view, viewModel], returns: view }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [view] }
                """, templates: ["all": ""])
        let growth = try folder.growth("manager", "PriceService", to: "Till", in: source)
        let text = try growth.text(of: "Till.swift")
        #expect(
            text.contains(
                "final class TillViewModel: ObservableObject {\n    @Injected private var prices: PriceService\n"),
            "\(text)")
    }
}
