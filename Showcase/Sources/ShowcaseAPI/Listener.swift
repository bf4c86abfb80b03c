import FlyingFox
import FlyingSocks
import Foundation

/// One span of listening: from a bound socket until it is closed.
struct Listener: Sendable {
    /// The port that was really bound.
    let port: UInt16
    /// After how many seconds an answer that has not come is given up; FlyingFox's own 15 are fewer than a slow one's.
    private static let longestAnswer: TimeInterval = 3_600
    private let run: Task<Void, Never>

    /// Binds and listens.
    ///
    /// - Parameters:
    ///   - port: The port, 0 for any free one.
    ///   - answer: The answer to each request.
    /// - Throws: `APIServerError`.
    static func open(
        port: UInt16, answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> Listener {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: longestAnswer, pool: KeptPool(),
            logger: .disabled, handler: ClosureHTTPHandler(answer))

        // `run()` only returns when the server stops, or could not start: whichever comes first decides.
        let (outcomes, outcome) = AsyncStream<Result<Void, any Error>>.makeStream()
        let run = Task {
            do {
                try await server.run()
                outcome.yield(.failure(CancellationError()))
            } catch {
                outcome.yield(.failure(error))
            }
        }
        let wait = Task {
            try await server.waitUntilListening()
            outcome.yield(.success(()))
        }
        defer { wait.cancel() }
        do {
            for await first in outcomes {
                try first.get()
                break
            }
            guard case .ip4(_, let bound) = await server.listeningAddress else { throw CancellationError() }
            return Listener(port: bound, run: run)
        } catch {
            run.cancel()
            throw APIServerError(error, port: port)
        }
    }

    /// Closes the socket and every connection; afterwards connections are refused.
    ///
    /// The server's own `stop()` closes its socket while the pool still waits for it: a pool that is kept would take
    /// the next socket of that number for this one.
    func close() async {
        run.cancel()
        await run.value
    }
}

extension APIServerError {
    fileprivate init(_ error: any Error, port: UInt16) {
        if case SocketError.failed(_, let code, let message) = error {
            self = code == EADDRINUSE ? .portTaken(port) : .cannotListen(port: port, reason: message)
        } else {
            self = .cannotListen(port: port, reason: error.localizedDescription)
        }
    }
}
