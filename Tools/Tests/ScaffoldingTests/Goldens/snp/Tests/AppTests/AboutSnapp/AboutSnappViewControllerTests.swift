import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutSnappViewController")
struct AboutSnappViewControllerTests {
    private let interactor = AboutSnappInteractorProtocolMock()
    private let viewController: AboutSnappViewController

    init() {
        viewController = AboutSnappViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor termsAndConditionsButtonTapped")
    func termsAndConditionsButtonTapped() throws {
        let view = try #require(viewController.view as? AboutSnappView)
        view.termsAndConditionsButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .termsAndConditionsButtonTapped])
    }

    @Test("tells the interactor helpTapped")
    func helpTapped() throws {
        let view = try #require(viewController.view as? AboutSnappView)
        view.helpButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .helpTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? AboutSnappView)
        let viewModel = AboutSnappViewModel(name: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.nameLabel.text == "some text")
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? AboutSnappView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        #expect(view.nameLabel.isHidden)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
        #expect(!view.nameLabel.isHidden)
    }

    @Test("connects who makes up the scene, and ends its tasks with it")
    func connects() {
        let viewController = AboutSnappConfigurator.build(aboutManager: AboutManagerProtocolMock()).viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? AboutSnappPresenter
        let router = actors["router"] as? AboutSnappRouter
        let interactor = actors["interactor"] as? AboutSnappInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
        let interactorTask = interactor?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        viewController.lifetime.viewHasLeft()
        #expect(interactorTask?.isCancelled == true)
    }
}
