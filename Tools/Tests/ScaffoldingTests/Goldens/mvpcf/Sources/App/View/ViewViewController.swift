import ScaenaUIKit

/// Binds presenter and view of the View module, and fires its routes. Whoever holds it holds the module.
final class ViewViewController: UIViewController, ViewRoutes {
    var closed: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any ViewPresenter
    private let contentView: any ViewView
    private var tokens: [RelayToken] = []

    init(presenter: any ViewPresenter, view: any ViewView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = ViewTexts.title
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
        presenter.stack.observe { [weak self] value in
            self?.contentView.stackLabel.text = String(value)
        }.store(in: &tokens)
        presenter.presenter.observe { [weak self] value in
            self?.contentView.presenterLabel.text = String(value)
        }.store(in: &tokens)
        presenter.value.observe { [weak self] value in
            self?.contentView.valueLabel.text = String(value)
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.closeButton.addAction(
            UIAction { [weak self] _ in
                self?.closed?()
            },
            for: .touchUpInside)
    }
}
