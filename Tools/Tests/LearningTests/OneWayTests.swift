import Architecture
import Testing

@testable import Learning

/// One way of making scenes, though a part of it has two names, and the places that are told of it.
@Suite("Learning one way with two names")
struct OneWayTests: SceneTexts {
    private static func parts(_ builder: String) -> [String: String] {
        [
            "App/Scenes/NAME/NAME\(builder).swift": """
            final class NAME\(builder) {
                func build() -> UIViewController {
                    let controller = NAMEViewController()
                    controller.viewModel = NAMEViewModel(router: NAMERouter())
                    return controller
                }
            }
            """,
            "App/Scenes/NAME/NAMEViewModel.swift": """
            final class NAMEViewModel {
                private let router: NAMERouter
                init(router: NAMERouter) { self.router = router }
            }
            """,
            "App/Scenes/NAME/NAMERouter.swift": "final class NAMERouter {}",
            "App/Scenes/NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
        ]
    }

    @Test("A part that some call with a word more makes no other way")
    func names() {
        var files = scenes(of: Self.names, Self.parts("Builder"))
        files.merge(scenes(of: ["Bill", "Deal", "Gift", "Note", "Plan"], Self.parts("ModuleBuilder"))) { first, _ in
            first
        }
        let ways = learning(files).architectures
        #expect(ways.map(\.units.count) == [15])
    }

    @Test("Scenes of one contract of their name and of another are made in one way; those of other actors are not")
    func contracts() {
        func parts(_ actor: String, _ contract: String) -> [String: String] {
            [
                "App/NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { var model: NAME\(actor)! }",
                "App/NAME/NAME\(actor).swift": "final class NAME\(actor) { weak var other: NAME\(contract)? }",
                "App/NAME/NAME\(contract).swift": "protocol NAME\(contract): AnyObject { func go() }",
            ]
        }
        let others = ["Bill", "Deal", "Gift", "Note", "Plan"]
        func counts(_ actor: String) -> [Int] {
            var files = scenes(of: Self.names, parts("ViewModel", "Coordinator"))
            files.merge(scenes(of: others, parts(actor, "UseCase"))) { first, _ in first }
            return learning(files).architectures.map(\.units.count)
        }
        #expect(counts("ViewModel") == [15])
        #expect(counts("Presenter") == [10, 5])
    }

    @Test("A part that most of a scene stands beside is in no wrong folder")
    func homes() throws {
        var files = scenes([
            "Stories/NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
            "Stories/NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
            "Stories/NAME/NAMECoordinator.swift": "final class NAMECoordinator {}",
        ])
        for kind in ["ViewModel", "Coordinator"] {
            files["Stories/Auth/Register/Cart\(kind).swift"] = files["Stories/Cart/Cart\(kind).swift"]
            files["Stories/Cart/Cart\(kind).swift"] = nil
        }
        files["Hosting/Parts/CartViewController.swift"] = files["Stories/Cart/CartViewController.swift"]
        files["Stories/Cart/CartViewController.swift"] = nil
        let learned = try #require(learning(files).architectures.first)
        let texts = learned.outliers.flatMap(\.deviations).map(\.text)
        #expect(!texts.contains { $0.contains("CartViewModel") || $0.contains("CartCoordinator") }, "\(texts)")
    }

    @Test("A folder is counted with the scenes that lie in it")
    func folders() {
        let evidence = Evidence(12, of: 13)
        let folders = (0..<10).map { "/app/Add/S\($0)" } + ["/app/Pay", "/app/Help", "/app/Address"]
        #expect(evidence.within(folders, below: "/app/Add").description == "10 of 13")
    }
}
