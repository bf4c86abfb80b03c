import Architecture
import SourceModel
import Testing

@testable import Learning

/// The meaning of statements: which type holds, which one says, which class another inherits from, which file is a
/// test.
@Suite("Learning what statements mean")
struct MeaningTests {
    private func file(_ path: String, _ text: String) throws -> SourceFile {
        FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
    }

    private func learned(_ change: (String, String) -> String) throws -> LearnedArchitecture {
        try #require(AppLearning(ScaffoldedApp.files("snp", change: change)).architectures.first)
    }

    /// The name of the scene that a file is of.
    private func scene(_ path: String) -> String { String(path.split(separator: "/").dropLast().last ?? "") }

    /// Returns the architecture learned from scenes whose view controllers have a line more.
    private func adding(_ line: String) throws -> LearnedArchitecture {
        try learned { path, text in
            text.replacing(
                ": SceneViewController {",
                with: ": SceneViewController {\n" + line.replacing("{Unit}", with: scene(path)))
        }
    }

    /// A generic type need not hold the types that it is made for.
    @Test func takesNoGenericArgumentForAHold() throws {
        for (line, hold) in [
            ("    private let source = Source<{Unit}Router>()", nil), ("    private let kind: {Unit}Router.Type", nil),
            ("    private var all: [{Unit}Router] = []", Hold.strong),
            ("    private let box: WeakBox<{Unit}Router>", Hold.weak),
        ] {
            let learned = try adding(line)
            let channel = learned.channels.first { $0.from == "viewController" && $0.to == "router" }
            #expect(channel?.hold.value == hold, "\(line)")
        }
    }

    /// A coordinator of navigation controllers is none itself.
    @Test func takesNoGenericArgumentForAParent() throws {
        let files =
            try ScaffoldedApp.files("snp") + [
                file("/app/Sources/Flows/Main.swift", "final class MainFlow: Flow<NavigationController> {}"),
                file("/app/Sources/Flows/Own.swift", "class NavigationController: UINavigationController {}"),
                file(
                    "/app/Sources/Flows/Alias.swift",
                    "typealias Home = Base<NavigationController>\nclass HomeFlow: Home {}"),
            ]
        let learning = AppLearning(files.sorted { $0.path < $1.path })
        #expect(learning.otherScreens.map(\.name) == ["NavigationController"])
    }

    /// A protocol demands `present…`, and nobody calls it.
    @Test func countsCallsAndNotWhatIsDemanded() throws {
        let learned = try learned { _, text in
            text.replacing("ScenePresenterProtocol {", with: "ScenePresenterProtocol {\n    func neverCalled()")
        }
        let says = learned.channels.filter { $0.to == "presenter" }.flatMap(\.says).map(\.value)
        #expect(!says.isEmpty)
        #expect(!says.contains { $0.contains("never") })
    }

    @Test func takesNoProtocolForABase() throws {
        let learned = try learned { path, text in
            text.replacing("Presenter {", with: "Presenter: ObservableObject {")
                .replacing("Interactor {", with: "Interactor: FeedDataSource {")
        }
        #expect(learned.actor("presenter")?.base == nil)
        #expect(learned.actor("interactor")?.base == nil)
        #expect(learned.actor("presenter")?.conformances.map(\.name) == ["ObservableObject"])
    }

    /// Of a class of the app's own, below others between as well.
    @Test func tellsTheAppsOwnBaseWithItsShare() throws {
        func learned(_ count: Int) throws -> LearnedRole? {
            let some = ScaffoldedApp.names.prefix(count)
            let between = some.prefix(2)
            let files = try ScaffoldedApp.files("snp") { path, text in
                let name = scene(path)
                guard path.hasSuffix("/\(name)ViewController.swift"), some.contains(name) else { return text }
                return text.replacing(
                    ": SceneViewController", with: ": \(between.contains(name) ? "Listing" : "Table")Controller")
            }
            let bases = try file(
                "/app/Sources/Common/Bases.swift",
                "class TableController: SceneViewController {}\nclass ListingController: TableController {}")
            let all = (files + [bases]).sorted { $0.path < $1.path }
            return AppLearning(all).architectures.first?.actor("viewController")
        }
        let most = try #require(try learned(12))
        #expect(most.base == Learned("TableController", Evidence(12, of: 20)))
        let few = try #require(try learned(8))
        #expect(few.base == Learned("SceneViewController", Evidence(20, of: 20)))
    }

