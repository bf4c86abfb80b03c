import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import BVIPERSwift6Mode

@MainActor
@Suite("OffersVC")
struct OffersVCTests {
    private let presenter = OffersViewHandlerMock()
    private let view: OffersVC

    init() {
        view = OffersVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.offersViewDidLoad])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        view.loadViewIfNeeded()
        #expect(view.title == "Offers")
        #expect(view.removeAllButton.title(for: .normal) == "Remove all")
        #expect(view.signInButton.title(for: .normal) == "Sign in")
        #expect(view.activityIndicator.accessibilityLabel == "Loading")
    }

    @Test("tells the presenter offersViewDidPressRemoveAll")
    func offersViewDidPressRemoveAll() {
        view.loadViewIfNeeded()
        view.removeAllButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.offersViewDidLoad, .offersViewDidPressRemoveAll])
    }

    @Test("tells the presenter offersViewDidPressSignIn")
    func offersViewDidPressSignIn() {
        view.loadViewIfNeeded()
        view.signInButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.offersViewDidLoad, .offersViewDidPressSignIn])
    }

    @Test("shows rows, and says where there is none")
    func showsRows() {
        view.loadViewIfNeeded()
        view.show(promotions: [])
        #expect(!view.emptyLabel.isHidden && view.emptyLabel.text == "No promotions yet")
        view.show(promotions: [PromotionPresentationModel(id: "id", name: "name")])
        #expect(view.emptyLabel.isHidden && view.tableView.numberOfRows(inSection: 0) == 1)
        let cell = view.tableView(view.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "name")
    }

    @Test("shows other rows in the place of those before")
    func showsOtherRows() async {
        view.loadViewIfNeeded()
        let window = SceneWindow(view)
        view.show(promotions: [])
        await window.settle()
        view.show(promotions: [PromotionPresentationModel(id: "id", name: "name")])
        await window.settle()
        #expect(window.shows("name"))
    }

    @Test("tells the presenter which row the user taps")
    func offersViewDidPressPromotion() {
        view.loadViewIfNeeded()
        view.show(promotions: [PromotionPresentationModel(id: "id", name: "name")])
        view.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        view.tableView(view.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(view.tableView.delegate === view)
        #expect(view.tableView.indexPathForSelectedRow == nil)
        #expect(presenter.calls == [.offersViewDidLoad, .offersViewDidPressPromotion(index: 0)])
    }

    @Test("tells the presenter that the user pulls the list down")
    func offersViewDidPressRefresh() {
        view.loadViewIfNeeded()
        #expect(view.tableView.refreshControl === view.refreshControl)
        view.refreshControl.sendActions(for: .valueChanged)
        #expect(presenter.calls == [.offersViewDidLoad, .offersViewDidPressRefresh])
    }

    @Test("shows whether something is under way")
    func showsLoading() {
        view.loadViewIfNeeded()
        view.show(loading: true)
        #expect(view.activityIndicator.isAnimating)
        view.refreshControl.beginRefreshing()
        view.show(loading: false)
        #expect(!view.activityIndicator.isAnimating && !view.refreshControl.isRefreshing)
    }

    @Test("tells the presenter that the user tries again")
    func retries() async throws {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        #expect(presenter.calls == [.offersViewDidLoad, .offersViewDidPressRetry])
    }

    @Test("shows that it is done")
    func showsSuccess() async throws {
        let window = SceneWindow(view)
        await window.settle()
        view.showSuccess()
        try await window.waitFor("Done")
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
