public import Foundation
public import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any module, and what is seen first.
@MainActor
public final class PromotionsApp {
    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(api: HTTPRequester.server, secrets: SessionStore.deviceSecrets)
    }

    /// An app of one server, in one language.
    ///
    /// - Parameters:
    ///   - api: The address of the server.
    ///   - store: Where it keeps what it fetched.
    ///   - secrets: Where it keeps by what the server knows whoever is logged in.
    ///   - language: The language that it is shown in.
    public init(
        api: URL, store: any ModelStore = MemoryStore(), secrets: any SecretStore = MemorySecrets(),
        language: Words.Language = .english
    ) {
        AppParts(api: api, store: store, secrets: secrets, language: language).use()
    }

    /// The root of a window: a module of its own, which goes to Promotions list or, where nobody is logged in, to Login.
    public func makeRootViewController() -> UINavigationController {
        RootNavigationControllerBuilder.createRootNavigationController()
    }
}
