import ScaenaUIKit
import Words

/// Displays Items detail, and tells the director of every event. Whoever holds it holds the module.
final class ItemsDetailViewController: UIViewController {
    let nameLabel = UILabel()
    let createdLabel = UILabel()
    let isEnabledLabel = UILabel()

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    /// The state that makes the module again after a restart.
    var kept: (any Encodable)?

    private let eventsHandler: any ItemsDetail_HandleUIEvents

    private let words: Words

    init(director: any ItemsDetail_HandleUIEvents, words: Words = ItemsWords.words()) {
        eventsHandler = director
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Item")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        eventsHandler.onUIReady()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        createdLabel.font = .preferredFont(forTextStyle: .body)
        createdLabel.adjustsFontForContentSizeCategory = true
        createdLabel.numberOfLines = 0
        isEnabledLabel.font = .preferredFont(forTextStyle: .body)
        isEnabledLabel.adjustsFontForContentSizeCategory = true
        isEnabledLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, createdLabel, isEnabledLabel])
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

extension ItemsDetailViewController: ItemsDetail_DisplayUI {
    func display(_ model: ItemsDetailUI) {
        nameLabel.text = model.name
        createdLabel.text = model.created
        isEnabledLabel.text = model.isEnabled
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension ItemsDetailViewController: RestorableScreen {
    static let id = "detail"
    var screenID: String { Self.id }

    func stateToSave() -> (any Encodable)? { kept }
}
