import Foundation

/// Why a container could not resolve a service.
///
/// Each carries the whole chain of services by their type names, from the one that was asked for to the one that
/// failed: each needed the next.
///
/// ```swift
/// app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
/// do {
///     _ = try app.resolve(ItemsPresenter.self)
/// } catch {
///     guard case .missing(let chain, let hint) = error else { throw error }
///     problem = "\(chain.joined(separator: " needs ")), which nobody registered. \(hint ?? "")"
/// }
/// ```
public enum ContainerError: Error, Sendable {
    /// Nobody registered the last of the chain, in this container or a parent. The hint says what is registered for
    /// that type under another name or with another argument.
    ///
    /// ```swift
    /// app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
    /// do {
    ///     _ = try app.resolve(ItemsPresenter.self)
    /// } catch {
    ///     guard case .missing(let chain, let hint) = error else { throw error }
    ///     problem = "\(chain.joined(separator: " needs ")), which nobody registered. \(hint ?? "")"
    /// }
    /// ```
    case missing(chain: [String], hint: String?)

    /// Each needs the next, and the last is one that is being made already.
    ///
    /// ```swift
    /// app.register(ItemsRouter.self) { ItemsRouter(configurator: try $0.resolve()) }
    /// app.register(ItemsConfigurator.self) { ItemsConfigurator(router: try $0.resolve()) }
    /// do {
    ///     _ = try app.resolve(ItemsRouter.self)
    /// } catch {
    ///     guard case .cycle(let chain) = error else { throw error }
    ///     circle = chain  // ItemsRouter, ItemsConfigurator, ItemsRouter
    /// }
    /// ```
    case cycle(chain: [String])

    /// The last of the chain is made on the main actor: resolve it there, or asynchronously.
    ///
    /// ```swift
    /// app.register(Settings.self) { _ in Settings() }
    /// let currency = Task.detached { [app] in
    ///     do {
    ///         return try app.resolveSendable(Settings.self).currency
    ///     } catch ContainerError.needsMainActor {
    ///         return try await app.resolveAsync(Settings.self).currency
    ///     }
    /// }
    /// ```
    case needsMainActor(chain: [String])

    /// The last of the chain is made asynchronously: await it.
    ///
    /// ```swift
    /// app.registerAsync(Database.self, scope: .shared) { _ in Database() }
    /// do {
    ///     _ = try app.resolve(Database.self)
    /// } catch {
    ///     guard case .needsAwait(let services) = error else { throw error }
    ///     chain = services  // the last of them is to be resolved with resolveAsync
    /// }
    /// ```
    case needsAwait(chain: [String])

    /// The last of the chain is to be held weakly, and its factory made a value that is no object.
    ///
    /// ```swift
    /// app.register(Settings.self, scope: .weak) { _ in Settings() }  // a struct cannot be held weakly
    /// do {
    ///     _ = try app.resolve(Settings.self)
    /// } catch {
    ///     if case .notAnObject = error { isRefused = true }
    /// }
    /// ```
    case notAnObject(chain: [String])

    /// The factory of the last of the chain threw.
    ///
    /// ```swift
    /// app.register(Settings.self) { _ in throw ItemsError.offline }
    /// do {
    ///     _ = try app.resolve(Settings.self)
    /// } catch {
    ///     if case .factoryFailed(_, let underlying) = error { cause = underlying }
    /// }
    /// ```
    case factoryFailed(chain: [String], underlying: any Error)

    /// Verification had no sample of the argument that the last of the chain takes.
    ///
    /// ```swift
    /// app.register(Item.self) { _, id in Item(id: id, name: "") }
    /// do {
    ///     try await app.verify()
    /// } catch let error {
    ///     let unverified = error.failures.filter { if case .noSample = $0 { true } else { false } }
    ///     #expect(unverified.count == 1)  // verify(arguments: [7]) makes one
    /// }
    /// ```
    case noSample(chain: [String])

    /// From the service that was asked for to the one that failed.
    package var chain: [String] {
        switch self {
        case .missing(let chain, _), .cycle(let chain), .needsMainActor(let chain), .needsAwait(let chain),
            .notAnObject(let chain), .factoryFailed(let chain, _), .noSample(let chain):
            chain
        }
    }

    /// Passes on what went wrong deeper in the chain, and says of anything else whose factory threw it.
    static func from(_ error: any Error, chain: [String]) -> ContainerError {
        (error as? ContainerError) ?? .factoryFailed(chain: chain, underlying: error)
    }

    var isCancellation: Bool {
        if case .factoryFailed(_, let underlying) = self { return underlying is CancellationError }
        return false
    }
}

extension ContainerError: CustomStringConvertible {
    /// The failure in a sentence, with the chain.
    ///
    /// ```swift
    /// do {
    ///     _ = try app.resolve(Settings.self)
    /// } catch {
    ///     log.append(error.description)  // "Nobody registered Settings. Searched: “app”."
    /// }
    /// ```
    public var description: String {
        let last = chain.last ?? "the service"
        let needed = chain.count > 1 ? " (\(chain.joined(separator: " → ")))" : ""
        switch self {
        case .missing(_, let hint):
            return "Nobody registered \(last)\(needed)." + (hint.map { " \($0)" } ?? "")
        case .cycle:
            return "\(last) needs itself (\(chain.joined(separator: " → ")))."
        case .needsMainActor:
            return "\(last) is made on the main actor: resolve it there, or with resolveAsync\(needed)."
        case .needsAwait:
            return "\(last) is made asynchronously: resolve it with resolveAsync\(needed)."
        case .notAnObject:
            return "\(last) is to be held weakly, but its factory made a value that is no object\(needed)."
        case .factoryFailed(_, let underlying):
            return "The factory of \(last) threw: \(underlying)\(needed)."
        case .noSample:
            return "\(last) was not verified: verify(arguments:) has no sample of what it takes\(needed)."
        }
    }
}

extension ContainerError: LocalizedError {
    /// The failure in a sentence, for the app's developer: no user can help a missing registration.
    ///
    /// ```swift
    /// do {
    ///     _ = try app.resolve(Settings.self)
    /// } catch {
    ///     dialog = ErrorViewModel(error: error)  // its message is the error's errorDescription
    /// }
    /// ```
    public var errorDescription: String? { description }
}
