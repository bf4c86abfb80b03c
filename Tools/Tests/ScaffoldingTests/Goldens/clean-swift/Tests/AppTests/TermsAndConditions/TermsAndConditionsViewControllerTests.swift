import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewController")
struct TermsAndConditionsViewControllerTests {
    private let interactor = TermsAndConditionsBusinessLogicMock()
    private let router = TermsAndConditionsDataPassingMock()
    private let viewController: TermsAndConditionsViewController

    init() {
        viewController = TermsAndConditionsViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: TermsAndConditions.Load.Request())])
    }

    @Test("tells the interactor someVeryLongEventNameTapped")
    func someVeryLongEventNameTapped() {
        viewController.loadViewIfNeeded()
        viewController.someVeryLongEventNameButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.load(request: TermsAndConditions.Load.Request()), .someVeryLongEventNameTapped])
    }

    @Test("tells the interactor anotherLongNamedEventTapped")
    func anotherLongNamedEventTapped() {
        viewController.loadViewIfNeeded()
        viewController.anotherLongNamedEventButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.load(request: TermsAndConditions.Load.Request()), .anotherLongNamedEventTapped])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(
            viewModel: TermsAndConditions.Load.ViewModel(
                firstVeryLongName: "some text",
                secondVeryLongName: 42,
                thirdVeryLongName: 1.5,
                fourthVeryLongName: true,
                fifthName: ["some text", "more text"],
                sixthNameIsLong: "some text"))
        #expect(viewController.firstVeryLongNameLabel.text == "some text")
        #expect(viewController.secondVeryLongNameLabel.text == "42")
        #expect(viewController.thirdVeryLongNameLabel.text == "1.5")
        #expect(viewController.fourthVeryLongNameLabel.text == "true")
        #expect(viewController.fifthNameLabel.text == "some text, more text")
        #expect(viewController.sixthNameIsLongLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = TermsAndConditionsViewController.build()
        built.loadViewIfNeeded()
        #expect(built.firstVeryLongNameLabel.text == "Terms and conditions")
        #expect(built.secondVeryLongNameLabel.text == "0")
        #expect(built.thirdVeryLongNameLabel.text == "0.0")
        #expect(built.fourthVeryLongNameLabel.text == "false")
        #expect(built.fifthNameLabel.text == "")
        #expect(built.sixthNameIsLongLabel.text == nil)
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = TermsAndConditionsViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? TermsAndConditionsPresenter
        let interactor = actors["interactor"] as? TermsAndConditionsInteractor
        let router = actors["router"] as? TermsAndConditionsRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsViewController.build())
            await window.settle()
        }
    }
}
