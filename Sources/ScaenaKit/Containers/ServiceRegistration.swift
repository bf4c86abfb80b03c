/// A factory, what it is for, and what it has made: one for the main actor (``MainActorRegistration``), or one that
/// serves anywhere (``SendableRegistration``).
@usableFromInline
class ServiceRegistration: @unchecked Sendable {
    /// Where a factory may run, and so who may resolve it.
    @usableFromInline
    enum Place {
        case mainActor
        case anywhere
        case asynchronous
    }

    final let key: ServiceKey
    final let service: Any.Type
    final let name: ServiceName?
    final let argument: Any.Type
    @usableFromInline final let scope: ServiceScope
    @usableFromInline final let place: Place
    /// The container that it was added to, which holds it: set once, before anybody else sees the registration.
    @usableFromInline final unowned(unsafe) var owner: ServiceContainer?

    init(
        key: ServiceKey, service: Any.Type, name: ServiceName?, argument: Any.Type, scope: ServiceScope, place: Place
    ) {
        self.key = key
        self.service = service
        self.name = name
        self.argument = argument
        self.scope = scope
        self.place = place
    }

    /// The service as messages name it.
    final var title: String { Self.title(service, name: name, argument: argument) }

    static func title(_ service: Any.Type, name: ServiceName?, argument: Any.Type) -> String {
        var title = String(describing: service)
        if let name { title += " “\(name.text)”" }
        if argument != Void.self { title += " (taking \(argument))" }
        return title
    }

    /// The same factory, with nothing made yet.
    func fresh() -> ServiceRegistration { self }

    /// Makes one, to see whether that works, with one of `arguments` if it takes one.
    @MainActor
    func verify(
        in container: ServiceContainer, owner: ServiceContainer, arguments: [any Sendable]
    ) async throws(ContainerError) {}
}
