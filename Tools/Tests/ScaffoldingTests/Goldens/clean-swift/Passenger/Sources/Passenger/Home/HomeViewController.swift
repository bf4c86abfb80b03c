import ScaenaUIKit

/// The displays that `HomePresenter` asks for.
@MainActor
protocol HomeDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: Home.Load.ViewModel)
}

/// Displays Home, and requests what follows from what the user does. Whoever holds it holds the scene.
final class HomeViewController: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any HomeBusinessLogic
    private let router: any HomeDataPassing

    init(interactor: any HomeBusinessLogic, router: any HomeDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        interactor.load(request: Home.Load.Request())
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel])
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

extension HomeViewController: HomeDisplayLogic {
    func displayLoaded(viewModel: Home.Load.ViewModel) {
        titleLabel.text = viewModel.title
    }
}

extension HomeViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build() -> HomeViewController {
        let presenter = HomePresenter()
        let interactor = HomeInteractor(presenter: presenter)
        let router = HomeRouter(interactor: interactor)
        let viewController = HomeViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(_ viewController: HomeViewController, presenter: HomePresenter, router: HomeRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
