#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StageAccessTests {
        private let access = StageAccess(token: "secret", port: 8080)

        private func refusal(
            host: String? = "127.0.0.1:8080", origin: String? = nil, offers: String? = nil, authorization: String? = nil,
            cookie: String? = nil
        ) throws -> StageAccess.Refusal? {
            let fields: [(String, String?)] = [
                ("Host", host), ("Origin", origin), ("Upgrade", offers == nil ? nil : "websocket"),
                ("Sec-WebSocket-Protocol", offers), ("Authorization", authorization), ("Cookie", cookie),
            ]
            let lines = fields.compactMap { field in field.1.map { "\(field.0): \($0)\r\n" } }
            return access.refusal(of: try RequestHead(Array("GET / HTTP/1.1\r\n\(lines.joined())".utf8)))
        }

        private static let offers = "scaena.stage, token.secret"

        @Test func letsItsOwnPageIn() throws {
            for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"] {
                #expect(try refusal(host: host, authorization: "Bearer secret") == nil)
                #expect(try refusal(host: host, origin: "http://127.0.0.1:8080", offers: Self.offers) == nil)
            }
        }

        @Test(arguments: [nil, "", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1.evil.example:8080"])
        func refusesForeignHosts(host: String?) throws {
            #expect(try refusal(host: host, authorization: "Bearer secret") == .foreignHost)
        }

        @Test(arguments: [
            "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "null", "",
            "http://127.0.0.1:8080.evil.example",
        ])
        func refusesForeignOrigins(origin: String) throws {
            #expect(try refusal(origin: origin, authorization: "Bearer secret") == .foreignOrigin)
            #expect(try refusal(origin: origin, offers: Self.offers) == .foreignOrigin)
        }

        @Test func wantsAnOriginForASocket() throws {
            #expect(try refusal(offers: Self.offers) == .foreignOrigin)
        }

        @Test(arguments: ["", "scaena.stage", "token.", "token.secre", "token.secrets", "token.Secret", "secret", ",,"])
        func refusesASocketWithoutTheToken(offers: String) throws {
            #expect(try refusal(origin: "http://127.0.0.1:8080", offers: offers) == .noToken)
        }

        @Test(arguments: [nil, "", "secret", "Bearer", "Bearer secrets", "Basic secret"])
        func refusesWithoutTheToken(authorization: String?) throws {
            #expect(try refusal(authorization: authorization) == .noToken)
        }

        /// Every port of this machine may set them.
        @Test func cookiesOpenNothing() throws {
            let cookie = "scaena-stage-8080=secret; token=secret"
            #expect(try refusal(cookie: cookie) == .noToken)
            #expect(try refusal(origin: "http://127.0.0.1:8080", offers: "scaena.stage", cookie: cookie) == .noToken)
        }

        @Test func makesAnotherTokenEachTime() {
            let tokens = (0..<100).map { _ in StageToken.make() }
            #expect(Set(tokens).count == 100)
            #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        }

        // MARK: Over real sockets

        @Test func tellsTheTokenWhereNoBrowserSendsIt() async throws {
            try await OpenStage.use { stage in
                let token = SocketClient.token(in: stage.address)
                #expect(token.count == 32 && stage.address.query == nil && stage.address.path == "/")
                let page = try await SocketClient(port: stage.port).request("GET", "/", host: stage.host)
                #expect(page.status == 200 && page.headers["set-cookie"] == nil && !page.body.contains(token))
                #expect(page.headers["content-security-policy"]?.contains("default-src 'none'") == true)
                #expect(page.headers["x-frame-options"] == "DENY")
                let door = try await SocketClient(port: stage.port).request(
                    "GET", "/door", host: stage.host, headers: ["Authorization": "Bearer \(token)"])
                #expect(door.status == 200)
            }
        }

        @Test(arguments: ["/door", "/socket", "/pictures/x", "/nothing", "/?token=wrong/../door"])
        func givesNothingOfTheAppWithoutTheToken(target: String) async throws {
            let source = FakeSource()
            source.tree = StageNode(id: 1, kind: .label, text: "Secret of the app")
            try await OpenStage.use(source: source) { stage in
                let response = try await SocketClient(port: stage.port).request("GET", target, host: stage.host)
                #expect(!response.body.contains("Secret") && response.headers["set-cookie"] == nil)
                if !target.hasPrefix("/?") { #expect([403, 404].contains(response.status)) }
            }
        }

        @Test func answersNoForeignHost() async throws {
            try await OpenStage.use { stage in
                let response = try await SocketClient(port: stage.port).request(
                    "GET", "/", host: "evil.example:\(stage.port)")
                #expect(response.status == 403)
            }
        }

        @Test func refusesSocketsOfForeignPages() async throws {
            try await OpenStage.use { stage in
                let token = SocketClient.token(in: stage.address)
                let own = "http://\(stage.host)"
                let cases: [(host: String, origin: String?, token: String?)] = [
                    (stage.host, "http://evil.example", token), (stage.host, nil, token), (stage.host, own, nil),
                    ("evil.example", "http://evil.example", token), (stage.host, "null", token),
                    (stage.host, "http://127.0.0.1:1", token),
                ]
                for attempt in cases {
                    let response = try await SocketClient(port: stage.port).upgrade(
                        host: attempt.host, origin: attempt.origin, token: attempt.token,
                        headers: ["Cookie": "scaena-stage-\(stage.port)=\(token)"])
                    #expect(response.status == 403)
                }
                #expect(stage.hub.sessionCount == 0)
            }
        }

        @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
        func answersToGetOnly(method: String) async throws {
            try await OpenStage.use { stage in
                let response = try await SocketClient(port: stage.port).request(
                    method, "/", host: stage.host)
                #expect(response.status == 405)
            }
        }

        @Test func servesPicturesAsNothingButPictures() async throws {
            let source = FakeSource()
            source.pictures["/pictures/svg"] = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
            source.pictures["/pictures/html"] = Array("<script>alert(1)</script>".utf8)
            try await OpenStage.use(source: source) { stage in
                let svg = try await SocketClient(port: stage.port)
                    .request("GET", "/pictures/svg", host: stage.host)
                #expect(svg.headers["content-type"] == "image/svg+xml")
                #expect(svg.headers["content-security-policy"]?.contains("sandbox") == true)
                let html = try await SocketClient(port: stage.port)
                    .request("GET", "/pictures/html", host: stage.host)
                #expect(html.headers["content-type"] == "application/octet-stream")
                #expect(html.headers["x-content-type-options"] == "nosniff")
            }
        }
    }
#endif
