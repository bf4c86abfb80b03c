import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Templates by example use only what a new scene has.
@Suite("What templates by example use")
struct ExampleUsesTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]

    /// Flows with a store that is handed a free function, in a file of its own.
    private static let reduced = names.enumerated().flatMap { number, name in
        let property = UnitName(name).propertyName
        return [
            (
                "App/Scenes/\(name)/\(name)Flow.swift",
                """
                import UIKit

                final class \(name)Flow: BaseFlow {
                    var store = Store<\(name)State>(reducer: \(property)Reducer, state: nil)
                }
                """
            ),
            (
                "App/Scenes/\(name)/\(name)ViewController.swift",
                """
                import UIKit

                final class \(name)ViewController: UIViewController {
                    private enum Metrics { static let gap = 8.\(number) }

                    var flow: \(name)Flow?
                }
                """
            ),
            (
                "App/Scenes/\(name)/\(name)Actions.swift",
                "import Foundation\n\nstruct \(name)State: FlowState {\n    var count\(name) = \(number)\n}\n"
            ),
            (
                "App/Scenes/\(name)/\(name)Reducers.swift",
                """
                import Foundation

                func \(property)Reducer(action: Action, state: \(name)State?) -> \(name)State {
                    var state = state ?? \(name)State()
                    switch action {
                    case let action as Add\(name): state.count\(name) += action.count
                    default: break
                    }
                    return state
                }
                """
            ),
        ]
    }

    @Test("A free function that a part is handed stands in a file of its own, with all that it takes")
    func freeFunctions() throws {
        let app = try WrittenApp(Self.reduced)
        let (files, example) = try app.scene("Trip", way: 0, of: app.learned(), like: "Chat")
        let reducer = try #require(files.first { $0.path.hasSuffix("/Trip/TripReducers.swift") }?.text)
        #expect(
            reducer == """
                import Foundation

                func tripReducer(action: Action, state: TripState?) -> TripState {
                    var state = state ?? TripState()
                    return state
                }
                """)
        #expect(files.first { $0.path.hasSuffix("TripFlow.swift") }?.text.contains("reducer: tripReducer") == true)
        #expect(DerivedNames(in: files.map(\.text), of: "Trip", property: "trip").names.isEmpty)
        #expect(example.leftOut.isEmpty)
    }

    /// Scenes whose flow binds the error of its model, which each model has in a form of its own.
    private static let bound = names.enumerated().flatMap { number, name in
        [
            (
                "App/Scenes/\(name)/\(name)Flow.swift",
                """
                import Combine
                import UIKit

                final class \(name)Flow: BaseFlow {
                    override func start() {
                        let model = \(name)Model()
                        let controller = \(name)ViewController(model: model)
                        model.$failure.assign(to: &controller.$failure)
                        show(controller)
                    }
                }
                """
            ),
            (
                "App/Scenes/\(name)/\(name)ViewController.swift",
                """
                import UIKit

                final class \(name)ViewController: BaseViewController {
                    private let model: \(name)Model

                    init(model: \(name)Model) {
                        self.model = model
                        super.init(nibName: nil, bundle: nil)
                    }
                }
                """
            ),
            (
                "App/Scenes/\(name)/\(name)Model.swift",
                "import Combine\n\nfinal class \(name)Model {\n    @Published var failure: \(name)Failure\(number)?\n}\n"
            ),
        ]
    }

    @Test("What asks for the wrapper of a property goes with the property")
    func wrappers() throws {
        let app = try WrittenApp(Self.bound)
        let files = try app.scene("Trip", way: 0, of: app.learned()).files
        let model = try #require(files.first { $0.path.hasSuffix("TripModel.swift") }?.text)
        #expect(!model.contains("failure"))
        let flow = try #require(files.first { $0.path.hasSuffix("TripFlow.swift") }?.text)
        #expect(flow.contains("let controller = TripViewController(model: model)\n        show(controller)"), "\(flow)")
    }

    @Test("Types that are private to their files may have one name in several files of a scene")
    func privateTypes() throws {
        let texts = Self.names.flatMap { name in
            [
                (
                    "App/Scenes/\(name)/\(name)ViewController.swift",
                    """
                    import UIKit

                    private enum Metrics {
                        static let gap = 8
                    }

                    final class \(name)ViewController: UIViewController {
                        private let board = \(name)Board()
                    }
                    """
                ),
                (
                    "App/Scenes/\(name)/\(name)Board.swift",
                    """
                    import UIKit

                    private enum Metrics {
                        static let gap = 4
                    }

                    final class \(name)Board {
                        let gap = Metrics.gap
                    }
                    """
                ),
            ]
        }
        let app = try WrittenApp(texts)
        let files = try app.scene("Trip", way: 0, of: app.learned()).files
        let board = try #require(files.first { $0.path.hasSuffix("TripBoard.swift") }?.text)
        #expect(board.contains("private enum Metrics {"))
    }
}
