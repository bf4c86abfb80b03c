import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ViewInteractor")
struct ViewInteractorTests {
    private let presenter = ViewInteractorOutputProtocolMock()
    private let interactor: ViewInteractor

    init() {
        interactor = ViewInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(stack: "View", presenter: false, rootView: 0)])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ViewInteractorOutputProtocolMock? = ViewInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
