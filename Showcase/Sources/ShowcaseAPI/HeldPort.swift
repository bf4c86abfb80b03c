import FlyingSocks
import Foundation

/// A port that is kept while nobody listens on it: connections are refused, and no other program is given it meanwhile.
///
/// A port that is free may be anybody's the next moment, the local end of a connection that has just begun included.
final class HeldPort: Sendable {
    private let socket: Socket

    /// Takes the port; `nil` where it cannot be had.
    init?(_ port: UInt16) {
        guard let socket = try? Socket(domain: AF_INET) else { return nil }
        do {
            // Connections that have just ended keep a port, too.
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        } catch {
            try? socket.close()
            return nil
        }
        self.socket = socket
    }

    deinit { try? socket.close() }
}
