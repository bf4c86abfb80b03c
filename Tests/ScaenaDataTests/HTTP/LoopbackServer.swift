import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A real HTTP server on a real socket, that does what a test wants: answer, stay silent, break off.
///
/// One thread accepts and one serves each connection; each connection carries one request.
final class LoopbackServer: Sendable {
    enum Behaviour: Sendable {
        case answer(status: Int, body: String)
        /// Says how the request came, as JSON.
        case echo
        /// Never answers; the connection stays open until the other side closes it.
        case silence
        /// Closes the connection without a word, in the hardest way there is.
        case reset
        /// Promises more than it sends, then closes.
        case breakOff
        /// Answers something that is not HTTP.
        case noise
        /// Sends on to another address.
        case redirect(to: String)
        /// Promises less than it sends.
        case promise(fewer: Int, body: String)
        /// Sends as fast as it can, and never stops of itself before two gigabytes. Says when the other side takes nothing
        /// for a while, and how much it had taken by then.
        case endless
        /// Announces so long a body, and sends none of it until the other side closes.
        case announce(status: Int = 200, count: Int)
        /// Sends a byte of the body, then one more each tenth of a second.
        case drip(status: Int = 200, headers: [String: String] = [:], count: Int = 100_000)
        /// Answers with these header fields.
        case answerWith(status: Int, headers: [String: String], body: String)
        /// Lets the test decide, request by request.
        case decide(@Sendable (ReceivedRequest) -> Behaviour)
    }

    enum Failure: Error {
        case cannotListen(errno: Int32)
    }

    let url: URL
    private let listener: Int32

    init(_ behaviours: [String: Behaviour], onRequest: @escaping @Sendable (String) -> Void = { _ in }) throws {
        listener = socket(AF_INET, Self.stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, bound) = (listener, length)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, bound) == 0 && listen(listener, 512) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard isListening, let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw Failure.cannotListen(errno: errno)
        }
        self.url = url
        Thread.detachNewThread {
            // Whoever accepts closes: were it closed elsewhere, the next server could get its number between two calls, and
            // its guests would be served here.
            defer { close(listener) }
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(connection, behaviours, onRequest) }
            }
        }
    }

    deinit {
        // Refuses whoever comes, and wakes the accepting thread, which then ends.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The address of a port on which nobody listens.
    static func deadAddress() throws -> URL {
        // The server is gone, and its port with it, when this returns.
        try LoopbackServer([:]).url
    }

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif

    private static func serve(
        _ connection: Int32, _ behaviours: [String: Behaviour], _ onRequest: (String) -> Void
    ) {
        defer { close(connection) }
        guard let request = ReceivedRequest(readFrom: connection) else { return }
        onRequest(request.path)
        serve(connection, behaviours[request.path] ?? .answer(status: 404, body: ""), request, onRequest)
    }

    private static func serve(
        _ connection: Int32, _ behaviour: Behaviour, _ request: ReceivedRequest, _ onRequest: (String) -> Void
    ) {
        switch behaviour {
        case .answer(let status, let body):
            respond(connection, status: status, body: body)
        case .echo:
            respond(connection, status: 200, body: request.json)
        case .silence:
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            onRequest("closed")
        case .reset:
            var lingering = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        case .breakOff:
            write(connection, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"data\":")
        case .noise:
            write(connection, "I am no server\r\n\r\n")
        case .redirect(let target):
            respond(connection, status: 302, headers: ["Location": target], body: "")
        case .promise(let fewer, let body):
            let count = body.utf8.count - fewer
            write(connection, "HTTP/1.1 200 OK\r\nContent-Length: \(count)\r\nConnection: close\r\n\r\n\(body)")
        case .endless:
            write(connection, "HTTP/1.1 200 OK\r\n\r\n")
            let text = String(repeating: "x", count: 1 << 14)
            var sent = 0
            while sent < 1 << 31 {
                if !isWritable(connection, milliseconds: 200) {
                    onRequest("waits after \(sent)")
                    _ = isWritable(connection, milliseconds: -1)
                }
                guard write(connection, text) else { return onRequest("closed") }
                sent += text.utf8.count
            }
            onRequest("sent two gigabytes")
        case .announce(let status, let count):
            write(connection, "HTTP/1.1 \(status) Said\r\nContent-Length: \(count)\r\n\r\n")
            serve(connection, .silence, request, onRequest)
        case .drip(let status, let headers, let count):
            let fields = headers.map { "\r\n\($0): \($1)" }.joined()
            write(connection, "HTTP/1.1 \(status) Said\(fields)\r\nContent-Length: \(count)\r\n\r\n")
            for _ in 0..<count {
                guard write(connection, "x") else { return onRequest("closed") }
                usleep(100_000)
            }
        case .answerWith(let status, let headers, let body):
            respond(connection, status: status, headers: headers, body: body)
        case .decide(let decide):
            serve(connection, decide(request), request, onRequest)
        }
    }

    private static func respond(
        _ connection: Int32, status: Int, headers: [String: String] = [:], body: String
    ) {
        let fields = headers.map { "\r\n\($0): \($1)" }.joined()
        write(
            connection,
            """
            HTTP/1.1 \(status) Said\(fields)\r
            Content-Type: application/json\r
            Content-Length: \(body.utf8.count)\r
            Connection: close\r
            \r
            \(body)
            """)
    }

    /// Returns true if something is taken, or the other side is gone, before so much time has passed; -1 waits for
    /// ever.
    private static func isWritable(_ connection: Int32, milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: connection, events: Int16(POLLOUT), revents: 0)
        return poll(&descriptor, 1, milliseconds) != 0
    }

    /// Writes a text; returns true if all of it was taken.
    @discardableResult
    private static func write(_ connection: Int32, _ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let sent = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            bytes = bytes.dropFirst(sent)
        }
        return true
    }
}

#if !canImport(Glibc)
    private let MSG_NOSIGNAL = 0
#endif

/// A request as it came over the socket.
struct ReceivedRequest: Sendable {
    let method: String
    let target: String
    let headers: [String: String]
    let body: String

    var path: String { String(target.prefix { $0 != "?" }) }

    var json: String {
        let fields: [String: Any] = ["method": method, "target": target, "headers": headers, "body": body]
        let data = (try? JSONSerialization.data(withJSONObject: fields)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    init?(readFrom connection: Int32) {
        var bytes: [UInt8] = []
        func read(until isEnough: ([UInt8]) -> Bool) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while !isEnough(bytes) {
                let count = recv(connection, &buffer, buffer.count, 0)
                guard count > 0 else { return false }
                bytes += buffer[..<count]
            }
            return true
        }

        let end: [UInt8] = Array("\r\n\r\n".utf8)
        func headEnd(_ bytes: [UInt8]) -> Int? {
            bytes.indices.first { bytes[$0...].starts(with: end) }
        }
        guard read(until: { headEnd($0) != nil }), let headCount = headEnd(bytes) else { return nil }
        let lines = String(decoding: bytes[..<headCount], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count >= 2 else { return nil }
        (method, target) = (words[0], words[1])
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
        let bodyCount = headers["content-length"].flatMap { Int($0) } ?? 0
        guard read(until: { $0.count >= headCount + end.count + bodyCount }) else { return nil }
        self.headers = headers
        body = String(decoding: bytes[(headCount + end.count)...], as: UTF8.self)
    }
}
