import Foundation

/// The certificates by which an app knows its servers, so that no authority but theirs is trusted for them.
///
/// ```swift
/// let pins = PinnedCertificates(["api.example.com": [try Data(contentsOf: certificateFile)]])
/// let transport = URLSessionTransport(configuration: .ephemeral, pins: pins)
/// ```
///
/// A server is known if the system trusts it and one of the certificates of its chain is pinned. Pin an authority's
/// certificate, and a second one in reserve: a server's own is renewed, and would lock out every app that knows only the
/// old one. A host that is named here is asked over TLS only.
///
/// On Linux, Foundation shows nobody a server's certificate: there a pinned host is not asked at all, and the request
/// fails with ``HTTPError/untrusted(_:)``. On Apple platforms, `NSPinnedDomains` in `Info.plist` does the same for all
/// sessions of an app.
public struct PinnedCertificates: Equatable, Sendable {
    /// None: whom the system trusts is trusted.
    public static let none = PinnedCertificates([:])

    private let certificates: [String: [Data]]

    /// Certificates by host.
    ///
    /// - Parameter certificates: The certificates of each host, in the DER form. A host stands for itself, not for those
    ///   below it.
    public init(_ certificates: [String: [Data]]) {
        self.certificates = Dictionary(
            certificates.map { ($0.lowercased(), $1) }, uniquingKeysWith: { $0 + $1 })
    }

    /// Returns true if certificates are pinned for a host.
    func names(_ host: String?) -> Bool {
        host.map { certificates[$0.lowercased()] != nil } ?? false
    }

    /// Returns true if one of a chain's certificates is pinned for the host.
    package func accepts(_ chain: [Data], of host: String) -> Bool {
        guard let pinned = certificates[host.lowercased()] else { return true }
        return chain.contains { pinned.contains($0) }
    }

    /// Returns true if a request may go to an address: to a pinned host only if its certificate is going to be looked
    /// at.
    func allow(_ url: URL) -> Bool {
        guard names(url.host) else { return true }
        #if canImport(Security)
            return url.scheme?.lowercased() == "https"
        #else
            return false
        #endif
    }
}
