import Testing

@testable import Learning

/// Types that bear a scene's name and lead to several are none of its parts, and who holds them is told.
@Suite("Flows that bear a scene's name")
struct LeadingPartsTests: SceneTexts {
    /// View controllers and view models, each in a folder of the scene, two levels below a module's.
    static let mvvm = [
        "NAME/Main/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { let model: NAMEViewModel }",
        "NAME/Main/NAMEViewModel.swift": "final class NAMEViewModel { private weak var flow: FlowController? }",
    ]

    private func flow(_ name: String, making screens: some Sequence<String>) -> String {
        let lines = screens.map { "    func show\($0)() { push(\($0)ViewController(model: \($0)ViewModel())) }" }
        return """
            protocol \(name)FlowControllerDelegate: AnyObject {}
            final class \(name)FlowController: FlowController {
                weak var delegate: \(name)FlowControllerDelegate?
            \(lines.joined(separator: "\n"))
            }
            """
    }

    @Test("A flow controller of several scenes is no part of the one whose name it bears")
    func flows() throws {
        var files = scenes(Self.mvvm)
        files["Toolkit/FlowController.swift"] = "open class FlowController: NSObject {}"
        files["Cart/CartFlowController.swift"] = flow("Cart", making: Self.names.prefix(5))
        files["Pin/PinFlowController.swift"] = flow("Pin", making: Self.names.dropFirst(5).prefix(4))
        // One that shows its own scene alone so far is as the others are.
        files["Wallet/WalletFlowController.swift"] = flow("Wallet", making: ["Wallet"])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.roles.map(\.id) == ["viewController", "viewModel"])
        #expect(learned.nobodyBuilds.hasPrefix("others build 10 of 10, a …FlowController 10 of these"))
        #expect(!learned.nobodyBuilds.contains("a type of their own"))
        #expect(Set(learned.units.map { $0.folder.split(separator: "/").last }) == ["Main"])
        #expect(
            learned.flowHolds.map(\.sentence) == [
                "viewModel -> a …FlowController: weak in 10 of 10, as flow in 10 of 10, CartFlowController for one"
            ])
    }

    @Test("A contract that is named after a part of the scene stays, though a flow that is no part alone fulfils it")
    func contracts() throws {
        var files = scenes(Self.mvvm)
        for name in Self.names {
            files["\(name)/Main/\(name)ViewModel.swift"]? +=
                "\nprotocol \(name)ViewModelDelegate: AnyObject { func done() }"
        }
        for name in ["Cart", "Pin", "Wallet"] {
            files["\(name)/\(name)Coordinator.swift"] = """
                final class \(name)Coordinator: \(name)ViewModelDelegate {
                    func start() { push(AboutViewController(model: AboutViewModel())) }
                    func done() {}
                }
                """
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.actor("coordinator") == nil)
        #expect(learned.contracts.map(\.presence) == [Evidence(10, of: 10)])
    }

    @Test(
        "Coordinators that most scenes have are theirs, wherever they lead; and one that few have and that shows its own scene is"
    )
    func ownCoordinators() throws {
        for names in [Self.names.prefix(8), Self.names.prefix(3)] {
            var files = scenes(Self.mvvm)
            for (name, next) in zip(names, names.dropFirst() + ["Cart"]) {
                let shown = names.count == 8 ? [name, next] : [name]
                files["\(name)/Main/\(name)Coordinator.swift"] = """
                    final class \(name)Coordinator {
                    \(shown.map { "    func show\($0)() { push(\($0)ViewController(model: \($0)ViewModel())) }" }.joined(separator: "\n"))
                    }
                    """
            }
            let learned = try #require(learning(files).architectures.first)
            #expect(learned.actor("coordinator")?.presence == Evidence(names.count, of: 10))
        }
    }

    @Test(
        "A hold is one of a flow where coordinators fulfil its protocol, and none where other things do",
        arguments: [("Coordinator", true), ("Service", false)])
    func protocols(word: String, isFlow: Bool) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: UIViewController {
                let model: NAMEViewModel
                weak var teller: Telling?
            }
            """,
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
        ])
        files["Flows/Telling.swift"] = "protocol Telling: AnyObject { func go() }"
        files["Flows/Main\(word).swift"] = "final class Main\(word): Telling { func go() {} }"
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.flowHolds.map(\.sentence)
                == (isFlow
                    ? [
                        "viewController -> a …Coordinator that several share: weak in 10 of 10, as teller in 10 of 10, MainCoordinator for one"
                    ] : []))
    }

    @Test("That several share who leads is told where they do, and that each has another where each has, slips or not")
    func sharedOrNot() throws {
        func told(_ fulfilling: (Int) -> String) throws -> [String] {
            var files = scenes([
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { let model: NAMEViewModel\n weak var coordinator: NAMEScreenDelegate? }",
                "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
            ])
            for (number, name) in Self.names.enumerated() {
                let leader = fulfilling(number)
                files["\(name)/\(name)Screen.swift"] =
                    "protocol \(name)ScreenDelegate: AnyObject { func go() }"
                files["Flows/\(leader).swift", default: "final class \(leader) {}\n"] +=
                    "extension \(leader): \(name)ScreenDelegate { func go() {} }\n"
            }
            return try #require(learning(files).architectures.first).flowHolds.map(\.sentence)
        }
        let said = "weak in 10 of 10, through screenDelegate in 10 of 10, as coordinator in 10 of 10"
        #expect(
            try told { $0 < 6 ? "MainCoordinator" : "SideCoordiantor" } == [
                "viewController -> a …Coordinator that several share: \(said), MainCoordinator for one"
            ])
        let letters = ["A", "B", "D", "E", "F", "G", "H", "I", "J", "K"]
        #expect(
            try told { "Flow\(letters[$0])Coordinator" } == [
                "viewController -> a …Coordinator, another in each: \(said), FlowACoordinator for one"
            ])
        #expect(try told { "Flow\(letters[$0])Condition" } == [])
    }

    @Test(
        "Contracts of several scenes that one type fulfils are told with it; those that types of each scene's name fulfil are not"
    )
    func sharedFulfillers() throws {
        let presenters = [
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter { private let actions: NAMEActions }",
            "NAME/NAMEActions.swift": "protocol NAMEActions { func open() }",
        ]
        func told(_ fulfilling: [String: String]) throws -> [String] {
            try #require(learning(scenes(presenters).merging(fulfilling) { $1 }).architectures.first).flowHolds
                .map(\.sentence)
        }
        let all = Self.names.map { "\($0)Actions" }.joined(separator: ", ")
        #expect(
            try told(["Core/Actions.swift": "final class Actions: \(all) { func open() {} }"]) == [
                "presenter -> Actions, which several share: strong in 10 of 10, through actions in 10 of 10, as actions in 10 of 10"
            ])
        let each = Self.names.map { "final class \($0)Service: \($0)Actions { func open() {} }" }
        #expect(try told(["Core/Services.swift": each.joined(separator: "\n")]) == [])
    }

    @Test(
        "A router of all that is called so alone is told; a protocol that each scene's own fulfils is not",
        arguments: [
            ("final class Router: RouterProtocol { func open() {} }", true), ("", false),
            ("class Router: RouterProtocol { func open() {} }\nclass Other: RouterProtocol { func open() {} }", false),
        ])
    func bareRouters(text: String, isTold: Bool) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let model: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { let router: RouterProtocol }",
        ])
        files["Core/Router.swift"] = "protocol RouterProtocol { func open() }\n" + text
        let learned = try #require(learning(files).architectures.first)
        let said = "viewModel -> Router, which several share: strong in 10 of 10, as router in 10 of 10"
        #expect(learned.flowHolds.map(\.sentence) == (isTold ? [said] : []))
    }

    @Test("A listener is held though it is fulfilled by way of a protocol that refines it")
    func listeners() throws {
        var files: [String: String] = [:]
        let names = Self.names
        for (name, parent) in zip(names, names.dropFirst() + ["Root"]) {
            files["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { let interactor: \(name)Interactor }"
            files["\(name)/\(name)Interactor.swift"] =
                "final class \(name)Interactor: \(name)Interactable { weak var listener: \(name)Listener? }"
            files["\(name)/\(name)Listener.swift"] = "public protocol \(name)Listener: AnyObject { func close() }"
            files["\(parent)/\(parent)Interactable.swift"] =
                "protocol \(parent)Interactable: AnyObject, \(name)Listener {}"
        }
        let learned = try #require(learning(files).architectures.first)
        let channel = learned.channels.first { $0.leavesUnit && $0.from == "interactor" }
        #expect(channel?.to == "interactor")
        #expect(channel?.hold == Learned(.weak, Evidence(9, of: 9)))
    }
}
