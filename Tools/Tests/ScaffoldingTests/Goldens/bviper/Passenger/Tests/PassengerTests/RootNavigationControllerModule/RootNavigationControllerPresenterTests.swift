import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("RootNavigationControllerPresenter")
struct RootNavigationControllerPresenterTests {
    private let interactor = RootNavigationControllerInteractorInterfaceMock()
    private let wireframe = RootNavigationControllerWireframe()
    private let navigationController = UINavigationController()
    private let presenter: RootNavigationControllerPresenter

    init() {
        wireframe.navigationController = navigationController
        presenter = RootNavigationControllerPresenter(interactor: interactor, wireframe: wireframe)
    }

    @Test("asks whether somebody is logged in")
    func asks() {
        presenter.rootNavigationControllerDidLoad()
        #expect(interactor.calls == [.requestSession])
    }

    @Test("shows Home to whoever is logged in")
    func showsFirst() {
        presenter.requestSessionDidFinish(isLoggedIn: true)
        #expect(navigationController.viewControllers.map { $0 is HomeVC } == [true])
    }

    @Test("shows Home to whoever is not")
    func showsOthers() {
        presenter.requestSessionDidFinish(isLoggedIn: false)
        #expect(navigationController.viewControllers.map { $0 is HomeVC } == [true])
    }

    @Test("begins anew when the session ends")
    func beginsAnew() {
        navigationController.viewControllers = [UIViewController(), UIViewController()]
        presenter.requestSessionDidEnd()
        #expect(navigationController.viewControllers.map { $0 is HomeVC } == [true])
    }
}
