import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("WelcomeViewController")
struct WelcomeViewControllerTests {
    private let interactor = WelcomeInteractorProtocolMock()
    private let viewController: WelcomeViewController

    init() {
        viewController = WelcomeViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor aboutButtonTapped")
    func aboutButtonTapped() throws {
        let view = try #require(viewController.view as? WelcomeView)
        view.aboutButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .aboutButtonTapped])
    }

    @Test("tells the interactor rideButtonTapped")
    func rideButtonTapped() throws {
        let view = try #require(viewController.view as? WelcomeView)
        view.rideButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .rideButtonTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? WelcomeView)
        let viewModel = WelcomeViewModel(news: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.newsLabel.text == "some text")
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() {
        weak var viewController: WelcomeViewController?
        do {
            let scene = WelcomeConfigurator.build(
                aboutManager: FakeAboutManager(), dependencies: .sample
            ).viewController
            scene.loadViewIfNeeded()
            viewController = scene
        }
        #expect(viewController == nil)
    }
}
