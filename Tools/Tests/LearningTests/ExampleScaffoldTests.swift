import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning
@testable import Scaffolding

/// Scenes that are made from templates by example, beside those that they were learned from.
@Suite("Scaffolding by example")
struct ExampleScaffoldTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]
    private static let words = ["Title", "Price", "Message", "Story", "Token", "Route", "Total"]

    /// Screens whose view models keep what a protocol of the app's demands: an input and an output of their own.
    private static let bound: [(path: String, text: String)] =
        [
            (
                "Utils/Binding.swift",
                """
                protocol ViewModelType: AnyObject {
                    associatedtype Input
                    associatedtype Output

                    var input: Input { get }
                    var output: Output { get }
                }

                extension ViewModelType {
                    func restore() {}
                }

                protocol ViewType: AnyObject {
                    associatedtype ViewModel: ViewModelType

                    var viewModel: ViewModel? { get set }

                    func bind(to viewModel: ViewModel)
                }
                """
            )
        ]
        + zip(names, words).flatMap { name, word in
            [
                (
                    "App/\(name)/\(name)ViewController.swift",
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController, ViewType {
                        var viewModel: \(name)ViewModel?

                        func bind(to viewModel: \(name)ViewModel) {
                            viewModel.output.show\(word).send(viewModel)
                        }
                    }

                    """
                ),
                (
                    "App/\(name)/\(name)ViewModel.swift",
                    """
                    import Foundation

                    final class \(name)ViewModel: ViewModelType {
                        struct Input {
                            let viewDidLoad = Signal<Void>()
                        }

                        struct Output {
                            let show\(word) = Signal<\(word)>()
                            let limit: Int
                        }

                        let input = Input()
                        let output = Output(limit: \(word.count))

                        init() {
                            input.viewDidLoad.onNext { print("\(word)") }
                        }
                    }

                    """
                ),
            ]
        }

    /// Screens of ReactorKit, each with a reactor of its own.
    private static let reacting: [(path: String, text: String)] = zip(names, words).flatMap { name, word in
        [
            (
                "App/\(name)/\(name)ViewController.swift",
                """
                import ReactorKit
                import UIKit

                final class \(name)ViewController: UIViewController, StoryboardView {
                    var disposeBag = DisposeBag()

                    init(reactor: \(name)ViewReactor) {
                        super.init(nibName: nil, bundle: nil)
                        self.reactor = reactor
                    }

                    required init?(coder: NSCoder) { fatalError("init(coder:)") }

                    func bind(reactor: \(name)ViewReactor) {
                        reactor.state.map(\\.\(word.lowercased())).subscribe().disposed(by: disposeBag)
                    }
                }

                """
            ),
            (
                "App/\(name)/\(name)ViewReactor.swift",
                """
                import ReactorKit

                final class \(name)ViewReactor: Reactor {
                    enum Action {
                        case load\(word)
                    }

                    enum Mutation {
                        case set\(word)(\(word))
                        case drop\(word)(Int)
                    }

                    struct State {
                        let \(word.lowercased())ID: String
                        var \(word.lowercased()): \(word)?
                    }

                    let initialState: State

                    init(\(word.lowercased())ID: String) {
                        defer { _ = self.state }
                        self.initialState = State(\(word.lowercased())ID: \(word.lowercased())ID)
                    }

                    func mutate(action: Action) -> Observable<Mutation> {
                        switch action {
                        case .load\(word): return .just(.set\(word)(\(word)()))
                        }
                    }

                    func reduce(state: State, mutation: Mutation) -> State {
                        var newState = state
                        switch mutation {
                        case .set\(word)(let value): newState.\(word.lowercased()) = value
                        case .drop\(word)(let number): newState.\(word.lowercased())?.drop(number)
                        }
                        return newState
                    }
                }

                """
            ),
        ]
    }

    private static func texts(_ app: String) throws -> [(path: String, text: String)] {
        switch app {
        case "bound": bound
        case "reacting": reacting
        default: try HandWrittenApp(app).texts
        }
    }

    @Test(
        "A new scene by example is one more of its way, with no outlier and nothing refused",
        arguments: Soak.all(["Pantry", "Trails", "bound", "reacting"], orOnly: ["bound", "reacting"]))
    func learnedAgain(_ name: String) throws {
        let before = try WrittenApp(Self.texts(name)).learned()
        #expect(!before.architectures.isEmpty)
        for way in before.architectures.indices {
            var app = try WrittenApp(Self.texts(name))
            let learning = try app.learned()
            for (path, text) in try app.scene("QuietHarbour", way: way, of: learning).files {
                #expect(FileFacts(parsing: text, depth: .whole)?.hasSyntaxError == false, "\(text)")
                try app.write(text, to: path)
            }
            let again = try app.learned()
            var counts = learning.architectures.map(\.units.count)
            counts[way] += 1
            #expect(again.architectures.map(\.units.count) == counts)
            #expect(again.told == learning.told)
        }
    }

    @Test("A conformance to a protocol of the app's keeps the types that it demands, emptied of the example's own")
    func demandedTypes() throws {
        let app = try WrittenApp(Self.bound)
        let (files, example) = try app.scene("Trip", way: 0, of: app.learned())
        let model = try #require(files.first { $0.path.hasSuffix("TripViewModel.swift") }?.text)
        #expect(
            model == """
                import Foundation

                final class TripViewModel: ViewModelType {
                    struct Input {
                        let viewDidLoad = Signal<Void>()
                    }

                    struct Output {
                        let limit: Int
                    }

                    let input = Input()
                    let output = Output(limit: 5)
                }

                """)
        let controller = try #require(files.first { $0.path.hasSuffix("TripViewController.swift") }?.text)
        #expect(controller.contains("final class TripViewController: UIViewController, ViewType {"))
        #expect(example.leftOut.isEmpty)
    }

    @Test("A reactor keeps its action, its mutation and its state, and what makes the state")
    func reactors() throws {
        let app = try WrittenApp(Self.reacting)
        let (files, example) = try app.scene("Trip", way: 0, of: app.learned())
        let reactor = try #require(files.first { $0.path.hasSuffix("TripViewReactor.swift") }?.text)
        #expect(
            reactor == """
                import ReactorKit

                final class TripViewReactor: Reactor {
                    enum Action {}

                    enum Mutation {}

                    struct State {}

                    let initialState: State

                    init() {
                        defer { _ = self.state }
                        self.initialState = State()
                    }

                    func mutate(action: Action) -> Observable<Mutation> {
                        .empty()
                    }

                    func reduce(state: State, mutation: Mutation) -> State {
                        var newState = state
                        return newState
                    }
                }

                """)
        #expect(example.leftOut.isEmpty)
    }

    @Test("What a new scene lacks of what a protocol demands is told, and what only a protocol gives that it lost")
    func unmetDemands() throws {
        let learning = try WrittenApp(Self.bound).learned()
        let text = """
            final class TripViewModel: ViewModelType {
                struct Input {}

                let input = Input()

                init() { self.state.map { $0 } }
            }

            final class TripRouter {
                func go() { self.restore() }
            }

            final class TripViewController: UIViewController, ViewType {
                var viewModel: TripViewModel?
                var note: String { "" }
            }

            extension TripViewController {
                func bind(to viewModel: TripViewModel) {}
            }
            """
        let facts = try #require(FileFacts(parsing: text, depth: .whole))
        #expect(
            learning.unmetDemands(in: [facts], lost: ["ViewModelType", "Reactor"]) == [
                "TripRouter asks itself for restore, which ViewModelType would give, and does not conform to that",
                "TripViewModel conforms to ViewModelType and has no output, which that demands",
                "TripViewModel asks itself for state, which Reactor would give, and does not conform to that",
            ])
        #expect(learning.unmetDemands(in: [facts], lost: []).count == 1)
    }
}
