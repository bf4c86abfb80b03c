#if Stage && !canImport(UIKit)
    import FlyingSocks
    import Foundation

    /// Listens on one port of 127.0.0.1 and serves a hub's page there.
    @MainActor
    package final class StageListener {
        /// Where the page is, with the token.
        package let address: URL
        /// The port.
        package let port: UInt16
        private let hub: StageHub
        private let socket: AsyncSocket
        private var accepting: Task<Void, Never>?
        private let connections: OpenConnections

        /// Listens.
        ///
        /// - Parameters:
        ///   - hub: The hub that is served.
        ///   - port: Which ports may be used.
        ///   - token: The token that grants access.
        package static func open(
            _ hub: StageHub, on port: StagePort, token: String
        ) async throws(StageError) -> StageListener {
            let candidates = port.candidates
            for candidate in candidates {
                do throws(StageError) {
                    return try await StageListener(hub, on: candidate, token: token)
                } catch .portTaken where candidates.count > 1 {
                    continue
                }
            }
            throw .portsTaken((candidates.first ?? 0)...(candidates.last ?? 0))
        }

        private init(_ hub: StageHub, on wanted: UInt16, token: String) async throws(StageError) {
            let (socket, port) = try Self.listeningSocket(on: wanted)
            guard let address = URL(string: "http://127.0.0.1:\(port)/#token=\(token)") else {
                try? socket.close()
                throw .cannotListen("The token has characters that no address can have.")
            }
            do {
                self.socket = try await StagePool.asyncSocket(socket)
            } catch {
                try? socket.close()
                throw .cannotListen(error.localizedDescription)
            }
            self.hub = hub
            self.address = address
            self.port = port
            let routes = StageRoutes(hub: hub, access: StageAccess(token: token, port: port))
            connections = OpenConnections(routes: routes, limits: hub.limits)
            accepting = Task { [listening = self.socket, connections] in await connections.accept(on: listening) }
        }

        private static func listeningSocket(on port: UInt16) throws(StageError) -> (Socket, UInt16) {
            do {
                let socket = try Socket(domain: AF_INET)
                do {
                    try socket.setValue(true, for: .localAddressReuse)
                    #if canImport(Darwin)
                        // A browser that leaves would end the process; what is accepted inherits it.
                        try socket.setValue(true, for: .noSIGPIPE)
                    #endif
                    // By number, not the loopback's name: that is IPv6 alone elsewhere, and every interface here.
                    try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
                    try socket.listen()
                    if case .ip4(_, let actual) = try socket.sockname() { return (socket, actual) }
                } catch {
                    try? socket.close()
                    throw error
                }
                try? socket.close()
            } catch {
                throw stageError(error, port: port)
            }
            throw .cannotListen("The system does not tell the address.")
        }

        private static func stageError(_ error: any Error, port: UInt16) -> StageError {
            guard case SocketError.failed(_, let code, let message) = error else {
                return .cannotListen(error.localizedDescription)
            }
            switch code {
            case EADDRINUSE: return .portTaken(port)
            case EACCES: return .portForbidden(port)
            default: return .cannotListen(message)
            }
        }

        /// Stops to listen and sends all browsers away.
        package func close() async {
            guard let accepting else { return }
            self.accepting = nil
            accepting.cancel()
            await accepting.value
            try? socket.close()
            hub.closeAll()
            await connections.end(within: hub.limits.goodbye)
        }
    }
#endif
