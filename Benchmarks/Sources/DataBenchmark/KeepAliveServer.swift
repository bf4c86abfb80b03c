import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Answers every request with the same JSON, one thread a connection, as long as the connection is kept.
final class KeepAliveServer: Sendable {
    struct CannotListen: Error {}

    let url: URL

    init(json: String) throws {
        #if canImport(Glibc)
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let size = length
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 256) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw CannotListen()
        }
        self.url = url
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
        let answer = Array((head + json).utf8)
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                var one: Int32 = 1
                setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
                Thread.detachNewThread { Self.serve(connection, answer) }
            }
        }
    }

    /// Requests without a body: each ends with an empty line, and the next one comes after the answer.
    private static func serve(_ connection: Int32, _ answer: [UInt8]) {
        defer { close(connection) }
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var count = 0
        while true {
            let received = recv(connection, &buffer[count], buffer.count - count, 0)
            guard received > 0 else { return }
            count += received
            guard count >= end.count, Array(buffer[(count - end.count)..<count]) == end else { continue }
            count = 0
            guard send(connection, answer, answer.count, 0) == answer.count else { return }
        }
    }
}
