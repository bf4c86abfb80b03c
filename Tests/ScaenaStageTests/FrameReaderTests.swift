#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite struct FrameReaderTests {
        private static func frame(
            opcode: UInt8 = 1, fin: Bool = true, length: [UInt8], mask: [UInt8] = [1, 2, 3, 4], _ payload: [UInt8] = []
        ) -> [UInt8] {
            [(fin ? 0x80 : 0) | opcode] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
        }

        @Test func readsMessagesInPiecesOfAnySize() throws {
            let text = Array("{\"v\":1}".utf8)
            let bytes =
                Self.frame(length: [0x80 | 7], text) + Self.frame(opcode: 9, length: [0x81], [65])
                + Self.frame(fin: false, length: [0x83], Array(text[..<3]))
                + Self.frame(opcode: 0, length: [0x84], Array(text[3...]))
            for size in 1...bytes.count {
                var reader = FrameReader()
                var arrivals: [FrameReader.Arrival] = []
                for start in stride(from: 0, to: bytes.count, by: size) {
                    reader.append(bytes[start..<min(bytes.count, start + size)])
                    while let arrival = try reader.next() { arrivals.append(arrival) }
                }
                #expect(arrivals == [.message(Data(text)), .ping(Data([65])), .message(Data(text))])
                #expect(reader.heldCount == 0)
            }
        }

        /// The frame's payload never comes: that it is too long is known before.
        @Test(arguments: [
            [0xFF, 0, 0, 0, 0, 0, 1, 0, 1], [0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ])
        func refusesALongFrameByItsLength(length: [UInt8]) {
            var reader = FrameReader()
            reader.append([0x81] + length)
            #expect(throws: FrameReader.Violation(code: .messageTooBig)) { try reader.next() }
        }

        @Test func refusesWhatHasNoMask() {
            var reader = FrameReader()
            reader.append([0x81, 1, 65])
            #expect(throws: FrameReader.Violation(code: .protocolError)) { try reader.next() }
        }

        @Test func holdsNoMoreThanAMessage() throws {
            var reader = FrameReader(largestMessage: 1000)
            for _ in 0..<10 { reader.append(Self.frame(fin: false, length: [0x80])) }
            #expect(throws: FrameReader.Violation(code: .protocolError)) {
                while try reader.next() != nil {}
            }
            reader = FrameReader(largestMessage: 1000)
            reader.append(Self.frame(fin: false, length: [0x80 | 100], [UInt8](repeating: 65, count: 100)))
            _ = try reader.next()
            for _ in 0..<9 {
                reader.append(Self.frame(opcode: 0, fin: false, length: [0xE4], [UInt8](repeating: 65, count: 100)))
                _ = try reader.next()
            }
            #expect(reader.heldCount == 1000)
            reader.append(Self.frame(opcode: 0, fin: false, length: [0x81], [65]))
            #expect(throws: FrameReader.Violation(code: .messageTooBig)) { try reader.next() }
        }
    }

    @Suite struct RequestHeadTests {
        private func head(_ text: String) throws -> RequestHead? {
            var bytes = Array(text.utf8)
            return try RequestHead(takenFrom: &bytes)
        }

        @Test func readsAHeadAndLeavesWhatFollows() throws {
            var bytes = Array(
                "GET /a/b?token=x&y=z HTTP/1.1\r\nHost: h:1\r\nCookie: a=1\r\ncookie: b=2\r\n\r\nrest".utf8)
            let head = try #require(try RequestHead(takenFrom: &bytes))
            #expect(head.method == "GET" && head.path == "/a/b" && head.queryValue(of: "token") == "x")
            #expect(head.fields == ["host": "h:1", "cookie": "a=1; b=2"])
            #expect(head.keepsAlive && !head.hasBody && !head.isUpgrade)
            #expect(bytes == Array("rest".utf8))
        }

        @Test func waitsForTheEndOfTheHead() throws {
            #expect(try head("GET / HTTP/1.1\r\nHost: h\r\n") == nil)
        }

        @Test(arguments: [
            "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://h/ HTTP/1.1\r\n\r\n", "\r\n\r\n",
            "GET  / HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : h\r\n\r\n", "GET / HTTP/1.1\r\n continued\r\n\r\n",
            "GET / HTTP/1.1\r\nnothing\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
        ])
        func refusesWhatIsNoHead(text: String) {
            #expect(throws: RequestHead.Malformation.unreadable) { try head(text) }
        }

        @Test func refusesALargeHeadBeforeItsEnd() {
            let endless = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: RequestHead.largest)
            #expect(throws: RequestHead.Malformation.tooLarge) { try head(endless) }
            #expect(throws: RequestHead.Malformation.tooLarge) { try head(endless + "\r\n\r\n") }
        }

        @Test func aBodyEndsTheConnection() throws {
            #expect(try head("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n")?.keepsAlive == false)
            #expect(try head("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")?.keepsAlive == false)
        }

        /// The example of RFC 6455, 1.3, and those of RFC 3174.
        @Test func handshakesAsTheStandardSays() {
            #expect(WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            func hex(_ text: String) -> String {
                WebSocketHandshake.sha1(Array(text.utf8)).map {
                    String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
                }
                .joined()
            }
            #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
            #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
            #expect(hex(String(repeating: "a", count: 1000)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
        }
    }

    @Suite @MainActor struct HostileConnectionTests {
        @Test func anEndlessHeadIsCutOff() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient(port: stage.port)
                // What is refused may be refused while it is still being sent.
                try? await client.send(Data("GET / HTTP/1.1\r\n".utf8))
                try? await client.send(Data(repeating: 65, count: 40_000))
                #expect(try await client.response().status == 431)
                #expect(await client.isClosed())
            }
        }

        @Test func aLongFrameIsRefusedBeforeItHasCome() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await client.send(Data([0x81, 0xFF, 0x7F, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]))
                #expect(try await client.frame().closeCode == 1009)
                #expect(await client.isClosed())
                #expect(stage.hub.sessionCount == 0)
            }
        }

        @Test func oneWhoSaysNothingIsSentAway() async throws {
            var limits = OpenStage.patience
            limits.request = 20_000_000
            try await OpenStage.use(limits: limits) { stage in
                #expect(try await SocketClient(port: stage.port).isClosed())
                let slow = try await SocketClient(port: stage.port)
                try await slow.send(Data("GET / HT".utf8))
                #expect(await slow.isClosed())
            }
        }

        @Test func oneConnectionTooManyIsClosed() async throws {
            var limits = OpenStage.patience
            limits.connections = 2
            try await OpenStage.use(limits: limits) { stage in
                let first = try await SocketClient.open(stage.address)
                let second = try await SocketClient.open(stage.address)
                #expect(try await SocketClient(port: stage.port).isClosed())
                _ = try await first.update()
                _ = try await second.update()
            }
        }

        @Test func severalRequestsMayShareAConnection() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient(port: stage.port)
                let headers = ["Cookie": SocketClient.cookie(for: stage.address)]
                for _ in 0..<3 {
                    let response = try await client.request("GET", "/icon.svg", host: stage.host, headers: headers)
                    #expect(response.status == 200 && response.body == ClientPage.icon)
                }
            }
        }
    }
#endif
