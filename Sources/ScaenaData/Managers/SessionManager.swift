import ScaenaKit

/// A manager of the user's session: it tells if somebody is logged in, and keeps the work that a logout does.
///
/// ```swift
/// let session = SessionManager<String>()
/// session.atLogout { secrets.setSecret(nil, "token") }
/// await session.login("ada@shop.example")
/// await session.logout()
/// ```
@MainActor
public final class SessionManager<User: Equatable & Sendable> {
    private let relay: StateRelay<User?>
    private var forgetting: [@MainActor () async -> Void] = []
    private var logoutUnderWay: Task<Void, Never>?

    /// The user who is logged in, to be read and observed; `nil` for nobody.
    public var user: StateSource<User?> { relay }

    /// A session.
    ///
    /// - Parameter user: The user who is logged in; `nil` for nobody.
    public init(_ user: User? = nil) {
        relay = StateRelay(user)
    }

    /// Registers what is to be done at a logout: caches to be emptied, tokens and secrets to be forgotten.
    ///
    /// - Parameter action: Awaited, in the order of registration.
    public func atLogout(_ action: @escaping @MainActor () async -> Void) {
        forgetting.append(action)
    }

    /// Logs somebody in, once a logout under way has ended: it forgets nothing of the new user's.
    ///
    /// ```swift
    /// await session.login(answer.user) { secrets.setSecret(answer.token, "token") }
    /// ```
    ///
    /// - Parameters:
    ///   - user: The user.
    ///   - keep: Keeps what is the user's, such as tokens, before anybody hears of him.
    public func login(_ user: User, keeping keep: @MainActor () async -> Void = {}) async {
        while let logoutUnderWay, !isPartOfLogout { await logoutUnderWay.value }
        await keep()
        relay.value = user
    }

    /// Forgets whatever is the user's, then the user: once, however many ask for it, as do requests that were refused
    /// together. Each returns when all is forgotten. Where nobody is logged in, nothing happens.
    public func logout() async {
        // An action whose own request is refused must not wait for itself.
        if isPartOfLogout { return }
        if let logoutUnderWay { return await logoutUnderWay.value }
        guard relay.value != nil else { return }
        // Goes on even if nobody waits any more: half a logout would leave secrets behind.
        let task = Task {
            await SessionEnd.$current.withValue(SessionEnd.current.union([ObjectIdentifier(self)])) {
                for action in forgetting { await action() }
            }
            relay.value = nil
            logoutUnderWay = nil
        }
        logoutUnderWay = task
        await task.value
    }

    private var isPartOfLogout: Bool { SessionEnd.current.contains(ObjectIdentifier(self)) }
}

/// The sessions whose logout the current task is a part of.
private enum SessionEnd {
    @TaskLocal static var current: Set<ObjectIdentifier> = []
}
