import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionDetailVC")
struct PromotionDetailVCTests {
    private let presenter = PromotionDetailViewHandlerMock()
    private let view: PromotionDetailVC

    init() {
        view = PromotionDetailVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.promotionDetailViewDidLoad])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(
            viewModel: PromotionDetailViewModel(
                title: "some text", text: "some text", discount: "some text", ends: "some text"))
        #expect(view.titleLabel.text == "some text")
        #expect(view.textLabel.text == "some text")
        #expect(view.discountLabel.text == "some text")
        #expect(view.endsLabel.text == "some text")
    }

    @Test("shows whether something is under way")
    func showsLoading() {
        view.loadViewIfNeeded()
        view.show(loading: true)
        #expect(view.activityIndicator.isAnimating)
        view.show(loading: false)
        #expect(!view.activityIndicator.isAnimating)
    }

    @Test("tells the presenter that the user tries again")
    func retries() async throws {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        #expect(presenter.calls == [.promotionDetailViewDidLoad, .promotionDetailViewDidPressRetry])
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained."))
    }
}
