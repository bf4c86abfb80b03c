import ScaenaUIKit

/// What `DatedPresenter` can have displayed.
@MainActor
protocol DatedDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: Dated.Load.ViewModel)
}

/// Displays Dated, and requests what follows from what the user does. Whoever holds it holds the scene.
final class DatedViewController: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any DatedBusinessLogic
    private let router: any DatedDataPassing

    init(interactor: any DatedBusinessLogic, router: any DatedDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "Dated"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        interactor.load(request: Dated.Load.Request())
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func rowTapped(at: Date, near: [URL]) {
        interactor.rowTapped(at: at, near: near)
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

extension DatedViewController: DatedDisplayLogic {
    func displayLoaded(viewModel: Dated.Load.ViewModel) {
        titleLabel.text = viewModel.title
    }
}

extension DatedViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build(link: URL, at: Date?, receiver: any DatedDataReceiving) -> DatedViewController {
        let presenter = DatedPresenter()
        let interactor = DatedInteractor(presenter: presenter, link: link, at: at)
        let router = DatedRouter(interactor: interactor)
        let viewController = DatedViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        router.receiver = receiver
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(_ viewController: DatedViewController, presenter: DatedPresenter, router: DatedRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
