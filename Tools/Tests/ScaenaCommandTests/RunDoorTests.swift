import Foundation
import Testing

@testable import ScaenaCommand

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The door that stands in an app's place, while others than its page call.
@Suite("scaena run: the door")
struct RunDoorTests {
    /// A connection to a door, as bytes.
    private final class Call {
        private let file: Int32

        /// Without a signal where the other side is gone.
        #if os(Linux)
            private static let quietly = Int32(MSG_NOSIGNAL)
        #else
            private static let quietly: Int32 = 0
        #endif

        init(_ port: UInt16) throws {
            #if canImport(Glibc)
                file = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #else
                file = socket(AF_INET, SOCK_STREAM, 0)
            #endif
            var place = sockaddr_in()
            place.sin_family = sa_family_t(AF_INET)
            place.sin_port = port.bigEndian
            place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let outcome = withUnsafePointer(to: &place) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(outcome == 0)
            // Whoever is not answered says so: a limit of the test's own would count the time that it waits for a processor.
            var patience = timeval(tv_sec: 120, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            try #require(setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, size) == 0)
        }

        deinit { close(file) }

        func say(_ text: String) -> Bool {
            Array(text.utf8).withUnsafeBytes { send(file, $0.baseAddress, $0.count, Self.quietly) } > 0
        }

        /// All that comes until the other side ends it.
        func hear() -> String {
            var bytes: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = part.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
                #expect(count >= 0 || errno != EAGAIN, "The other side has not ended it.")
                guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
                bytes += part.prefix(count)
            }
        }
    }

    private static func use(patience: Double, _ body: (UInt16) throws -> Void) throws {
        let address = try #require(URL(string: "http://127.0.0.1:0/#token=t"))
        let door = try #require(RunDoor(at: address, telling: RunNews(state: .crashed), patience: patience) {})
        defer { door.close() }
        try body(door.boundPort)
    }

    @Test("the page is answered while a hundred others say nothing")
    func crowd() throws {
        // Whoever waited for them would wait for an hour.
        try Self.use(patience: 3600) { port in
            let silent = try (0..<100).map { _ in try Call(port) }
            let page = try Call(port)
            #expect(page.say("GET /door HTTP/1.1\r\nHost: localhost:\(port)\r\nAuthorization: Bearer t\r\n\r\n"))
            #expect(page.hear().hasPrefix("HTTP/1.1 503 "))
            // The first of them had to make room.
            #expect(silent[0].hear().isEmpty)
        }
    }

    @Test("whoever speaks slowly is not waited for, however often something comes")
    func slowHead() throws {
        try Self.use(patience: 0.2) { port in
            let slow = try Call(port)
            // Each letter would begin the time anew, if it were that of a read.
            let start = ContinuousClock.now
            while ContinuousClock.now - start < .seconds(20), slow.say("x") { usleep(20_000) }
            #expect(slow.hear().isEmpty)
            #expect(ContinuousClock.now - start < .seconds(20))
        }
    }

    @Test("a head that is too long is not kept")
    func longHead() throws {
        try Self.use(patience: 3600) { port in
            let long = try Call(port)
            _ = long.say("GET / HTTP/1.1\r\nCookie: " + String(repeating: "x", count: 20_000))
            #expect(!long.hear().hasPrefix("HTTP/1.1 2"))
        }
    }
}
