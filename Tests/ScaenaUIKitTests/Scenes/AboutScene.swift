import Foundation
import ScaenaKit
import ScaenaUIKit

// One whole SNP scene, as it is scaffolded, with what the tests need to see.

@MainActor
protocol AboutInteractorProtocol: SceneInteractorProtocol {
    func termsAndConditionsButtonTapped()
}

@MainActor
protocol AboutPresenterProtocol: ScenePresenterProtocol {
    func present(text: String)
}

@MainActor
protocol AboutViewControllerProtocol: SceneViewControllerProtocol {
    func show(viewModel: AboutViewModel)
}

@MainActor
protocol AboutRouterProtocol: SceneRouterProtocol {
    func navigateToTermsAndConditions()
}

struct AboutViewModel: Equatable, Sendable {
    let text: String
}

final class AboutView: UIView {
    let textLabel = UILabel()
    let termsAndConditionsButton = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        termsAndConditionsButton.setTitle("Terms and conditions", for: .normal)
        let stack = UIStackView(arrangedSubviews: [textLabel, termsAndConditionsButton])
        stack.axis = .vertical
        addSubview(stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
}

final class AboutViewController: SceneViewController {
    private let aboutInteractor: any AboutInteractorProtocol
    private let aboutView = AboutView()

    init(interactor: any AboutInteractorProtocol) {
        aboutInteractor = interactor
        super.init(interactor: interactor)
    }

    override func loadView() { view = aboutView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        aboutView.termsAndConditionsButton.addAction(
            UIAction { [weak self] _ in self?.aboutInteractor.termsAndConditionsButtonTapped() }, for: .touchUpInside)
    }
}

extension AboutViewController: AboutViewControllerProtocol {
    func show(viewModel: AboutViewModel) { aboutView.textLabel.text = viewModel.text }
}

@MainActor
final class AboutInteractor {
    let tasks = SceneTasks()
    var log: [String] = []
    /// The work of a test in the scene's loading.
    var onLoad: (AboutInteractor) -> Void = { $0.presenter.present(text: "Hello") }
    let presenter: any AboutPresenterProtocol
    private let router: any AboutRouterProtocol

    init(presenter: any AboutPresenterProtocol, router: any AboutRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension AboutInteractor: AboutInteractorProtocol {
    func viewDidLoad() {
        log.append("viewDidLoad")
        onLoad(self)
    }
    func viewWillAppear() { log.append("viewWillAppear") }
    func viewDidAppear() { log.append("viewDidAppear") }
    func viewWillDisappear() { log.append("viewWillDisappear") }
    func viewDidDisappear() { log.append("viewDidDisappear") }
    func retryTapped() { log.append("retryTapped") }

    func termsAndConditionsButtonTapped() {
        log.append("termsAndConditionsButtonTapped")
        router.navigateToTermsAndConditions()
    }
}

@MainActor
final class AboutPresenter {
    weak var viewController: (any AboutViewControllerProtocol)?
}

extension AboutPresenter: AboutPresenterProtocol {
    func present(text: String) { viewController?.show(viewModel: AboutViewModel(text: text)) }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, retryTitle: "Retry", dismissesScene: dismiss))
    }
}

@MainActor
final class AboutRouter {
    weak var viewController: (any AboutViewControllerProtocol)?
}

extension AboutRouter: AboutRouterProtocol {
    func navigateToTermsAndConditions() {
        guard let url = URL(string: "http://127.0.0.1/terms") else { return }
        let terms = UINavigationController(rootViewController: WebViewController(url: url, title: "Terms"))
        viewController?.viewController.present(terms, animated: true)
    }
}

@MainActor
enum AboutConfigurator {
    /// - Parameter prepare: Is given the interactor before the scene is seen.
    static func build(prepare: (AboutInteractor) -> Void = { _ in }) -> AboutViewController {
        let presenter = AboutPresenter()
        let router = AboutRouter()
        let interactor = AboutInteractor(presenter: presenter, router: router)
        prepare(interactor)
        let viewController = AboutViewController(interactor: interactor)
        presenter.viewController = viewController
        router.viewController = viewController
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return viewController
    }
}

extension AboutConfigurator {
    /// A scene that a test may hold beyond its end, without the warning that an app would get.
    static func buildUnwatched(prepare: (AboutInteractor) -> Void = { _ in }) -> AboutViewController {
        let tracker = LifetimeTracker()
        tracker.onFinding = { _ in }
        return LifetimeScope.withTracker(tracker) { build(prepare: prepare) }
    }
}
