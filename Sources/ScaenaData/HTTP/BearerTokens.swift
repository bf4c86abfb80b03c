import ScaenaKit

/// The token that a server knows the user by, refreshed once for all requests that find it expired.
///
/// ```swift
/// let tokens = BearerTokens(saved) { rejected in try await login.refresh(rejected) }
/// let provider = HTTPProvider(baseURL: url, transport: transport, tokens: tokens)
/// ```
public final class BearerTokens: Sendable {
    private struct State: Sendable {
        var token: String?
        /// Counts what was set by hand: a refresh that began before must not undo a logout.
        var generation = 0
        /// Counts the logouts: what was sent before one is not sent again after it, perhaps as another user.
        var session = 0
    }

    /// A token that goes with a request.
    struct Sent: Equatable, Sendable {
        let token: String
        let session: Int
    }

    private let state: Locked<State>
    private let refresh: @Sendable (_ rejected: String?) async throws -> String
    // Goes on even if nobody waits any more: a refresh token may be good for one use.
    private let flights = SingleFlight<Int, String>(endsWithLastCaller: false)

    /// Tokens.
    ///
    /// - Parameters:
    ///   - token: The token to begin with; `nil` for none, which is refreshed at the first request.
    ///   - refresh: Brings a new token: handed the one that was rejected. What it throws, every request throws that
    ///     waits for it; the next request tries again.
    public init(
        _ token: String? = nil, refresh: @escaping @Sendable (_ rejected: String?) async throws -> String
    ) {
        state = Locked(State(token: token))
        self.refresh = refresh
    }

    /// The token now; `nil` where there is none.
    public var current: String? { state.withLock { $0.token } }

    /// Sets or, with `nil`, forgets the token, as after a login or logout. A refresh under way no longer counts. A
    /// request that was sent before a logout and is rejected after it stays rejected: nobody refreshes a token for it.
    ///
    /// - Parameter token: The token.
    public func set(_ token: String?) {
        state.withLock { state in
            state.token = token
            state.generation += 1
            if token == nil { state.session += 1 }
        }
    }

    /// A token to send: the one that is there, unless it is being refreshed.
    func token() async throws -> Sent {
        let state = state.withLock { $0 }
        if let token = state.token, !flights.isFlying(state.generation) {
            return Sent(token: token, session: state.session)
        }
        return Sent(token: try await fresh(insteadOf: state.token), session: state.session)
    }

    /// A token in the place of one that the server rejected; `nil` where the user has logged out since it was sent.
    func replacement(for rejected: Sent) async throws -> Sent? {
        guard state.withLock({ $0.session }) == rejected.session else { return nil }
        return Sent(token: try await fresh(insteadOf: rejected.token), session: rejected.session)
    }

    private func fresh(insteadOf rejected: String?) async throws -> String {
        let (token, generation) = state.withLock { ($0.token, $0.generation) }
        // Somebody else has refreshed it meanwhile.
        if let token, token != rejected { return token }
        return try await flights.value(for: generation) { [self] in
            let (now, nowGeneration) = state.withLock { ($0.token, $0.generation) }
            if let now, now != rejected { return now }
            let fresh = try await refresh(rejected)
            state.withLock { state in
                if state.generation == nowGeneration { state.token = fresh }
            }
            return fresh
        }
    }
}
