import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("WelcomePresenter")
struct WelcomePresenterTests {
    private let viewController = WelcomeViewControllerProtocolMock()
    private let presenter = WelcomePresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test(
        "shows the first sentence of what the app says of itself",
        arguments: [
            (nil, "You have not read about us yet."),
            (About(text: "One. Two."), "You read: “One.”"),
            (About(text: "Only one"), "You read: “Only one”"),
            (About(text: ""), "You read: “”"),
        ])
    func shows(about: About?, news: String) {
        presenter.present(about: about)
        #expect(viewController.calls == [.show(viewModel: WelcomeViewModel(news: news))])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: WelcomeViewControllerProtocolMock? = WelcomeViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
