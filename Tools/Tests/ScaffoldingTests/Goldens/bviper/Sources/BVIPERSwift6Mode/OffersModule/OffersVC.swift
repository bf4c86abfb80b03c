import ScaenaUIKit

/// Messages of `OffersVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol OffersViewHandler: AnyObject {
    /// The view is in memory.
    func offersViewDidLoad()

    /// The user pressed promotion.
    func offersViewDidPressPromotion(index: Int)

    /// The user pressed remove all.
    func offersViewDidPressRemoveAll()

    /// The user pressed sign in.
    func offersViewDidPressSignIn()

    /// The user pressed refresh.
    func offersViewDidPressRefresh()

    /// The user wants to try again what failed.
    func offersViewDidPressRetry()
}

/// The looks of the Offers module. Whoever holds it holds the module.
final class OffersVC: UIViewController {
    let removeAllButton = UIButton(type: .system)
    let signInButton = UIButton(type: .system)
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any OffersViewHandler
    private var rows: [PromotionPresentationModel] = []

    init(presenter: any OffersViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = OffersTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        removeAllButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.offersViewDidPressRemoveAll()
            },
            for: .touchUpInside)
        signInButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.offersViewDidPressSignIn()
            },
            for: .touchUpInside)
        tableView.register(OffersCell.self, forCellReuseIdentifier: OffersCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.presenter.offersViewDidPressRefresh()
            },
            for: .valueChanged)
        presenter.offersViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        removeAllButton.setTitle(OffersTexts.removeAllButton, for: .normal)
        signInButton.setTitle(OffersTexts.signInButton, for: .normal)
        activityIndicator.accessibilityLabel = OffersTexts.loading
        emptyLabel.text = OffersTexts.empty
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [activityIndicator, removeAllButton, signInButton, emptyLabel, tableView])
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

extension OffersVC: OffersViewInterface {
    var viewController: UIViewController { self }

    func show(promotions: [PromotionPresentationModel]) {
        rows = promotions
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

    func showSuccess() {
        let alert = UIAlertController(title: nil, message: OffersTexts.done, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: OffersTexts.ok, style: .cancel))
        present(alert, animated: true)
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: OffersTexts.retry, style: .default) { [weak self] _ in
                self?.presenter.offersViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: OffersTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}

extension OffersVC: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OffersCell.reuseIdentifier, for: indexPath)
        (cell as? OffersCell)?.show(rows[indexPath.row])
        return cell
    }
}

extension OffersVC: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.offersViewDidPressPromotion(index: indexPath.row)
    }
}
