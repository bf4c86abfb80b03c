import ScaenaUIKit

/// Displays Items add, and tells the director of every event. Whoever holds it holds the module.
final class ItemsAddViewController: UIViewController {
    let titleLabel = UILabel()
    let saveButton = UIButton(type: .system)
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsAdd_HandleUIEvents

    init(director: any ItemsAdd_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Items add"
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        saveButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onSave()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        saveButton.setTitle("Save", for: .normal)
        activityIndicator.accessibilityLabel = "Loading"
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [activityIndicator, titleLabel, saveButton])
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

extension ItemsAddViewController: ItemsAdd_DisplayUI {
    func display(_ model: ItemsAddUI) {
        titleLabel.text = model.title
    }

    func toggle(loading: Bool) {
        if loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
                self?.eventsHandler.onRetry()
            })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
