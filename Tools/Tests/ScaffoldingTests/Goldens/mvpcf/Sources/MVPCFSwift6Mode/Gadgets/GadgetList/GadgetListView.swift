import ScaenaUIKit

/// The controls of the Gadget list module.
@MainActor
protocol GadgetListView: AnyObject {
    /// The view that the view controller shows.
    var view: UIView { get }
    var searchBar: UISearchBar { get }
    var tableView: UITableView { get }
    var emptyLabel: UILabel { get }
    var refreshControl: UIRefreshControl { get }
    var deleteAllButton: UIButton { get }
    var leaveButton: UIButton { get }
}

/// The looks of the Gadget list module. It knows nobody.
final class DefaultGadgetListView: UIView, GadgetListView {
    let searchBar = UISearchBar()
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let deleteAllButton = UIButton(type: .system)
    let leaveButton = UIButton(type: .system)

    var view: UIView { self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        searchBar.placeholder = GadgetListTexts.search
        deleteAllButton.setTitle(GadgetListTexts.deleteAllButton, for: .normal)
        leaveButton.setTitle(GadgetListTexts.leaveButton, for: .normal)
        emptyLabel.text = GadgetListTexts.empty
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
        tableView.refreshControl = refreshControl
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [deleteAllButton, leaveButton, searchBar, emptyLabel, tableView])
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
