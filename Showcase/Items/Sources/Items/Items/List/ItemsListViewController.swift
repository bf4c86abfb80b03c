import ScaenaUIKit
import Words

/// Displays Items list, and tells the director of every event. Whoever holds it holds the module.
final class ItemsListViewController: UIViewController {
    let deleteAllButton = UIButton(type: .system)
    let addButton = UIButton(type: .system)
    let tableView = UITableView()
    let countLabel = UILabel()
    let emptyLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsList_HandleUIEvents
    private var rows: [ItemUI] = []

    /// True where the form for a new item was open before a restart.
    var addsWhenSeen = false

    private let words: Words

    init(director: any ItemsList_HandleUIEvents, words: Words = ItemsWords.words()) {
        eventsHandler = director
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Items")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        deleteAllButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onDeleteAll()
            },
            for: .touchUpInside)
        addButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onAdd()
            },
            for: .touchUpInside)
        tableView.register(ItemsListCell.self, forCellReuseIdentifier: ItemsListCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onRefresh()
            },
            for: .valueChanged)
        eventsHandler.onUIReady()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if addsWhenSeen { eventsHandler.onAdd() }
        addsWhenSeen = false
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        deleteAllButton.setTitle(words("Delete all"), for: .normal)
        deleteAllButton.tintColor = .systemRed
        addButton.setTitle(words("Add"), for: .normal)
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        activityIndicator.accessibilityLabel = words("Loading")
        emptyLabel.text = words("No items yet")
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
    }

    private func layOut() {
        let buttons = UIStackView(arrangedSubviews: [addButton, countLabel, deleteAllButton])
        buttons.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [buttons, activityIndicator, emptyLabel, tableView])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}

extension ItemsListViewController: ItemsList_DisplayUI {
    func display(items: [ItemUI]) {
        rows = items
        if !rows.isEmpty { emptyLabel.text = words("No items yet") }
        emptyLabel.isHidden = !rows.isEmpty
        deleteAllButton.isEnabled = !rows.isEmpty
        tableView.reloadData()
    }

    func display(count: String) {
        countLabel.text = count
    }

    func displaySuccess() {
        emptyLabel.text = words("All items are deleted.")
    }

    func toggle(loading: Bool) {
        if loading, !refreshControl.isRefreshing {
            activityIndicator.startAnimating()
        } else if !loading {
            activityIndicator.stopAnimating()
            refreshControl.endRefreshing()
        }
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.eventsHandler.onRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }

    func display(missing: String) {
        let alert = UIAlertController(title: nil, message: missing, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension ItemsListViewController: RestorableScreen {
    static let id = "list"
    var screenID: String { Self.id }

    /// True while the form for a new item is open.
    func stateToSave() -> (any Encodable)? {
        (presentedViewController as? UINavigationController)?.viewControllers.first is ItemsAddViewController
    }
}

extension ItemsListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemsListCell.reuseIdentifier, for: indexPath)
        (cell as? ItemsListCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension ItemsListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventsHandler.onItemSelected(index: indexPath.row)
    }
}
