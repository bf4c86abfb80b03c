import ScaenaUIKit

/// Displays Items list, and tells the director of every event. Whoever holds it holds the module.
final class ItemsListViewController: UIViewController {
    let scrollView = UIScrollView()
    let itemsLabel = UILabel()
    let deleteAllButton = UIButton(type: .system)

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsList_HandleUIEvents

    init(director: any ItemsList_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = ItemsListTexts.title
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
        eventsHandler.onUIReady()
    }

    /// Tells the director what no control of its own knows; to be called by what does, such as the delegate of a list.
    func onItemSelected(index: Int) {
        eventsHandler.onItemSelected(index: index)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        itemsLabel.font = .preferredFont(forTextStyle: .title1)
        itemsLabel.adjustsFontForContentSizeCategory = true
        itemsLabel.numberOfLines = 0
        deleteAllButton.setTitle(ItemsListTexts.deleteAllButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [itemsLabel, deleteAllButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

extension ItemsListViewController: ItemsList_DisplayUI {
    func display(_ model: ItemsListUI) {
        itemsLabel.text = model.items.joined(separator: ", ")
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ItemsListTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
