import ScaenaUIKit
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("WelcomePresenter")
struct WelcomePresenterTests {
    private let viewController = WelcomeViewControllerProtocolMock()
    private let presenter = WelcomePresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(news: "some text")
        let viewModel = WelcomeViewModel(news: "some text")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
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