    /// Tests that stand beside the scene, in a folder of any name.
    @Test func tellsTestsBesideTheScene() throws {
        let tests = try ScaffoldedApp.names.map { name in
            try file(
                "/app/Sources/App/\(name)/\(name)PresenterSpec.swift",
                "import XCTest\nfinal class \(name)PresenterSpec: XCTestCase {}\nclass \(name)Stub {}")
        }
        let learned = try #require(
            AppLearning((ScaffoldedApp.files("snp") + tests).sorted { $0.path < $1.path }).architectures.first)
        #expect(!learned.written.contains { $0.form.hasSuffix("Spec") || $0.form.hasSuffix("Stub") })
        #expect(learned.namedTypes == learned.placedTypes)
    }

    /// A type that makes screens is none of the business, though it names no type of UIKit's.
    @Test func countsWhoMakesScreensToThePresentation() throws {
        let learned = try learned { _, text in text }
        #expect(learned.actor("configurator")?.layer == "interface")
    }

    /// All scenes track their steps by the same helper of one of them.
    @Test func takesNoSharedHelperForAnothersRole() throws {
        let learned = try learned { path, text in
            guard path.hasSuffix("Router.swift"), scene(path) != "About" else { return text }
            return text + "\nextension \(scene(path))Router {\n    func track() { AboutRouter.track() }\n}\n"
        }
        #expect(!learned.channels.contains { $0.leavesUnit && $0.from == "router" && $0.to == "router" })
    }

    /// A scene whose view tells nothing has no delegate of its view, and is no outlier for not holding one.
    @Test func asksForNoHoldThroughAContractThatIsNotThere() throws {
        let without = ["Map", "About"]
        let files = try ScaffoldedApp.files("snp") { path, text in
            let name = scene(path)
            guard !without.contains(name) else { return text }
            if path.hasSuffix("/\(name)View.swift") {
                return text.replacing(
                    "class \(name)View: UIView {",
                    with: "class \(name)View: UIView {\n    weak var delegate: (any \(name)ViewDelegate)?")
                    + "\nprotocol \(name)ViewDelegate: AnyObject {}\n"
            }
            guard path.hasSuffix("/\(name)ViewController.swift") else { return text }
            return text + "\nextension \(name)ViewController: \(name)ViewDelegate {}\n"
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let channel = try #require(learned.channels.first { $0.from == "view" && $0.to == "viewController" })
        #expect(channel.presence == Evidence(18, of: 18))
        #expect(!learned.outliers.flatMap(\.deviations).contains { $0.text.contains("is not seen to hold") })
    }

    /// Where a view is laid out, nothing is said to it.
    @Test func takesNoCallOfTheSystemForAMessage() throws {
        let learned = try learned { path, text in
            text.replacing(
                "        title = \"",
                with: "        \(UnitName(scene(path)).propertyName)View.pinToEdges()\n        title = \"")
        }
        let says = learned.channels.filter { $0.to == "view" }.flatMap(\.says).map(\.value)
        #expect(!says.contains { $0.contains("pin") })
    }

    /// A coordinator that makes a part of the unit as it begins, and the rest as it starts.
    @Test func countsWhatABuilderMakesAsItBegins() throws {
        let files = try ScaffoldedApp.names.map { name in
            try file(
                "/app/Sources/App/\(name)/\(name).swift",
                """
                final class \(name)Coordinator {
                    private let interactor: \(name)Interactor
                    init() { interactor = \(name)Interactor() }
                    func start() { show(\(name)ViewController(interactor: interactor)) }
                }
                final class \(name)Interactor {}
                final class \(name)ViewController: UIViewController {
                    private let interactor: \(name)Interactor
                    init(interactor: \(name)Interactor) { self.interactor = interactor }
                }
                """)
        }
        let assembly = try #require(
            AppLearning(files.sorted { $0.path < $1.path }).architectures.first?.assembly)
        #expect(assembly.by.value == "coordinator")
        #expect(assembly.function.value == "start")
        #expect(Set(assembly.creates.map(\.value)) == ["interactor", "viewController"])
        #expect(assembly.creates.allSatisfy { $0.evidence == Evidence(20, of: 20) })
    }

    /// `dydxHomePresenter()` makes one, though a small letter begins it; which names are types, all headers together tell.
    @Test func countsWhatIsMadeOfTypesThatBeginWithASmallLetter() throws {
        let facts = try ScaffoldedApp.names.map { name in
            let source = """
                final class my\(name)Builder {
                    func build() -> UIViewController? {
                        let presenter = my\(name)Presenter()
                        return my\(name)ViewController(presenter: presenter) as? UIViewController
                    }
                }
                final class my\(name)Presenter {}
                final class my\(name)ViewController: UIViewController {
                    private let presenter: my\(name)Presenter
                    init(presenter: my\(name)Presenter) { self.presenter = presenter }
                }
                """
            return try (
                path: "/app/Sources/App/\(name)/\(name).swift",
                facts: #require(FileFacts(parsing: source, depth: .whole))
            )
        }
        let small = SmallTypeNames(among: facts.lazy.flatMap(\.facts.types).map(\.name))
        let files = facts.map { FactReading.file(small.told(in: $0.facts), path: $0.path) }
        let assembly = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first?.assembly)
        #expect(assembly.by == Learned("builder", Evidence(20, of: 20)))
        #expect(Set(assembly.creates.map(\.value)) == ["presenter", "viewController"])
    }

    /// Routers of VIP refer back to their screen by the system's class, and view controllers to their interactor by an alias of
    /// their own; what works by a contract is no data, though it is a structure.
    @Test func seesWhoIsHeldByTheSystemsClassAndByAnAlias() throws {
        let files = try ScaffoldedApp.names.map { name in
            try file(
                "/app/Sources/App/\(name)/\(name).swift",
                """
                final class \(name)Router {
                    weak var viewController: UIViewController?
                }
                protocol \(name)Interacting { func work() }
                struct \(name)Interactor: \(name)Interacting { func work() {} }
                final class \(name)ViewController: UIViewController {
                    typealias Interacting = \(name)Interacting
                    private let interactor: Interacting
                    private let router: \(name)Router
                }
                """)
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        let back = learned.channels.first { $0.from == "router" && $0.to == "viewController" }
        #expect(back?.hold == Learned(.weak, Evidence(20, of: 20)))
        let on = learned.channels.first { $0.from == "viewController" && $0.to == "interactor" }
        #expect(on?.hold == Learned(.strong, Evidence(20, of: 20)))
        #expect(on?.through == Learned("interacting", Evidence(20, of: 20)))
        #expect(!learned.data.contains { $0.id == "interactor" })
    }

    /// A gallery shows each screen by a static property: it builds none.
    @Test func takesNoStaticPropertyForABeginning() throws {
        let files = try ScaffoldedApp.names.map { name in
            try file(
                "/app/Sources/App/\(name)/\(name).swift",
                """
                final class \(name)Scenario {
                    static var screen: UIViewController { \(name)ViewController(model: \(name)Model()) }
                }
                final class \(name)Model {}
                final class \(name)ViewController: UIViewController {
                    private let model: \(name)Model
                    init(model: \(name)Model) { self.model = model }
                }
                """)
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.assembly?.by.value != "scenario")
    }

    @Test func takesNothingFromOthersCode() throws {
        let own = ScaffoldedApp.names.prefix(8).map { ("/app/Sources/\($0)/\($0).swift", $0) }
        let others = ["Page", "Menu", "Paging", "Tab"].map { ("/app/third-party/Parchment/\($0)/\($0).swift", $0) }
        let files = try (own + others).map { path, name in
            try file(
                path,
                """
                final class \(name)ViewModel {}
                final class \(name)ViewController: UIViewController {
                    private let viewModel = \(name)ViewModel()
                }
                """)
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.units.count == 8)
    }
}
