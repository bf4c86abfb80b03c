import ScaenaData
import Testing

@testable import Promotions

@MainActor
@Suite("RootNavigationControllerInteractor")
struct RootNavigationControllerInteractorTests {
    private let handler = RootNavigationControllerInteractorHandlerMock()
    private let interactor = RootNavigationControllerInteractor()
    private let store = SessionStore(secrets: MemorySecrets())

    @Test("tells whether somebody is logged in")
    func tellsWhether() async throws {
        interactor.presenter = handler
        SessionStore.shared.replaced(by: { [store] in store }) { interactor.requestSession() }
        let other = SessionStore(secrets: MemorySecrets())
        try await other.keep("token")
        SessionStore.shared.replaced(by: { other }) { interactor.requestSession() }
        #expect(
            handler.calls == [.requestSessionDidFinish(isLoggedIn: false), .requestSessionDidFinish(isLoggedIn: true)])
    }

    @Test("tells that the session has ended, of which the store knows nothing more then")
    func tellsTheEnd() async throws {
        interactor.presenter = handler
        try await SessionStore.shared.replaced(by: { [store] in store }) {
            interactor.requestSession()
            try await SessionBO.begin(with: "token")
            await SessionBO.end()
            await SessionBO.end()
        }
        #expect(
            handler.calls
                == [.requestSessionDidFinish(isLoggedIn: false), .requestSessionDidBegin, .requestSessionDidEnd])
        #expect(store.token.currentValue == nil)
    }

    @Test("asks for a promotion for whoever is logged in, and tells how that went")
    func asksForPromotions() async throws {
        interactor.presenter = handler
        try await store.keep("token")
        await ask { _ in .sample }
        await ask { _ in throw HTTPError.offline }
        // The server does not know the session any more.
        await ask { _ in throw AccountError.loggedOut }
        let calls = handler.calls
        #expect(calls.count == 3 && calls[0] == .requestPromotionDidFinish(promotion: .sample))
        #expect(calls[2] == .requestPromotionNeedsLogin(id: "7"))
    }

    @Test("asks for nothing for whoever is not logged in")
    func asksForLogin() async {
        interactor.presenter = handler
        await ask { _ in .sample }
        #expect(handler.calls == [.requestPromotionNeedsLogin(id: "7")])
    }

    private func ask(_ promotion: @escaping @Sendable (String) async throws -> Promotion) async {
        await SessionStore.shared.replaced(by: { [store] in store }) {
            await PromotionBO.rules.replaced(by: PromotionBO.Rules(promotion: promotion)) {
                interactor.requestPromotion(id: "7")
                while !interactor.tasks.isIdle { await Task.yield() }
            }
        }
    }
}
