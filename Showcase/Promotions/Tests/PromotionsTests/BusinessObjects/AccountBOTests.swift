import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import Promotions

@Suite("AccountBO")
struct AccountBOTests {
    private let transport = StubTransport()
    private let provider: HTTPProvider

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        provider = HTTPProvider(baseURL: address, transport: transport)
    }

    @Test("asks the server, and hands on its answer: login")
    func login() async throws {
        let answer: Account = Account.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/session", json: "{\"data\":" + json + "}")
        let received = try await HTTPRequester.shared.replaced(by: provider) {
            try await AccountBO.login(userName: "some text", password: "some text")
        }
        #expect(received == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: login")
    func loginFails() async {
        transport.answer("/session", status: 500)
        await #expect(throws: HTTPError.self) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await AccountBO.login(userName: "some text", password: "some text")
            }
        }
    }

    @Test("asks the server, and hands on its answer: register")
    func register() async throws {
        let answer: Account = Account.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/users", json: "{\"data\":" + json + "}")
        let received = try await HTTPRequester.shared.replaced(by: provider) {
            try await AccountBO.register(userName: "some text", password: "some text")
        }
        #expect(received == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: register")
    func registerFails() async {
        transport.answer("/users", status: 500)
        await #expect(throws: HTTPError.self) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await AccountBO.register(userName: "some text", password: "some text")
            }
        }
    }

    @Test("begins a session with the answer, and ends it whether or not the server hears of it")
    func beginsAndEnds() async throws {
        transport.answer("/session", json: #"{"data":{"id":"1","token":"abc"}}"#)
        transport.answer("/session", status: 500)
        let store = await SessionStore(secrets: MemorySecrets())
        try await SessionStore.shared.replaced(by: { store }) {
            try await HTTPRequester.shared.replaced(by: provider) {
                _ = try await AccountBO.login(userName: "1", password: "1")
                #expect(await store.token.currentValue == "abc")
                try await AccountBO.logout()
                #expect(await store.token.currentValue == nil)
            }
        }
        #expect(transport.requests.map(\.method.rawValue) == ["POST", "DELETE"])
    }

    @Test("tells why the server lets nobody in", arguments: [("/session", 401), ("/users", 409)])
    func tellsWhy(path: String, status: Int) async throws {
        transport.answer(path, status: status)
        let error = status == 401 ? AccountError.wrongPassword : .nameTaken
        await #expect(throws: error) {
            try await HTTPRequester.shared.replaced(by: provider) {
                _ =
                    path == "/users"
                    ? try await AccountBO.register(userName: "1", password: "1")
                    : try await AccountBO.login(userName: "1", password: "1")
            }
        }
    }

    @Test("gets access by the session, and ends one that the server does not know any more")
    func access() async throws {
        transport.answer("/access", status: 401)
        let server = try #require(URL(string: "http://api.example"))
        await #expect(throws: AccountError.loggedOut) { try await AccountBO.access(by: "abc", from: provider) }
        let parts = await AppParts(api: server, transport: transport)
        await #expect(throws: AccountError.loggedOut) { try await parts.provider.response(to: .get("/promotions")) }
        #expect(transport.requests.count == 1)
        try await parts.session.keep("abc")
        await #expect(throws: AccountError.loggedOut) { try await parts.provider.response(to: .get("/promotions")) }
        #expect(await parts.session.token.currentValue == nil)
    }

    @Test("asks the server, and hands on its answer: remind")
    func remind() async throws {
        transport.answer("/passwords", status: 204)
        try await HTTPRequester.shared.replaced(by: provider) {
            try await AccountBO.remind(userName: "some text")
        }
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: remind")
    func remindFails() async {
        transport.answer("/passwords", status: 500)
        await #expect(throws: HTTPError.self) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await AccountBO.remind(userName: "some text")
            }
        }
    }
}
