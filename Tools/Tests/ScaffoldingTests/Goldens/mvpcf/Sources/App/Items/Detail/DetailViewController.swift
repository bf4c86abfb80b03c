import ScaenaUIKit

/// Binds presenter and view of the Detail module, and fires its routes. Whoever holds it holds the module.
final class DetailViewController: UIViewController, DetailRoutes {
    var deleted: (() -> Void)?
    var picked: ((Item, [String: Item]?, Bool) -> Void)?
    var startRequested: (() -> Void)?
    var created: ((Item) -> Void)?
    var gone: (([String]) -> Void)?
    var canceled: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any DetailPresenter
    private let contentView: any DetailView
    private var tokens: [RelayToken] = []

    init(presenter: any DetailPresenter, view: any DetailView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = DetailTexts.title
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
        presenter.title.observe { [weak self] value in
            self?.contentView.titleLabel.text = value
        }.store(in: &tokens)
        presenter.created.observe { [weak self] value in
            self?.created?(value)
        }.store(in: &tokens)
        presenter.gone.observe { [weak self] value in
            self?.gone?(value)
        }.store(in: &tokens)
        presenter.canceled.observe { [weak self] _ in
            self?.canceled?()
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.closeButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.close()
            },
            for: .touchUpInside)
        contentView.deleteButton.addAction(
            UIAction { [weak self] _ in
                self?.deleted?()
            },
            for: .touchUpInside)
        contentView.startButton.addAction(
            UIAction { [weak self] _ in
                self?.startRequested?()
            },
            for: .touchUpInside)
    }

    /// Tells the presenter what no control knows; to be called by what does, such as the delegate of a list.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        presenter.itemSelected(item: item, near: near, isFirst: isFirst)
    }

    /// Tells the presenter what no control knows; to be called by what does, such as the delegate of a list.
    func rowMoved(from: Int, to: Int) {
        presenter.rowMoved(from: from, to: to)
    }

    /// Leaves by `picked`; to be called by what knows the values, such as the delegate of a list.
    func firePicked(item: Item, near: [String: Item]?, isFirst: Bool) {
        picked?(item, near, isFirst)
    }
}
