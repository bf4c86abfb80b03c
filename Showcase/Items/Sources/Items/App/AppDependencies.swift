import Foundation
import ScaenaData
import Words

/// Lives as long as the app, and has what modules share. Navigators hand each module's worker what it needs of it.
@MainActor
final class AppDependencies {
    /// The app's server. Write yours here.
    static let server = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")

    let provider: HTTPProvider
    /// The app's texts, in the language that it is shown in.
    let words: Words

    init(provider: HTTPProvider, words: Words = ItemsWords.words()) {
        self.provider = provider
        self.words = words
    }
}
