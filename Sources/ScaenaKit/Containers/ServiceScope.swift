/// The time for which an instance made by a factory serves those who resolve it.
///
/// ```swift
/// app.register(Draft.self, scope: .graph) { _ in Draft() }
/// app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
/// app.registerSendable(ItemUploader.self, scope: .weak) { ItemUploader(repository: try $0.resolveSendable()) }
/// ```
@frozen
public enum ServiceScope: Sendable {
    /// Each resolution makes a new one.
    ///
    /// ```swift
    /// app.register(Draft.self, scope: .transient) { _ in Draft() }  // as without a scope
    /// let isNew = try app.resolve(Draft.self) !== app.resolve(Draft.self)
    /// ```
    case transient

    /// One for each outermost resolution: all that is made for it shares one.
    ///
    /// ```swift
    /// app.register(Draft.self, scope: .graph) { _ in Draft() }
    /// app.register(EditPresenter.self) { EditPresenter(draft: try $0.resolve()) }
    /// app.register(EditInteractor.self) { EditInteractor(draft: try $0.resolve(), presenter: try $0.resolve()) }
    /// let scene = try app.resolve(EditInteractor.self)  // both have this scene's draft
    /// ```
    case graph

    /// One for the container that it was registered in, made when it is first resolved, from that container's own
    /// services: what a parent shares never holds what a child registered.
    ///
    /// ```swift
    /// app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
    /// let flow = ServiceContainer("add item", parent: app)
    /// let isTheApps = try flow.resolve((any ItemsRepository).self) === app.resolve((any ItemsRepository).self)
    /// ```
    case shared

    /// As `shared`, but the container holds it weakly: one as long as anybody else keeps it. Only objects can be.
    ///
    /// ```swift
    /// app.register(Draft.self, scope: .weak) { _ in Draft() }
    /// var editing: Draft? = try app.resolve(Draft.self)
    /// let isSame = try app.resolve(Draft.self) === editing
    /// editing = nil  // the last who kept it: the next one is new, and empty
    /// ```
    case weak
}
