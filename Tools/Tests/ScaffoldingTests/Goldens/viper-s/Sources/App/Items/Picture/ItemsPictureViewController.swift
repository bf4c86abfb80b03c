import ScaenaUIKit

/// Displays Items picture, and tells the director of every event. Whoever holds it holds the module.
final class ItemsPictureViewController: UIViewController {
    let nameLabel = UILabel()
    let photoImageView = UIImageView()
    let badgeImageView = UIImageView()

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any ItemsPicture_HandleUIEvents

    init(director: any ItemsPicture_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Items picture"
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
        photoImageView.contentMode = .scaleAspectFit
        badgeImageView.contentMode = .scaleAspectFit
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, photoImageView, badgeImageView])
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

extension ItemsPictureViewController: ItemsPicture_DisplayUI {
    func display(_ model: ItemsPictureUI) {
        nameLabel.text = model.name
        photoImageView.image = model.photo
        badgeImageView.image = model.badge
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
