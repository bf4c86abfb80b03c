import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailVC")
struct DetailVCTests {
    private let presenter = DetailViewHandlerMock()
    private let view: DetailVC

    init() {
        view = DetailVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.detailViewDidLoad])
    }

    @Test("tells the presenter detailViewDidPressItem")
    func detailViewDidPressItem() {
        view.detailViewDidPressItem(item: .sample, near: ["some text": .sample], isFirst: true)
        #expect(
            presenter.calls == [.detailViewDidPressItem(item: .sample, near: ["some text": .sample], isFirst: true)])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: DetailViewModel(title: "some text"))
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
