@testable import Promotions

extension AppParts {
    /// Has the app use them for as long as a test's body runs, and nobody else.
    func replacing<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await PromotionsWords.shared.replaced(by: words) {
            try await PromotionStore.shared.replaced(by: store) {
                try await SessionStore.shared.replaced(by: { [session] in session }) {
                    try await HTTPRequester.shared.replaced(by: provider, during: body)
                }
            }
        }
    }
}
