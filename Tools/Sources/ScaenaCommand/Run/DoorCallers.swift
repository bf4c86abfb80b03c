import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The callers at a door that have not said yet what they want.
///
/// Each has so long for the whole head of his request, however it comes. Of more than there is room for, the one that has waited
/// longest goes: the page, which says all at once, is answered however many others dawdle.
struct DoorCallers {
    private struct Caller {
        let connection: Int32
        let deadline: UInt64
        var bytes: [UInt8] = []

        /// The head, once it is whole.
        var head: String? {
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("\r\n\r\n") ? text : nil
        }

        /// Reads what has come; `false` where nothing more will, or too much has.
        mutating func read() -> Bool {
            var part = [UInt8](repeating: 0, count: 2048)
            let count = part.withUnsafeMutableBytes { recv(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return false }
            bytes += part.prefix(count)
            return bytes.count < 16 * 1024
        }
    }

    private var callers: [Caller] = []
    /// For how long one may speak, in nanoseconds.
    private let patience: UInt64
    private let room = 32

    /// Nobody yet.
    ///
    /// - Parameter patience: For how long one may speak, in seconds.
    init(patience: Double) { self.patience = UInt64(patience * 1_000_000_000) }

    /// Waits a moment for calls.
    ///
    /// - Parameter listener: Where they come in.
    /// - Returns: The connections whose heads are whole, with them: the caller's to answer and to close.
    mutating func next(at listener: Int32) -> [(connection: Int32, head: String)] {
        var files = ([listener] + callers.map(\.connection)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&files, nfds_t(files.count), 100) >= 0 else { return [] }
        var heads: [(connection: Int32, head: String)] = []
        var waiting: [Caller] = []
        let now = DispatchTime.now().uptimeNanoseconds
        for (index, caller) in callers.enumerated() {
            var caller = caller
            if files[index + 1].revents != 0, !caller.read() {
                Self.hangUp(caller.connection)
            } else if let head = caller.head {
                heads.append((caller.connection, head))
            } else if now > caller.deadline {
                Self.hangUp(caller.connection)
            } else {
                waiting.append(caller)
            }
        }
        callers = waiting
        if files[0].revents != 0 { admit(at: listener, now) }
        return heads
    }

    private mutating func admit(at listener: Int32, _ now: UInt64) {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        callers.append(Caller(connection: connection, deadline: now + patience))
        if callers.count > room { Self.hangUp(callers.removeFirst().connection) }
    }

    /// Ends all that have not said what they want.
    mutating func hangUp() {
        for caller in callers { Self.hangUp(caller.connection) }
        callers = []
    }

    /// Ends a connection.
    static func hangUp(_ connection: Int32) {
        shutdown(connection, Int32(SHUT_WR))
        _ = close(connection)
    }
}
