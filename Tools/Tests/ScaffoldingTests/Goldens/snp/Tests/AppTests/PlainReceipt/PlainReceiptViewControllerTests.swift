import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainReceiptViewController")
struct PlainReceiptViewControllerTests {
    private let interactor = PlainReceiptInteractorProtocolMock()
    private let viewController: PlainReceiptViewController

    init() {
        viewController = PlainReceiptViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor legalTapped")
    func legalTapped() throws {
        let view = try #require(viewController.view as? PlainReceiptView)
        view.legalButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .legalTapped])
    }

    @Test("tells the interactor laterTapped")
    func laterTapped() throws {
        let view = try #require(viewController.view as? PlainReceiptView)
        view.laterButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .laterTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? PlainReceiptView)
        let viewModel = PlainReceiptViewModel(at: "some text", link: "some text", id: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.atLabel.text == "some text")
        #expect(view.linkLabel.text == "some text")
        #expect(view.idLabel.text == "some text")
    }
}
