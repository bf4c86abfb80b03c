import ScaenaUIKit

/// Binds presenter and view of the Dated module, and fires its routes. Whoever holds it holds the module.
final class DatedViewController: UIViewController, DatedRoutes {
    var opened: ((Date) -> Void)?
    var picked: ((Date) -> Void)?
    var ids: (([UUID]) -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any DatedPresenter
    private let contentView: any DatedView
    private var tokens: [RelayToken] = []

    init(presenter: any DatedPresenter, view: any DatedView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = DatedTexts.title
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
        presenter.picked.observe { [weak self] value in
            self?.picked?(value)
        }.store(in: &tokens)
        presenter.ids.observe { [weak self] value in
            self?.ids?(value)
        }.store(in: &tokens)
    }

    /// Tells the presenter what no control knows; to be called by what does, such as the delegate of a list.
    func go(to: URL) {
        presenter.go(to: to)
    }

    /// Leaves by `opened`; to be called by what knows the values, such as the delegate of a list.
    func fireOpened(at: Date) {
        opened?(at)
    }
}
