import Combine
import Testing

@testable import App

@MainActor
@Suite("DefaultPlainPresenter")
struct DefaultPlainPresenterTests {
    private let noteRepository = NoteRepositoryMock()
    private let item: Item = .sample
    private let presenter: DefaultPlainPresenter

    init() {
        presenter = DefaultPlainPresenter(noteRepository: noteRepository, item: item)
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.name.value == "Plain")
        #expect(presenter.tags.value == [])
        #expect(presenter.counts.value == [])
        #expect(presenter.isOpen.value == false)
        #expect(presenter.rate.value == nil)
        #expect(presenter.hint.value == nil)
        #expect(presenter.no.value == nil)
    }
}
