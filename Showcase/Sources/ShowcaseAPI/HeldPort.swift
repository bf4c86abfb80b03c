import FlyingSocks
import Foundation

/// A port that is kept while nobody listens on it: connections are refused, and no other program is given it meanwhile.
///
/// A port that is free may be anybody's the next moment, the local end of a connection that has just begun included.
final class HeldPort: Sendable {
    /// True where a port can be held while somebody listens on it, so that it is never free for a moment: on Linux.
    static var standsBesideListener: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// The port.
    let port: UInt16
    private let socket: Socket

    /// Takes a port, 0 for any free one; `nil` where it cannot be had.
    init?(_ port: UInt16) {
        guard let socket = try? Socket(domain: AF_INET) else { return nil }
        do {
            // Connections that have just ended keep a port, too.
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
            guard case .ip4(_, let bound) = try socket.sockname() else { throw CancellationError() }
            self.port = bound
        } catch {
            try? socket.close()
            return nil
        }
        self.socket = socket
    }

    deinit { try? socket.close() }

    /// Waits until connections to a port are refused: a process that is being started has all descriptors for a moment, those of a
    /// listener that was just closed among them.
    static func untilRefused(_ port: UInt16) async {
        for _ in 0..<100 {
            guard let socket = try? Socket(domain: AF_INET) else { return }
            let isTaken = (try? socket.connect(to: .inet(ip4: "127.0.0.1", port: port))) != nil
            try? socket.close()
            guard isTaken else { return }
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
    }
}
