import Architecture
import Testing

@testable import Learning

@Suite("What views observe, and names that stand for others")
struct ObservedModelsTests: SceneTexts {
    @Test("A model that a view observes and another keeps is not the view's own", arguments: ["@Bindable", "@State"])
    func observed(wrapper: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift": """
            import SwiftUI

            struct NAMEView: View {
                \(wrapper) var viewModel: NAMEViewModel

                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEViewModel.swift": "@Observable final class NAMEViewModel { func load() {} }",
        ])
        let kept = Self.names.map { "    @State private var \($0.lowercased()) = \($0)ViewModel()\n" }.joined()
        let shown = Self.names.map { "        \($0)View(viewModel: \($0.lowercased()))\n" }.joined()
        files["MainTabs.swift"] =
            "import SwiftUI\n\nstruct MainTabs: View {\n\(kept)    var body: some View {\n\(shown)    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(wrapper == "@State" ? 10 : 0, of: 10)))
    }

    @Test(
        "A model that its type keeps for all is no view's own, be it observed or stored",
        arguments: ["shared", "preview"])
    func shared(by name: String) throws {
        let stores = ["@StateObject", "@ObservedObject"]
        var files: [String: String] = [:]
        for (number, scene) in Self.names.enumerated() {
            let value = number < 4 ? "\(scene)ViewModel.\(name)" : "\(scene)ViewModel()"
            files["\(scene)/\(scene)View.swift"] = """
                import SwiftUI

                struct \(scene)View: View {
                    \(stores[number < 2 ? 1 : 0]) var model: \(scene)ViewModel = \(value)

                    var body: some View { Text("") }
                }
                """
            files["\(scene)/\(scene)ViewModel.swift"] = """
                import Combine

                final class \(scene)ViewModel: ObservableObject {
                    static let \(name) = \(scene)ViewModel()
                    func load() {}
                }
                """
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(name == "shared" ? 6 : 8, of: 10)))
    }

    @Test("Of views that make their models those do not own them which observe what another keeps")
    func observedBesideMade() throws {
        var files: [String: String] = [:]
        for (number, scene) in Self.names.enumerated() {
            let property =
                number < 4 ? "@ObservedObject var model: NAMEViewModel" : "@StateObject var model = NAMEViewModel()"
            files["\(scene)/\(scene)View.swift"] =
                "import SwiftUI\n\nstruct \(scene)View: View {\n    \(property.replacing("NAME", with: scene))\n\n"
                + "    var body: some View { Text(\"\") }\n}\n"
            files["\(scene)/\(scene)ViewModel.swift"] =
                "import Combine\n\nfinal class \(scene)ViewModel: ObservableObject { func load() {} }\n"
        }
        let kept = Self.names.prefix(4).map { "    let \($0.lowercased()) = \($0)ViewModel()\n" }.joined()
        files["TabsModel.swift"] = "import Combine\n\nfinal class TabsModel: ObservableObject {\n\(kept)}\n"
        files["TabsView.swift"] =
            "import SwiftUI\n\nstruct TabsView: View {\n    @StateObject var tabs = TabsModel()\n\n    var body: some View {\n"
            + Self.names.prefix(4).map { "        \($0)View(model: tabs.\($0.lowercased()))\n" }.joined() + "    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.assembly?.isByScreen == true)
        #expect(learned.owner == Learned("view", Evidence(6, of: 10)))
    }

    @Test("A container that nobody keeps owns no scene", arguments: [false, true])
    func containers(isKept: Bool) throws {
        let make = """
            static func assemble() -> NAMEContainer {
                    let presenter = NAMEPresenter()
                    let controller = NAMEViewController(presenter: presenter)
                    return NAMEContainer(viewController: controller)
                }
            """
        var files = scenes([
            "NAME/NAMEContainer.swift": """
            import UIKit

            final class NAMEContainer {
                let viewController: NAMEViewController

                \(make)

                private init(viewController: NAMEViewController) { self.viewController = viewController }
            }
            """,
            "NAME/NAMEViewController.swift": """
            import UIKit

            final class NAMEViewController: UIViewController {
                private let presenter: NAMEPresenter

                init(presenter: NAMEPresenter) { self.presenter = presenter }
            }
            """,
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter { func load() {} }",
        ])
        let kept = isKept ? "    private var cart: CartContainer?\n" : ""
        let shown = Self.names.map { "        show(\($0)Container.assemble().viewController)\n" }.joined()
        files["TabBarController.swift"] =
            "import UIKit\n\nfinal class TabBarController: UITabBarController {\n\(kept)    func fill() {\n\(shown)    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned(isKept ? "container" : "viewController", Evidence(10, of: 10)))
    }

    @Test(
        "A screen that refers weakly to who acts for it owns no scene",
        arguments: [(0, ""), (7, ""), (7, "@IBOutlet ")])
    func weakly(count: Int, mark: String) throws {
        var files: [String: String] = [:]
        for (number, scene) in Self.names.enumerated() {
            let hold = number < count ? "\(mark)weak var model: \(scene)ViewModel?" : "var model: \(scene)ViewModel?"
            files["\(scene)/\(scene)ViewController.swift"] =
                "import UIKit\n\nfinal class \(scene)ViewController: UIViewController {\n    \(hold)\n"
                + "    func load() { model?.load() }\n}\n"
            files["\(scene)/\(scene)ViewModel.swift"] = "final class \(scene)ViewModel { func load() {} }\n"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("viewController", Evidence(mark.isEmpty ? 10 - count : 10, of: 10)))
    }

    @Test(
        "A screen that stores nothing of its scene, or what one type keeps for all, is not seen to own it",
        arguments: [
            ("let model = NAMEModel()", 10), ("func show() { NAMEModel().load() }", 0),
            ("let model = NAMEModel.instance", 0),
        ])
    func storing(member: String, count: Int) throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEViewController.swift": "final class NAMEViewController: UIViewController { \(member) }",
                    "NAME/NAMEModel.swift": count == 0 && member.hasPrefix("let")
                        ? "final class NAMEModel { static let instance = NAMEModel()\nfunc load() {} }"
                        : "final class NAMEModel { func load() {} }",
                ])
            ).architectures.first)
        #expect(learned.owner == Learned("viewController", Evidence(count, of: 10)))
    }

    @Test(
        "Who has no part to keep in some scenes, or keeps them by a library's base class, owns the scene",
        arguments: [true, false])
    func heldByLibraries(isRouter: Bool) throws {
        var texts = scenes(
            of: Self.names,
            isRouter
                ? [
                    "NAME/NAMERouter.swift":
                        "import RIBs\nprotocol NAMEInteractable: Interactable {}\nfinal class NAMERouter: ViewableRouter<NAMEInteractable, NAMEViewControllable> {}",
                    "NAME/NAMEInteractor.swift":
                        "import RIBs\nfinal class NAMEInteractor: Interactor, NAMEInteractable {}",
                    "NAME/NAMEViewController.swift":
                        "import UIKit\nprotocol NAMEViewControllable: ViewControllable {}\nfinal class NAMEViewController: UIViewController, NAMEViewControllable {}",
                ]
                : [
                    "NAME/NAMEViewController.swift":
                        "import UIKit\nfinal class NAMEViewController: UIViewController { let model = NAMEModel() }",
                    "NAME/NAMEModel.swift": "final class NAMEModel {}",
                ])
        for name in Self.names.prefix(3) where !isRouter {
            texts["\(name)/\(name)ViewController.swift"] =
                "import UIKit\nfinal class \(name)ViewController: UIViewController {}"
            texts["\(name)/\(name)Model.swift"] = nil
        }
        let learned = try #require(learning(texts).architectures.first)
        #expect(learned.owner?.value == (isRouter ? "router" : "viewController"))
        #expect(learned.owner?.evidence.count == learned.units.count, "\(String(describing: learned.owner))")
    }

    @Test(
        "A screen that refers weakly to a piece of itself owns its scene",
        arguments: ["header: NAMEHeaderCell", "own: NAMEDataSource"])
    func weakPieces(property: String) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift": """
            import UIKit

            final class NAMEViewController: ListViewController {
                weak var \(property)?
                override func viewDidLoad() { source = NAMEDataSource() }
            }
            """,
            "NAME/NAMEHeaderCell.swift": "import UIKit\n\nfinal class NAMEHeaderCell: BaseCell {}\n",
            "NAME/NAMEDataSource.swift": "final class NAMEDataSource: DataSource { func load() {} }\n",
        ])
        files["Base.swift"] = """
            import UIKit

            class BaseCell: UITableViewCell {}
            class DataSource {}
            class ListViewController: UIViewController { var source: DataSource? }
            """
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("viewController", Evidence(10, of: 10)))
    }

    @Test("A name of UIKit's that stands for AppKit's on the Mac is UIKit's")
    func aliases() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { func load() {} }",
        ])
        files["Platform.swift"] =
            "#if os(macOS)\nimport AppKit\n\ntypealias UIViewController = NSViewController\n#endif\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.actor("viewController")?.base?.value == "UIViewController")
    }
}
