import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What has come in answer to one request so far, and who waits for it.
final class SessionExchange: Sendable {
    private struct State: Sendable {
        var response: HTTPResponse?
        var isHTTP = true
        var received: Int64 = 0
        var expected: Int64?
        var redirections = 0
        var sink: FileSink?
        /// Why the rest is not wanted.
        var refusal: HTTPError?
        var finish: (@Sendable (Result<HTTPResponse, any Error>) -> Void)?
    }

    /// What browsers allow, too.
    private static let mostRedirections = 20

    private let url: URL
    private let isHead: Bool
    private let file: URL?
    private let bodyLimit: Int?
    private let progress: ProgressTeller?
    private let state: Locked<State>

    init(
        _ request: HTTPRequest, to url: URL, file: URL?, progress: HTTPProgressHandler?,
        finish: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
    ) {
        self.url = url
        self.file = file
        isHead = request.method == .head
        bodyLimit = request.bodyLimit
        self.progress = progress.map { ProgressTeller($0) }
        state = Locked(State(finish: finish))
    }

    /// Counts a redirection.
    ///
    /// - Returns: Whether it may be followed.
    func redirect() -> Bool {
        state.withLock { state in
            state.redirections += 1
            if state.redirections > Self.mostRedirections { state.refusal = .redirectedTooOften(url) }
            return state.refusal == nil
        }
    }

    /// What became of a part of an answer.
    enum Reception {
        case isTaken
        /// This part was too much, or found no place: no more is wanted.
        case isRefused
        /// An earlier part was refused.
        case isIgnored
    }

    /// Takes the beginning of an answer.
    @discardableResult
    func receive(_ response: URLResponse) -> Reception {
        state.withLock { state in
            guard state.refusal == nil else { return .isIgnored }
            guard let response = response as? HTTPURLResponse else {
                state.isHTTP = false
                return .isTaken
            }
            var headers: [String: String] = [:]
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers[name] = value }
            }
            // The second one of a request that was sent again with a user's credentials.
            state.received = 0
            state.response = HTTPResponse(status: response.statusCode, headers: headers)
            state.expected = response.expectedContentLength > 0 ? response.expectedContentLength : nil
            do throws(HTTPError) {
                // Some answers tell the length of a body that does not come.
                if !isHead, response.statusCode != 304 { try check(state.expected ?? 0) }
                if let file, state.response?.isSuccess == true { state.sink = try FileSink(file) }
                return .isTaken
            } catch {
                state.refusal = error
                return .isRefused
            }
        }
    }

    /// Takes a piece of the body.
    @discardableResult
    func receive(_ data: Data) -> Reception {
        state.withLock { state in
            guard state.refusal == nil else { return .isIgnored }
            do throws(HTTPError) {
                try check(state.received + Int64(data.count))
                if let sink = state.sink { try sink.write(data) } else { state.response?.body.append(data) }
            } catch {
                state.refusal = error
                // What has come is not given to anybody.
                state.response?.body = Data()
                return .isRefused
            }
            state.received += Int64(data.count)
            progress?.tell(HTTPProgress(.download, completed: state.received, total: state.expected))
            return .isTaken
        }
    }

    private func check(_ count: Int64) throws(HTTPError) {
        guard let bodyLimit, count > bodyLimit else { return }
        throw .tooLarge(url, limit: bodyLimit)
    }

    func sent(_ completed: Int64, of total: Int64) {
        progress?.tell(HTTPProgress(.upload, completed: completed, total: total > 0 ? total : nil))
    }

    func complete(with error: (any Error)?) {
        let (finish, result) = state.withLock { state in
            let result = outcome(of: state, error: error)
            state.sink = nil
            defer { state.finish = nil }
            return (state.finish, result)
        }
        guard let finish else { return }
        guard let progress else { return finish(result) }
        progress.end { finish(result) }
    }

    private func outcome(of state: State, error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let refusal = state.refusal { return .failure(refusal) }
        if let error { return .failure(URLSessionFailure.error(for: error, url: url)) }
        guard state.isHTTP, var response = state.response else { return .failure(HTTPError.notHTTP(url)) }
        do {
            if let sink = state.sink {
                try sink.finish()
                response.bytesInFile = Int(clamping: state.received)
            }
            return .success(response)
        } catch {
            return .failure(error)
        }
    }
}
