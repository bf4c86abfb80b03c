import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionsListVC")
struct PromotionsListVCTests {
    private let presenter = PromotionsListViewHandlerMock()
    private let view: PromotionsListVC

    init() {
        view = PromotionsListVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.promotionsListViewDidLoad])
    }

    @Test("tells the presenter promotionsListViewDidPressLogoutButton")
    func promotionsListViewDidPressLogoutButton() {
        view.loadViewIfNeeded()
        view.logoutButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.promotionsListViewDidLoad, .promotionsListViewDidPressLogoutButton])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() {
        view.loadViewIfNeeded()
        view.show(promotions: [])
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No promotions yet")
        view.show(
            promotions: [
                PromotionPresentationModel(id: "id", title: "title", text: "text", discount: "discount", ends: "ends")
            ])
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = view.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "title")
        #expect(content?.secondaryText == "discount · ends")
    }

    @Test("tells the presenter which row the user taps")
    func promotionsListViewDidPressPromotion() {
        view.loadViewIfNeeded()
        view.show(
            promotions: [
                PromotionPresentationModel(id: "id", title: "title", text: "text", discount: "discount", ends: "ends")
            ])
        view.tableView(view.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(presenter.calls == [.promotionsListViewDidLoad, .promotionsListViewDidPressPromotion(index: 0)])
    }

    @Test("tells the presenter that the user pulls the list down")
    func promotionsListViewDidPressRefresh() {
        view.loadViewIfNeeded()
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(presenter.calls == [.promotionsListViewDidLoad, .promotionsListViewDidPressRefresh])
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
        #expect(presenter.calls == [.promotionsListViewDidLoad, .promotionsListViewDidPressRetry])
    }

    @Test("shows that promotions are those that were here last, until there are others")
    func showsOffline() {
        view.loadViewIfNeeded()
        view.show(promotions: [])
        view.showOffline()
        #expect(!view.offlineLabel.isHidden && view.countLabel.text == "0 promotions")
        view.show(promotions: [])
        #expect(view.offlineLabel.isHidden)
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
