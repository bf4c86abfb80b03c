import ScaenaUIKit

/// What `ListOrdersPresenter` can have displayed.
@MainActor
protocol ListOrdersDisplayLogic: AnyObject {
    /// Displays what was loaded.
    func displayLoaded(viewModel: ListOrders.Load.ViewModel)
}

/// Displays List orders, and requests what follows from what the user does. Whoever holds it holds the scene.
final class ListOrdersViewController: UIViewController {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let tagsLabel = UILabel()
    let countsLabel = UILabel()
    let isOpenLabel = UILabel()
    let rateLabel = UILabel()
    let hintLabel = UILabel()
    let noLabel = UILabel()
    let createOrderButton = UIButton(type: .system)

    /// The scene's life, which knows its actors.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let interactor: any ListOrdersBusinessLogic
    private let router: any ListOrdersDataPassing

    init(interactor: any ListOrdersBusinessLogic, router: any ListOrdersDataPassing) {
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
        title = "List orders"
    }

    @available(*, unavailable, message: "The scene is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        createOrderButton.addAction(
            UIAction { [weak self] _ in
                self?.interactor.createOrderTapped()
            },
            for: .touchUpInside)
        interactor.load(request: ListOrders.Load.Request())
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        tagsLabel.font = .preferredFont(forTextStyle: .body)
        tagsLabel.adjustsFontForContentSizeCategory = true
        tagsLabel.numberOfLines = 0
        countsLabel.font = .preferredFont(forTextStyle: .body)
        countsLabel.adjustsFontForContentSizeCategory = true
        countsLabel.numberOfLines = 0
        isOpenLabel.font = .preferredFont(forTextStyle: .body)
        isOpenLabel.adjustsFontForContentSizeCategory = true
        isOpenLabel.numberOfLines = 0
        rateLabel.font = .preferredFont(forTextStyle: .body)
        rateLabel.adjustsFontForContentSizeCategory = true
        rateLabel.numberOfLines = 0
        hintLabel.font = .preferredFont(forTextStyle: .body)
        hintLabel.adjustsFontForContentSizeCategory = true
        hintLabel.numberOfLines = 0
        noLabel.font = .preferredFont(forTextStyle: .body)
        noLabel.adjustsFontForContentSizeCategory = true
        noLabel.numberOfLines = 0
        createOrderButton.setTitle("Create order", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                tagsLabel,
                countsLabel,
                isOpenLabel,
                rateLabel,
                hintLabel,
                noLabel,
                createOrderButton,
            ])
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

extension ListOrdersViewController: ListOrdersDisplayLogic {
    func displayLoaded(viewModel: ListOrders.Load.ViewModel) {
        nameLabel.text = viewModel.name
        tagsLabel.text = viewModel.tags.joined(separator: ", ")
        countsLabel.text = viewModel.counts.map { String($0) }.joined(separator: ", ")
        isOpenLabel.text = String(viewModel.isOpen)
        rateLabel.text = viewModel.rate.map { String($0) }
        hintLabel.text = viewModel.hint
        noLabel.text = viewModel.no.map { String($0) }
    }
}

extension ListOrdersViewController {
    /// A new scene, wired. Whoever holds its view controller holds the scene.
    static func build() -> ListOrdersViewController {
        let presenter = ListOrdersPresenter()
        let interactor = ListOrdersInteractor(presenter: presenter)
        let router = ListOrdersRouter(interactor: interactor)
        let viewController = ListOrdersViewController(interactor: interactor, router: router)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.track(router, as: "router")
        return viewController
    }

    /// The references that point back. They are weak: the view controller owns the scene.
    private static func connect(
        _ viewController: ListOrdersViewController, presenter: ListOrdersPresenter, router: ListOrdersRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
