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
        let scene = TermsAndConditionsConfigurator.build().viewController
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is TermsAndConditionsPresenter)
        #expect(actors["router"] is TermsAndConditionsRouter)
        #expect(actors["interactor"] is TermsAndConditionsInteractor)
        #expect((actors["presenter"] as? TermsAndConditionsPresenter)?.viewController === scene)
        #expect((actors["router"] as? TermsAndConditionsRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsConfigurator.build().viewController)
            await window.settle()
        }
    }
}
