import Foundation
import ScaenaData
import Words

/// The parts that the app's modules find in static places, for one server and one language.
nonisolated struct AppParts: Sendable {
    let words: Words
    let store: any ModelStore
    let session: SessionStore
    let provider: HTTPProvider

    @MainActor
    init(
        api: URL, transport: any HTTPTransport = URLSessionTransport.shared, store: any ModelStore = MemoryStore(),
        secrets: any SecretStore = MemorySecrets(), language: Words.Language = .english
    ) {
        let (session, open) = (SessionStore(secrets: secrets), HTTPProvider(baseURL: api, transport: transport))
        let tokens = BearerTokens { _ in
            guard let token = await session.token.currentValue else { throw AccountError.loggedOut }
            do {
                return try await AccountBO.access(by: token, from: open)
            } catch AccountError.loggedOut {
                await session.forget()
                throw AccountError.loggedOut
            }
        }
        // What was fetched is of who was logged in.
        session.atEnd {
            tokens.set(nil)
            try? await store.removeValue(for: PromotionBO.key)
        }
        provider = HTTPProvider(baseURL: api, transport: transport, tokens: tokens)
        words = PromotionsWords.words(language)
        (self.store, self.session) = (store, session)
    }

    /// Has the app use them from now on.
    func use() {
        PromotionsWords.shared.use(words)
        PromotionStore.shared.use(store)
        SessionStore.shared.use({ session })
        HTTPRequester.shared.use(provider)
    }
}
