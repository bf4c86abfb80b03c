import ScaenaUIKit

/// Displays Goods list, and tells the director of every event. Whoever holds it holds the module.
final class GoodsListViewController: UIViewController {
    let deleteAllButton = UIButton(type: .system)
    let addButton = UIButton(type: .system)
    let helpButton = UIButton(type: .system)
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any GoodsList_HandleUIEvents
    private var rows: [GoodUI] = []

    init(director: any GoodsList_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = GoodsListTexts.title
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
        helpButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onHelp()
            },
            for: .touchUpInside)
        tableView.register(GoodsListCell.self, forCellReuseIdentifier: GoodsListCell.reuseIdentifier)
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

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        deleteAllButton.setTitle(GoodsListTexts.deleteAllButton, for: .normal)
        addButton.setTitle(GoodsListTexts.addButton, for: .normal)
        helpButton.setTitle(GoodsListTexts.helpButton, for: .normal)
        activityIndicator.accessibilityLabel = GoodsListTexts.loading
        emptyLabel.text = GoodsListTexts.empty
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [activityIndicator, deleteAllButton, addButton, helpButton, emptyLabel, tableView])
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

extension GoodsListViewController: GoodsList_DisplayUI {
    func display(goods: [GoodUI]) {
        rows = goods
        emptyLabel.isHidden = !rows.isEmpty
        tableView.reloadData()
    }

    func toggle(loading: Bool) {
        if loading, !refreshControl.isRefreshing {
            activityIndicator.startAnimating()
        } else if !loading {
            activityIndicator.stopAnimating()
            refreshControl.endRefreshing()
        }
    }

    func displaySuccess() {
        let alert = UIAlertController(title: nil, message: GoodsListTexts.done, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: GoodsListTexts.ok, style: .cancel))
        present(alert, animated: true)
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: GoodsListTexts.retry, style: .default) { [weak self] _ in
                self?.eventsHandler.onRetry()
            })
        alert.addAction(UIAlertAction(title: GoodsListTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}

extension GoodsListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: GoodsListCell.reuseIdentifier, for: indexPath)
        (cell as? GoodsListCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension GoodsListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventsHandler.onGoodSelected(index: indexPath.row)
    }
}
