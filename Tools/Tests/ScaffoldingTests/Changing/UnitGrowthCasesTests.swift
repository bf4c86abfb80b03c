import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Ways in apps of UIKit whose coordinator shows a scene for each case of an enumeration.
@Suite("Units that nobody noted, which a coordinator shows by cases")
struct UnitGrowthCasesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Home", "Cart", "Ride"] { try write(name) }
        try write("Till", made: "init(viewModel: TillViewModel) { self.viewModel = viewModel }")
        try write("Story", model: "init(context: Context, title: String) {}")
    }

    private let definition = ArchitectureSource(
        file: "our.yml",
        text: """
            architecture: ours
            about: Ours.
            unit: { word: scene, folder: "{Unit}", owner: viewController }
            roles:
              viewController: { type: "{Unit}ViewController" }
              viewModel: { type: "{Unit}ViewModel" }
            channels:
              - viewController -> viewModel: { hold: strong, as: viewModel }
            assembly: { by: viewController, function: make, creates: [viewController, viewModel], returns: viewController }
            files:
              all: { path: "{Unit}.swift", template: all, holds: [viewController] }
            """, templates: ["all": ""])

    private func write(_ name: String, made: String = "", model: String = "init(context: Context) {}") throws {
        try folder.write(
            """
            import UIKit

            final class \(name)ViewController: UIViewController {
                weak var coordinator: SceneCoordinator!
                var context: Context!
                var viewModel: \(name)ViewModel\(made.isEmpty ? "!" : "")
                \(made)
                func refresh() {}
            }

            final class \(name)ViewModel {
                \(model)
            }
            """, to: "Sources/App/\(name)/\(name).swift")
    }

    /// A coordinator with cases for some scenes.
    ///
    /// - Parameters:
    ///   - present: the parameters of the function that shows them.
    ///   - more: members of the enumeration.
    private func writeCoordinator(
        _ present: String = "scene: Scene, from sender: UIViewController? = nil, transition: Transition",
        more: String = ""
    ) throws {
        try folder.write(
            """
            import UIKit

            final class Context {}

            final class SceneCoordinator {
                enum Transition { case push, modal }
                enum Scene {
                    case home
                    case cart(viewModel: CartViewModel)
                    case ride(viewModel: RideViewModel)
                    // what is paid
                    case till(viewModel: TillViewModel)
                    case alert(text: String)
            \(more)
                }

                @discardableResult
                func present(\(present)) -> UIViewController? {
                    let shown = get(scene: scene)
                    return shown
                }
            }

            private extension SceneCoordinator {
                func get(scene: Scene) -> UIViewController? {
                    let viewController: UIViewController?
                    switch scene {
                    case .home:
                        viewController = HomeViewController()
                    case .cart(let viewModel):
                        let cartViewController = CartViewController()
                        cartViewController.viewModel = viewModel
                        viewController = cartViewController
                    case .ride(let viewModel):
                        let rideViewController = RideViewController()
                        rideViewController.viewModel = viewModel
                        viewController = rideViewController
                    case .till(let viewModel):
                        viewController = TillViewController(viewModel: viewModel)
                    case .alert(let text):
                        viewController = UIAlertController(title: text, message: nil, preferredStyle: .alert)
                    }
                    return viewController
                }
            }

            extension RideViewController {
                func pay() {
                    _ = coordinator.present(
                        scene: .till(viewModel: TillViewModel(context: context)), from: self, transition: .push)
                    _ = coordinator.present(scene: .cart(viewModel: CartViewModel(context: context)), from: self, transition: .modal)
                    _ = coordinator.present(scene: .home, from: self, transition: .push)
                    _ = coordinator.present(scene: .alert(text: "Paid"), transition: .modal)
                }
            }
            """, to: "Sources/App/SceneCoordinator.swift")
    }

    @Test("send the case that there is, with what calls of it hand over")
    func existing() throws {
        try writeCoordinator()
        let growth = try folder.growth("navigation", "Cart", to: "Home", in: definition)
        #expect(growth.files.map { $0.path.split(separator: "/").last } == ["Home.swift"])
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    func refresh() {}

                    func showCart() {
                        let cartViewModel = CartViewModel(context: context)
                        _ = coordinator.present(scene: .cart(viewModel: cartViewModel), from: self, transition: .modal)
                    }
                """), "\(text)")
    }

    @Test("get a case and its branch as most others are written, and send it; what is not at hand is told")
    func added() throws {
        try writeCoordinator()
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let coordinator = try growth.text(of: "SceneCoordinator.swift")
        #expect(
            coordinator.contains(
                "        case alert(text: String)\n        case story(viewModel: StoryViewModel)\n"), "\(coordinator)")
        #expect(
            coordinator.contains(
                """
                            viewController = TillViewController(viewModel: viewModel)
                        case .story(let viewModel):
                            let storyViewController = StoryViewController()
                            storyViewController.viewModel = viewModel
                            viewController = storyViewController
                        case .alert
                """), "\(coordinator)")
        let home = try growth.text(of: "Home.swift")
        #expect(
            home.contains(
                """
                    func showStory(title: String) {
                        let storyViewModel = StoryViewModel(context: context, title: title)
                        _ = coordinator.present(scene: .story(viewModel: storyViewModel), from: self, transition: .push)
                    }
                """), "\(home)")
        #expect(growth.notes.count == 2)
    }

    @Test("get a branch like that of a scene which is made in the same way")
    func likeOneMadeAlike() throws {
        try writeCoordinator()
        try write("Bill", made: "init(viewModel: BillViewModel) { self.viewModel = viewModel }")
        let growth = try folder.growth("navigation", "Bill", to: "Home", in: definition)
        let text = try growth.text(of: "SceneCoordinator.swift")
        #expect(
            text.contains(
                """
                        case .bill(let viewModel):
                            viewController = BillViewController(viewModel: viewModel)
                """), "\(text)")
        #expect(text.contains("        case bill(viewModel: BillViewModel)\n"))
    }

    @Test("join the branch of the scene whose like they are where another switch names all cases, and are told of it")
    func exhaustive() throws {
        let title = """
                    var isFull: Bool {
                        switch self {
                        case .home, .alert: false
                        case .cart, .ride, .till: true
                        }
                    }
            """
        try writeCoordinator(more: title)
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let text = try growth.text(of: "SceneCoordinator.swift")
        #expect(text.contains("            case .cart, .ride, .till, .story: true\n"), "\(text)")
        #expect(growth.notes.last?.hasPrefix("'.story' is taken there for what '.ride' is: see that it is") == true)
    }

    @Test("get no case where another switch has a branch for each, nor where what it carries cannot be compared")
    func refused() throws {
        let title = """
                    var title: String {
                        switch self {
                        case .home: "Home"
                        case .cart: "Cart"
                        case .ride: "Ride"
                        case .till: "Till"
                        case .alert: ""
                        }
                    }
            """
        try writeCoordinator(more: title)
        let first = try folder.growth("navigation", "Story", to: "Home", in: definition)
        #expect(try !first.text(of: "SceneCoordinator.swift").contains("case story"))
        try writeCoordinator()
        let name = "Sources/App/SceneCoordinator.swift"
        let text = try folder.text(of: name).replacing("enum Scene {", with: "enum Scene: Hashable {")
        try folder.write(text, to: name)
        let second = try folder.growth("navigation", "Story", to: "Home", in: definition)
        #expect(try !second.text(of: "SceneCoordinator.swift").contains("case story"))
    }

    @Test("send no case by a function that asks for what only others have")
    func unknownArguments() throws {
        try writeCoordinator("scene: Scene, over window: UIWindow")
        let name = "Sources/App/SceneCoordinator.swift"
        let text = try folder.text(of: name).replacing(", from: self", with: ", over: window")
        try folder.write(text, to: name)
        let growth = try folder.growth("navigation", "Cart", to: "Home", in: definition)
        #expect(!growth.files.contains { $0.path.hasSuffix("Home.swift") })
    }
}
