import Foundation
import ScaenaData
import ScaenaKit

/// An answer that the test gives when it wants to, so that what is shown meanwhile can be seen.
public final class HeldAnswer: Sendable {
    private struct State: Sendable {
        var outcome: Result<HTTPResponse, any Error>?
        var hasArrived = false
        var requests: [Int: CheckedContinuation<HTTPResponse, any Error>] = [:]
        var arrivals: [CheckedContinuation<Void, Never>] = []
        var nextKey = 0
        // Cancelled before they were waiting.
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())

    init() {}

    /// Returns when the request has come.
    public func arrival() async {
        await withCheckedContinuation { continuation in
            let hasArrived = state.withLock { state in
                if !state.hasArrived { state.arrivals.append(continuation) }
                return state.hasArrived
            }
            if hasArrived { continuation.resume() }
        }
    }

    /// Answers with JSON. Only the first answer counts.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - json: The body.
    public func answer(status: Int = 200, json: String = "") {
        let headers = ["Content-Type": "application/json"]
        end(.success(HTTPResponse(status: status, headers: headers, body: Data(json.utf8))))
    }

    /// Fails the request. Only the first answer counts.
    ///
    /// - Parameter error: What the request throws.
    public func fail(with error: any Error) {
        end(.failure(error))
    }

    func response() async throws -> HTTPResponse {
        let key = state.withLock { state in
            defer { state.nextKey += 1 }
            return state.nextKey
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (outcome, arrivals) = state.withLock { state in
                    defer {
                        state.hasArrived = true
                        state.arrivals = []
                    }
                    let isCancelled = state.cancelled.remove(key) != nil
                    let outcome = isCancelled ? .failure(CancellationError()) : state.outcome
                    if outcome == nil { state.requests[key] = continuation }
                    return (outcome, state.arrivals)
                }
                for arrival in arrivals { arrival.resume() }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let request = state.withLock { state in
                let request = state.requests.removeValue(forKey: key)
                if request == nil { state.cancelled.insert(key) }
                return request
            }
            request?.resume(throwing: CancellationError())
        }
    }

    private func end(_ outcome: Result<HTTPResponse, any Error>) {
        let requests = state.withLock { state in
            guard state.outcome == nil else { return [CheckedContinuation<HTTPResponse, any Error>]() }
            state.outcome = outcome
            defer { state.requests = [:] }
            return Array(state.requests.values)
        }
        for request in requests { request.resume(with: outcome) }
    }
}
