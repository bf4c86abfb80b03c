import Foundation
import ScaenaKit

/// The way of one request: authorised, attempted, refreshed, attempted again.
struct HTTPAttempts: Sendable {
    /// One attempt over the transport.
    typealias Exchange = @Sendable (HTTPRequest) async throws -> HTTPResponse

    let request: HTTPRequest
    let url: URL
    let retry: HTTPRetry
    let tokens: BearerTokens?
    let log: HTTPLog?
    let time: any TimeSource
    let deadlines: Deadlines

    /// The answer to the last attempt, whatever its status.
    func response(_ exchange: @escaping Exchange) async throws -> HTTPResponse {
        guard let deadline = request.deadline else { return try await attempts(exchange) }
        // The standard one is the device's, even where a test sets the time.
        return try await (request.hasOwnDeadline ? deadlines : .device).run(
            within: deadline, orThrow: HTTPError.timedOut(url)
        ) { try await attempts(exchange) }
    }

    private func attempts(_ exchange: Exchange) async throws -> HTTPResponse {
        var attempt = 1
        while true {
            try Task.checkCancellation()
            let outcome = try await authorised(exchange, attempt: attempt)
            guard request.mayBeRepeated, let pause = retry.pause(after: outcome, attempt: attempt, now: time.now)
            else { return try outcome.get() }
            try await time.sleep(pause)
            attempt += 1
        }
    }

    /// One attempt, and a second one with a new token if the server rejects the first one's.
    private func authorised(_ exchange: Exchange, attempt: Int) async throws -> Result<HTTPResponse, any Error> {
        guard let tokens, request.isAuthorised else { return try await logged(request, exchange, attempt: attempt) }
        let token = try await tokens.token()
        let outcome = try await logged(bearing(token), exchange, attempt: attempt)
        // That the server refused to look at it, even a request that must not be repeated may be sent again.
        guard case .success(let response) = outcome, response.status == 401 else { return outcome }
        // Nobody's, after a logout: the refusal stands.
        guard let fresh = try await tokens.replacement(for: token) else { return outcome }
        return try await logged(bearing(fresh), exchange, attempt: attempt)
    }

    private func bearing(_ sent: BearerTokens.Sent) -> HTTPRequest {
        var request = request
        request.headers["Authorization"] = "Bearer \(sent.token)"
        return request
    }

    private func logged(
        _ request: HTTPRequest, _ exchange: Exchange, attempt: Int
    ) async throws -> Result<HTTPResponse, any Error> {
        let logs = [log, HTTPLog.watched].compactMap { $0 }
        let start = logs.isEmpty ? nil : time.now
        let outcome: Result<HTTPResponse, any Error>
        do {
            outcome = .success(try await exchange(request))
        } catch {
            // Whoever carries requests speaks of failures in one language from here on.
            outcome = .failure(error is URLError ? URLSessionFailure.error(for: error, url: url) : error)
        }
        if let start {
            let seconds = time.now.timeIntervalSince(start)
            for log in logs {
                log.write(log.entry(request, url, attempt: attempt, outcome: Self.told(outcome), seconds: seconds))
            }
        }
        if case .failure(let error) = outcome, error is CancellationError { throw error }
        return outcome
    }

    private static func told(_ outcome: Result<HTTPResponse, any Error>) -> HTTPLogEntry.Outcome {
        switch outcome {
        case .success(let response): .answer(status: response.status, bytes: response.body.count + response.bytesInFile)
        case .failure(let error as HTTPError): .failure(error.kind)
        case .failure(is CancellationError): .failure("cancelled")
        case .failure(let error): .failure(String(describing: type(of: error)))
        }
    }
}
