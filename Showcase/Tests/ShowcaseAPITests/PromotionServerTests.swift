import Foundation
import ShowcaseAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct PromotionServerTests {
    @Test func givesPromotionsToWhoeverHasAccessByASession() async throws {
        let server = APIServer()
        let client = Client(address: try await server.start())
        #expect(try await client.ask("GET", "promotions").status == 401)
        let wrong = ["userName": "0912", "password": "0"]
        #expect(try await client.ask("POST", "session", wrong).status == 401)
        // Whatever digits a keyboard has.
        let session = try await client.token("session", ["userName": "۰۹۱۲", "password": "۱۲۳۴"])
        let access = try await client.token("access", ["token": session])
        #expect(try await client.ask("GET", "promotions", by: access).status == 200)
        #expect(try await client.ask("GET", "promotions/2", by: access).status == 200)
        #expect(try await client.ask("GET", "promotions/9", by: access).status == 404)

        await server.expireAccess()
        #expect(try await client.ask("GET", "promotions", by: access).status == 401)
        let next = try await client.token("access", ["token": session])
        #expect(try await client.ask("DELETE", "session", by: next).status == 204)
        #expect(try await client.ask("POST", "access", ["token": session]).status == 401)
        #expect(await server.accessCount == 2)
        await server.stop()
    }

    @Test func registersANameOnceAndRemindsAnybody() async throws {
        let server = APIServer()
        let client = Client(address: try await server.start())
        let user = ["userName": "ada", "password": "1"]
        let session = try await client.token("users", user)
        #expect(try await client.ask("POST", "users", user).status == 409)
        #expect(try await client.ask("POST", "users", ["userName": "ben"]).status == 400)
        #expect(try await client.ask("POST", "passwords", ["userName": "nobody"]).status == 204)
        await server.endSessions()
        #expect(try await client.ask("POST", "access", ["token": session]).status == 401)
        await server.stop()
    }
}

/// Asks the server.
private struct Client {
    let address: URL
    private let session = URLSession(configuration: .ephemeral)

    init(address: URL) { self.address = address }

    func ask(
        _ method: String, _ path: String, _ body: [String: String]? = nil, by access: String? = nil
    ) async throws -> (status: Int, body: Data) {
        var request = URLRequest(url: address.appendingPathComponent(path))
        request.httpMethod = method
        request.httpBody = try body.map { try JSONEncoder().encode($0) }
        if let access { request.setValue("Bearer \(access)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await session.data(for: request)
        return (try #require(response as? HTTPURLResponse).statusCode, data)
    }

    func token(_ path: String, _ body: [String: String]) async throws -> String {
        struct Answer: Decodable {
            struct Token: Decodable { let token: String }
            let data: Token
        }
        let (status, data) = try await ask("POST", path, body)
        #expect(status == 200)
        return try JSONDecoder().decode(Answer.self, from: data).data.token
    }
}
