import ScaenaUIKit

/// Binds presenter and view of the Home module, and fires its routes. Whoever holds it holds the module.
final class HomeViewController: UIViewController, HomeRoutes {

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any HomePresenter
    private let contentView: any HomeView
    private var tokens: [RelayToken] = []

    init(presenter: any HomePresenter, view: any HomeView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = HomeTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    var viewController: UIViewController { self }

    override func loadView() {
        view = contentView.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    private func bind() {
        presenter.title.observe { [weak self] value in
            self?.contentView.titleLabel.text = value
        }.store(in: &tokens)
    }
}
