import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainAboutViewController")
struct PlainAboutViewControllerTests {
    private let interactor = PlainAboutInteractorProtocolMock()
    private let viewController: PlainAboutViewController

    init() {
        viewController = PlainAboutViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor helpTapped")
    func helpTapped() throws {
        let view = try #require(viewController.view as? PlainAboutView)
        view.helpButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .helpTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? PlainAboutView)
        let viewModel = PlainAboutViewModel(name: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.nameLabel.text == "some text")
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? PlainAboutView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        #expect(view.nameLabel.isHidden)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
        #expect(!view.nameLabel.isHidden)
    }
}
