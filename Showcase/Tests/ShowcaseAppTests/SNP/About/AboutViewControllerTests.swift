import ScaenaUIKit
import Testing

@testable import ShowcaseApp

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

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? AboutView)
        let viewModel = AboutViewModel(text: "some text", isLoading: true)
        viewController.show(viewModel: viewModel)
        #expect(view.textLabel.text == "some text")
        #expect(view.isLoadingLabel.text == "true")
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() {
        weak var viewController: AboutViewController?
        do {
            let scene = AboutConfigurator.build()
            scene.loadViewIfNeeded()
            viewController = scene
        }
        #expect(viewController == nil)
    }
}
