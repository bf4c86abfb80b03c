import ScaenaUIKit

/// What `StorePresenter` can have displayed.
@MainActor
protocol StoreDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: Store.Load.ViewModel)
}

/// Displays Store, and requests what follows from what the user does. Whoever holds it holds the scene.
final class StoreViewController: UIViewController {
    let scrollView = UIScrollView()
    let stackLabel = UILabel()
    let presenterLabel = UILabel()
    let loadedLabel = UILabel()

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any StoreBusinessLogic
    private let router: any StoreDataPassing

    init(interactor: any StoreBusinessLogic, router: any StoreDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "Store"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        interactor.load(request: Store.Load.Request())
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        stackLabel.font = .preferredFont(forTextStyle: .title1)
        stackLabel.adjustsFontForContentSizeCategory = true
        stackLabel.numberOfLines = 0
        presenterLabel.font = .preferredFont(forTextStyle: .body)
        presenterLabel.adjustsFontForContentSizeCategory = true
        presenterLabel.numberOfLines = 0
        loadedLabel.font = .preferredFont(forTextStyle: .body)
        loadedLabel.adjustsFontForContentSizeCategory = true
        loadedLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, presenterLabel, loadedLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

extension StoreViewController: StoreDisplayLogic {
    func displayLoaded(viewModel: Store.Load.ViewModel) {
        stackLabel.text = viewModel.stack
        presenterLabel.text = String(viewModel.presenter)
        loadedLabel.text = String(viewModel.loaded)
    }
}

extension StoreViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build() -> StoreViewController {
        let presenter = StorePresenter()
        let interactor = StoreInteractor(presenter: presenter)
        let router = StoreRouter(interactor: interactor)
        let viewController = StoreViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(_ viewController: StoreViewController, presenter: StorePresenter, router: StoreRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
