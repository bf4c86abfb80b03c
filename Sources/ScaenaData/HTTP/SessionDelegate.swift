import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears of every task of a transport's sessions and passes it to the task's exchange.
class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let pins: PinnedCertificates
    private let exchanges = Locked<[ObjectIdentifier: SessionExchange]>([:])

    init(pins: PinnedCertificates = .none) {
        self.pins = pins
    }

    func add(_ exchange: SessionExchange, for task: URLSessionTask) {
        exchanges.withLock { $0[ObjectIdentifier(task)] = exchange }
    }

    final func exchange(of task: URLSessionTask) -> SessionExchange? {
        exchanges.withLock { $0[ObjectIdentifier(task)] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // What will be too much is not waited for. (Foundation on Linux traps at `.cancel`.)
        if exchange(of: dataTask)?.receive(response) == .isRefused { Self.cancel(dataTask) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        // What is too much, or finds no place on disk, is not worth the rest.
        if exchange(of: dataTask)?.receive(data) == .isRefused { Self.cancel(dataTask) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        exchange(of: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let exchange = exchange(of: task), exchange.redirect(),
            request.url.map({ exchange.isAllowed($0, by: pins) }) ?? true
        else {
            completionHandler(nil)
            Self.cancel(task)
            return
        }
        completionHandler(Self.withoutSecrets(request, comingFrom: response.url))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }?.complete(with: error)
    }

    #if canImport(FoundationNetworking)
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            // What Foundation does with credentials waits for the queue on which this is called.
            if challenge.proposedCredential != nil, challenge.previousFailureCount == 0 {
                return DispatchQueue.global().async { completionHandler(.performDefaultHandling, nil) }
            }
            // Without any, it would leave the task as it is, for ever. The answer has come: it is the outcome.
            exchanges.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }?.complete(with: nil)
            Self.cancel(task)
        }
    #endif

    /// Cancels a task from wherever it is found that it is not wanted: also from where the delegate is called.
    static func cancel(_ task: URLSessionTask) {
        #if canImport(FoundationNetworking)
            // It waits for the session's queue, on which the delegate is called.
            DispatchQueue.global().async { task.cancel() }
        #else
            task.cancel()
        #endif
    }

    /// A server may send a request on to anybody: the keys to the one are not shown to the other.
    private static func withoutSecrets(_ request: URLRequest, comingFrom source: URL?) -> URLRequest {
        if let source, let target = request.url, source.scheme == target.scheme, source.host == target.host,
            source.port == target.port
        {
            return request
        }
        var request = request
        for name in (request.allHTTPHeaderFields ?? [:]).keys where SecretNames.standard.contains(name) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }
}

#if canImport(Security)
    import Security

    /// Looks at the certificates of pinned hosts. Apart from its parent, since a session that was made elsewhere has its own
    /// way to judge servers, which a delegate that can be asked would take the place of.
    final class PinningDelegate: SessionDelegate, @unchecked Sendable {
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust, pins.names(space.host) else {
                return completionHandler(.performDefaultHandling, nil)
            }
            // Both count: the system's judgement of the chain, which it gives again by itself, and the pins.
            guard let trust = space.serverTrust, SecTrustEvaluateWithError(trust, nil),
                let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate],
                pins.accepts(chain.map { SecCertificateCopyData($0) as Data }, of: space.host)
            else {
                exchange(of: task)?.distrust()
                return completionHandler(.cancelAuthenticationChallenge, nil)
            }
            completionHandler(.performDefaultHandling, nil)
        }
    }
#endif
