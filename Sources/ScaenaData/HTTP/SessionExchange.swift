import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The answer to one request as far as it has come, and the callers that wait for it.
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

    /// The limit of redirections: the one that browsers have, too.
    private static let mostRedirections = 20

    private let url: URL
    private let isHead: Bool
    private let file: URL?
    private let bodyLimit: Int?
    /// For what is not written into a file, as the body of a failure.
    private let memoryLimit: Int?
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
        memoryLimit = file == nil ? request.bodyLimit : HTTPRequest.standardBodyLimit
        self.progress = progress.map { ProgressTeller($0) }
        state = Locked(State(finish: finish))
    }

    /// Counts a redirection.
    ///
    /// - Returns: True if it may be followed.
    func redirect() -> Bool {
        state.withLock { state in
            state.redirections += 1
            if state.redirections > Self.mostRedirections { state.refusal = .redirectedTooOften(url) }
            return state.refusal == nil
        }
    }

    /// Returns true if a redirection may lead to an address.
    func isAllowed(_ target: URL, by pins: PinnedCertificates) -> Bool {
        if pins.allow(target) { return true }
        distrust()
        return false
    }

    /// Ends the exchange with a server that is not who it should be.
    func distrust() {
        state.withLock { $0.refusal = .untrusted(url) }
    }

    /// The result of receiving a part of an answer.
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
            // The second one of a request that was sent again with a user's credentials.
            state.received = 0
            state.response = HTTPResponse(status: response.statusCode, headers: HTTPResponse.headers(of: response))
            state.expected = response.expectedContentLength > 0 ? response.expectedContentLength : nil
            do throws(HTTPError) {
                let isKept = state.response?.isSuccess == true
                // Some answers tell the length of a body that does not come.
                if !isHead, response.statusCode != 304 {
                    try check(state.expected ?? 0, isForFile: file != nil && isKept)
                }
                if let file, isKept { state.sink = FileSink(file) }
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
                try check(state.received + Int64(data.count), isForFile: state.sink != nil)
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

    private func check(_ count: Int64, isForFile: Bool) throws(HTTPError) {
        guard let limit = isForFile ? bodyLimit : memoryLimit, count > limit else { return }
        throw .tooLarge(url, limit: limit)
    }

    func sent(_ completed: Int64, of total: Int64) {
        progress?.tell(HTTPProgress(.upload, completed: completed, total: total > 0 ? total : nil))
    }

    func complete(with error: (any Error)?) {
        let (finish, sink, result) = state.withLock { state in
            let result = outcome(of: state, error: error)
            defer {
                state.finish = nil
                state.sink = nil
            }
            return (state.finish, state.sink, result)
        }
        guard let finish else { return }
        let end: @Sendable (Result<HTTPResponse, any Error>) -> Void = { [progress] result in
            guard let progress else { return finish(result) }
            progress.end { finish(result) }
        }
        guard let sink else { return end(result) }
        // The queue on which this is called does not wait for the disk.
        sink.end(isWhole: (try? result.get()) != nil) { failure in
            // That nothing could be written is why the rest did not come.
            end(failure.map { .failure($0) } ?? result)
        }
    }

    private func outcome(of state: State, error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let refusal = state.refusal { return .failure(refusal) }
        if let error { return .failure(URLSessionFailure.error(for: error, url: url)) }
        guard state.isHTTP, var response = state.response else { return .failure(HTTPError.notHTTP(url)) }
        if state.sink != nil { response.bytesInFile = Int(clamping: state.received) }
        return .success(response)
    }
}
