public import Foundation
public import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any module, and what is seen first.
@MainActor
public final class PromotionsApp {
    /// The addresses that lead into the app.
    public static var routes: URLRoutes { ShowPromotion.routes }

    private weak var root: RootNavigationController?

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

    /// Has the app know nobody the next time that it is made with these secrets.
    ///
    /// - Parameter secrets: Where it keeps by what the server knows whoever is logged in.
    /// - Throws: `SecretStoreError`.
    nonisolated public static func forgetLogin(in secrets: any SecretStore) throws {
        try secrets.setSecret(nil, SessionStore.name)
    }

    /// The root of a window: a module of its own, which goes to Promotions list or, where nobody is logged in, to Login.
    public func makeRootViewController() -> UINavigationController {
        let root = RootNavigationControllerBuilder.createRootNavigationController()
        self.root = root
        return root
    }

    /// Does what is asked of the app from outside: opens a link.
    ///
    /// - Parameter action: What is asked.
    /// - Returns: What became of it.
    public func perform(_ action: any FlowAction) -> ActionOutcome {
        guard let link = action as? ShowPromotion, let root else {
            return .stopped(path: ["Promotions"], reason: .notKnown)
        }
        root.open(promotionID: link.id)
        return .arrived(path: ["Promotions"])
    }

    /// Makes a screen again that was open before a restart.
    ///
    /// - Parameter saved: What was saved of the screen.
    /// - Returns: The screen; `nil` if there is none like that for whoever is logged in now.
    /// - Throws: What the decoding of its state throws.
    public static func makeScreen(for saved: SavedFlow) throws -> UIViewController? {
        switch (saved.id, SessionBO.isLoggedIn) {
        case (PromotionDetailVC.id, true):
            if let promotion = try? saved.state(Promotion.self) {
                PromotionDetailBuilder.createPromotionDetailModule(of: promotion)
            } else {
                try saved.state(String.self).map { PromotionDetailBuilder.createPromotionDetailModule(id: $0) }
            }
        case (RegisterVC.id, false): RegisterBuilder.createRegisterModule()
        case (ForgotPasswordVC.id, false): ForgotPasswordBuilder.createForgotPasswordModule()
        default: nil
        }
    }
}
