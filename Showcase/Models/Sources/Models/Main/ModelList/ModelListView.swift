import ScaenaUIKit
import Words

/// The controls of the Model list module.
@MainActor
protocol ModelListView: AnyObject {
    /// The view that the view controller shows.
    var view: UIView { get }
    var searchBar: UISearchBar { get }
    var tableView: UITableView { get }
    var emptyLabel: UILabel { get }
    var countLabel: UILabel { get }
    var offlineLabel: UILabel { get }
    var refreshControl: UIRefreshControl { get }
    var addButton: UIButton { get }
}

/// The looks of the Model list module. It knows nobody.
final class DefaultModelListView: UIView, ModelListView {
    let searchBar = UISearchBar()
    let tableView = UITableView()
    let emptyLabel = UILabel()
    let countLabel = UILabel()
    let offlineLabel = UILabel()
    let refreshControl = UIRefreshControl()
    let addButton = UIButton(type: .system)

    var view: UIView { self }

    private let words: Words

    init(words: Words = ModelsWords.words()) {
        self.words = words
        super.init(frame: .zero)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        searchBar.placeholder = words("Search")
        addButton.setTitle(words("Add"), for: .normal)
        emptyLabel.text = words("No models yet")
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textAlignment = .center
        offlineLabel.text = words("Offline: what you see may be old.")
        offlineLabel.font = .preferredFont(forTextStyle: .footnote)
        offlineLabel.adjustsFontForContentSizeCategory = true
        offlineLabel.textAlignment = .center
        offlineLabel.numberOfLines = 0
        tableView.refreshControl = refreshControl
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [addButton, offlineLabel, searchBar, countLabel, emptyLabel, tableView])
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
