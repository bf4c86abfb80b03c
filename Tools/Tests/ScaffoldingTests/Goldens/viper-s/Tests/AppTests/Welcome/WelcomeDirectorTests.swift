import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("WelcomeDirector")
struct WelcomeDirectorTests {
    private let ui = Welcome_DisplayUIMock()
    private let worker = Welcome_ManageDataMock()
    private let navigator = Welcome_NavigateMock()
    private let director: WelcomeDirector

    init() {
        director = WelcomeDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchWelcome])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = WelcomeUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: Welcome_DisplayUIMock? = Welcome_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
