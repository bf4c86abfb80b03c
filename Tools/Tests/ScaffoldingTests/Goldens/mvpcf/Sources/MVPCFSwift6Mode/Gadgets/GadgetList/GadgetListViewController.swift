import ScaenaUIKit

/// Binds presenter and view of the Gadget list module, and fires its routes. Whoever holds it holds the module.
final class GadgetListViewController: UIViewController, GadgetListRoutes {
    var gadgetDetailRequested: ((String) -> Void)?
    var closed: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any GadgetListPresenter
    private let contentView: any GadgetListView
    private let cellFactory: any GadgetListCellFactory
    private let tasks = SceneTasks()
    private var rows: [GadgetCellViewModel] = []
    private var tokens: [RelayToken] = []

    init(presenter: any GadgetListPresenter, view: any GadgetListView, cellFactory: any GadgetListCellFactory) {
        self.presenter = presenter
        contentView = view
        self.cellFactory = cellFactory
        super.init(nibName: nil, bundle: nil)
        title = GadgetListTexts.title
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
        let loading = LoadingViewController(presenter.loading) { [weak self] in self?.presenter.retry() }
        loading.embed(in: self)
        presenter.load()
    }

    private func bind() {
        presenter.gadgets.observe(with: self) { controller, rows in
            controller.show(rows)
        }.store(in: &tokens)
        presenter.loading.isLoading.observe(with: self) { controller, isLoading in
            controller.show(isLoading: isLoading)
        }.store(in: &tokens)
    }

    /// Input goes to the presenter, and what that has is shown; buttons wait until they may be used.
    private func bindInput() {
        contentView.searchBar.searchTextField.bind(text: presenter.searchInput).store(in: &tokens)
    }

    private func show(_ rows: [GadgetCellViewModel]) {
        self.rows = rows
        let isSearching = !presenter.searchInput.currentValue.isEmpty
        contentView.emptyLabel.text = isSearching ? GadgetListTexts.nothingFound : GadgetListTexts.empty
        contentView.emptyLabel.isHidden = !rows.isEmpty
        contentView.tableView.reloadData()
    }

    /// That there is nothing is not known before it was asked for.
    private func show(isLoading: Bool) {
        contentView.emptyLabel.isHidden = isLoading || !rows.isEmpty
        if !isLoading { contentView.refreshControl.endRefreshing() }
    }

    private func registerTaps() {
        contentView.deleteAllButton.addAction(
            UIAction { [weak self] _ in
                self?.deleteAllTapped()
            },
            for: .touchUpInside)
        contentView.leaveButton.addAction(
            UIAction { [weak self] _ in
                self?.leaveTapped()
            },
            for: .touchUpInside)
        contentView.refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.presenter.refreshPulled()
            },
            for: .valueChanged)
    }

    private func deleteAllTapped() {
        tasks.run("deleteAllTapped") { [weak self, navigation = Navigation(from: self)] in
            let isSure = await navigation.confirm(
                GadgetListTexts.confirmDeleteAll, action: GadgetListTexts.confirmDeleteAllAction, isDestructive: true)
            guard isSure else { return }
            self?.presenter.deleteAllTapped()
        }
    }

    private func gadgetSelected(id: String) {
        gadgetDetailRequested?(id)
    }

    private func leaveTapped() {
        tasks.run("leaveTapped") { [weak self, navigation = Navigation(from: self)] in
            let isSure = await navigation.confirm(
                GadgetListTexts.confirmLeave, action: GadgetListTexts.confirmLeaveAction)
            guard isSure else { return }
            self?.closed?()
        }
    }
}

extension GadgetListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellFactory.make(rows[indexPath.row], in: tableView, at: indexPath)
    }
}

extension GadgetListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        gadgetSelected(id: rows[indexPath.row].id)
    }
}
