import ScaenaUIKit
import Words

/// Binds presenter and view of the Model detail module, and fires its routes. Whoever holds it holds the module.
final class ModelDetailViewController: UIViewController, ModelDetailRoutes {

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any ModelDetailPresenter
    private let contentView: any ModelDetailView
    private let words: Words
    private var tokens: [RelayToken] = []

    init(
        presenter: any ModelDetailPresenter, view: any ModelDetailView,
        words: Words = ModelsWords.words()
    ) {
        self.presenter = presenter
        contentView = view
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Model")
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
        let loading = LoadingViewController(
            presenter.loading, label: words("Loading"), retry: { [weak self] in self?.presenter.retry() },
            describe: words.describe)
        loading.embed(in: self)
        presenter.load()
    }

    private func bind() {
        presenter.name.observe { [weak self] value in
            self?.contentView.nameLabel.text = value
        }.store(in: &tokens)
        presenter.created.observe { [weak self] value in
            self?.contentView.createdLabel.text = value
        }.store(in: &tokens)
    }
}
