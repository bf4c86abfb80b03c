import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListViewController")
struct URLListViewControllerTests {
    private let presenter = URLListPresenterMock()
    private let view = DefaultURLListView()
    private let viewController: URLListViewController

    init() {
        presenter.name = StateRelay<String>("URL list")
        presenter.tags = StateRelay<[String]>([])
        presenter.counts = StateRelay<[Int]>([])
        presenter.isOpen = StateRelay<Bool>(false)
        presenter.rate = StateRelay<Double?>(nil)
        presenter.hint = StateRelay<String?>(nil)
        presenter.no = StateRelay<Int?>(nil)
        viewController = URLListViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.name.value = "some text"
        #expect(view.nameLabel.text == "some text")
        presenter.tags.value = ["some text", "more text"]
        #expect(view.tagsLabel.text == "some text, more text")
        presenter.counts.value = [42, 43]
        #expect(view.countsLabel.text == "42, 43")
        presenter.isOpen.value = true
        #expect(view.isOpenLabel.text == "true")
        presenter.rate.value = 1.5
        #expect(view.rateLabel.text == "1.5")
        presenter.hint.value = "some text"
        #expect(view.hintLabel.text == "some text")
        presenter.no.value = 42
        #expect(view.noLabel.text == "42")
    }

    @Test("asks the presenter to openURL")
    func openURL() {
        view.openURLButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.openURL])
    }
}
