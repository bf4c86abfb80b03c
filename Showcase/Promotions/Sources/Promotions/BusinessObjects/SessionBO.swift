import ScaenaData
import ScaenaKit

/// The session of whoever is logged in, which several modules ask for and end. It has no state: ``SessionStore`` has it, which a test
/// replaces.
@MainActor
enum SessionBO {
    /// True where somebody is logged in.
    static var isLoggedIn: Bool { SessionStore.current.token.currentValue != nil }

    /// Begins the session of whoever the server has given a token.
    ///
    /// - Parameter token: What the server knows him by.
    /// - Throws: `SecretStoreError` where this device cannot keep it: nobody is logged in then.
    static func begin(with token: String) async throws {
        try await SessionStore.current.keep(token)
    }

    /// Ends the session, and forgets whatever is of it. Where nobody is logged in, nothing happens.
    static func end() async {
        await SessionStore.current.forget()
    }

    /// Tells when a session has begun, and when one has ended.
    ///
    /// - Parameter handler: Told each time whether somebody is logged in now. What it captures lives as long as the token.
    /// - Returns: Ends the observation when it goes.
    static func observe(_ handler: @escaping @MainActor (_ isLoggedIn: Bool) -> Void) -> RelayToken {
        var wasLoggedIn = isLoggedIn
        return SessionStore.current.token.observe { token in
            let isLoggedIn = token != nil
            defer { wasLoggedIn = isLoggedIn }
            if wasLoggedIn != isLoggedIn { handler(isLoggedIn) }
        }
    }
}
