import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsViewController")
struct TermsViewControllerTests {
    private let interactor = TermsInteractorProtocolMock()
    private let viewController: TermsViewController

    init() {
        viewController = TermsViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor termsAndConditionsButtonTapped")
    func termsAndConditionsButtonTapped() throws {
        let view = try #require(viewController.view as? TermsView)
        view.termsAndConditionsButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .termsAndConditionsButtonTapped])
    }

    @Test("tells the interactor retryTapped")
    func retryTapped() throws {
        let view = try #require(viewController.view as? TermsView)
        view.retryButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .retryTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? TermsView)
        let viewModel = TermsViewModel(text: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.textLabel.text == "some text")
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() {
        weak var viewController: TermsViewController?
        do {
            let scene = TermsConfigurator.build()
            scene.loadViewIfNeeded()
            viewController = scene
        }
        #expect(viewController == nil)
    }
}
