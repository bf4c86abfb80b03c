import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedVC")
struct DatedVCTests {
    private let presenter = DatedViewHandlerMock()
    private let view: DatedVC

    init() {
        view = DatedVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.datedViewDidLoad])
    }

    @Test("tells the presenter datedViewDidPressRow")
    func datedViewDidPressRow() {
        view.datedViewDidPressRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
        #expect(
            presenter.calls == [
                .datedViewDidPressRow(at: Date(timeIntervalSince1970: 0), near: [URL(fileURLWithPath: "/sample")])
            ])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: DatedViewModel(title: "some text"))
        #expect(view.titleLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
