import Foundation
import ScaenaData

/// Serves several modules with account values: it says what is asked of the server, and turns the answers into entities.
/// It has no state, and a test replaces its rules.
nonisolated enum AccountBO {
    /// Its rules, a closure each.
    nonisolated struct Rules: Sendable {
        /// Asks the server: login.
        var login: @Sendable (String, String) async throws -> Account = { userName, password in
            nonisolated struct Body: Encodable, Sendable {
                let userName: String
                let password: String
            }
            let provider = HTTPRequester.provider
            do {
                let one: AccountDTO = try await provider.value(
                    of: open(.post("/session", json: Body(userName: userName, password: password))), at: "data")
                return try await begin(try AccountMapper.entity(of: one))
            } catch HTTPError.status(401, _, _) {
                throw AccountError.wrongPassword
            }
        }

        /// Asks the server: register.
        var register: @Sendable (String, String) async throws -> Account = { userName, password in
            nonisolated struct Body: Encodable, Sendable {
                let userName: String
                let password: String
            }
            let provider = HTTPRequester.provider
            do {
                let one: AccountDTO = try await provider.value(
                    of: open(.post("/users", json: Body(userName: userName, password: password))), at: "data")
                return try await begin(try AccountMapper.entity(of: one))
            } catch HTTPError.status(409, _, _) {
                throw AccountError.nameTaken
            }
        }

        /// Asks the server: logout.
        var logout: @Sendable () async throws -> Void = {
            let provider = HTTPRequester.provider
            // Whoever leaves has left, whether or not the server hears of it.
            _ = try? await provider.response(to: .delete("/session"))
            await SessionBO.end()
        }

        /// Asks the server: remind.
        var remind: @Sendable (String) async throws -> Void = { userName in
            nonisolated struct Body: Encodable, Sendable {
                let userName: String
            }
            let provider = HTTPRequester.provider
            try await provider.response(to: open(.post("/passwords", json: Body(userName: userName))))
        }
    }

    /// The rules in force: a test may replace them.
    static let rules = BusinessObject(Rules())

    /// Asks the server: login.
    static func login(userName: String, password: String) async throws -> Account {
        try await rules.current.login(userName, password)
    }

    /// Asks the server: register.
    static func register(userName: String, password: String) async throws -> Account {
        try await rules.current.register(userName, password)
    }

    /// Asks the server: logout.
    static func logout() async throws {
        try await rules.current.logout()
    }

    /// Asks the server: remind.
    static func remind(userName: String) async throws {
        try await rules.current.remind(userName)
    }

    /// Access to what only whoever is logged in may ask.
    ///
    /// - Throws: ``AccountError/loggedOut`` where the server does not know the session any more.
    static func access(by token: String, from provider: HTTPProvider) async throws -> String {
        do {
            return try await provider.value(of: .post("/access", json: ["token": token]), at: "data.token")
        } catch HTTPError.status(401, _, _) {
            throw AccountError.loggedOut
        }
    }

    /// A request that nobody has to be logged in for.
    private static func open(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        request.isAuthorised = false
        return request
    }

    private static func begin(_ account: Account) async throws -> Account {
        try await SessionBO.begin(with: account.token)
        return account
    }
}
