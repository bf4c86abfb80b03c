import Testing
import UIKit

@testable import App

@MainActor
@Suite("BareViewController")
struct BareViewControllerTests {
    private let interactor = BareInteractorProtocolMock()
    private let viewController: BareViewController

    init() {
        viewController = BareViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? BareView)
        let viewModel = BareViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }
}
