import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsDirector")
struct LeadsDirectorTests {
    private let ui = Leads_DisplayUIMock()
    private let worker = Leads_ManageDataMock()
    private let navigator = Leads_NavigateMock()
    private let director: LeadsDirector

    init() {
        director = LeadsDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchLeads])
    }

    @Test("goes to items detail, and hears what comes of it")
    func opensItemsDetail() {
        director.openItemsDetail(item: .sample, page: 42, others: [.sample], names: ["some text": .sample])
        director.itemsDetailDidFinish(created: .sample)
        director.itemsDetailDidFinish(gone: ["some text"])
        director.itemsDetailDidFinishCanceled()
        #expect(navigator.calls.count == 1 && ui.calls.isEmpty)
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = LeadsUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: Leads_DisplayUIMock? = Leads_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
