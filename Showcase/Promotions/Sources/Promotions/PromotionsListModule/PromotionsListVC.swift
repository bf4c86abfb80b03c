import ScaenaUIKit

/// Messages of `PromotionsListVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol PromotionsListViewHandler: AnyObject {
    /// The view is in memory.
    func promotionsListViewDidLoad()

    /// The user pressed promotion.
    func promotionsListViewDidPressPromotion(index: Int)

    /// The user pressed logout.
    func promotionsListViewDidPressLogoutButton()

    /// The user pressed refresh.
    func promotionsListViewDidPressRefresh()

    /// The user wants to try again what failed.
    func promotionsListViewDidPressRetry()
}

/// The looks of the Promotions list module. Whoever holds it holds the module.
final class PromotionsListVC: UIViewController {
    let logoutButton = UIButton(type: .system)
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let countLabel = UILabel()
    let offlineLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let words = PromotionsWords.current
    private let presenter: any PromotionsListViewHandler
    private var rows: [PromotionPresentationModel] = []

    init(presenter: any PromotionsListViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = words("Promotions")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        logoutButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.promotionsListViewDidPressLogoutButton()
            },
            for: .touchUpInside)
        tableView.register(PromotionsListCell.self, forCellReuseIdentifier: PromotionsListCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.presenter.promotionsListViewDidPressRefresh()
            },
            for: .valueChanged)
        presenter.promotionsListViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        logoutButton.setTitle(words("Log out"), for: .normal)
        activityIndicator.accessibilityLabel = words("Loading")
        emptyLabel.text = words("No promotions yet")
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
        for label in [countLabel, offlineLabel] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
        }
        offlineLabel.text = words("Offline: what was here last")
        offlineLabel.isHidden = true
    }

    private func layOut() {
        let head = UIStackView(arrangedSubviews: [countLabel, logoutButton])
        head.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [activityIndicator, head, offlineLabel, emptyLabel, tableView])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension PromotionsListVC: PromotionsListViewInterface {
    var viewController: UIViewController { self }

    func show(promotions: [PromotionPresentationModel]) {
        rows = promotions
        offlineLabel.isHidden = true
        countLabel.text = words.count(rows.count, one: "%@ promotion", other: "%@ promotions")
        emptyLabel.isHidden = !rows.isEmpty
        tableView.reloadData()
    }

    func show(loading: Bool) {
        if loading, !refreshControl.isRefreshing {
            activityIndicator.startAnimating()
        } else if !loading {
            activityIndicator.stopAnimating()
            refreshControl.endRefreshing()
        }
    }

    func showOffline() {
        offlineLabel.isHidden = false
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.presenter.promotionsListViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension PromotionsListVC: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PromotionsListCell.reuseIdentifier, for: indexPath)
        (cell as? PromotionsListCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension PromotionsListVC: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.promotionsListViewDidPressPromotion(index: indexPath.row)
    }
}
