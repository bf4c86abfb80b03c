import ScaenaUIKit

/// The looks of the Orders scene: its controls, their layout, fonts and static texts. It knows nobody.
final class OrdersView: UIView {
    let deleteAllButton = UIButton(type: .system)
    let addButton = UIButton(type: .system)
    let helpButton = UIButton(type: .system)
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the indicator unless the user has pulled, or that nothing is under way.
    func setLoading(_ isLoading: Bool) {
        if isLoading, !refreshControl.isRefreshing {
            activityIndicator.startAnimating()
        } else if !isLoading {
            activityIndicator.stopAnimating()
            refreshControl.endRefreshing()
        }
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        activityIndicator.accessibilityLabel = OrdersTexts.loading
        deleteAllButton.setTitle(OrdersTexts.deleteAllButton, for: .normal)
        addButton.setTitle(OrdersTexts.addButton, for: .normal)
        helpButton.setTitle(OrdersTexts.helpButton, for: .normal)
        emptyLabel.text = OrdersTexts.empty
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
        tableView.refreshControl = refreshControl
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [activityIndicator, deleteAllButton, addButton, helpButton, emptyLabel, tableView])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}
