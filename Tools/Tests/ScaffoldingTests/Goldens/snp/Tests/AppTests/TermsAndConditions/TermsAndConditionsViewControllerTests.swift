import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewController")
struct TermsAndConditionsViewControllerTests {
    private let interactor = TermsAndConditionsInteractorProtocolMock()
    private let viewController: TermsAndConditionsViewController

    init() {
        viewController = TermsAndConditionsViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor someVeryLongEventNameTapped")
    func someVeryLongEventNameTapped() throws {
        let view = try #require(viewController.view as? TermsAndConditionsView)
        view.someVeryLongEventNameButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .someVeryLongEventNameTapped])
    }

    @Test("tells the interactor anotherLongNamedEventTapped")
    func anotherLongNamedEventTapped() throws {
        let view = try #require(viewController.view as? TermsAndConditionsView)
        view.anotherLongNamedEventButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .anotherLongNamedEventTapped])
    }

    @Test("tells the interactor thirdLongNamedEventTapped")
    func thirdLongNamedEventTapped() throws {
        let view = try #require(viewController.view as? TermsAndConditionsView)
        view.thirdLongNamedEventButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .thirdLongNamedEventTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? TermsAndConditionsView)
        let viewModel = TermsAndConditionsViewModel(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.firstVeryLongNameLabel.text == "some text")
        #expect(view.secondVeryLongNameLabel.text == "42")
        #expect(view.thirdVeryLongNameLabel.text == "1.5")
        #expect(view.fourthVeryLongNameLabel.text == "true")
        #expect(view.fifthNameLabel.text == "some text, more text")
        #expect(view.sixthNameIsLongLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = TermsAndConditionsConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? TermsAndConditionsPresenter
        let router = actors["router"] as? TermsAndConditionsRouter
        let interactor = actors["interactor"] as? TermsAndConditionsInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsConfigurator.build().viewController)
            await window.settle()
        }
    }
}
