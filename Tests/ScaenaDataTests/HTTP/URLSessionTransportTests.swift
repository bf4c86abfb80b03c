import Foundation
import ScaenaData
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Over real sockets: what a server or the way to it can do to a request.
@Suite("HTTP over loopback")
struct URLSessionTransportTests {
    private struct Echo: Decodable, Sendable {
        let method: String
        let target: String
        let headers: [String: String]
        let body: String
    }

    private func error(
        _ behaviour: LoopbackServer.Behaviour, timeout: TimeInterval = 30
    ) async throws -> HTTPError? {
        let server = try LoopbackServer(["/about": behaviour])
        defer { withExtendedLifetime(server) {} }
        let provider = HTTPProvider(baseURL: server.url)
        do {
            let request = HTTPRequest(.get, "/about", timeout: timeout)
            let text = try await provider.value(of: request, at: "data.text", as: String.self)
            Issue.record("It answered: \(text)")
            return nil
        } catch let error as HTTPError {
            return error
        }
    }

    @Test func readsAValueAtItsKeyPath() async throws {
        let server = try LoopbackServer(["/about": .answer(status: 200, body: #"{"data":{"text":"Hello, Ä!"}}"#)])
        let text: String = try await HTTPProvider(baseURL: server.url).value(of: .get("/about"), at: "data.text")
        #expect(text == "Hello, Ä!")
        withExtendedLifetime(server) {}
    }

    @Test func sendsMethodQueryHeadersAndBody() async throws {
        let server = try LoopbackServer(["/v1/rides": .echo])
        let provider = HTTPProvider(
            baseURL: server.url.appendingPathComponent("v1/"), headers: ["X-App": "scaena", "X-Both": "provider"])
        var request = try HTTPRequest.post("/rides", json: ["seats": 2])
        request.query = [URLQueryItem(name: "q", value: "a b&c=d/ü"), URLQueryItem(name: "n", value: "1")]
        request.headers["X-Both"] = "request"
        let echo: Echo = try await provider.value(of: request)
        #expect(echo.method == "POST")
        #expect(echo.target == "/v1/rides?q=a%20b%26c%3Dd/%C3%BC&n=1")
        #expect(echo.headers["x-app"] == "scaena")
        #expect(echo.headers["x-both"] == "request")
        #expect(echo.headers["content-type"] == "application/json")
        #expect(echo.headers["accept"] == "application/json")
        #expect(echo.body == #"{"seats":2}"#)
        withExtendedLifetime(server) {}
    }

    @Test func aServerErrorIsAStatusWithItsBody() async throws {
        let error = try await error(.answer(status: 500, body: #"{"problem":"fire"}"#))
        guard case .status(500, let url, let body) = error else {
            Issue.record("Not a status: \(String(describing: error))")
            return
        }
        #expect(url.path == "/about")
        #expect(String(decoding: body, as: UTF8.self) == #"{"problem":"fire"}"#)
        #expect(error?.errorDescription == "The server has a problem (500). Please try again later.")
    }

    @Test func malformedJSONSaysWhatWasExpected() async throws {
        let error = try await error(.answer(status: 200, body: #"{"data":"#))
        #expect(error == .notDecodable(keyPath: "data.text", type: "String", reason: "it is not JSON"))
    }

    @Test func aResetConnectionIsLost() async throws {
        let error = try await error(.reset)
        guard case .connectionLost = error else {
            Issue.record("Not lost: \(String(describing: error))")
            return
        }
    }

    @Test func anAnswerThatBreaksOffIsNoAnswer() async throws {
        // Foundation on Linux has no code of its own for it (URLError.unknown); a person reads the same sentence.
        let error = try await error(.breakOff)
        #expect(error?.errorDescription == "The connection was lost. Please try again.", "\(String(describing: error))")
    }

    @Test func whatIsNoHTTPIsNotTakenForAnAnswer() async throws {
        let error = try await error(.noise)
        #expect(error?.errorDescription != nil)
    }

    @Test func aSilentServerTimesOut() async throws {
        let error = try await error(.silence, timeout: 1)
        guard case .timedOut = error else {
            Issue.record("Not timed out: \(String(describing: error))")
            return
        }
    }

    @Test func nobodyListening() async throws {
        let url = try LoopbackServer.deadAddress()
        await #expect(throws: HTTPError.unreachable(url.appendingPathComponent("about"))) {
            try await HTTPProvider(baseURL: url).response(to: .get("/about"))
        }
    }

    @Test func cancellationInTheMiddleEndsTheRequest() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer(["/about": .silence]) { continuation.yield($0) }
        let provider = HTTPProvider(baseURL: server.url)
        let task = Task { try await provider.response(to: .get("/about")) }
        var event = events.makeAsyncIterator()
        #expect(await event.next() == "/about")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The server sees it too: the connection is not left to hang.
        #expect(await event.next() == "closed")
        withExtendedLifetime(server) {}
    }

    @Test func whoFindsNoPlaceAtAServerWaitsForOneAndMayLeave() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer(["/a": .silence, "/b": .silence, "/c": .silence, "/d": .echo]) {
            continuation.yield($0)
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 2
        let transport = URLSessionTransport(configuration: configuration)
        let provider = HTTPProvider(baseURL: server.url, transport: transport)
        func send(_ path: String) -> Task<HTTPResponse, any Error> {
            Task { try await provider.response(to: .get(path)) }
        }
        var event = events.makeAsyncIterator()
        let first = send("/a")
        #expect(await event.next() == "/a")
        let second = send("/b")
        #expect(await event.next() == "/b")
        let (third, fourth) = (send("/c"), send("/d"))
        third.cancel()
        await #expect(throws: CancellationError.self) { try await third.value }
        first.cancel()
        #expect(try await fourth.value.isSuccess)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        transport.invalidate()
        await #expect(throws: HTTPError.self) { try await provider.response(to: .get("/d")) }
        continuation.finish()
        var others: [String] = []
        while let next = await event.next() { others.append(next) }
        #expect(!others.contains("/c"))
        withExtendedLifetime(server) {}
    }

    @Test func aCancelledTaskAsksNobody() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer(["/about": .echo]) { continuation.yield($0) }
        let provider = HTTPProvider(baseURL: server.url)
        let task = Task {
            // Cancelled before it begins.
            withUnsafeCurrentTask { $0?.cancel() }
            return try await provider.response(to: .get("/about"))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        continuation.finish()
        var event = events.makeAsyncIterator()
        #expect(await event.next() == nil)
        withExtendedLifetime(server) {}
    }

    /// A scene that leaves at once cancels what it has only just asked for: before it is sent, while it is, while it is
    /// answered, and after.
    @Test(arguments: [true, false])
    func hundredsAreCancelledAtAnyMoment(isAnswered: Bool) async throws {
        let server = try LoopbackServer(["/a": isAnswered ? .answer(status: 200, body: "1") : .silence])
        let transport = URLSessionTransport(configuration: .ephemeral)
        let provider = HTTPProvider(baseURL: server.url, transport: transport)
        await withTaskGroup(of: Void.self) { group in
            for runner in 0..<4 {
                group.addTask {
                    for round in 0..<100 {
                        let task = Task { try await provider.value(of: .get("/a"), as: Int.self) }
                        for _ in 0..<(round * 7 + runner) { await Task.yield() }
                        task.cancel()
                        switch await task.result {
                        case .success(let value): #expect(value == 1)
                        case .failure(let error): #expect(error is CancellationError)
                        }
                    }
                }
            }
        }
        transport.invalidate()
        withExtendedLifetime(server) {}
    }

    @Test func manyAtOnceEachGetTheirOwn() async throws {
        var behaviours: [String: LoopbackServer.Behaviour] = [:]
        for index in 0..<30 { behaviours["/\(index)"] = .answer(status: 200, body: "\(index)") }
        let server = try LoopbackServer(behaviours)
        let provider = HTTPProvider(baseURL: server.url)
        try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for index in 0..<30 {
                group.addTask { (index, try await provider.value(of: .get("/\(index)"), as: Int.self)) }
            }
            for try await (asked, answered) in group { #expect(asked == answered) }
        }
        withExtendedLifetime(server) {}
    }
}
