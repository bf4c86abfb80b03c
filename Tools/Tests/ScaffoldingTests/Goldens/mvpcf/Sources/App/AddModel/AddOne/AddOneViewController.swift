import ScaenaUIKit

/// Binds presenter and view of the Add one module, and fires its routes. Whoever holds it holds the module.
final class AddOneViewController: UIViewController, AddOneRoutes {
    var canceled: (() -> Void)?
    var finished: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any AddOnePresenter
    private let contentView: any AddOneView
    private var tokens: [RelayToken] = []

    init(presenter: any AddOnePresenter, view: any AddOneView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = AddOneTexts.title
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
        presenter.canCreate.observe { [weak self] value in
            self?.contentView.canCreateLabel.text = String(value)
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.createButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.create()
            },
            for: .touchUpInside)
        contentView.cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.canceled?()
            },
            for: .touchUpInside)
        contentView.finishButton.addAction(
            UIAction { [weak self] _ in
                self?.finished?()
            },
            for: .touchUpInside)
    }
}
