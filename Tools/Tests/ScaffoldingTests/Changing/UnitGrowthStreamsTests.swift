import Architecture
import Foundation
import SourceModel
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Additions to scenes whose view models are handed streams, and whose files are compiled into more than one target.
@Suite("Units that nobody noted, with streams and contracts of many")
struct UnitGrowthStreamsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import RxCocoa
            import UIKit

            final class ProfileViewController: UIViewController {
                var viewModel: ProfileViewModel?
                weak var coordinator: Coordinator?
                private let disposeBag = DisposeBag()
                private let button = UIButton()

                func bindViewModel() {
                    let input = ProfileViewModel.Input(
                        viewDidLoadEvent: Observable.just(()),
                        doneEvent: self.button.rx.tap.asObservable()
                    )
                    let output = self.viewModel?.transform(from: input, disposeBag: self.disposeBag)
                }
            }
            """, to: "Sources/App/Profile/ProfileViewController.swift")
        try folder.write(
            """
            import RxSwift

            final class ProfileViewModel {
                struct Input {
                    let viewDidLoadEvent: Observable<Void>
                    let doneEvent: Observable<Void>
                }
                struct Output {}

                func transform(from input: Input, disposeBag: DisposeBag) -> Output {
                    self.configure(input, disposeBag: disposeBag)
                    return Output()
                }

                private func configure(_ input: Input, disposeBag: DisposeBag) {
                    self.isConfigured = true

                    input.viewDidLoadEvent
                        .subscribe(onNext: { _ in })
                        .disposed(by: disposeBag)

                    input.doneEvent
                        .subscribe(onNext: { _ in })
                        .disposed(by: disposeBag)
                }
            }
            """, to: "Sources/App/Profile/ProfileViewModel.swift")
        try folder.write(
            """
            import XCTest

            final class ProfileViewModelTests: XCTestCase {
                let input = ProfileViewModel.Input(viewDidLoadEvent: .never(), doneEvent: .never())
            }
            """, to: "Tests/AppTests/ProfileViewModelTests.swift")
        try folder.write(
            """
            import UIKit

            final class PageViewController: UIViewController {
                var viewModel: PageViewModel?
                private var cancellables: Set<AnyCancellable> = []

                func bind() { _ = PageViewModel.Input(next: Just(1).eraseToAnyPublisher()) }
            }

            final class PageViewModel {
                struct Input { let next: AnyPublisher<Int, Never> }
            }
            """, to: "Sources/App/Page/Page.swift")
        // What all coordinators are.
        try folder.write("protocol Coordinator: AnyObject { func start() }\n", to: "Sources/App/Coordinator.swift")
        for name in ["One", "Two", "Three", "Four", "Five"] {
            try folder.write(
                "class \(name)Coordinator: Coordinator {\n    func start() {}\n}\n",
                to: "Sources/App/\(name)/\(name)Coordinator.swift")
        }
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
                channels:
                  - viewController -> viewModel: { hold: strong, as: viewModel }
                assembly: { by: viewController, function: init, creates: [viewController, viewModel], returns: viewController }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [viewController] }
                """, templates: ["all": ""])
    }

    private func index() -> TypeIndex {
        let list = SourceFileList(paths: [folder.path])
        let facts = SourceFacts(list, jobs: 2) { _, _ in }
        return TypeIndex(facts, modules: ModuleMap(list))
    }

    private func growth(_ word: String, _ text: String, to unit: String) throws -> UnitGrowth {
        try UnitGrowth(
            UnitAddition(word: word, text: text), to: unit, in: source,
            .init(project: folder.path, folder: folder.path, index: index(), place: .init()))
    }

    /// A file with what is added to it.
    private func text(of name: String, by growth: UnitGrowth) throws -> String {
        try growth.text(of: name)
    }

    @Test("tell events by one stream more: declared, sent, handed over, listened to, and silent in tests")
    func stream() throws {
        let growth = try growth("event", "shareTapped", to: "Profile")
        let view = try text(of: "ProfileViewController.swift", by: growth)
        #expect(view.contains("    private let shareTapped = PublishRelay<Void>()\n"))
        #expect(view.contains(".asObservable(),\n            shareTapped: self.shareTapped.asObservable()\n        )"))
        let model = try text(of: "ProfileViewModel.swift", by: growth)
        #expect(model.contains("doneEvent: Observable<Void>\n        let shareTapped: Observable<Void>\n    }"))
        #expect(
            model.contains(
                """
                            .subscribe(onNext: { _ in })
                            .disposed(by: disposeBag)

                        input.shareTapped
                            .subscribe(onNext: { _ in
                                // Decide what follows.
                            })
                            .disposed(by: disposeBag)
                    }
                """))
        let test = try text(of: "ProfileViewModelTests.swift", by: growth)
        #expect(test.contains("doneEvent: .never(), shareTapped: Observable<Void>.never())"))
        #expect(growth.notes.count == 1 && growth.notes[0].contains("'shareTapped.accept(())'"))
    }

    @Test("tell by a publisher of Combine, with a value; who listens is left to a person where nobody is seen to")
    func publisher() throws {
        let growth = try growth("event", "rowTapped(index: Int)", to: "Page")
        let text = try text(of: "Page.swift", by: growth)
        #expect(text.contains("    private let rowTapped = PassthroughSubject<Int, Never>()\n"))
        #expect(text.contains("next: Just(1).eraseToAnyPublisher(), rowTapped: rowTapped.eraseToAnyPublisher()) }"))
        #expect(text.contains("        let rowTapped: AnyPublisher<Int, Never>\n"))
        #expect(growth.notes.contains { $0.contains("nobody hears it yet") })
        #expect(growth.notes.contains { $0.contains("'rowTapped.send(index)'") })
        #expect(throws: ScaffoldError.self) { try self.growth("event", "next", to: "Page") }
    }

    @Test("say nothing in the contract that every coordinator conforms to")
    func contractOfMany() throws {
        let growth = try growth("navigation", "Page", to: "Profile")
        #expect(growth.files.allSatisfy { !$0.path.contains("Coordinator.swift") })
    }
}
