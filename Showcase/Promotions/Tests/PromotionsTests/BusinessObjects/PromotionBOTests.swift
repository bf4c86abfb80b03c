import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import Promotions

@Suite("PromotionBO")
struct PromotionBOTests {
    private let transport = StubTransport()
    private let provider: HTTPProvider

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        provider = HTTPProvider(baseURL: address, transport: transport)
    }

    @Test("asks the server, and hands on its answer: promotions")
    func promotions() async throws {
        let answer: [Promotion] = [Promotion.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/promotions", json: "{\"data\":" + json + "}")
        let received = try await HTTPRequester.shared.replaced(by: provider) {
            try await PromotionBO.promotions()
        }
        #expect(received == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: promotions")
    func promotionsFails() async {
        transport.answer("/promotions", status: 500)
        await #expect(throws: HTTPError.self) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await PromotionBO.promotions()
            }
        }
    }

    @Test("keeps what the server had, for when it cannot be reached, and as long as the session lasts")
    func keeps() async throws {
        let server = try #require(URL(string: "http://api.example"))
        let json = String(decoding: try ServerJSON.encoder().encode([Promotion.sample]), as: UTF8.self)
        transport.answer("/access", json: #"{"data":{"token":"access"}}"#)
        transport.answer("/promotions", json: "{\"data\":" + json + "}")
        transport.fail("/promotions", with: HTTPError.offline)
        let parts = await AppParts(api: server, transport: transport)
        try await parts.session.keep("abc")
        try await parts.replacing {
            #expect(try await PromotionBO.promotions() == [.sample])
            await #expect(throws: PromotionBO.Offline(promotions: [.sample])) { try await PromotionBO.promotions() }
            await SessionBO.end()
            try await parts.session.keep("another")
            await #expect(throws: HTTPError.offline) { try await PromotionBO.promotions() }
        }
    }

    @Test("has an access that expired renewed once, however many ask")
    func renewsOnce() async throws {
        let server = ExpiringServer()
        let parts = await AppParts(api: try #require(URL(string: "http://api.example")), transport: server)
        try await parts.session.keep("abc")
        try await parts.replacing {
            _ = try await PromotionBO.promotions()
            server.expire()
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 { group.addTask { try await PromotionBO.promotions().count } }
                for try await count in group { #expect(count == 0) }
            }
        }
        #expect(server.accessCount == 2)
    }

    @Test("asks the server, and hands on its answer: renewed")
    func renewed() async throws {
        let answer: Promotion = Promotion.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/promotions/\(Promotion.sample.id)", json: "{\"data\":" + json + "}")
        let received = try await HTTPRequester.shared.replaced(by: provider) {
            try await PromotionBO.renewed(promotion: .sample)
        }
        #expect(received == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("asks the server for what a link leads to")
    func promotion() async throws {
        let json = String(decoding: try ServerJSON.encoder().encode(Promotion.sample), as: UTF8.self)
        transport.answer("/promotions/7", json: "{\"data\":" + json + "}")
        let received = try await HTTPRequester.shared.replaced(by: provider) {
            try await PromotionBO.promotion(id: "7")
        }
        #expect(received == .sample)
    }

    @Test("hands on what went wrong: renewed")
    func renewedFails() async {
        transport.answer("/promotions/\(Promotion.sample.id)", status: 500)
        await #expect(throws: HTTPError.self) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await PromotionBO.renewed(promotion: .sample)
            }
        }
    }
}

/// Gives access that expires when the test says so.
private final class ExpiringServer: HTTPTransport {
    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var count = 0
    nonisolated(unsafe) private var isExpired = false

    var accessCount: Int { lock.withLock { count } }
    func expire() { lock.withLock { isExpired = true } }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        lock.withLock {
            if request.path == "/access" {
                (count, isExpired) = (count + 1, false)
                return HTTPResponse(status: 200, body: Data(#"{"data":{"token":"access-\#(count)"}}"#.utf8))
            }
            let isKnown = !isExpired && request.headers["Authorization"] == "Bearer access-\(count)"
            return HTTPResponse(status: isKnown ? 200 : 401, body: Data(#"{"data":[]}"#.utf8))
        }
    }
}
