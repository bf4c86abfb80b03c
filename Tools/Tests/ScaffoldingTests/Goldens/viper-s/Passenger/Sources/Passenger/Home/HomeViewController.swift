import ScaenaUIKit

/// Displays Home, and tells the director of every event. Whoever holds it holds the module.
final class HomeViewController: UIViewController {
    let titleLabel = UILabel()

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any Home_HandleUIEvents

    init(director: any Home_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Home"
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
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel])
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

extension HomeViewController: Home_DisplayUI {
    func display(_ model: HomeUI) {
        titleLabel.text = model.title
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
