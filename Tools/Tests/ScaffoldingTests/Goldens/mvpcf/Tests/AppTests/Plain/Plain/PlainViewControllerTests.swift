import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainViewController")
struct PlainViewControllerTests {
    private let presenter = PlainPresenterMock()
    private let view = DefaultPlainView()
    private let viewController: PlainViewController

    init() {
        presenter.name = CurrentValueSubject<String, Never>("Plain")
        presenter.tags = CurrentValueSubject<[String], Never>([])
        presenter.counts = CurrentValueSubject<[Int], Never>([])
        presenter.isOpen = CurrentValueSubject<Bool, Never>(false)
        presenter.rate = CurrentValueSubject<Double?, Never>(nil)
        presenter.hint = CurrentValueSubject<String?, Never>(nil)
        presenter.no = CurrentValueSubject<Int?, Never>(nil)
        presenter.created = PassthroughSubject<Item, Never>()
        viewController = PlainViewController(presenter: presenter, view: view)
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

    @Test("asks the presenter to termsTapped")
    func termsTapped() {
        view.termsButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.termsTapped])
    }

    @Test("asks the presenter to rowSelected")
    func rowSelected() {
        viewController.rowSelected(index: 42)
        #expect(presenter.calls == [.rowSelected(index: 42)])
    }

    @Test("fires closed")
    func closed() {
        var count = 0
        viewController.closed = { count += 1 }
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("fires opened")
    func opened() {
        var count = 0
        viewController.opened = { _ in count += 1 }
        viewController.fireOpened(index: 42)
        #expect(count == 1)
    }

    @Test("fires bareRequested")
    func bareRequested() {
        var count = 0
        viewController.bareRequested = { count += 1 }
        view.bareButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("passes on what came of it: created")
    func passesOnCreated() {
        var values: [Item] = []
        viewController.created = { values.append($0) }
        presenter.created.send(.sample)
        #expect(values.count == 1)
    }
}
