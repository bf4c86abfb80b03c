import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Snapp

@MainActor
@Suite("FarePresenter")
struct FarePresenterTests {
    private let viewController = FareViewControllerProtocolMock()
    private let locale = Locale(identifier: "de_DE")
    private let presenter: FarePresenter

    init() {
        presenter = FarePresenter(locale: locale)
        presenter.viewController = viewController
    }

    @Test("shows ride as texts")
    func shows() {
        let ride = Ride(id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
        presenter.present(ride: ride)
        let viewModel = FareViewModel(fare: "42 rials")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test(
        "counts as the language does",
        arguments: [
            (Words.Language.english, 0, "0 rials"), (.english, 1, "1 rial"), (.english, 2, "2 rials"),
            (.persian, 1, "۱ ریال"), (.persian, 12_000, "۱۲٬۰۰۰ ریال"),
        ])
    func counts(language: Words.Language, fare: Int, text: String) {
        let presenter = FarePresenter(words: SnappWords.words(language))
        presenter.viewController = viewController
        presenter.present(
            ride: Ride(id: "1", state: "", driver: "", fare: fare, requested: Date(timeIntervalSince1970: 0)))
        #expect(viewController.calls == [.show(viewModel: FareViewModel(fare: text))])
    }

    @Test("shows that a request is under way, and that it has ended")
    func showsLoading() {
        presenter.present(isLoading: true)
        #expect(viewController.calls == [.showLoading])
        presenter.present(isLoading: false)
        #expect(viewController.calls == [.showLoading, .hideLoading])
    }

    @Test("shows an error in a dialog that offers to retry", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: FareViewControllerProtocolMock? = FareViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
