import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AccountCreateViewController")
struct AccountCreateViewControllerTests {
    private let presenter = AccountCreatePresenterProtocolMock()
    private let view: AccountCreateViewController

    init() {
        view = AccountCreateViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("tells the presenter selectNetwork")
    func selectNetwork() {
        view.loadViewIfNeeded()
        view.rootView.networkButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .selectNetwork])
    }

    @Test("tells the presenter proceed2FA")
    func proceed2FA() {
        view.loadViewIfNeeded()
        view.rootView.proceed2FAButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .proceed2FA])
    }

    @Test("tells the presenter retryLoading")
    func retryLoading() {
        view.loadViewIfNeeded()
        view.rootView.loadingButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .retryLoading])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(
            viewModel: AccountCreateViewModel(
                name: "some text",
                tags: ["some text", "more text"],
                counts: [42, 43],
                isOpen: true,
                rate: 1.5,
                hint: "some text",
                no: 42))
        #expect(view.rootView.nameLabel.text == "some text")
        #expect(view.rootView.tagsLabel.text == "some text, more text")
        #expect(view.rootView.countsLabel.text == "42, 43")
        #expect(view.rootView.isOpenLabel.text == "true")
        #expect(view.rootView.rateLabel.text == "1.5")
        #expect(view.rootView.hintLabel.text == "some text")
        #expect(view.rootView.noLabel.text == "42")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.didReceive(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
