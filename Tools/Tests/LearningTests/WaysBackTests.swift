import Architecture
import Testing

@testable import Learning

/// Holds that lead back to who keeps their holder, by parts that few have, and by what bases keep.
@Suite("Ways back of coordinators")
struct WaysBackTests: SceneTexts {
    /// Screens and view models that keep a coordinator, called with a word more in some scenes.
    private func files(_ word: String) -> [String: String] {
        [
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
            "NAME/NAMEViewModel.swift":
                "final class NAMEViewModel { var coordinator: NAME\(word)?\n func go() { coordinator?.leave() } }",
            "NAME/NAME\(word).swift": """
            final class NAME\(word) {
                weak var viewController: NAMEViewController?
                func leave() { viewController?.dismiss(animated: true) }
            }
            """,
        ]
    }

    private func coordinator(_ name: String, _ word: String, hold: String = "", showing next: String) -> String {
        """
        final class \(name)\(word) {
            \(hold)var viewController: \(name)ViewController?
            func leave() { viewController?.dismiss(animated: true) }
            func show() {
                let controller = \(next)ViewController()
                controller.viewModel = \(next)ViewModel()
                viewController?.present(controller, animated: true)
            }
        }
        """
    }

    @Test(
        "Coordinators that most scenes have are theirs, though half are called with a word more, and some show other scenes"
    )
    func coordinators() throws {
        let (first, rest) = (Array(Self.names.prefix(4)), Array(Self.names.dropFirst(4).prefix(4)))
        var all = scenes(of: first, files("ViewCoordinator")).merging(scenes(of: rest, files("Coordinator"))) { a, _ in
            a
        }
        for name in Self.names.dropFirst(8) {
            all["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { var viewModel: \(name)ViewModel! }"
            all["\(name)/\(name)ViewModel.swift"] = "final class \(name)ViewModel { func go() {} }"
        }
        all["About/AboutViewCoordinator.swift"] = coordinator("About", "ViewCoordinator", showing: "Cart")
        all["Cart/CartViewCoordinator.swift"] = coordinator("Cart", "ViewCoordinator", showing: "Chat")
        all["Chat/ChatViewCoordinator.swift"] = coordinator("Chat", "ViewCoordinator", showing: "Feed")
        let learned = try #require(learning(all).architectures.first)
        #expect(learned.actor("viewCoordinator")?.presence == Evidence(4, of: 10))
        #expect(learned.actor("coordinator")?.presence == Evidence(4, of: 10))
        #expect(learned.flowHolds.isEmpty)
        let circles = learned.outliers.flatMap(\.deviations)
        #expect(circles.map(\.cause) == [.keepsAlive, .keepsAlive, .keepsAlive])
        let text = LearnedDefinition(learned, as: .ours, known: []).text
        #expect(
            text.contains("left out: viewCoordinator -> viewController: strong, 3 of 4: it closes a circle"), "\(text)")
    }

    @Test("What a factory sets a property to is held by it, and a screen keeps the view that its base hosts")
    func hosted() throws {
        let scene = [
            "NAME/NAMEFactory.swift": """
            enum NAMEFactory {
                static func make() -> NAMEViewController {
                    let coordinator = NAMECoordinator()
                    let controller = NAMEViewController(rootView: NAMEView(viewModel: NAMEViewModel(coordinator: coordinator)))
                    coordinator.router = controller
                    return controller
                }
            }
            """,
            "NAME/NAMECoordinator.swift": "final class NAMECoordinator { weak var router: Router? }",
            "NAME/NAMEViewModel.swift": """
            final class NAMEViewModel: ObservableObject {
                private let coordinator: NAMECoordinator
                init(coordinator: NAMECoordinator) { self.coordinator = coordinator }
            }
            """,
            "NAME/NAMEView.swift": """
            struct NAMEView: View {
                @StateObject var viewModel: NAMEViewModel
                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEViewController.swift": "final class NAMEViewController: HostController<NAMEView> {}",
        ]
        var all = scenes(scene)
        all["Kit/HostController.swift"] = """
            protocol Router: AnyObject {}
            extension UIViewController: Router {}
            class HostController<Content: View>: UIViewController {
                let controller: UIHostingController<Content>
                init(rootView: Content) {
                    controller = UIHostingController(rootView: rootView)
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        #expect(try #require(learning(all).architectures.first).outliers.isEmpty)
        all["Cart/CartCoordinator.swift"] = "final class CartCoordinator { var router: Router? }"
        let learned = try #require(learning(all).architectures.first)
        #expect(learned.channels.contains { $0.from == "viewController" && $0.to == "view" && $0.presence.count == 10 })
        let deviations = learned.outliers.flatMap(\.deviations)
        #expect(deviations.map(\.cause) == [.keepsAlive])
        #expect(deviations.first?.file?.hasSuffix("CartCoordinator.swift") == true)
        // One that stands on UIKit's own keeps its view, too.
        for name in Self.names {
            all["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIHostingController<\(name)View> {}"
        }
        let direct = try #require(learning(all).architectures.first)
        #expect(direct.outliers.flatMap(\.deviations).map(\.cause) == [.keepsAlive])
    }

    @Test("Where some talk through a contract and some do not, who has none could hold as well")
    func contracts() throws {
        var all = scenes([
            "NAME/NAMEViewController.swift":
                "protocol NAMEViewing: AnyObject {}\nfinal class NAMEViewController: UIViewController, NAMEViewing { let presenter = NAMEPresenter() }",
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewing? }",
        ])
        for name in Self.names.prefix(3) {
            all["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { let presenter = \(name)Presenter() }"
            all["\(name)/\(name)Presenter.swift"] =
                "final class \(name)Presenter { \(name == "About" ? "" : "weak var view: \(name)ViewController?") }"
        }
        let learned = try #require(learning(all).architectures.first)
        let back = try #require(learned.channels.first { $0.from == "presenter" })
        #expect(back.presence == Evidence(9, of: 10))
        #expect(back.through?.evidence == Evidence(7, of: 9))
    }
}
