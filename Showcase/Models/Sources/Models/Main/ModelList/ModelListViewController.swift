import ScaenaUIKit
import Words

/// Binds presenter and view of the Model list module, and fires its routes. Whoever holds it holds the module.
final class ModelListViewController: UIViewController, ModelListRoutes {
    var modelDetailRequested: ((String) -> Void)?
    var addModelRequested: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any ModelListPresenter
    private let contentView: any ModelListView
    private let cellFactory: any ModelListCellFactory
    private var rows: [ModelCellViewModel] = []
    private let words: Words
    private var tokens: [RelayToken] = []

    init(
        presenter: any ModelListPresenter, view: any ModelListView, cellFactory: any ModelListCellFactory,
        words: Words = ModelsWords.words()
    ) {
        self.presenter = presenter
        contentView = view
        self.cellFactory = cellFactory
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Models")
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
        cellFactory.register(in: contentView.tableView)
        contentView.tableView.dataSource = self
        contentView.tableView.delegate = self
        bind()
        bindInput()
        registerTaps()
        let loading = LoadingViewController(
            presenter.loading, label: words("Loading"), retry: { [weak self] in self?.presenter.retry() },
            describe: words.describe)
        loading.embed(in: self)
        presenter.load()
    }

    private func bind() {
        presenter.models.observe(with: self) { controller, rows in
            controller.show(rows)
        }.store(in: &tokens)
        presenter.loading.isLoading.observe(with: self) { controller, isLoading in
            controller.show(isLoading: isLoading)
        }.store(in: &tokens)
    }

    /// Input goes to the presenter, and what that has is shown; buttons wait until they may be used.
    private func bindInput() {
        contentView.searchBar.searchTextField.bind(text: presenter.searchInput).store(in: &tokens)
        contentView.offlineLabel.bind(isHidden: presenter.isOnline).store(in: &tokens)
    }

    private func show(_ rows: [ModelCellViewModel]) {
        self.rows = rows
        let isSearching = !presenter.searchInput.currentValue.isEmpty
        contentView.emptyLabel.text = words(isSearching ? "Nothing found" : "No models yet")
        contentView.emptyLabel.isHidden = !rows.isEmpty
        contentView.countLabel.text = words.count(rows.count, one: "%@ model", other: "%@ models")
        contentView.countLabel.isHidden = rows.isEmpty
        contentView.tableView.reloadData()
    }

    /// That there is nothing is not known before it was asked for.
    private func show(isLoading: Bool) {
        contentView.emptyLabel.isHidden = isLoading || !rows.isEmpty
        if !isLoading { contentView.refreshControl.endRefreshing() }
    }

    private func registerTaps() {
        contentView.addButton.addAction(
            UIAction { [weak self] _ in
                self?.addTapped()
            },
            for: .touchUpInside)
        contentView.refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.presenter.refreshPulled()
            },
            for: .valueChanged)
    }

    private func modelSelected(id: String) {
        modelDetailRequested?(id)
    }

    private func addTapped() {
        addModelRequested?()
    }
}

extension ModelListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellFactory.make(rows[indexPath.row], in: tableView, at: indexPath)
    }
}

extension ModelListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        modelSelected(id: rows[indexPath.row].id)
    }
}
