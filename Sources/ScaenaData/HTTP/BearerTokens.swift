import ScaenaKit

/// The token that a server knows the user by, refreshed once for all requests that find it expired.
///
/// ```swift
/// let tokens = BearerTokens(saved) { rejected in try await login.refresh(rejected) }
/// let provider = HTTPProvider(baseURL: url, tokens: tokens)
/// ```
public final class BearerTokens: Sendable {
    private struct State: Sendable {
        var token: String?
        /// Counts what was set by hand: a refresh that began before must not undo a logout.
        var generation = 0
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

    /// Sets or, with `nil`, forgets the token, as after a login or logout. A refresh under way no longer counts.
    ///
    /// - Parameter token: The token.
    public func set(_ token: String?) {
        state.withLock { state in
            state.token = token
            state.generation += 1
        }
    }

    /// A token to send: the one that is there, unless it is being refreshed.
    func token() async throws -> String {
        let (token, generation) = state.withLock { ($0.token, $0.generation) }
        if let token, !flights.isFlying(generation) { return token }
        return try await replacement(for: token)
    }

    /// A token in the place of one that the server rejected.
    func replacement(for rejected: String?) async throws -> String {
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
