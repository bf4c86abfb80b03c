import Foundation
import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomeDirector")
struct HomeDirectorTests {
    private let ui = Home_DisplayUIMock()
    private let worker = Home_ManageDataMock()
    private let navigator = Home_NavigateMock()
    private let director: HomeDirector

    init() {
        director = HomeDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchHome])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = HomeUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: Home_DisplayUIMock? = Home_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
