import Foundation
import ScaenaData
import ScaenaKit
import ScaenaUIKit

// BVIPER: login refused, accepted, master to detail. Presenter, interactor and wireframe; the interactor maps DTOs to
// entities and asks a business object; the resource provider knows no business.

struct SessionDTO: Codable, Sendable {
    let userName: String
    let expires: Double
}

struct Session: Equatable, Sendable {
    let userName: String
    let expiry: Double
}

/// A business object: static and stateless.
enum SessionBO {
    static func isExpired(_ session: Session, now: Double) -> Bool { session.expiry <= now }
}

struct LoginRefusal: LocalizedError {
    var errorDescription: String? { "User name or password is wrong." }
}

@MainActor
protocol LoginViewInterface: SceneViewControllerProtocol {
    func show(isLoading: Bool)
}

@MainActor
protocol LoginViewHandler: SceneInteractorProtocol {
    func loginViewDidPressLoginButton(userName: String)
}

@MainActor
protocol LoginInteractorInterface: AnyObject {
    func requestLogin(userName: String)
}

@MainActor
protocol LoginInteractorHandler: AnyObject {
    func requestLoginDidFinish(_ result: Result<Session, any Error>)
}

final class LoginVC: SceneViewController, LoginViewInterface {
    private let presenter: any LoginViewHandler
    private let userName = UITextField()
    private let indicator = UIActivityIndicatorView(style: .medium)

    init(presenter: any LoginViewHandler) {
        self.presenter = presenter
        super.init(interactor: presenter)
        title = "Login"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        userName.placeholder = "User name"
        let login = UIButton(type: .system)
        login.setTitle("Log in", for: .normal)
        login.addAction(
            UIAction { [weak self] _ in
                self.map { $0.presenter.loginViewDidPressLoginButton(userName: $0.userName.text ?? "") }
            }, for: .touchUpInside)
        for subview in [userName, login, indicator] { view.addSubview(subview) }
    }

    func show(isLoading: Bool) {
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
}

@MainActor
final class LoginPresenter: LoginViewHandler {
    weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: LoginWireframe

    init(interactor: any LoginInteractorInterface, wireframe: LoginWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func loginViewDidPressLoginButton(userName: String) {
        view?.show(isLoading: true)
        interactor.requestLogin(userName: userName)
    }
}

extension LoginPresenter: LoginInteractorHandler {
    func requestLoginDidFinish(_ result: Result<Session, any Error>) {
        view?.show(isLoading: false)
        switch result {
        case .success(let session): wireframe.showItemListModule(userName: session.userName, view?.viewController)
        case .failure(let error): view?.showErrorDialog(errorViewModel: ErrorViewModel(error: error))
        }
    }
}

@MainActor
final class LoginInteractor: LoginInteractorInterface {
    weak var presenter: (any LoginInteractorHandler)?
    let tasks = SceneTasks()
    private let requester: HTTPProvider

    init(requester: HTTPProvider) {
        self.requester = requester
    }

    func requestLogin(userName: String) {
        tasks.run("login") {
            do {
                let dto: SessionDTO = try await self.requester.value(of: .get("/login/\(userName)"))
                let session = Session(userName: dto.userName, expiry: dto.expires)
                guard !SessionBO.isExpired(session, now: 100) else { throw LoginRefusal() }
                self.presenter?.requestLoginDidFinish(.success(session))
            } catch is CancellationError {
                // The scene has gone: nobody is left to be told.
            } catch {
                self.presenter?.requestLoginDidFinish(.failure(LoginRefusal()))
            }
        }
    }
}

@MainActor
final class LoginWireframe {
    func showItemListModule(userName: String, _ fromVC: UIViewController?) {
        Navigation(from: fromVC).setStack([ItemListBuilder.createItemListModule(userName: userName)])
    }
}

@MainActor
enum LoginBuilder {
    static func createLoginModule(requester: HTTPProvider) -> UIViewController {
        let interactor = LoginInteractor(requester: requester)
        let wireframe = LoginWireframe()
        let presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        interactor.presenter = presenter
        let viewController = LoginVC(presenter: presenter)
        presenter.view = viewController
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor", heldBy: "presenter")
        viewController.lifetime.track(wireframe, as: "wireframe", heldBy: "presenter")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return viewController
    }
}

// MARK: - Master and detail

@MainActor
final class ItemListPresenter: SceneInteractorProtocol {
    weak var viewController: UIViewController?

    func itemListViewDidSelect(promotion: String) {
        Navigation(from: viewController).push(ItemDetailBuilder.createItemDetailModule(promotion: promotion))
    }
}

final class ItemListVC: SceneViewController {
    private let presenter: ItemListPresenter
    private let userName: String

    init(presenter: ItemListPresenter, userName: String) {
        self.presenter = presenter
        self.userName = userName
        super.init(interactor: presenter)
        title = "Promotions for \(userName)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for promotion in ["Two for one", "Free ride"] {
            let row = UIButton(type: .system)
            row.setTitle(promotion, for: .normal)
            row.addAction(
                UIAction { [weak self] _ in self?.presenter.itemListViewDidSelect(promotion: promotion) },
                for: .touchUpInside)
            view.addSubview(row)
        }
    }
}

@MainActor
enum ItemListBuilder {
    static func createItemListModule(userName: String) -> UIViewController {
        let presenter = ItemListPresenter()
        let viewController = ItemListVC(presenter: presenter, userName: userName)
        presenter.viewController = viewController
        viewController.lifetime.track(presenter, as: "presenter")
        return viewController
    }
}

@MainActor
final class ItemDetailPresenter: SceneInteractorProtocol {}

final class ItemDetailVC: SceneViewController {}

@MainActor
enum ItemDetailBuilder {
    static func createItemDetailModule(promotion: String) -> UIViewController {
        let presenter = ItemDetailPresenter()
        let viewController = ItemDetailVC(interactor: presenter)
        viewController.title = "Detail of \(promotion)"
        viewController.lifetime.track(presenter, as: "presenter")
        return viewController
    }
}
