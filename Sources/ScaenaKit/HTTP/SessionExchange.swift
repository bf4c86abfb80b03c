import Foundation

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
    private let file: URL?
    private let bodyLimit: Int?
    private let progress: HTTPProgressHandler?
    private let state: Locked<State>

    init(
        url: URL, file: URL?, bodyLimit: Int?, progress: HTTPProgressHandler?,
        finish: @escaping @Sendable (Result<HTTPResponse, any Error>) -> Void
    ) {
        self.url = url
        self.file = file
        self.bodyLimit = bodyLimit
        self.progress = progress
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

    func receive(_ response: URLResponse) {
        state.withLock { state in
            guard state.refusal == nil else { return }
            guard let response = response as? HTTPURLResponse else {
                state.isHTTP = false
                return
            }
            var headers: [String: String] = [:]
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers[name] = value }
            }
            state.response = HTTPResponse(status: response.statusCode, headers: headers)
            state.expected = response.expectedContentLength > 0 ? response.expectedContentLength : nil
            guard let file, state.response?.isSuccess == true else { return }
            do throws(HTTPError) {
                state.sink = try FileSink(file)
            } catch {
                state.refusal = error
            }
        }
    }

    /// Takes a piece of the body.
    ///
    /// - Returns: Whether more is wanted.
    @discardableResult
    func receive(_ data: Data) -> Bool {
        let told = state.withLock { state -> HTTPProgress? in
            guard state.refusal == nil else { return nil }
            state.received += Int64(data.count)
            if let bodyLimit, state.received > bodyLimit {
                state.refusal = .tooLarge(url, limit: bodyLimit)
                return nil
            }
            if let sink = state.sink {
                do throws(HTTPError) {
                    try sink.write(data)
                } catch {
                    state.refusal = error
                    return nil
                }
            } else {
                state.response?.body.append(data)
            }
            return HTTPProgress(.download, completed: state.received, total: state.expected)
        }
        guard let told else { return false }
        progress?(told)
        return true
    }

    func sent(_ completed: Int64, of total: Int64) {
        progress?(HTTPProgress(.upload, completed: completed, total: total > 0 ? total : nil))
    }

    func complete(with error: (any Error)?) {
        let (finish, result) = state.withLock { state in
            let result = outcome(of: state, error: error)
            state.sink = nil
            defer { state.finish = nil }
            return (state.finish, result)
        }
        finish?(result)
    }

    private func outcome(of state: State, error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let refusal = state.refusal { return .failure(refusal) }
        if let error { return .failure(URLSessionFailure.error(for: error, url: url)) }
        guard state.isHTTP, let response = state.response else { return .failure(HTTPError.notHTTP(url)) }
        do {
            try state.sink?.finish()
            return .success(response)
        } catch {
            return .failure(error)
        }
    }
}
