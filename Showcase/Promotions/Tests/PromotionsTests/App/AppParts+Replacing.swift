@testable import Promotions

extension AppParts {
    /// Has the app use them for as long as a test's body runs, and nobody else.
    func replacing(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void)
        async rethrows
    {
        try await PromotionsWords.shared.replaced(by: words) {
            try await PromotionStore.shared.replaced(by: store) {
                try await SessionStore.shared.replaced(by: { [session] in session }) {
                    try await HTTPRequester.shared.replaced(by: provider, during: body)
                }
            }
        }
    }
}
