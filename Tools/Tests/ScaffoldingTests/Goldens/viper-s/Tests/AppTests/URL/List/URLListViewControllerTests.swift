import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListViewController")
struct URLListViewControllerTests {
    private let director = URLList_HandleUIEventsMock()
    private let viewController: URLListViewController

    init() {
        viewController = URLListViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onOpenURLTapped")
    func onOpenURLTapped() {
        viewController.loadViewIfNeeded()
        viewController.openURLTappedButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onOpenURLTapped])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(
            URLListUI(
                name: "some text",
                tags: ["some text", "more text"],
                counts: [42, 43],
                isOpen: true,
                rate: 1.5,
                hint: "some text",
                no: 42))
        #expect(viewController.nameLabel.text == "some text")
        #expect(viewController.tagsLabel.text == "some text, more text")
        #expect(viewController.countsLabel.text == "42, 43")
        #expect(viewController.isOpenLabel.text == "true")
        #expect(viewController.rateLabel.text == "1.5")
        #expect(viewController.hintLabel.text == "some text")
        #expect(viewController.noLabel.text == "42")
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
