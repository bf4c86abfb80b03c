import ScaenaTesting
import Testing

@testable import CLEANSWIFTSwift6Mode

@MainActor
@Suite("DetailPresenter")
struct DetailPresenterTests {
    private let viewController = DetailDisplayLogicMock()
    private let presenter = DetailPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(response: Detail.Load.Response(title: "some text"))
        let viewModel = Detail.Load.ViewModel(title: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: DetailDisplayLogicMock? = DetailDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
