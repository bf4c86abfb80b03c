import ScaenaKit
import Testing

@Suite("Scene protocols")
@MainActor
struct SceneProtocolTests {
    private final class Silent: SceneInteractorProtocol {}

    private final class Curious: SceneInteractorProtocol {
        var log: [String] = []
        func viewDidLoad() { log.append("viewDidLoad") }
        func retryTapped() { log.append("retryTapped") }
    }

    private final class Presenter: ScenePresenterProtocol {
        var handled: [Bool] = []
        func handle(error: any Error, dismiss: Bool) { handled.append(dismiss) }
    }

    private struct Failure: Error {}

    @Test func everyMessageHasADefault() {
        let interactor: any SceneInteractorProtocol = Silent()
        interactor.viewDidLoad()
        interactor.viewWillAppear()
        interactor.viewDidAppear()
        interactor.viewWillDisappear()
        interactor.viewDidDisappear()
        interactor.retryTapped()
    }

    @Test func anActorsOwnAnswerIsCalledThroughTheProtocol() {
        let curious = Curious()
        let interactor: any SceneInteractorProtocol = curious
        interactor.viewDidLoad()
        interactor.viewDidAppear()
        interactor.retryTapped()
        #expect(curious.log == ["viewDidLoad", "retryTapped"])
    }

    @Test func anErrorLeavesTheSceneUnlessItSaysSo() {
        let presenter = Presenter()
        presenter.handle(error: Failure())
        presenter.handle(error: Failure(), dismiss: true)
        #expect(presenter.handled == [false, true])
    }
}
