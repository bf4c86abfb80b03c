import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("CaféPresenter")
struct CaféPresenterTests {
    private let viewController = CaféViewControllerProtocolMock()
    private let presenter = CaféPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        let viewModel = CaféViewModel(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
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
        var scene: CaféViewControllerProtocolMock? = CaféViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
