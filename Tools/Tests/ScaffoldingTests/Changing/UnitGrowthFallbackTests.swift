import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Additions to scenes in which nobody is seen to hold whom they tell, or where code of others cannot be followed as it is.
@Suite("Units that nobody noted, and that hold little")
struct UnitGrowthFallbackTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import UIKit

            final class DealViewController: UIViewController {
                private let viewModel: DealViewModel
                weak var coordinator: DealCoordinator?

                init(viewModel: DealViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }

                func bind() {
                    viewModel.changed = { [weak self] in self?.viewModel.send(.accept) }
                }
            }

            final class DealViewModel {
                enum Input {
                    case accept
                }

                var changed: (() -> Void)?

                func send(_ input: Input) {
                    switch input {
                    case .accept: break
                    }
                }
            }

            final class DealCoordinator: Coordinator {
                var finishDelegate: FinishDelegate?
                let navigationController: UINavigationController

                init(navigationController: UINavigationController) { self.navigationController = navigationController }
            }
            """, to: "Sources/App/Deal/DealViewController.swift")
        try folder.write(
            """
            import UIKit

            final class HomeViewController: UIViewController {
                weak var coordinator: HomeCoordinator?
            }

            final class HomeCoordinator: Coordinator, FinishDelegate {
                weak var delegate: AnyObject?
                var finishDelegate: FinishDelegate?
                let navigationController: UINavigationController

                init(navigationController: UINavigationController) { self.navigationController = navigationController }

                func didFinish() {}

                func showDeal() {
                    let dealCoordinator = DealCoordinator(navigationController: navigationController)
                    dealCoordinator.finishDelegate = self
                    dealCoordinator.start()
                }
            }

            protocol FinishDelegate: AnyObject {
                func didFinish()
            }

            protocol Coordinator: AnyObject {
                var finishDelegate: FinishDelegate? { get set }
            }

            extension Coordinator {
                func start() {}
            }
            """, to: "Sources/App/Home/Home.swift")
    }

    private var source: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: viewController }
                roles:
                  viewController: { type: "{Unit}ViewController" }
                  viewModel: { type: "{Unit}ViewModel", count: optional }
                  coordinator: { type: "{Unit}Coordinator" }
                channels:
                  - viewController -> viewModel: { hold: strong, as: viewModel }
                  - viewController -> coordinator: { hold: weak, as: coordinator }
                  - viewModel -> viewController: { hold: weak, as: view }
                assembly: { by: viewController, function: init, creates: [viewController], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String) throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    @Test("send from a method what others send from closures, without the 'self?' of those")
    func sends() throws {
        let text = try growth("field", "price: decimal", to: "Deal").text(of: "DealViewController.swift")
        #expect(text.contains("        viewModel.send(.priceChanged(text: text))\n"))
    }

    @Test("have a function that shows a value, where nobody is seen to tell it")
    func shows() throws {
        let growth = try growth("shows", "title: String", to: "Deal")
        #expect(try growth.text(of: "DealViewController.swift").contains("(title: String) {\n        // Show it.\n"))
        #expect(growth.notes.contains { $0.contains("nobody says it yet") })
    }

    @Test("tell by a closure what came of them, where a delegate has no place")
    func output() throws {
        let text = "final class BareViewController: UIViewController { var delegate: Int? }\n"
        try folder.write(text, to: "Sources/App/Bare/BareViewController.swift")
        let growth = try growth("output", "picked: Int", to: "Bare")
        #expect(try growth.text(of: "BareViewController.swift").contains("var didPick: ((Int) -> Void)?\n"))
    }

    @Test("tell their coordinator what came of them, where that is whom they know")
    func outputToCoordinator() throws {
        let growth = try growth("output", "picked: Int", to: "Home")
        let text = try growth.text(of: "Home.swift")
        #expect(text.contains("    func didPick(_ picked: Int) {\n        // Decide what follows.\n    }\n"), "\(text)")
        #expect(growth.notes.contains { $0.contains("have HomeViewController call 'coordinator?.didPick(picked)'") })
    }

    @Test("go a way without being a delegate that they are not, and it is told")
    func way() throws {
        for unit in ["List", "Shop"] {
            try folder.write(
                """
                import UIKit

                final class \(unit)ViewController: UIViewController {
                    weak var coordinator: \(unit)Coordinator?
                }

                final class \(unit)Coordinator: Coordinator {
                    var finishDelegate: FinishDelegate?
                    let navigationController: UINavigationController

                    init(navigationController: UINavigationController) {
                        self.navigationController = navigationController
                    }
                }
                """, to: "Sources/App/\(unit)/\(unit).swift")
        }
        let growth = try growth("navigation", "Shop", to: "List")
        let text = try growth.text(of: "List.swift")
        #expect(text.contains("let shopCoordinator = ShopCoordinator(navigationController: navigationController)"))
        #expect(text.contains("        shopCoordinator.start()\n") && !text.contains("finishDelegate = self"))
        #expect(
            growth.notes.contains(
                "'shopCoordinator.finishDelegate = self' is left out: ListCoordinator is no FinishDelegate"))
    }
}
