import Architecture
import Findings
import Testing

@testable import Checking

/// Containers of flows, each asked with those of the flows around it.
@Suite("Containers of flows")
struct ContainerChainTests {
    /// An app of two flows beside each other in a third one.
    private func findings(
        items: String = "", users: String = "", main: String = "", app: String = "", parent: String = "Main"
    ) throws -> [Finding] {
        func container(_ flow: String, _ registrations: String) -> String {
            """
            enum \(flow)Container {
                static func build(parent: ServiceContainer) -> ServiceContainer {
                    let container = ServiceContainer("", parent: parent)
                    \(registrations)
                    return container
                }
            }
            """
        }
        func coordinator(_ flow: String, _ code: String) -> String {
            """
            final class \(flow)Coordinator: FlowCoordinator<Void> {
                init(parent: ServiceContainer) { super.init(container: \(flow)Container.build(parent: parent)) }
                func show() throws { \(code) }
            }
            """
        }
        let open = "coordinate(to: ItemsCoordinator(parent: container))"
        let files = [
            "App/ApplicationContainer.swift": """
            enum ApplicationContainer {
                static func build() -> ServiceContainer {
                    let container = ServiceContainer()
                    \(app)
                    return container
                }
            }
            """,
            "App/ApplicationCoordinator.swift": """
            final class ApplicationCoordinator: FlowCoordinator<Void> {
                func show() { coordinate(to: MainCoordinator(parent: container)) }
            }
            """,
            "Main/MainContainer.swift": container("Main", main),
            "Main/MainCoordinator.swift": coordinator(
                "Main", "coordinate(to: UsersCoordinator(parent: container)); \(parent == "Main" ? open : "")"),
            "Users/UsersContainer.swift": container("Users", users),
            "Users/UsersCoordinator.swift": coordinator("Users", parent == "Users" ? open : ""),
            "Items/ItemsContainer.swift": container("Items", items),
            "Items/ItemsCoordinator.swift": coordinator("Items", "_ = try container.resolve((any ListFactory).self)"),
            "Items/List/ListFactory.swift": "protocol ListFactory {}\nfinal class DefaultListFactory: ListFactory {}",
        ]
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        return try MarkedApp(files).report(source, [ContainersRule.self]).findings
    }

    private static let registration = "container.register((any ListFactory).self) { _ in DefaultListFactory() }"

    @Test("What only the container of another flow registers is told, with the registration")
    func beside() throws {
        let found = try findings(users: Self.registration)
        #expect(found.map(\.subject) == ["ListFactory"])
        #expect(found.first?.message.contains("neither ItemsContainer nor a container above it registers it") == true)
        #expect(found.first?.notes.map(\.message) == ["UsersContainer registers it"])
    }

    @Test("What the flow's own container registers, one above it, or the app's, is right")
    func above() throws {
        #expect(try findings(items: Self.registration).isEmpty)
        #expect(try findings(main: Self.registration).isEmpty)
        #expect(try findings(app: Self.registration).isEmpty)
        #expect(try findings(users: Self.registration, parent: "Users").isEmpty)
        #expect(try findings(items: Self.registration, users: Self.registration).isEmpty)
    }

    @Test("Where nobody is seen to make a flow, its chain is not known")
    func unknown() throws {
        #expect(try findings(users: Self.registration, parent: "").isEmpty)
    }
}
