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

    @Suite struct FragmentTests {
        /// The processor's time of this thread: what else the machine does is no part of it.
        private func time(_ work: () throws -> Void) rethrows -> Double {
            func now() -> Double {
                var time = timespec()
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
                return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
            }
            let start = now()
            try work()
            return now() - start
        }

        /// Another 2,000 fragments behind a first one of some size.
        private func timeOfFragments(behind size: Int) throws -> Double {
            func frame(_ opcode: UInt8, _ payload: Int) -> [UInt8] {
                let length = (0..<8).map { UInt8(truncatingIfNeeded: payload >> (56 - 8 * $0)) }
                return [opcode, 0xFF] + length + [0, 0, 0, 0] + [UInt8](repeating: 65, count: payload)
            }
            var reader = FrameReader(largestMessage: 10_000_000)
            reader.append(frame(1, size))
            #expect(try reader.next() == nil)
            reader.append((0..<2000).flatMap { _ in frame(0, 1) })
            return try time { _ = try reader.next() }
        }

        @Test func aFragmentCostsTheSameHoweverMuchCameBefore() throws {
            let few = try timeOfFragments(behind: 1)
            let many = try timeOfFragments(behind: 4_000_000)
            #expect(many < 20 * few)
        }
    }

    @Suite struct RequestHeadTests {
        private func head(_ text: String) throws -> RequestHead? {
            var reader = HeadReader()
            reader.append(text.utf8)
            return try reader.next()
        }

        @Test(arguments: [1, 7, 1000])
        func readsAHeadAndLeavesWhatFollows(size: Int) throws {
            let text = "GET /a/b?x=y HTTP/1.1\r\nHost: h:1\r\nCookie: a=1\r\ncookie: b=2\r\nX: z\r\n\r\nrest"
            var reader = HeadReader()
            var heads: [RequestHead] = []
            var left = Array(text.utf8)[...]
            while !left.isEmpty {
                reader.append(left.prefix(size))
                left = left.dropFirst(size)
                if let head = try reader.next() { heads.append(head) }
            }
            let head = try #require(heads.first)
            #expect(heads.count == 1 && head.method == "GET" && head.path == "/a/b")
            // Cookies are of whichever port of this machine, and none of the stage's.
            #expect(head.fields == ["host": "h:1", "x": "z"])
            #expect(head.keepsAlive && !head.hasBody && !head.isUpgrade)
            #expect(try reader.next() == nil && reader.heldCount == 4)
        }

        @Test func cookiesOfOtherPortsTakeNoRoom() throws {
            let cookie = "Cookie: " + String(repeating: "c", count: 20 * HeadReader.largest) + "\r\n"
            #expect(try head("GET / HTTP/1.1\r\n\(cookie)\(cookie)Host: h\r\n\r\n")?.fields == ["host": "h"])
            let endless = String(repeating: cookie, count: 4)
            #expect(throws: RequestHead.Malformation.tooLarge) { try head("GET / HTTP/1.1\r\n\(endless)") }
        }

        @Test func waitsForTheEndOfTheHead() throws {
            #expect(try head("GET / HTTP/1.1\r\nHost: h\r\n") == nil)
        }

        @Test(arguments: [
            "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://h/ HTTP/1.1\r\n\r\n", "\r\n\r\n",
            "GET  / HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : h\r\n\r\n", "GET / HTTP/1.1\r\n continued\r\n\r\n",
            "GET / HTTP/1.1\r\nnothing\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: b\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
        ])
        func refusesWhatIsNoHead(text: String) {
            #expect(throws: RequestHead.Malformation.unreadable) { try head(text) }
        }

        @Test func refusesALargeHeadBeforeItsEnd() {
            let endless = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: HeadReader.largest)
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

    @Suite(.timeLimit(.minutes(10))) @MainActor struct HostileConnectionTests {
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

        /// It is the whole head that has its time, not each of its bytes.
        @Test func oneWhoSpeaksSlowlyIsSentAway() async throws {
            var limits = OpenStage.patience
            // Long beside the pauses between the bytes, however busy the machine is: else their own time might end.
            limits.request = 2_000_000_000
            try await OpenStage.use(limits: limits) { stage in
                let slow = try await SocketClient(port: stage.port)
                try await slow.send(Data("GET / HTTP/1.1\r\nX: ".utf8))
                let drip = Task {
                    while !Task.isCancelled {
                        try await slow.send(Data("x".utf8))
                        try await Task.sleep(nanoseconds: 10_000_000)
                    }
                }
                #expect(try await slow.response().status == 408)
                drip.cancel()
            }
        }

        @Test func whoeverHasTheTokenGetsInWhileStrangersWait() async throws {
            var limits = OpenStage.patience
            limits.connections = 4
            try await OpenStage.use(limits: limits) { stage in
                var strangers: [SocketClient] = []
                for _ in 0..<12 {
                    let stranger = try await SocketClient(port: stage.port)
                    try await stranger.send(Data("GET / HTTP/1.1\r\nHost".utf8))
                    strangers.append(stranger)
                }
                // The first ones are told that their places are needed.
                for stranger in strangers.prefix(8) { #expect(try await stranger.response().status == 503) }
                let browser = try await SocketClient.open(stage.address)
                _ = try await browser.update()
                #expect(try await strangers[8].response().status == 503)
                // Strangers take no places of those who are in.
                for _ in 0..<8 { strangers.append(try await SocketClient(port: stage.port)) }
                for stranger in strangers[9..<16] { #expect(try await stranger.response().status == 503) }
                try await browser.send(#"{"v":1,"seq":1,"do":"tap","id":1}"#)
                #expect(try await browser.answers() == [.init(seq: 1)])
            }
        }

        @Test func severalRequestsMayShareAConnection() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient(port: stage.port)
                for _ in 0..<3 {
                    let response = try await client.request("GET", "/icon.svg", host: stage.host)
                    #expect(response.status == 200 && response.body == ClientPage.icon)
                }
            }
        }
    }
#endif
