import ScaenaUIKit
import Words

/// Displays General welcome, and tells the director of every event. Whoever holds it holds the module.
final class GeneralWelcomeViewController: UIViewController {
    let titleLabel = UILabel()
    let itemsButton = UIButton(type: .system)

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any GeneralWelcome_HandleUIEvents

    private let words: Words

    init(director: any GeneralWelcome_HandleUIEvents, words: Words = ItemsWords.words()) {
        eventsHandler = director
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Welcome")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        itemsButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onItems()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
    }

    /// Opens an item that a link leads to.
    func open(itemID: String) {
        eventsHandler.onLink(itemID: itemID)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        itemsButton.setTitle(words("Items"), for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, itemsButton])
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

extension GeneralWelcomeViewController: GeneralWelcome_DisplayUI {
    func display(_ model: GeneralWelcomeUI) {
        titleLabel.text = model.title
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}
