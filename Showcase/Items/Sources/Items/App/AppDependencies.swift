import Foundation
import ScaenaData

/// Lives as long as the app, and has what modules share. Navigators hand each module's worker what it needs of it.
@MainActor
final class AppDependencies {
    /// The app's server. Write yours here.
    static let server = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")

    let provider: HTTPProvider

    init(provider: HTTPProvider) {
        self.provider = provider
    }
}
