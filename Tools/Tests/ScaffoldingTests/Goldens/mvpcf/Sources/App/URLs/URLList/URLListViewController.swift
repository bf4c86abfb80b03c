import ScaenaUIKit

/// Binds presenter and view of the URL list module, and fires its routes. Whoever holds it holds the module.
final class URLListViewController: UIViewController, URLListRoutes {

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any URLListPresenter
    private let contentView: any URLListView
    private var tokens: [RelayToken] = []

    init(presenter: any URLListPresenter, view: any URLListView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = URLListTexts.title
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
        registerTaps()
    }

    private func bind() {
        presenter.name.observe { [weak self] value in
            self?.contentView.nameLabel.text = value
        }.store(in: &tokens)
        presenter.tags.observe { [weak self] value in
            self?.contentView.tagsLabel.text = value.joined(separator: ", ")
        }.store(in: &tokens)
        presenter.counts.observe { [weak self] value in
            self?.contentView.countsLabel.text = value.map { String($0) }.joined(separator: ", ")
        }.store(in: &tokens)
        presenter.isOpen.observe { [weak self] value in
            self?.contentView.isOpenLabel.text = String(value)
        }.store(in: &tokens)
        presenter.rate.observe { [weak self] value in
            self?.contentView.rateLabel.text = value.map { String($0) }
        }.store(in: &tokens)
        presenter.hint.observe { [weak self] value in
            self?.contentView.hintLabel.text = value
        }.store(in: &tokens)
        presenter.no.observe { [weak self] value in
            self?.contentView.noLabel.text = value.map { String($0) }
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.openURLButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.openURL()
            },
            for: .touchUpInside)
    }
}
