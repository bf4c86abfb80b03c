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
        let scene = AboutSnappConfigurator.build(aboutManager: AboutManagerProtocolMock()).viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is AboutSnappPresenter)
        #expect(actors["router"] is AboutSnappRouter)
        #expect(actors["interactor"] is AboutSnappInteractor)
        #expect((actors["presenter"] as? AboutSnappPresenter)?.viewController === scene)
        #expect((actors["router"] as? AboutSnappRouter)?.viewController === scene)
        let interactorTask = (
            actors["interactor"] as? AboutSnappInteractor
        )?.tasks.run { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        scene.lifetime.viewHasLeft()
        #expect(interactorTask?.isCancelled == true)
    }
}
