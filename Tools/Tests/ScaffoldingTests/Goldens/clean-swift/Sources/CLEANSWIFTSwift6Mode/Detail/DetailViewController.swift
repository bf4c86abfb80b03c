import ScaenaUIKit

/// The displays that `DetailPresenter` asks for.
@MainActor
protocol DetailDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: Detail.Load.ViewModel)
}

/// Displays Detail, and requests what follows from what the user does. Whoever holds it holds the scene.
final class DetailViewController: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any DetailBusinessLogic
    private let router: any DetailDataPassing

    init(interactor: any DetailBusinessLogic, router: any DetailDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "Detail"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        interactor.load(request: Detail.Load.Request())
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        interactor.itemSelected(item: item, near: near, isFirst: isFirst)
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

extension DetailViewController: DetailDisplayLogic {
    func displayLoaded(viewModel: Detail.Load.ViewModel) {
        titleLabel.text = viewModel.title
    }
}

extension DetailViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build(
        itemStore: any ItemStoreProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        receiver: any DetailDataReceiving
    ) -> DetailViewController {
        let presenter = DetailPresenter()
        let interactor = DetailInteractor(
            presenter: presenter, itemStore: itemStore, item: item, page: page, others: others, names: names)
        let router = DetailRouter(interactor: interactor)
        let viewController = DetailViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        router.receiver = receiver
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(
        _ viewController: DetailViewController, presenter: DetailPresenter, router: DetailRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
