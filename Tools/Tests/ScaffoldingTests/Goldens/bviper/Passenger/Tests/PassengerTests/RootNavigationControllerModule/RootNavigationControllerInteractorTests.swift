import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("RootNavigationControllerInteractor")
struct RootNavigationControllerInteractorTests {
    private let handler = RootNavigationControllerInteractorHandlerMock()
    private let interactor = RootNavigationControllerInteractor()
    private let store = SessionStore(secrets: MemorySecrets())

    @Test("tells whether somebody is logged in")
    func tellsWhether() async throws {
        interactor.presenter = handler
        try await SessionStore.shared.replaced(by: { [store] in store }) {
            interactor.requestSession()
            try await store.keep("token")
            interactor.requestSession()
        }
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
        #expect(handler.calls == [.requestSessionDidFinish(isLoggedIn: false), .requestSessionDidEnd])
        #expect(store.token.currentValue == nil)
    }
}
