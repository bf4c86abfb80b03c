import Foundation
import ScaenaData
import ScaenaKit

/// An answer that the test gives when it wants to, so that what is shown meanwhile can be seen.
///
/// ```swift
/// let answer = transport.hold("/items")
/// let fetching = Task { try await provider.value(of: .get("/items"), as: [Item].self) }
/// await answer.arrival()  // now the spinner is to be seen
/// answer.answer(json: "[]")
/// ```
public final class HeldAnswer: Sendable {
    private struct State: Sendable {
        var outcome: Result<HTTPResponse, any Error>?
        var hasArrived = false
        var requests: [Waiter<HTTPResponse>] = []
        var arrivals: [CheckedContinuation<Void, Never>] = []
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
    /// - Parameter error: The error that the request throws.
    public func fail(with error: any Error) {
        end(.failure(error))
    }

    func response() async throws -> HTTPResponse {
        try await Waiter.wait { waiter in
            let (outcome, arrivals) = state.withLock { state in
                defer {
                    state.hasArrived = true
                    state.arrivals = []
                }
                if state.outcome == nil { state.requests.append(waiter) }
                return (state.outcome, state.arrivals)
            }
            for arrival in arrivals { arrival.resume() }
            if let outcome { waiter.resume(with: outcome) }
        } whenCancelled: { [state] waiter in
            state.withLock { state in state.requests.removeAll { $0 === waiter } }
        }
    }

    private func end(_ outcome: Result<HTTPResponse, any Error>) {
        let requests = state.withLock { state in
            guard state.outcome == nil else { return [Waiter<HTTPResponse>]() }
            state.outcome = outcome
            defer { state.requests = [] }
            return state.requests
        }
        for request in requests { request.resume(with: outcome) }
    }
}
