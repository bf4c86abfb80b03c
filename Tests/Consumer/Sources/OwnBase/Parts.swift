package import ScaenaKit
package import ScaenaUIKit

/// Dispatch only: the team's own class observes.
@MainActor
package protocol NameObserver: AnyObject {
    func nameDidChange(to name: String)
}

package final class NameViewController: BaseViewController, NameObserver {
    package func nameDidChange(to name: String) { title = name }
}

/// Flows only: the screens are the team's own.
package final class NameCoordinator: FlowCoordinator<String> {
    package override func start() async throws {
        let screen = NameViewController(title: "Name")
        try await show(UINavigationController(rootViewController: screen))
    }

    /// The team's button says so.
    package func done(_ name: String) { finish(name) }
}

/// The app's root, which awaits the other.
package final class RootCoordinator: FlowCoordinator<Void> {
    private let screen = BaseViewController(title: "Root")
    package private(set) var asked: NameCoordinator?

    package override func start() async throws {
        try await show(screen)
    }

    package func askForName() async throws -> String {
        let child = NameCoordinator(container: container, placement: .presented(over: screen))
        asked = child
        defer { asked = nil }
        return try await coordinate(to: child)
    }
}

/// Relays only: a view of the team's own follows one.
@MainActor
package final class CountLabel {
    package let label = UILabel()
    private var token: RelayToken?

    package init(_ count: StateSource<Int>) {
        token = label.bind(text: count.map { "\($0)" })
    }
}

/// Containers only.
@MainActor
package func makeContainer() -> ServiceContainer {
    let container = ServiceContainer()
    container.register(String.self, name: "greeting", scope: .shared) { _ in "hello" }
    return container
}
