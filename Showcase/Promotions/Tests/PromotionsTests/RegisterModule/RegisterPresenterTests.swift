import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("RegisterPresenter")
struct RegisterPresenterTests {
    private let view = RegisterViewInterfaceMock()
    private let interactor = RegisterInteractorInterfaceMock()
    private let stack: UINavigationController
    private let presenter: RegisterPresenter

    init() {
        presenter = RegisterPresenter(interactor: interactor, wireframe: RegisterWireframe())
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("shows what it begins with once the view is loaded")
    func showsOnceLoaded() {
        presenter.registerViewDidLoad()
        #expect(view.calls.first == .show(viewModel: RegisterViewModel(title: "Who registers is logged in at once.")))
    }

    @Test("requestRegistrationDidFinish leads on")
    func requestRegistrationDidFinish() {
        presenter.requestRegistrationDidFinish()
        #expect(view.calls == [.show(loading: false)])
        #expect(stack.viewControllers.count == 1)
    }

    @Test("requestRegistrationDidFail shows why")
    func requestRegistrationDidFail() {
        presenter.requestRegistrationDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("registerViewDidPressRegisterButton requests what follows")
    func registerViewDidPressRegisterButton() {
        presenter.registerViewDidPressRegisterButton(userName: "userName", password: "password")
        #expect(interactor.calls == [.requestRegistration(userName: "userName", password: "password")])
    }

    @Test("registerViewDidPressRegisterButton says what is wrong with what was entered, and does nothing")
    func registerViewDidPressRegisterButtonComplains() {
        presenter.registerViewDidPressRegisterButton(userName: " ", password: " ")
        #expect(view.calls == [.showMessages(userName: "Enter the user name.", password: "Enter the password.")])
        #expect(interactor.calls.isEmpty && stack.viewControllers.count == 2)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: RegisterViewInterfaceMock? = RegisterViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
