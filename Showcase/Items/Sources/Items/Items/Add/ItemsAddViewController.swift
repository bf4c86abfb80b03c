import ScaenaUIKit
import Words

/// Displays Items add, and tells the director of every event. Whoever holds it holds the module.
final class ItemsAddViewController: UIViewController {
    let nameField = UITextField()
    let enabledLabel = UILabel()
    let enabledSwitch = UISwitch()
    let saveButton = UIButton(type: .system)
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the navigator names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsAdd_HandleUIEvents

    private let words: Words

    init(director: any ItemsAdd_HandleUIEvents, words: Words = ItemsWords.words()) {
        eventsHandler = director
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words("Add item")
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
                guard let self else { return }
                eventsHandler.onSave(name: nameField.text ?? "", isEnabled: enabledSwitch.isOn)
            },
            for: .touchUpInside)
        nameField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                eventsHandler.onChange(name: nameField.text ?? "")
            },
            for: .editingChanged)
        eventsHandler.onUIReady()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameField.placeholder = words("Name")
        nameField.borderStyle = .roundedRect
        nameField.font = .preferredFont(forTextStyle: .body)
        nameField.adjustsFontForContentSizeCategory = true
        enabledLabel.text = words("Enabled")
        enabledLabel.font = .preferredFont(forTextStyle: .body)
        enabledLabel.adjustsFontForContentSizeCategory = true
        enabledSwitch.accessibilityLabel = words("Enabled")
        enabledSwitch.isOn = true
        saveButton.setTitle(words("Save"), for: .normal)
        activityIndicator.accessibilityLabel = words("Loading")
    }

    private func layOut() {
        let state = UIStackView(arrangedSubviews: [enabledLabel, enabledSwitch])
        state.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [nameField, state, saveButton, activityIndicator])
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
    func toggle(save: Bool) {
        saveButton.isEnabled = save
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
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.eventsHandler.onRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}
