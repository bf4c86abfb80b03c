#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StageAccessTests {
        private let access = StageAccess(token: "secret", port: 8080)
        private let cookie = "other=1; scaena-stage-8080=secret"

        @Test func letsItsOwnPageIn() {
            for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"] {
                #expect(access.refusal(host: host, origin: nil, cookies: cookie, isUpgrade: false) == nil)
                #expect(
                    access.refusal(host: host, origin: "http://127.0.0.1:8080", cookies: cookie, isUpgrade: true) == nil
                )
            }
        }

        @Test(arguments: [nil, "", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1.evil.example:8080"])
        func refusesForeignHosts(host: String?) {
            let refusal = access.refusal(host: host, origin: nil, cookies: cookie, isUpgrade: false)
            #expect(refusal == .foreignHost)
        }

        @Test(arguments: [
            "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "null", "",
            "http://127.0.0.1:8080.evil.example",
        ])
        func refusesForeignOrigins(origin: String) {
            for isUpgrade in [true, false] {
                let refusal = access.refusal(
                    host: "127.0.0.1:8080", origin: origin, cookies: cookie, isUpgrade: isUpgrade)
                #expect(refusal == .foreignOrigin)
            }
        }

        @Test func wantsAnOriginForASocket() {
            let refusal = access.refusal(host: "127.0.0.1:8080", origin: nil, cookies: cookie, isUpgrade: true)
            #expect(refusal == .foreignOrigin)
        }

        @Test(arguments: [
            nil, "", "scaena-stage-8080=", "scaena-stage-8080=secre", "scaena-stage-8080=secrets",
            "scaena-stage-8081=secret", "scaena-stage-8080", ";;=;", "scaena-stage-8080=Secret",
        ])
        func refusesWithoutTheToken(cookies: String?) {
            let refusal = access.refusal(host: "127.0.0.1:8080", origin: nil, cookies: cookies, isUpgrade: false)
            #expect(refusal == .noToken)
        }

        @Test func makesAnotherTokenEachTime() {
            let tokens = (0..<100).map { _ in StageAccess.makeToken() }
            #expect(Set(tokens).count == 100)
            #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        }

        // MARK: Over real sockets

        @Test func putsTheTokenIntoACookieAndOutOfTheAddress() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient(port: stage.port)
                let query = stage.address.query ?? ""
                let welcome = try await client.request("GET", "/?\(query)", host: stage.host)
                #expect(welcome.status == 303)
                #expect(welcome.headers["location"] == "/")
                let cookie = try #require(welcome.headers["set-cookie"])
                #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))

                let page = try await SocketClient(port: stage.port).request(
                    "GET", "/", host: stage.host, headers: ["Cookie": SocketClient.cookie(for: stage.address)])
                #expect(page.status == 200)
                #expect(page.headers["content-security-policy"]?.contains("default-src 'none'") == true)
                #expect(page.headers["x-frame-options"] == "DENY")
            }
        }

        @Test(arguments: ["/", "/stage.js", "/stage.css", "/socket", "/pictures/x", "/?token=wrong", "/nothing"])
        func givesNothingWithoutTheToken(target: String) async throws {
            try await OpenStage.use { stage in
                let response = try await SocketClient(port: stage.port).request("GET", target, host: stage.host)
                #expect(response.status == 403)
                #expect(response.headers["set-cookie"] == nil)
            }
        }

        @Test func doesNotGiveTheCookieToAForeignHost() async throws {
            try await OpenStage.use { stage in
                let response = try await SocketClient(port: stage.port).request(
                    "GET", "/?\(stage.address.query ?? "")", host: "evil.example:\(stage.port)")
                #expect(response.status == 403)
                #expect(response.headers["set-cookie"] == nil)
            }
        }

        @Test func refusesSocketsOfForeignPages() async throws {
            try await OpenStage.use { stage in
                let cookie = SocketClient.cookie(for: stage.address)
                let own = "http://\(stage.host)"
                let cases: [(host: String, origin: String?, cookie: String?)] = [
                    (stage.host, "http://evil.example", cookie), (stage.host, nil, cookie), (stage.host, own, nil),
                    ("evil.example", "http://evil.example", cookie), (stage.host, "null", cookie),
                ]
                for attempt in cases {
                    let response = try await SocketClient(port: stage.port).upgrade(
                        host: attempt.host, origin: attempt.origin, cookie: attempt.cookie)
                    #expect(response.status == 403)
                }
                #expect(stage.hub.sessionCount == 0)
            }
        }

        @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
        func answersToGetOnly(method: String) async throws {
            try await OpenStage.use { stage in
                let response = try await SocketClient(port: stage.port).request(
                    method, "/", host: stage.host, headers: ["Cookie": SocketClient.cookie(for: stage.address)])
                #expect(response.status == 405)
            }
        }

        @Test func servesPicturesAsNothingButPictures() async throws {
            let source = FakeSource()
            source.pictures["/pictures/svg"] = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
            source.pictures["/pictures/html"] = Array("<script>alert(1)</script>".utf8)
            try await OpenStage.use(source: source) { stage in
                let headers = ["Cookie": SocketClient.cookie(for: stage.address)]
                let svg = try await SocketClient(port: stage.port)
                    .request("GET", "/pictures/svg", host: stage.host, headers: headers)
                #expect(svg.headers["content-type"] == "image/svg+xml")
                #expect(svg.headers["content-security-policy"]?.contains("sandbox") == true)
                let html = try await SocketClient(port: stage.port)
                    .request("GET", "/pictures/html", host: stage.host, headers: headers)
                #expect(html.headers["content-type"] == "application/octet-stream")
                #expect(html.headers["x-content-type-options"] == "nosniff")
            }
        }
    }
#endif
