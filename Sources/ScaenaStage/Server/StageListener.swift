#if Stage && !canImport(UIKit)
    import FlyingFox
    import FlyingSocks
    import Foundation

    /// Listens on one port of 127.0.0.1 and serves a hub's page there.
    @MainActor
    package final class StageListener {
        /// Where the page is, with the token.
        package let address: URL
        /// The port.
        package let port: UInt16
        private let server: HTTPServer
        private let hub: StageHub

        private init(server: HTTPServer, hub: StageHub, access: StageAccess) throws(StageError) {
            guard let address = URL(string: "http://127.0.0.1:\(access.port)/?token=\(access.token)") else {
                throw .cannotListen("The token has characters that no address can have.")
            }
            self.server = server
            self.hub = hub
            self.address = address
            port = access.port
        }

        /// Listens.
        ///
        /// - Parameters:
        ///   - hub: What is served.
        ///   - port: Which ports may be used.
        ///   - token: What grants access.
        package static func open(
            _ hub: StageHub, on port: StagePort, token: String
        ) async throws(StageError) -> StageListener {
            let candidates = port.candidates
            for candidate in candidates {
                do throws(StageError) {
                    return try await open(hub, onExactly: candidate, token: token)
                } catch .portTaken where candidates.count > 1 {
                    continue
                }
            }
            throw .portsTaken((candidates.first ?? 0)...(candidates.last ?? 0))
        }

        private static func open(
            _ hub: StageHub, onExactly port: UInt16, token: String
        ) async throws(StageError) -> StageListener {
            // By number, not `.loopback`: that is IPv6 alone, and every interface would be open to the network.
            let server: HTTPServer
            do {
                server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
            } catch {
                throw .cannotListen(error.localizedDescription)
            }
            if let error = await failure(of: server) { throw stageError(error, port: port) }
            guard case .ip4(_, let actualPort)? = await server.listeningAddress else {
                throw .cannotListen("The system does not tell the address.")
            }
            let access = StageAccess(token: token, port: actualPort)
            await server.appendRoute("*", to: StageRoutes(hub: hub, access: access))
            return try StageListener(server: server, hub: hub, access: access)
        }

        /// Starts a server and waits until it listens.
        private static func failure(of server: HTTPServer) async -> (any Error)? {
            let (outcomes, continuation) = AsyncStream<(any Error)?>.makeStream()
            Task {
                do {
                    try await server.run()
                } catch {
                    continuation.yield(error)
                }
            }
            let listening = Task {
                try await server.waitUntilListening(timeout: 10)
                continuation.yield(nil)
            }
            defer { listening.cancel() }
            for await outcome in outcomes { return outcome }
            return nil
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
            hub.closeAll()
            await server.stop(timeout: 1)
        }
    }
#endif
