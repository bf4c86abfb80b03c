import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainVC")
struct PlainVCTests {
    private let presenter = PlainViewHandlerMock()
    private let view: PlainVC

    init() {
        view = PlainVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.plainViewDidLoad])
    }

    @Test("tells the presenter plainViewDidPressTerms")
    func plainViewDidPressTerms() {
        view.loadViewIfNeeded()
        view.termsButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.plainViewDidLoad, .plainViewDidPressTerms])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: PlainViewModel(title: "some text"))
        #expect(view.titleLabel.text == "some text")
    }
}
