import ScaenaKit
import ScaenaUIKit

// SNP: a change of the ride's state reaches three scenes through the dispatch system. Interactors observe; each scene's
// presenter says it in its own words.

struct Ride: Equatable, Sendable {
    enum State: String, Sendable { case requested, accepted, finished }
    let state: State
    let price: Int
}

@MainActor
protocol RideObserver: AnyObject {
    func rideDidChange(_ ride: Ride)
}

/// Keeps the ride, and tells whoever observes it.
@MainActor
final class RideManager {
    let dispatcher = Dispatcher()

    func change(to ride: Ride) {
        dispatcher.notify(RideObserver.self, keeping: "ride") { $0.rideDidChange(ride) }
    }
}

@MainActor
protocol RideSceneInteractorProtocol: SceneInteractorProtocol {
    func nextTapped()
}

@MainActor
protocol RideScenePresenterProtocol: ScenePresenterProtocol {
    func present(ride: Ride)
}

@MainActor
protocol RideSceneViewControllerProtocol: SceneViewControllerProtocol {
    func show(text: String)
}

@MainActor
protocol RideSceneRouterProtocol: SceneRouterProtocol {
    func navigateToNextScene()
}

final class RideSceneViewController: SceneViewController {
    private let rideInteractor: any RideSceneInteractorProtocol
    private let label = UILabel()

    init(title: String, interactor: any RideSceneInteractorProtocol) {
        rideInteractor = interactor
        super.init(interactor: interactor)
        self.title = title
        label.text = "–"
    }

    override func loadView() {
        let next = UIButton(type: .system)
        next.setTitle("Next", for: .normal)
        next.addAction(UIAction { [weak self] _ in self?.rideInteractor.nextTapped() }, for: .touchUpInside)
        view = UIStackView(arrangedSubviews: [label, next])
    }
}

extension RideSceneViewController: RideSceneViewControllerProtocol {
    func show(text: String) { label.text = text }
}

@MainActor
final class RideSceneInteractor {
    private let presenter: any RideScenePresenterProtocol
    private let router: any RideSceneRouterProtocol
    private let manager: RideManager

    init(presenter: any RideScenePresenterProtocol, router: any RideSceneRouterProtocol, manager: RideManager) {
        self.presenter = presenter
        self.router = router
        self.manager = manager
    }
}

extension RideSceneInteractor: RideSceneInteractorProtocol {
    func viewDidLoad() { manager.dispatcher.register(RideObserver.self, self, replaying: true) }
    func nextTapped() { router.navigateToNextScene() }
}

extension RideSceneInteractor: RideObserver {
    func rideDidChange(_ ride: Ride) { presenter.present(ride: ride) }
}

@MainActor
final class RideScenePresenter {
    weak var viewController: (any RideSceneViewControllerProtocol)?
    private let words: (Ride) -> String

    init(words: @escaping (Ride) -> String) {
        self.words = words
    }
}

extension RideScenePresenter: RideScenePresenterProtocol {
    func present(ride: Ride) { viewController?.show(text: words(ride)) }
    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}

@MainActor
final class RideSceneRouter {
    weak var viewController: (any RideSceneViewControllerProtocol)?
    private let next: () -> UIViewController?

    init(next: @escaping () -> UIViewController?) {
        self.next = next
    }
}

extension RideSceneRouter: RideSceneRouterProtocol {
    func navigateToNextScene() {
        if let next = next() { viewController?.navigation.push(next) }
    }
}

@MainActor
enum RideConfigurator {
    static func buildMap(manager: RideManager) -> UIViewController {
        build("Map", manager, words: { "Car: \($0.state.rawValue)" }, next: { buildStatus(manager: manager) })
    }

    static func buildStatus(manager: RideManager) -> UIViewController {
        build("Status", manager, words: { "Ride \($0.state.rawValue)" }, next: { buildReceipt(manager: manager) })
    }

    static func buildReceipt(manager: RideManager) -> UIViewController {
        build("Receipt", manager, words: { "To pay: \($0.price)" }, next: { nil })
    }

    private static func build(
        _ title: String, _ manager: RideManager, words: @escaping (Ride) -> String,
        next: @escaping () -> UIViewController?
    ) -> UIViewController {
        let presenter = RideScenePresenter(words: words)
        let router = RideSceneRouter(next: next)
        let interactor = RideSceneInteractor(presenter: presenter, router: router, manager: manager)
        let viewController = RideSceneViewController(title: title, interactor: interactor)
        presenter.viewController = viewController
        router.viewController = viewController
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
        viewController.lifetime.track(router, as: "router", heldBy: "interactor")
        return viewController
    }
}
