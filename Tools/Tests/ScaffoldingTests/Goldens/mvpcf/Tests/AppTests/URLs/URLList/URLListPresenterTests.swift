import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultURLListPresenter")
struct DefaultURLListPresenterTests {
    private let presenter = DefaultURLListPresenter()

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.name.value == "URL list")
        #expect(presenter.tags.value == [])
        #expect(presenter.counts.value == [])
        #expect(presenter.isOpen.value == false)
        #expect(presenter.rate.value == nil)
        #expect(presenter.hint.value == nil)
        #expect(presenter.no.value == nil)
    }
}
