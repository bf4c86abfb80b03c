import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("AboutViewController")
struct AboutViewControllerTests {
    private let interactor = AboutInteractorProtocolMock()
    private let viewController: AboutViewController

    init() {
        viewController = AboutViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor termsAndConditionsButtonTapped")
    func termsAndConditionsButtonTapped() throws {
        let view = try #require(viewController.view as? AboutView)
        view.termsAndConditionsButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .termsAndConditionsButtonTapped])
    }

    @Test("shows a view model", arguments: [true, false])
    func shows(isLoading: Bool) throws {
        let view = try #require(viewController.view as? AboutView)
        viewController.show(viewModel: AboutViewModel(text: "some text", isLoading: isLoading))
        #expect(view.textLabel.text == "some text")
        #expect(view.activityIndicator.isAnimating == isLoading)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() throws {
        let terms = try #require(URL(string: "http://api.example/terms"))
        weak var viewController: AboutViewController?
        do {
            let scene = AboutConfigurator.build(aboutManager: FakeAboutManager(), termsAndConditions: terms)
                .viewController
            scene.loadViewIfNeeded()
            viewController = scene
        }
        #expect(viewController == nil)
    }
}
