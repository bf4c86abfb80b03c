import ScaenaUIKit
import Words

/// Binds presenter and view of the Add one module, and fires its routes. Whoever holds it holds the module.
final class AddOneViewController: UIViewController, AddOneRoutes {
    var finished: ((String) -> Void)?
    var canceled: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any AddOnePresenter
    private let contentView: any AddOneView
    private let words: Words
    private var tokens: [RelayToken] = []
    /// Keeps what is edited above the keyboard.
    private var keyboardInset: KeyboardInset?

    init(
        presenter: any AddOnePresenter, view: any AddOneView,
        words: Words = ModelsWords.words()
    ) {
        self.presenter = presenter
        contentView = view
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Add one")
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
        bindInput()
        keyboardInset = KeyboardInset(of: contentView.scrollView)
        followReturnKey()
        registerTaps()
        let loading = LoadingViewController(
            presenter.loading, label: words("Loading"), retry: { [weak self] in self?.presenter.retry() },
            describe: words.describe)
        loading.embed(in: self)
    }

    private func bind() {
        presenter.finished.observe { [weak self] value in
            self?.finished?(value)
        }.store(in: &tokens)
    }

    /// Input goes to the presenter, and what that has is shown; buttons wait until they may be used.
    private func bindInput() {
        contentView.nameField.bind(text: presenter.name).store(in: &tokens)
        contentView.addButton.bind(isEnabled: presenter.addButtonAvailable).store(in: &tokens)
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        contentView.nameField.addAction(
            UIAction { [weak self] _ in
                self?.contentView.view.endEditing(true)
                self?.presenter.addTapped()
            },
            for: .primaryActionTriggered)
    }

    private func registerTaps() {
        contentView.addButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.addTapped()
            },
            for: .touchUpInside)
        contentView.cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.cancelTapped()
            },
            for: .touchUpInside)
    }

    private func cancelTapped() {
        canceled?()
    }
}
