import Architecture
import Testing

@testable import Checking

/// Modules whose ways out a coordinator sets, and which a factory makes.
@Suite("Routes and the coordinators that set them")
struct RouteTests {
    /// A flow with one module of two routes, opened by a coordinator.
    private func files(opening: String, elsewhere: String = "") -> [String: String] {
        [
            "Main/MainContainer.swift": """
            enum MainContainer {
                static func build(parent: ServiceContainer) -> ServiceContainer {
                    let container = ServiceContainer("", parent: parent)
                    container.register((any ListFactory).self) { _ in DefaultListFactory() }
                    return container
                }
            }
            """,
            "Main/MainCoordinator.swift": """
            final class MainCoordinator: FlowCoordinator<Void> {
                init(parent: ServiceContainer) { super.init(container: MainContainer.build(parent: parent)) }
                func showList() throws {
                    \(opening)
                }
                \(elsewhere)
            }
            """,
            "Main/List/ListFactory.swift": """
            protocol ListFactory: AnyObject { func make() throws -> any ListRoutes }
            final class DefaultListFactory: ListFactory {
                func make() throws -> any ListRoutes {
                    ListViewController(presenter: DefaultListPresenter(), view: DefaultListView())
                }
            }
            """,
            "Main/List/ListRoutes.swift": """
            protocol ListRoutes: AnyObject {
                var viewController: UIViewController { get }
                var addRequested: (() -> Void)? { get set }
                var 1️⃣closed: (() -> Void)? { get set }
            }
            """,
            "Main/List/ListPresenter.swift": """
            protocol ListPresenter: AnyObject {}
            final class DefaultListPresenter: ListPresenter {}
            """,
            "Main/List/ListView.swift": """
            protocol ListView: AnyObject {}
            final class DefaultListView: UIView, ListView {}
            """,
            "Main/List/ListTexts.swift": "enum ListTexts {}",
            "Main/List/ListViewController.swift": """
            final class ListViewController: UIViewController, ListRoutes {
                var viewController: UIViewController { self }
                var addRequested: (() -> Void)?
                var closed: (() -> Void)?
                private let presenter: any ListPresenter
                private let contentView: any ListView
                init(presenter: any ListPresenter, view: any ListView) {
                    self.presenter = presenter
                    contentView = view
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """,
        ]
    }

    private static let opening = """
        let list = try container.resolve((any ListFactory).self).make()
        list.addRequested = { [weak self] in self?.cancel() }
        """
    private static let closing = "\nlist.closed = { [weak self] in self?.cancel() }"

    private func expect(_ files: [String: String], _ specs: FindingSpec...) throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        try MarkedApp(files).expect(specs, by: source)
    }

    @Test("A route that nobody sets is told, with the place where the module is opened")
    func unset() throws {
        try expect(
            files(opening: Self.opening), FindingSpec("1️⃣", "assembly", "nobody sets 'closed' of ListRoutes"))
    }

    @Test(
        "A route may be set in another function, on the view controller, or on what nothing tells the type of",
        arguments: [
            "func end(_ list: any ListRoutes) { list.closed = { } }",
            "func end(_ list: ListViewController) { list.closed = { } }", "func end() { lookUp().closed = { } }",
        ])
    func setElsewhere(function: String) throws {
        try expect(files(opening: Self.opening, elsewhere: function))
        try expect(files(opening: Self.opening + Self.closing))
    }

    @Test("A route of the same name on another type sets nothing; a module that nobody opens waits for who does")
    func others() throws {
        let other =
            "func end(_ player: Player) { player.closed = { } }\n}\nfinal class Player { var closed: (() -> Void)?"
        try expect(
            files(opening: Self.opening, elsewhere: other),
            FindingSpec("1️⃣", "assembly", "nobody sets 'closed' of ListRoutes"))
        try expect(files(opening: "cancel()"))
    }

    @Test("A coordinator that makes a module's parts itself is told, whatever flow they are of")
    func madeByHand() throws {
        var made = files(opening: Self.opening + Self.closing + "\n_ = 2️⃣DefaultListPresenter()")
        made["Other/OtherCoordinator.swift"] = """
            final class OtherCoordinator: FlowCoordinator<Void> {
                func show() { pushScreen(3️⃣ListViewController(presenter: lookUp(), view: lookUp())) }
            }
            """
        try expect(
            made,
            FindingSpec("2️⃣", "assembly", "MainCoordinator makes DefaultListPresenter, which DefaultListFactory builds"),
            FindingSpec("3️⃣", "assembly", "OtherCoordinator makes ListViewController, which DefaultListFactory builds"))
    }
}
