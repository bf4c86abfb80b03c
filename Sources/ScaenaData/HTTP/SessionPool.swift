import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking

    /// As many sessions as there are requests at a time: each has one request under way, and its connections for the
    /// next.
    ///
    /// Foundation on Linux reads all connections of a session before it looks at anything else that the session is to
    /// do, a cancellation, say. While two servers send without pause that never happens. A session of one connection
    /// looks up after each piece.
    final class SessionPool: Sendable {
        private struct State: Sendable {
            /// The last one was used last: its connections are still open.
            var idle: [URLSession] = []
            var count: [String: Int] = [:]
            var waiting: [String: [(number: Int, place: CheckedContinuation<Void, any Error>)]] = [:]
            /// The numbers of the callers that were cancelled before they waited.
            var cancelled: Set<Int> = []
            var nextNumber = 0
            var isInvalid = false
        }

        private static let mostIdle = 16

        private let delegate: SessionDelegate
        private let configuration: URLSessionConfiguration
        private let state = Locked(State())

        init(configuration: URLSessionConfiguration, pins: PinnedCertificates) {
            // Foundation on Linux looks into a cache before a task begins, on a queue of its own: a task that is cancelled then
            // and has ended may be told of it when its session has forgotten it, which traps (swift-corelibs-foundation#3296).
            let withoutCache = configuration.copy() as? URLSessionConfiguration ?? configuration
            withoutCache.urlCache = nil
            self.configuration = withoutCache
            delegate = SessionDelegate(pins: pins)
        }

        /// Sessions like one that was made elsewhere, which would keep what comes in, however much, until it is asked for.
        convenience init(session: URLSession) {
            self.init(configuration: session.configuration, pins: .none)
        }

        var pins: PinnedCertificates { delegate.pins }

        /// Lets the exchange hear of its task.
        func connect(_ exchange: SessionExchange, with task: URLSessionTask) {
            delegate.add(exchange, for: task)
        }

        deinit {
            invalidate()
        }

        /// A session for one request, once the server has no more of them than the configuration allows.
        func take(for url: URL) async throws -> URLSession {
            try await waitForPlace(at: Self.server(of: url))
            let (session, isInvalid) = state.withLock { ($0.idle.popLast(), $0.isInvalid) }
            if isInvalid {
                leavePlace(at: Self.server(of: url))
                throw HTTPError.transport(url, code: URLError.Code.cancelled.rawValue)
            }
            return session
                ?? URLSession(configuration: configuration, delegate: delegate, delegateQueue: CallingQueue())
        }

        /// Takes a session back whose request has ended.
        func giveBack(_ session: URLSession, from url: URL) {
            let isKept = state.withLock { state in
                guard !state.isInvalid, state.idle.count < Self.mostIdle else { return false }
                state.idle.append(session)
                return true
            }
            if !isKept { session.finishTasksAndInvalidate() }
            leavePlace(at: Self.server(of: url))
        }

        func invalidate() {
            let idle = state.withLock { state in
                state.isInvalid = true
                defer { state.idle = [] }
                return state.idle
            }
            for session in idle { session.finishTasksAndInvalidate() }
        }

        private static func server(of url: URL) -> String {
            "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)"
        }

        private func waitForPlace(at server: String) async throws {
            let number = state.withLock { state in
                defer { state.nextNumber += 1 }
                return state.nextNumber
            }
            let most = max(configuration.httpMaximumConnectionsPerHost, 1)
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { place in
                    let outcome = state.withLock { state -> Result<Void, any Error>? in
                        if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                        let count = state.count[server, default: 0]
                        guard count >= most else {
                            state.count[server] = count + 1
                            return .success(())
                        }
                        state.waiting[server, default: []].append((number, place))
                        return nil
                    }
                    if let outcome { place.resume(with: outcome) }
                }
            } onCancel: {
                let place = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                    guard let index = state.waiting[server]?.firstIndex(where: { $0.number == number }) else {
                        state.cancelled.insert(number)
                        return nil
                    }
                    return state.waiting[server]?.remove(at: index).place
                }
                place?.resume(throwing: CancellationError())
            }
            // It was cancelled while it had its place already.
            state.withLock { _ = $0.cancelled.remove(number) }
        }

        /// Passes a place on to who has waited longest.
        private func leavePlace(at server: String) {
            let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                if var waiting = state.waiting[server], !waiting.isEmpty {
                    let next = waiting.removeFirst()
                    state.waiting[server] = waiting.isEmpty ? nil : waiting
                    return next.place
                }
                let count = state.count[server, default: 1] - 1
                state.count[server] = count > 0 ? count : nil
                return nil
            }
            next?.resume()
        }
    }
#else
    /// The session of a transport: one, since the system sees to it that none of its requests holds up the others.
    final class SessionPool: Sendable {
        private let delegate: SessionDelegate
        private let session: URLSession
        private let isOwn: Bool

        init(configuration: URLSessionConfiguration, pins: PinnedCertificates) {
            delegate = pins == .none ? SessionDelegate() : PinningDelegate(pins: pins)
            isOwn = true
            // Called on a queue of the session's own, for which the system waits before it reads on.
            session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        }

        /// A session that was made elsewhere. Its delegate is asked for what ours does not answer.
        init(session: URLSession) {
            delegate = SessionDelegate()
            isOwn = false
            self.session = session
        }

        var pins: PinnedCertificates { delegate.pins }

        /// Lets the exchange hear of its task.
        func connect(_ exchange: SessionExchange, with task: URLSessionTask) {
            delegate.add(exchange, for: task)
            if !isOwn { task.delegate = delegate }
        }

        func take(for url: URL) async throws -> URLSession { session }

        func giveBack(_ session: URLSession, from url: URL) {}

        func invalidate() { session.finishTasksAndInvalidate() }
    }
#endif
