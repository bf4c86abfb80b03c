import Architecture
import SourceModel
import Testing

@testable import Learning

/// The ways in which teams write code that no built-in writes: five scenes of a view controller and a view model
/// each.
@Suite("Learning how other teams write")
struct OtherTeamsTests {
    private static let names = ["Cart", "Feed", "Login", "Orders", "Profile"]
    /// As many as it takes for nine of ten.
    private static let tenNames = names + ["About", "Chat", "Map", "Pin", "Wallet"]

    /// Learns from the files of each scene and some more.
    private func learn(
        more: [String: String] = [:], names: [String] = Self.names, _ scene: (String) -> [String: String]
    ) throws -> LearnedArchitecture {
        var texts = more
        for name in names { texts.merge(scene(name)) { first, _ in first } }
        let files = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        return try #require(AppLearning(files).architectures.first)
    }

    private func plain(_ name: String) -> [String: String] {
        [
            "/app/App/\(name)/\(name)ViewController.swift":
                "class \(name)ViewController: UIViewController { let viewModel: \(name)ViewModel }",
            "/app/App/\(name)/\(name)ViewModel.swift": "class \(name)ViewModel {}",
        ]
    }

    @Test func takesNothingThatTestsAddForABuilder() throws {
        let mocks = Dictionary(
            uniqueKeysWithValues: Self.names.map { name in
                (
                    "/app/TestKit/\(name)+TestKit.swift",
                    "@testable import App\nextension \(name)ViewModel { static func mock() -> \(name)ViewModel { \(name)ViewModel() } }"
                )
            })
        let learned = try learn(more: mocks, plain)
        #expect(learned.assembly?.function.value != "mock")
        #expect(learned.roles.first { $0.id == "viewModel" }?.presence == Evidence(5, of: 5))
    }

    @Test func seesWhatAGenericParameterIsBoundTo() throws {
        let learned = try learn { name in
            [
                "/app/App/\(name)/\(name)View.swift": """
                import SwiftUI
                protocol \(name)ViewModelProtocol: ObservableObject { var title: String { get } }
                struct \(name)View<Model: \(name)ViewModelProtocol>: View {
                    @ObservedObject var model: Model
                    var body: some View { Text(model.title) }
                }
                """,
                "/app/App/\(name)/\(name)ViewModel.swift":
                    "class \(name)ViewModel: \(name)ViewModelProtocol { let title = \"\" }",
            ]
        }
        let channel = try #require(learned.channels.first { $0.from == "view" && $0.to == "viewModel" })
        #expect(channel.hold.value == .strong)
        #expect(channel.through == Learned("viewModelProtocol", Evidence(5, of: 5)))
    }

    @Test func takesAScreenThatIsPrivateToAFileForAPieceOfIt() throws {
        let learned = try learn { name in
            var files = plain(name)
            files["/app/App/\(name)/\(name)ViewController.swift"]? +=
                """

                private final class \(name)Relay { weak var controller: \(name)ViewController? }
                private struct \(name)HeaderView: View {}
                struct \(name)HeaderView_Previews: PreviewProvider {}
                """
            return files
        }
        // An actor that is private is a part as any other.
        #expect(learned.roles.map(\.id).sorted() == ["relay", "viewController", "viewModel"])
        #expect(learned.channels.contains { $0.from == "relay" && $0.to == "viewController" && $0.hold.value == .weak })
    }

    /// A database has a word for orders, too: their scene stays where its screen is.
    @Test func leavesASceneWhereItsScreenIs() throws {
        let learned = try learn(more: [
            "/app/Packages/Store/Sources/Store/Tables/OrdersRequest.swift": "struct OrdersRequest {}",
            "/app/Packages/Store/Sources/Store/Tables/OrdersStore.swift": "class OrdersStore {}",
            "/app/Packages/Store/Sources/Store/Tables/FeedStore.swift": "class FeedStore {}",
        ]) { name in
            [
                "/app/App/Features/\(name)/Sources/Scenes/\(name)ViewController.swift":
                    "class \(name)ViewController: UIViewController { let viewModel: \(name)ViewModel }",
                "/app/App/Features/\(name)/Sources/ViewModels/\(name)ViewModel.swift": "class \(name)ViewModel {}",
            ]
        }
        #expect(learned.outliers.isEmpty)
        #expect(learned.units.allSatisfy { $0.folder.hasPrefix("/app/App/Features/\($0.name)") })
    }

    @Test func knowsAScreenThatGivesItself() throws {
        let learned = try learn { name in
            [
                "/app/App/\(name)/\(name)ViewController.swift": """
                class \(name)ViewController: UIViewController {
                    var presenter: \(name)Presenter!
                    static func create(id: String) -> \(name)ViewController {
                        let controller = loadFromStoryboard()
                        controller.presenter = \(name)Presenter()
                        return controller
                    }
                }
                """,
                "/app/App/\(name)/\(name)Presenter.swift": "class \(name)Presenter {}",
            ]
        }
        let assembly = try #require(learned.assembly)
        #expect(assembly.function == Learned("create", Evidence(5, of: 5)))
        #expect(assembly.by.value == "viewController")
        #expect(assembly.returns.value == "viewController")
    }

    @Test(arguments: ["CartFactory", "RedCartSceneFactory"])
    func tellsAPartOfAnotherNameByIt(name: String) throws {
        let learned = try learn(names: Self.tenNames) { scene in
            var files = plain(scene)
            for part in ["Router", "Presenter"] {
                files["/app/App/\(scene)/\(scene)\(part).swift"] = "class \(scene)\(part) {}"
            }
            let factory = scene == "Cart" ? name : "\(scene)SceneFactory"
            files["/app/App/\(scene)/\(factory).swift"] = "class \(factory) {}"
            return files
        }
        let text = try #require(learned.outliers.first?.deviations.first?.text)
        #expect(text == "calls its sceneFactory \(name), and not CartSceneFactory as 9 of 10 do")
    }

    /// NSObject is there for UIKit's sake, and who names a type of SwiftUI's is served by it.
    @Test func learnsNoBaseThatTheSystemNeedsAndNoBusinessThatShows() throws {
        let learned = try learn { name in
            var files = plain(name)
            files["/app/App/\(name)/\(name)ViewModel.swift"] =
                "import SwiftUI\nclass \(name)ViewModel: NSObject { var tint = Color.red; let font: Font }"
            return files
        }
        let role = try #require(learned.roles.first { $0.id == "viewModel" })
        #expect(role.base == nil)
        #expect(role.layer == "interface")
    }

    /// The words of a unit's folder may stand apart.
    @Test func readsFoldersWhoseWordsStandApart() throws {
        let names = ["Feed Reader", "Order List", "Log In", "Card Detail", "Front Door"]
        var texts: [String: String] = [:]
        for (number, words) in names.enumerated() {
            let name = words.replacing(" ", with: "")
            let folder = "/app/App/Group\(number)/\(words)"
            texts["\(folder)/\(name)ViewController.swift"] = "class \(name)ViewController: UIViewController {}"
            texts["\(folder)/\(name)ViewModel.swift"] = "class \(name)ViewModel {}"
        }
        let files = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        let learned = try #require(AppLearning(files).architectures.first)
        #expect(learned.folder == Learned("{Group}/{Unit}", Evidence(5, of: 5)))
    }
}
