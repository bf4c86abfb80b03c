import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears of every task of a session and passes it to the task's exchange.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Locked<[Int: SessionExchange]>([:])

    func add(_ exchange: SessionExchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    private func exchange(of task: URLSessionTask) -> SessionExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        exchange(of: dataTask)?.receive(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        // What is too much, or finds no place on disk, is not worth the rest.
        if exchange(of: dataTask)?.receive(data) == false { dataTask.cancel() }
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
        guard let exchange = exchange(of: task), exchange.redirect() else {
            completionHandler(nil)
            task.cancel()
            return
        }
        completionHandler(Self.withoutSecrets(request, comingFrom: response.url))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(with: error)
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
