#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import Testing

    @testable import ScaenaStage

    @Suite struct RequestBookTests {
        private static func request(
            _ path: String, method: String = "GET", body: Data? = nil
        ) throws -> WatchedRequest {
            let url = try #require(URL(string: "https://api.example:81\(path)"))
            return WatchedRequest(
                id: RequestWatch.nextID(), method: method, url: url, address: url.absoluteString, headers: ["A": "b"],
                body: body)
        }

        @Test func aRequestIsPendingUntilItIsAnswered() throws {
            let book = RequestBook()
            let request = try Self.request("/items?page=2")
            #expect(book.begins(request) == .send)
            let pending = try #require(book.requests().first { $0.id == request.id })
            #expect(pending.state == .pending)
            #expect(pending.endpoint == "GET api.example:81/items")
            let before = book.revision
            book.ended(
                request.id, with: .answer(status: 404, headers: [:], body: Data("no".utf8), bytesInFile: 0))
            let answered = try #require(book.requests(since: before).first { $0.id == request.id })
            #expect(answered.state == .answered)
            #expect(answered.status == 404)
            #expect(answered.bytes == 2)
            #expect(answered.milliseconds != nil)
            let exchange = try #require(book.exchange(request.id))
            #expect(exchange.sent.fields == ["A": "b"])
            #expect(exchange.received?.text == "no")
            book.notUnderstood(request.id, reason: "data: no Int")
            #expect(book.requests().first { $0.id == request.id }?.reason == "Not understood: data: no Int")
        }

        @Test func aRuleHoldsForItsEndpointAloneUntilItIsRemoved() throws {
            let book = RequestBook()
            let endpoint = "GET api.example:81/items"
            #expect(book.rule(StageRule(endpoint: endpoint, kind: .fail), for: endpoint))
            #expect(book.begins(try Self.request("/items?page=7")) == .fail)
            #expect(book.begins(try Self.request("/items", method: "POST")) == .send)
            #expect(book.begins(try Self.request("/items/1")) == .send)
            // The newer one counts.
            #expect(book.rule(StageRule(endpoint: endpoint, kind: .delay, seconds: 3), for: endpoint))
            #expect(book.rules.count == 1)
            let held = try Self.request("/items")
            #expect(book.begins(held) == .delay(3))
            let told = try #require(book.requests().first { $0.id == held.id })
            #expect(told.state == .held)
            #expect(told.isRuled == true)
            #expect(book.rule(nil, for: endpoint))
            #expect(book.begins(try Self.request("/items")) == .send)
        }

        @Test(arguments: [
            StageRule(endpoint: "GET a/", kind: .delay), StageRule(endpoint: "GET a/", kind: .delay, seconds: -1),
            StageRule(endpoint: "GET a/", kind: .delay, seconds: 1e9), StageRule(endpoint: "GET a/", kind: .answer),
            StageRule(endpoint: "GET a/", kind: .answer, status: 42), StageRule(endpoint: "GET b/", kind: .fail),
        ])
        func aRuleThatCannotBeFollowedIsRefused(rule: StageRule) {
            let book = RequestBook()
            #expect(!book.rule(rule, for: "GET a/"))
            #expect(book.rules == [])
        }

        @Test func oldRequestsGoAndLongBodiesAreCut() throws {
            let book = RequestBook()
            let long = Data(String(repeating: "é", count: RequestBook.longestBody).utf8)
            let first = try Self.request("/long", body: Data([0xFF, 0xFE]))
            _ = book.begins(first)
            book.ended(first.id, with: .answer(status: 200, headers: [:], body: Data("x".utf8) + long, bytesInFile: 0))
            let exchange = try #require(book.exchange(first.id))
            #expect(exchange.sent.note == "2 bytes that are no text.")
            #expect(exchange.received?.text?.utf8.count == RequestBook.longestBody - 1)
            #expect(exchange.received?.note?.hasPrefix("The first \(RequestBook.longestBody - 1) of") == true)
            for _ in 0..<RequestBook.most { _ = book.begins(try Self.request("/more")) }
            #expect(book.exchange(first.id) == nil)
            #expect(book.requests().count == RequestBook.most)
        }
    }
#endif
