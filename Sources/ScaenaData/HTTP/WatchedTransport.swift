import Foundation
import ScaenaKit

/// Carries requests as another transport does, and tells those who watch: they may have one wait, fail, or be answered.
struct WatchedTransport: HTTPTransport {
    let base: any HTTPTransport
    let secrets: SecretNames

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try await watched(request, url) { try await $0.send(request, to: url) }
    }

    func send(
        _ request: HTTPRequest, to url: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        try await watched(request, url) { try await $0.send(request, to: url, progress: progress) }
    }

    func download(
        _ request: HTTPRequest, to url: URL, into file: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        try await watched(request, url) {
            try await $0.download(request, to: url, into: file, progress: progress)
        }
    }

    private func watched(
        _ request: HTTPRequest, _ url: URL, _ carry: (any HTTPTransport) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        let watchers = RequestWatch.current
        guard !watchers.isEmpty else { return try await carry(base) }
        let told = WatchedRequest(
            id: RequestWatch.nextID(), method: request.method.rawValue, url: url, address: secrets.hiding(in: url),
            headers: secrets.hiding(in: request.headers), body: request.body)
        var order = RequestOrder.send
        for watcher in watchers {
            let wanted = watcher.begins(told)
            if order == .send { order = wanted }
        }
        do {
            var response = try await follow(order, url, carry)
            response.watchID = told.id
            let outcome = RequestOutcome.answer(
                status: response.status, headers: secrets.hiding(in: response.headers), body: response.body,
                bytesInFile: response.bytesInFile)
            for watcher in watchers { watcher.ended(told.id, with: outcome) }
            return response
        } catch {
            for watcher in watchers { watcher.ended(told.id, with: Self.outcome(of: error, url)) }
            throw error
        }
    }

    private func follow(
        _ order: RequestOrder, _ url: URL, _ carry: (any HTTPTransport) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        switch order {
        case .send: return try await carry(base)
        case .delay(let seconds):
            try await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 3600) * 1e9))
            return try await carry(base)
        case .fail: throw HTTPError.unreachable(url)
        case .answer(let status, let body):
            return try await carry(
                GivenAnswer(
                    response: HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: body)))
        }
    }

    private static func outcome(of error: any Error, _ url: URL) -> RequestOutcome {
        if error is CancellationError || (error as? URLError)?.code == .cancelled { return .cancelled }
        let known = error as? HTTPError ?? (error is URLError ? URLSessionFailure.error(for: error, url: url) : error)
        return .failure((known as? HTTPError)?.kind ?? String(describing: type(of: error)))
    }
}

/// Answers each request alike.
private struct GivenAnswer: HTTPTransport {
    let response: HTTPResponse

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse { response }
}
