import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Templates by example keep the form that nearly all scenes have, be each spelt in its own way.
@Suite("The forms that templates by example keep")
struct ExampleFormsTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Tour", "Wallet"]

    /// A word that one scene alone has.
    private static func own(_ name: String) -> String { String(name.lowercased().reversed()) }

    private func app(
        base: [(path: String, text: String)] = [], _ files: [String: (String) -> String?]
    ) throws -> WrittenApp {
        try WrittenApp(
            base
                + Self.names.flatMap { name in
                    files.sorted { $0.key < $1.key }.compactMap { kind, text in
                        text(name).map { ("App/Scenes/\(name)/\(name)\(kind).swift", $0) }
                    }
                })
    }

    private func text(_ app: WrittenApp, like example: String = "Cart") throws -> String {
        try app.scene("Trip", way: 0, of: app.learned(), like: example).files.map(\.text).joined(separator: "\n")
    }

    @Test(
        "A view that some scenes share stays with the base that names it, and is left to choose where no base does",
        arguments: [true, false])
    func partsOfBases(isNamed: Bool) throws {
        let app = try app(
            base: [
                (
                    "App/Kit/BaseScreen.swift",
                    "class BaseScreen<Model, Content>: UIViewController {\n    func bind() {}\n}\nclass BoxView: UIView {}\n"
                )
            ],
            [
                "ViewController": { name in
                    let view = name < "M" || name > "S" ? "\(name)View" : "BoxView"
                    let (base, held) =
                        isNamed
                        ? ("BaseScreen<\(name)Model, \(view)>", "")
                        : ("BaseScreen<\(name)Model, BoxView>", "    let content = \(view)()\n")
                    return """
                        import UIKit

                        final class \(name)ViewController: \(base) {
                        \(held)    override func bind() {
                                super.bind()
                            }
                        }

                        """
                },
                "View": { $0 < "M" || $0 > "S" ? "import UIKit\n\nfinal class \($0)View: UIView {}\n" : nil },
                "Model": { "final class \($0)Model {}\n" },
            ])
        let learning = try app.learned()
        let view = try #require(learning.architectures.first?.roles.first { $0.form == "{Unit}View" })
        #expect(view.isOptional == !isNamed)
        let written = try app.scene("Trip", way: 0, of: learning, like: "Cart", without: isNamed ? "" : "view").files
        #expect(written.contains { $0.path.hasSuffix("/TripView.swift") } == isNamed)
        let screen = try #require(written.first { $0.path.hasSuffix("/TripViewController.swift") }?.text)
        #expect(
            screen.contains("TripViewController: BaseScreen<TripModel, \(isNamed ? "TripView" : "BoxView")>"),
            "\(screen)")
    }

    @Test("What one hands to an '.init' goes, and what all hand stays", arguments: [true, false])
    func implicitInits(isWrapped: Bool) throws {
        let written = try text(
            app([
                "View": { name in
                    let made = ".init(service: service, key\(name): key\(name))"
                    return """
                        import SwiftUI

                        struct \(name)View: View {
                            \(isWrapped ? "@StateObject var" : "let") viewModel: \(name)ViewModel

                            init(service: Service, key\(name): Int) {
                                \(isWrapped ? "_viewModel = .init(wrappedValue: \(made))" : "viewModel = \(made)")
                            }

                            var body: some View { Text("\(name)") }
                        }

                        """
                },
                "ViewModel": { name in
                    """
                    import SwiftUI

                    final class \(name)ViewModel: ObservableObject {
                        private let service: Service
                        private let key\(name): Int

                        init(service: Service, key\(name): Int) {
                            self.service = service
                            self.key\(name) = key\(name)
                        }
                    }

                    """
                },
            ]))
        #expect(written.contains("init(service: Service) {"), "\(written)")
        #expect(written.contains(".init(service: service)"), "\(written)")
        #expect(!written.contains("keyCart"))
    }

    @Test(
        "A contract that is held weakly is for classes, whatever made the others so; one that is held strongly is left as it is",
        arguments: [true, false])
    func weakContracts(isWeak: Bool) throws {
        let written = try text(
            app(
                base: [
                    ("App/Kit/Leading.swift", "protocol Leading: AnyObject {}\nprotocol Closing: AnyObject {}\n")
                ],
                [
                    "ViewController": {
                        "import UIKit\n\nfinal class \($0)ViewController: UIViewController { var model: \($0)Model! }\n"
                    },
                    "Coordinator": { name in
                        let parent = ["Leading", "Closing", "AnyObject"][name.utf8.count % 3]
                        return "protocol \(name)Coordinator: \(parent) {\n    func \(Self.own(name))()\n}\n"
                    },
                    "Model": { name in
                        let (head, mark) = isWeak ? ("weak var", "?") : ("let", "")
                        return """
                            final class \(name)Model {
                                private \(head) coordinator: \(name)Coordinator\(mark)

                                init(coordinator: \(name)Coordinator) {
                                    self.coordinator = coordinator
                                }
                            }

                            """
                    },
                ]))
        #expect(written.contains("coordinator: TripCoordinator"), "\(written)")
        #expect(written.contains("protocol TripCoordinator: AnyObject {}") == isWeak, "\(written)")
    }

    @Test(
        "What nearly all scenes have by one name stays in the spelling of many, with types of its own that are empty; what half have goes",
        arguments: [true, false])
    func namedAlike(isUsual: Bool) throws {
        let written = try text(
            app([
                "ViewController": { name in
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController {
                        var model: \(name)Model\(name < "G" ? "?" : "!")
                        weak var host: UIViewController\(name < "M" ? "?" : "!")
                        var caption: \(name)Caption = .init()
                    }

                    """
                },
                "Model": { name in
                    guard isUsual || name < "G" else { return "final class \(name)Model {}\n" }
                    // Some are handed more than others.
                    let (own, more) = (Self.own(name), name < "G" ? "" : ", \(Self.own(name)): Int")
                    return """
                        final class \(name)Model {
                            struct Input { let \(own): Int }
                            enum Action { case \(own) }

                            func transform(input: Input\(more)) {
                                fill\(own)()
                            }

                            func send(_ action: Action) {}

                            func fill\(own)() {}
                        }

                        """
                },
            ]))
        #expect(written.contains("func transform(input: Input) {}") == isUsual, "\(written)")
        #expect(written.contains("struct Input {}") == isUsual)
        #expect(written.contains("enum Action {}") == isUsual)
        #expect(written.contains("weak var host: UIViewController?"))
        #expect(!written.contains("fill"))
    }

    @Test(
        "What a type that is empty now gave is asked for no longer, and what it still gives is",
        arguments: [true, false])
    func askedOfEmptied(isOwn: Bool) throws {
        let written = try text(
            app([
                "ViewController": { name in
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController {
                        let model: \(name)Model
                        override var caption: Caption {
                            return model.output.caption
                        }
                    }

                    """
                },
                "Model": { name in
                    let caption = isOwn ? "let caption: Caption = .\(Self.own(name))" : "let caption: Caption"
                    return """
                        final class \(name)Model {
                            struct Output {
                                \(isOwn && name != "Cart" ? "let \(Self.own(name)): Int" : caption)
                            }

                            let output = Output()
                        }

                        """
                },
            ]))
        #expect(written.contains("struct Output {"), "\(written)")
        #expect(written.contains("model.output.caption") == !isOwn, "\(written)")
    }

    @Test("An enumeration with raw values that nothing is left of goes", arguments: ["", ": String"])
    func rawValues(parent: String) throws {
        let written = try text(
            app([
                "ViewController": { name in
                    """
                    import UIKit

                    final class \(name)ViewController: UIViewController {
                        enum Key\(parent) { case \(Self.own(name)) }
                        var model: \(name)Model!

                        func open(_ key: Key) {}
                    }

                    """
                },
                "Model": { "final class \($0)Model {}\n" },
            ]))
        #expect(written.contains("enum Key {}") == parent.isEmpty, "\(written)")
        #expect(!written.contains("enum Key: String"))
    }
}
