import Architecture
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Additions as the team itself would have written them: where its own code of the kind stands, and in its form.
@Suite("Units that nobody noted grow in their team's form")
struct UnitGrowthFormTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            //
            //  HomeViewController.swift
            //  App
            //
            //  Created by Somebody on 2024/01/01.
            //

            import UIKit

            // MARK: Home

            final class HomeViewController: UIViewController {
              private let viewModel: HomeViewModel

              private let refreshSubject = PassthroughSubject<Void, Never>()

              private lazy var label: UILabel = {
                let label = UILabel()
                return label
              }()

              init(viewModel: HomeViewModel) {
                self.viewModel = viewModel
                super.init(nibName: nil, bundle: nil)
              }

              func bind() {
                self.viewModel.transform(input: .init(refresh: self.refreshSubject.eraseToAnyPublisher()))
              }
            }

            private extension HomeViewController {
              func layout() { self.label.sizeToFit() }
            }

            extension HomeViewController: UITableViewDelegate {
              private func helper() {}
            }

            #if DEBUG
            struct HomePreview {}
            #endif
            """, to: "Sources/App/Home/View/HomeViewController.swift")
        try folder.write(
            """
            struct HomeViewModelInput {
              let refresh: AnyPublisher<Void, Never>
            }

            struct Ride {
              let id: Int
              let note: String
              let title: String
            }

            final class RideStore {
              static let shared = RideStore()
            }

            final class HomeViewModel {
              private let session: Session
              private var bag: Set<AnyCancellable> = []

              init(session: Session = Session.shared) {
                self.session = session
              }

              func transform(input: HomeViewModelInput) {
                input.refresh
                  .sink { _ in }
                  .store(in: &bag)
              }
            }
            """, to: "Sources/App/Home/ViewModel/HomeViewModel.swift")
        try folder.write(
            """
            import UIKit

            final class MenuViewController: UIViewController {
                private let viewModel: MenuViewModel
                init(viewModel: MenuViewModel) { self.viewModel = viewModel }

                func go() { viewModel.go() }
            }

            private extension MenuViewController {
                func layout() {}
            }
            """, to: "Sources/App/Menu/View/MenuViewController.swift")
        try folder.write(
            """
            final class MenuViewModel {
                private let coordinator: MenuCoordinator
                init(coordinator: MenuCoordinator) { self.coordinator = coordinator }
                func go() { coordinator.pushHomeViewController() }
            }
            """, to: "Sources/App/Menu/ViewModel/MenuViewModel.swift")
        try folder.write(
            """
            //
            //  MenuCoordinator.swift
            //  App
            //
            //  Created by Somebody on 2024/01/01.
            //

            final class MenuCoordinator {
                func pushHomeViewController() {}
            }
            """, to: "Sources/App/Menu/Coordinator/MenuCoordinator.swift")
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
                  viewModel: { type: "{Unit}ViewModel" }
                  coordinator: { type: "{Unit}Coordinator", count: optional }
                channels:
                  - viewController -> viewModel: { hold: strong, as: viewModel }
                  - viewModel -> coordinator: { hold: strong, as: coordinator }
                navigation: { decides: viewModel, performs: coordinator }
                assembly: { by: viewController, function: init, creates: [viewController, viewModel], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func growth(_ word: String, _ text: String, to unit: String) throws -> UnitGrowth {
        try folder.growth(word, text, to: unit, in: source)
    }

    /// A file with what is added to it.
    private func text(of name: String, by growth: UnitGrowth) throws -> String {
        try growth.text(of: name)
    }

    @Test("tell by streams of a structure beside the view model, made without its name, and called as the others are")
    func streams() throws {
        let growth = try growth("event", "shareTapped", to: "Home")
        let view = try text(of: "HomeViewController.swift", by: growth)
        #expect(
            view.contains(
                "PassthroughSubject<Void, Never>()\n  private let shareTappedSubject = PassthroughSubject<Void, Never>()\n"
            ))
        #expect(
            view.contains(
                "self.refreshSubject.eraseToAnyPublisher(), shareTapped: self.shareTappedSubject.eraseToAnyPublisher()))"
            ))
        let model = try text(of: "HomeViewModel.swift", by: growth)
        #expect(
            model.contains("  let refresh: AnyPublisher<Void, Never>\n  let shareTapped: AnyPublisher<Void, Never>\n}"))
        #expect(
            model.contains(
                """
                      .store(in: &bag)
                    input.shareTapped
                      .sink { _ in
                        // Decide what follows.
                      }
                      .store(in: &bag)

                """))
    }

    @Test(
        "put a view behind the other views, a type behind all of its owner, and a private message with the private ones"
    )
    func places() throws {
        let view = try text(of: "HomeViewController.swift", by: growth("list", "rides: [Ride]", to: "Home"))
        #expect(
            view.contains(
                """
                    return label
                  }()

                  private lazy var ridesTable: HomeRidesTable = {
                    let table = HomeRidesTable()
                    table.onSelect = { [weak self] index in
                      self?.rideSelectedSubject.send(index)
                    }
                    return table
                  }()

                  init(
                """))
        #expect(view.contains("    self.ridesTable.rows = rides.map { item in item.title }\n"))
        #expect(view.contains("  private func helper() {}\n}\n\n/// A row for each of the rides.\nprivate final class"))
        #expect(view.contains("}\n\n#if DEBUG"))
        let menu = try text(of: "MenuViewController.swift", by: growth("event", "closeTapped", to: "Menu"))
        #expect(
            menu.contains(
                """
                private extension MenuViewController {
                    func layout() {}

                    func closeTapped() {
                        viewModel.closeTapped()
                    }
                }
                """))
    }

    @Test("declare a contract above the type that tells by it, below what is said of others")
    func contract() throws {
        let growth = try growth("output", "picked: Int", to: "Home")
        let view = try text(of: "HomeViewModel.swift", by: growth)
        #expect(
            view.contains(
                """
                }

                protocol HomeDelegate: AnyObject {
                  func didPick(_ picked: Int)
                }

                final class HomeViewModel {
                """))
    }

    @Test("are handed what is shared as the last is: by a default")
    func sharedDefault() throws {
        let model = try text(of: "HomeViewModel.swift", by: growth("manager", "RideStore", to: "Home"))
        #expect(
            model.contains("init(session: Session = Session.shared, rideStore: RideStore = RideStore.shared) {"))
    }

    @Test(
        "get a role in the folder of its kind, under the head that the team's files have; a way is called as the others"
    )
    func role() throws {
        let role = try growth("role", "coordinator", to: "Home")
        let file = try #require(role.files.first { $0.before.isEmpty })
        #expect(file.path.hasSuffix("/Home/Coordinator/HomeCoordinator.swift"))
        #expect(
            file.after.hasPrefix("//\n//  HomeCoordinator.swift\n//  App\n//\n\n") && !file.after.contains("Created"))
        #expect(
            try text(of: "MenuCoordinator.swift", by: growth("navigation", "Menu", to: "Menu"))
                .contains("func pushMenuViewController() {"))
    }

    @Test("are published beside what is published, by the view model that a view makes; set before all functions")
    func observed() throws {
        try folder.write(
            """
            import SwiftUI

            struct NoteViewController: View {
                @StateObject private var viewModel = NoteViewModel()

                var body: some View { Text(viewModel.title ?? "") }
            }
            """, to: "Sources/App/Note/View/NoteViewController.swift")
        try folder.write(
            """
            final class NoteViewModel: ObservableObject {
                @Published var title: String?
                @Published private(set) var isShown = false
                private let pen = Pen()

                init(pen: Pen) {}

                private var task: Task<Void, Never>?
                func load() { task = nil }
            }
            """, to: "Sources/App/Note/ViewModel/NoteViewModel.swift")
        let field = try growth("field", "amount: decimal", to: "Note")
        #expect(
            try text(of: "NoteViewModel.swift", by: field)
                .contains("    @Published private(set) var isShown = false\n    @Published var amount: String = \"\"\n")
        )
        #expect(
            try text(of: "NoteViewController.swift", by: field)
                .contains("TextField(\"Amount\", text: $viewModel.amount)"))
        let output = try text(of: "NoteViewModel.swift", by: growth("takes", "source: String?", to: "Note"))
        #expect(output.contains("let pen = Pen()\n    private let source: String?\n\n    init("))
        // Nobody is seen to make one: whoever does, as by '.init(…)', goes on to.
        let manager = try text(of: "MenuViewModel.swift", by: growth("manager", "RideStore", to: "Menu"))
        #expect(manager.contains("init(coordinator: MenuCoordinator, rideStore: RideStore = RideStore.shared) {"))
    }

    @Test("begin to listen where a view model listens to nothing yet, and are known by any part where they are named")
    func listening() throws {
        try folder.write(
            """
            struct TripViewModelInput {
                let appear: AnyPublisher<Void, Never>
            }

            final class TripViewModel {
                private var bag = Set<AnyCancellable>()

                func transform(input: TripViewModelInput) -> Output {
                    let state = input.appear.map { _ in 1 }
                    return Output(state: state)
                }
            }
            """, to: "Sources/App/Trip/ViewModel/TripViewModel.swift")
        #expect(
            try text(of: "TripViewModel.swift", by: growth("takes", "page: Int = 1", to: "Trip"))
                .contains("init") == false)
        try folder.write(
            """
            final class TripViewController: UIViewController {
                private let viewModel = TripViewModel()
                private let appear = PassthroughSubject<Void, Never>()
                func bind() { _ = viewModel.transform(input: TripViewModelInput(appear: appear.eraseToAnyPublisher())) }
            }
            """, to: "Sources/App/Trip/View/TripViewController.swift")
        #expect(
            try text(of: "TripViewModel.swift", by: growth("event", "shareTapped", to: "Trip"))
                .contains(
                    """
                        func transform(input: TripViewModelInput) -> Output {
                            input.shareTapped
                                .sink { _ in
                                    // Decide what follows.
                                }
                                .store(in: &bag)

                            let state
                    """))
    }

    @Test("implement a message where its contract is conformed to, whatever others are called like its neighbours")
    func conformance() throws {
        try folder.write(
            """
            protocol StopViewControllerDelegate: AnyObject {
                func didClose(in viewController: StopViewController)
            }

            final class StopViewController: UIViewController {
                weak var delegate: StopViewControllerDelegate?
                private let viewModel = StopViewModel()
            }

            final class StopViewModel {}
            """, to: "Sources/App/Stop/Stop.swift")
        try folder.write(
            """
            final class LineCoordinator {}

            extension LineCoordinator: StopViewControllerDelegate {
                func didClose(in viewController: StopViewController) {}
            }

            extension LineCoordinator: OtherDelegate {
                func didClose(in other: Other) {}
                func didClose(in another: Another) {}
            }
            """, to: "Sources/App/Line/LineCoordinator.swift")
        let output = try text(of: "LineCoordinator.swift", by: growth("output", "picked: Int", to: "Stop"))
        #expect(output.contains("(in viewController: StopViewController) {}\n\n    func didPick(_ picked: Int) {"))
    }
}
