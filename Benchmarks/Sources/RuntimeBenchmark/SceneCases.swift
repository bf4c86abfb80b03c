import Measuring
import ScaenaKit

// A scene of five objects with weak references back, as a configurator makes one.

@MainActor
final class SceneScreen {
    let interactor: SceneInteractor

    init(_ interactor: SceneInteractor) {
        self.interactor = interactor
    }
}

@MainActor
final class TrackedScreen {
    let interactor: SceneInteractor
    lazy var lifetime = SceneLifetime(of: self)

    init(_ interactor: SceneInteractor) {
        self.interactor = interactor
        _ = lifetime
    }
}

@MainActor
final class SceneInteractor {
    let presenter: ScenePresenter
    let router: SceneRouter
    let manager: SceneManager

    init(_ presenter: ScenePresenter, _ router: SceneRouter, _ manager: SceneManager) {
        self.presenter = presenter
        self.router = router
        self.manager = manager
    }
}

/// A scene whose interactor fetches something, in tasks that are cancelled when the screen goes.
@MainActor
final class TaskScreen {
    let interactor: TasksInteractor

    init(_ interactor: TasksInteractor) {
        self.interactor = interactor
    }

    deinit { interactor.tasks.cancelAll() }
}

@MainActor
final class TrackedTaskScreen {
    let interactor: TasksInteractor
    lazy var lifetime = SceneLifetime(of: self)

    init(_ interactor: TasksInteractor) {
        self.interactor = interactor
        _ = lifetime
    }
}

@MainActor
final class TasksInteractor {
    let presenter: ScenePresenter
    let router: SceneRouter
    let manager: SceneManager
    let tasks = SceneTasks()

    init(_ presenter: ScenePresenter, _ router: SceneRouter, _ manager: SceneManager) {
        self.presenter = presenter
        self.router = router
        self.manager = manager
    }
}

@MainActor
final class ScenePresenter {
    weak var screen: AnyObject?
}

@MainActor
final class SceneRouter {
    weak var screen: AnyObject?
}

@MainActor
final class SceneManager {}

@MainActor
enum SceneCases {
    static func all() -> [BenchmarkCase] {
        [
            BenchmarkCase(
                name: "assemble a scene of five",
                limit: Contestant("by hand") { count in
                    for _ in 0..<count { use(byHand()) }
                },
                ours: Contestant("Scaena, tracked") { count in
                    for _ in 0..<count { use(tracked()) }
                }, target: 1.3),
            BenchmarkCase(
                name: "assemble a scene of five, with tasks",
                limit: Contestant("by hand") { count in
                    for _ in 0..<count { use(byHandWithTask()) }
                },
                ours: Contestant("Scaena, tasks cancelled at its end") { count in
                    for _ in 0..<count { use(trackedWithTasks()) }
                }, target: 1.3),
        ]
    }

    @inline(never)
    private static func byHand() -> AnyObject {
        let presenter = ScenePresenter()
        let router = SceneRouter()
        let screen = SceneScreen(SceneInteractor(presenter, router, SceneManager()))
        presenter.screen = screen
        router.screen = screen
        return screen
    }

    @inline(never)
    private static func tracked() -> AnyObject {
        let presenter = ScenePresenter()
        let router = SceneRouter()
        let interactor = SceneInteractor(presenter, router, SceneManager())
        let screen = TrackedScreen(interactor)
        presenter.screen = screen
        router.screen = screen
        screen.lifetime.track(interactor, as: "interactor")
        screen.lifetime.track(presenter, as: "presenter")
        screen.lifetime.track(router, as: "router")
        return screen
    }

    @inline(never)
    private static func byHandWithTask() -> AnyObject {
        let presenter = ScenePresenter()
        let router = SceneRouter()
        let screen = TaskScreen(TasksInteractor(presenter, router, SceneManager()))
        presenter.screen = screen
        router.screen = screen
        return screen
    }

    @inline(never)
    private static func trackedWithTasks() -> AnyObject {
        let presenter = ScenePresenter()
        let router = SceneRouter()
        let interactor = TasksInteractor(presenter, router, SceneManager())
        let screen = TrackedTaskScreen(interactor)
        presenter.screen = screen
        router.screen = screen
        screen.lifetime.track(interactor, as: "interactor")
        screen.lifetime.track(presenter, as: "presenter")
        screen.lifetime.track(router, as: "router")
        screen.lifetime.cancelAtEnd(interactor.tasks)
        return screen
    }
}
