import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Says what a session's error means.
enum URLSessionFailure {
    static func error(for error: any Error, url: URL) -> any Error {
        guard let error = error as? URLError else {
            return HTTPError.transport(url, code: (error as NSError).code)
        }
        switch error.code {
        case .cancelled:
            return CancellationError()
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
            return HTTPError.offline
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed:
            return HTTPError.unreachable(url)
        case .timedOut:
            return HTTPError.timedOut(url)
        case .networkConnectionLost:
            return HTTPError.connectionLost(url)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            return HTTPError.untrusted(url)
        case .httpTooManyRedirects:
            return HTTPError.redirectedTooOften(url)
        case .badServerResponse:
            return HTTPError.notHTTP(url)
        default:
            return HTTPError.transport(url, code: error.errorCode)
        }
    }
}
