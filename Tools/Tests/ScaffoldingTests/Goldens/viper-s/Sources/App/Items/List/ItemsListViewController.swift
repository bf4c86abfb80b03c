import ScaenaUIKit

/// Displays Items list, and tells the director of every event. Whoever holds it holds the module.
final class ItemsListViewController: UIViewController {
    let itemsLabel = UILabel()
    let deleteAllButton = UIButton(type: .system)

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsList_HandleUIEvents

    init(director: any ItemsList_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Items list"
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
        deleteAllButton.setTitle("Delete all", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [itemsLabel, deleteAllButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension ItemsListViewController: ItemsList_DisplayUI {
    func display(_ model: ItemsListUI) {
        itemsLabel.text = model.items.joined(separator: ", ")
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
