import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Stands in an app's place while there is none: the page that waits for the app is told why.
///
/// It listens where the app did and asks for the app's own token, since a trace shows paths and what was tapped.
final class RunDoor: @unchecked Sendable {
    private let socket: Int32
    /// Where it listens: for tests, which let the system choose.
    let boundPort: UInt16
    private let token: String
    private let lock = NSLock()
    // Guarded by `lock`.
    private var news: RunNews
    private var isClosing = false
    private let patience: Double
    private let onAgain: @Sendable () -> Void

    /// Listens.
    ///
    /// - Parameters:
    ///   - address: the address that the app printed, with its token.
    ///   - news: the news to tell.
    ///   - patience: for how long one may take for the head of a request, in seconds.
    ///   - onAgain: called when the page asks for the app to be started again.
    /// - Returns: `nil` where the port is taken.
    init?(
        at address: URL, telling news: RunNews, patience: Double = 2, onAgain: @escaping @Sendable () -> Void
    ) {
        guard let port = address.port.flatMap({ UInt16(exactly: $0) }),
            let token = address.fragment.flatMap({ $0.hasPrefix("token=") ? String($0.dropFirst(6)) : nil })
        else { return nil }
        #if canImport(Darwin)
            let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #elseif canImport(Musl)
            let socket = Musl.socket(AF_INET, Int32(SOCK_STREAM) | Int32(SOCK_CLOEXEC), 0)
        #else
            let socket = Glibc.socket(
                AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        #endif
        guard socket >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard bound == 0, listen(socket, 16) == 0 else {
            _ = closeFile(socket)
            return nil
        }
        self.socket = socket
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(socket, $0, &length) }
        }
        boundPort = UInt16(bigEndian: place.sin_port)
        self.token = token
        self.news = news
        self.patience = patience
        self.onAgain = onAgain
        Thread { [self] in serve() }.start()
    }

    /// Tells something else from now on.
    func tell(_ news: RunNews) { lock.withLock { self.news = news } }

    /// Makes room for the app. It returns when nothing listens any more.
    func close() {
        lock.withLock { isClosing = true }
        shutdown(socket, Int32(SHUT_RDWR))
        done.wait()
    }

    private let done = DispatchSemaphore(value: 0)

    private func serve() {
        var callers = DoorCallers(patience: patience)
        while !lock.withLock({ isClosing }) {
            for (connection, head) in callers.next(at: socket) {
                let answer = Array(answer(to: head).utf8)
                _ = answer.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
                DoorCallers.hangUp(connection)
            }
        }
        callers.hangUp()
        _ = closeFile(socket)
        done.signal()
    }

    /// The answer to the head of a request.
    func answer(to head: String) -> String {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        let hosts = ["127.0.0.1:\(boundPort)", "localhost:\(boundPort)"]
        let origin = fields["origin"]
        guard words.count == 3, hosts.contains(fields["host"]?.lowercased() ?? ""),
            origin == nil || hosts.contains(where: { origin?.lowercased() == "http://\($0)" })
        else { return Self.response("403 Forbidden", "This stage answers its own page only.") }
        let isKnown = isSame(fields["authorization"] ?? "", "Bearer \(token)")
        switch (words[0], words[1]) {
        case ("GET", "/"):
            return Self.response("503 Service Unavailable", RunPage.html, type: "text/html; charset=utf-8")
        case ("GET", "/run.js"): return Self.response("200 OK", RunPage.script, type: "text/javascript; charset=utf-8")
        case ("GET", "/run.css"): return Self.response("200 OK", RunPage.style, type: "text/css; charset=utf-8")
        case (_, "/door") where !isKnown, (_, "/again") where !isKnown:
            return Self.response("403 Forbidden", "The token is missing or wrong.")
        case ("GET", "/door"):
            let news = lock.withLock { self.news }
            return Self.response("503 Service Unavailable", news.json(news), type: "application/json")
        case ("POST", "/again"):
            onAgain()
            return Self.response("202 Accepted", "It starts.")
        default:
            return Self.response("404 Not Found", "There is nothing here while the app does not run.")
        }
    }

    /// Compares in a time that does not tell how much is right.
    private func isSame(_ given: String, _ secret: String) -> Bool {
        let (given, secret) = (Array(given.utf8), Array(secret.utf8))
        var difference = UInt8(given.count == secret.count ? 0 : 1)
        for index in secret.indices { difference |= secret[index] ^ (index < given.count ? given[index] : 0) }
        return difference == 0
    }

    private static func response(
        _ status: String, _ body: String, type: String = "text/plain; charset=utf-8"
    ) -> String {
        """
        HTTP/1.1 \(status)\r
        Content-Type: \(type)\r
        Content-Length: \(body.utf8.count)\r
        Cache-Control: no-store\r
        Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
        X-Content-Type-Options: nosniff\r
        Connection: close\r
        \r
        \(body)
        """
    }
}

private func closeFile(_ file: Int32) -> Int32 { close(file) }
