import Foundation
import ShowcaseAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct APIServerTests {
    @Test func answersTheTextUnderItsKeyPath() async throws {
        try await withServer { _, address in
            let (status, type, data) = try await fetch(address, "about")
            #expect(status == 200)
            #expect(type == "application/json")
            let body = try JSONDecoder().decode([String: [String: String]].self, from: data)
            #expect(body == ["data": ["text": AboutText.text]])
        }
    }

    @Test func answersTheTermsAsAPageThatRunsNothing() async throws {
        try await withServer { _, address in
            let (data, response) = try await session().data(from: address.appendingPathComponent("terms"))
            let http = try #require(response as? HTTPURLResponse)
            #expect(http.value(forHTTPHeaderField: "Content-Type") == "text/html; charset=utf-8")
            #expect(http.value(forHTTPHeaderField: "Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
            #expect(String(decoding: data, as: UTF8.self).contains("<h1>Terms and conditions</h1>"))
        }
    }

    @Test func anErrorIsAProblemBodyAndPassesWhenItIsOver() async throws {
        try await withServer { server, address in
            try await server.behave(.error)
            let (status, type, data) = try await fetch(address, "about")
            #expect(status == 500)
            #expect(type == "application/problem+json")
            #expect(String(decoding: data, as: UTF8.self).contains(#""title":"Internal server error""#))
            try await server.behave(.ok)
            #expect(try await fetch(address, "about").status == 200)
        }
    }

    @Test func downRefusesConnectionsAndComesBackAtTheSameAddress() async throws {
        try await withServer { server, address in
            #expect(try await fetch(address, "about").status == 200)
            try await server.behave(.down)
            #expect(connectFailure(to: address) == ECONNREFUSED)
            #expect(await server.address == address)
            try await server.behave(.ok)
            #expect(try await fetch(address, "about").status == 200)
        }
    }

    @Test func goingDownFailsARequestThatWaits() async throws {
        try await withServer(behaviour: .slow, slowness: .seconds(60)) { server, address in
            let waiting = Task { try await fetch(address, "about") }
            while await server.aboutRequestCount == 0 { await Task.yield() }
            try await server.behave(.down)
            // Either the connection broke, or the server had time to say that it was interrupted.
            let status = try? await waiting.value.status
            #expect(status != 200)
        }
    }

    @Test func slowAnswersLaterButAnswers() async throws {
        try await withServer(behaviour: .slow, slowness: .milliseconds(80)) { _, address in
            let start = ContinuousClock.now
            let (status, _, _) = try await fetch(address, "about")
            #expect(status == 200)
            #expect(ContinuousClock.now - start >= .milliseconds(80))
        }
    }

    @Test(arguments: [(APIBehaviour.ok, 200), (.error, 500)])
    func aSlowAnswerComesAtOnceWhenTheBehaviourChanges(behaviour: APIBehaviour, expected: Int) async throws {
        try await withServer(behaviour: .slow, slowness: .seconds(600)) { server, address in
            let waiting = Task { try await fetch(address, "about").status }
            while await server.aboutRequestCount == 0 { await Task.yield() }
            try await server.behave(behaviour)
            let status = try await waiting.value
            #expect(status == expected)
        }
    }

    @Test func startsDownWithAnAddressToComeUpAt() async throws {
        try await withServer(behaviour: .down) { server, address in
            #expect(address.port != 0)
            #expect(connectFailure(to: address) == ECONNREFUSED)
            try await server.behave(.ok)
            #expect(try await fetch(address, "about").status == 200)
        }
    }

    @Test func keepsItsPortWhileItIsDown() async throws {
        try await withServer { server, address in
            try await server.behave(.down)
            #expect(failure(of: bind, at: address) == EADDRINUSE)
            try await server.behave(.ok)
            #expect(try await fetch(address, "about").status == 200)
        }
    }

    @Test func survivesChangesThatOverlap() async throws {
        try await withServer { server, address in
            try await withThrowingTaskGroup { group in
                for behaviour in APIBehaviour.allCases + APIBehaviour.allCases {
                    group.addTask { try await server.behave(behaviour) }
                }
                try await group.waitForAll()
            }
            try await server.behave(.ok)
            #expect(try await fetch(address, "about").status == 200)
        }
    }

    #if os(Linux)
        @Test func switchingLeavesNoDescriptorOpen() async throws {
            func eventDescriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
                    return target?.contains("eventfd") == true
                }
            }
            /// This process's resident memory, once the allocator has given back what it keeps for the next one.
            func residentMegabytes() throws -> Int {
                typealias Trim = @convention(c) (Int) -> Int32
                if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
                let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
                return words.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) / 1_048_576 } ?? 0
            }
            try await withServer { server, address in
                let before = try eventDescriptors()
                // More by hand: `ROUNDS=10000 swift test …`.
                let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 200
                let isLong = rounds >= 10_000
                func switchThrough(_ rounds: Int) async throws {
                    for _ in 0..<rounds {
                        try await server.behave(.down)
                        try await server.behave(.slow)
                        try await server.behave(.ok)
                        #expect(connectFailure(to: address) == nil)
                    }
                }
                // The first ones warm the allocator up: this is the tail of what is kept.
                if isLong { try await switchThrough(rounds) }
                let memory = try residentMegabytes()
                try await switchThrough(rounds)
                let grown = try residentMegabytes() - memory
                print("\(rounds) switches: \(try eventDescriptors() - before) descriptors, \(grown) MB more")
                // Other tests have some of their own, but not one for each switch. Ten thousand are alone (make soak); of these the
                // allocator takes back what it had given to the system, and then about a fifth of a kilobyte each.
                #expect(!isLong || grown < 10)
                #expect(try eventDescriptors() < before + 50)
                #expect(try await fetch(address, "about").status == 200)
            }
        }
    #endif

    @Test func aTakenPortIsSaidInWords() async throws {
        try await withServer { _, address in
            let port = try #require(address.port.flatMap(UInt16.init(exactly:)))
            let second = APIServer(port: port)
            await #expect(throws: APIServerError.portTaken(port)) { try await second.start() }
            #expect(
                APIServerError.portTaken(port).localizedDescription
                    == "Port \(port) of 127.0.0.1 is taken by another program: choose another one, or 0 for any free one."
            )
        }
    }

    @Test(arguments: [("GET", "nowhere", 404), ("POST", "about", 405), ("DELETE", "terms", 405)])
    func refusesWhatItDoesNotOffer(method: String, path: String, expected: Int) async throws {
        try await withServer { _, address in
            var request = URLRequest(url: address.appendingPathComponent(path))
            request.httpMethod = method
            let (_, response) = try await session().data(for: request)
            #expect((response as? HTTPURLResponse)?.statusCode == expected)
        }
    }
}

private func withServer(
    behaviour: APIBehaviour = .ok, slowness: Duration = APIServer.slowness,
    _ body: (APIServer, URL) async throws -> Void
) async throws {
    let server = APIServer(behaviour: behaviour, slowness: slowness)
    let address = try await server.start()
    do {
        try await body(server, address)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

private func session() -> URLSession { URLSession(configuration: .ephemeral) }

private func fetch(_ address: URL, _ path: String) async throws -> (status: Int?, type: String?, data: Data) {
    let (data, response) = try await session().data(from: address.appendingPathComponent(path))
    let http = response as? HTTPURLResponse
    return (http?.statusCode, http?.value(forHTTPHeaderField: "Content-Type"), data)
}

/// The `errno` of a plain connect, `nil` when somebody listens.
private func connectFailure(to address: URL) -> Int32? { failure(of: connect, at: address) }

/// Returns the error of a new socket that connects to an address, or binds it; `nil` where it can.
private func failure(
    of call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, at address: URL
) -> Int32? {
    #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
    #else
        let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    defer { close(descriptor) }
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = in_port_t(UInt16(address.port ?? 0)).bigEndian
    target.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &target) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    return result == 0 ? nil : errno
}
