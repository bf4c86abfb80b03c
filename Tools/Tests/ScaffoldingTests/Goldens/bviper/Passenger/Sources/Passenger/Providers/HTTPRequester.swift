import Foundation
import ScaenaData

/// Sends requests to the app's server, and knows no service: interactors and business objects say what is asked.
nonisolated enum HTTPRequester {
    /// The app's server. Write yours here.
    static let server = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")

    /// Sends requests, unless a test replaces it.
    static let shared = BusinessObject(standard)

    /// The provider that sends requests here and now.
    static var provider: HTTPProvider { shared.current }

    private static let standard = HTTPProvider(baseURL: server)
}
