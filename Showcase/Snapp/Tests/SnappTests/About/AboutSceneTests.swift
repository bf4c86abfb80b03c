import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("The About scene")
struct AboutSceneTests {
    private let manager = FakeAboutManager()
    private let terms = URL(fileURLWithPath: "/terms")

    @Test("says in one order who tells what to whom, from the lifecycle to the label")
    func cycle() async throws {
        manager.outcomes = [.success(About(text: "new"))]
        let scene = WatchedAboutScene(aboutManager: manager, termsAndConditions: terms)
        let view = try #require(scene.viewController.view as? AboutView)
        try await scene.shown.waitForCall(.show(viewModel: AboutViewModel(text: "new", isLoading: false)))
        #expect(
            scene.log.calls == [
                scene.interactor.call(.viewDidLoad),
                scene.presenter.call(.present(text: "", isLoading: true)),
                scene.shown.call(.show(viewModel: AboutViewModel(text: "", isLoading: true))),
                scene.presenter.call(.present(text: "new", isLoading: false)),
                scene.shown.call(.show(viewModel: AboutViewModel(text: "new", isLoading: false))),
            ])
        #expect(view.textLabel.text == "new")
    }

    @Test("shows nothing through a proxy that nobody keeps")
    func isKept() throws {
        let scene = WatchedAboutScene(aboutManager: manager, termsAndConditions: terms)
        let presenter = AboutPresenter()
        do {
            let proxy = AboutViewControllerProtocolProxy(scene.viewController)
            presenter.viewController = proxy
            withExtendedLifetime(proxy) { #expect(presenter.viewController != nil) }
        }
        #expect(presenter.viewController == nil)
    }
}
