import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainViewController")
struct PlainViewControllerTests {
    private let director = Plain_HandleUIEventsMock()
    private let viewController: PlainViewController

    init() {
        viewController = PlainViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onTermsTapped")
    func onTermsTapped() {
        viewController.loadViewIfNeeded()
        viewController.termsTappedButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onTermsTapped])
    }

    @Test("tells the director onRow")
    func onRow() {
        viewController.onRow(index: 42)
        #expect(director.calls == [.onRow(index: 42)])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(PlainUI(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }
}
