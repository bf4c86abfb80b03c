import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainViewController")
struct PlainViewControllerTests {
    private let interactor = PlainInteractorProtocolMock()
    private let viewController: PlainViewController

    init() {
        viewController = PlainViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor termsTapped")
    func termsTapped() throws {
        let view = try #require(viewController.view as? PlainView)
        view.termsButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .termsTapped])
    }

    @Test("tells the interactor rowSelected")
    func rowSelected() {
        viewController.rowSelected(index: 42)
        #expect(interactor.calls == [.rowSelected(index: 42)])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? PlainView)
        let viewModel = PlainViewModel(text: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.textLabel.text == "some text")
    }
}
