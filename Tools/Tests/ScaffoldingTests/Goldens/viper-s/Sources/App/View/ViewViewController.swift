import ScaenaUIKit

/// Displays View, and tells the director of every event. Whoever holds it holds the module.
final class ViewViewController: UIViewController {
    let scrollView = UIScrollView()
    let stackLabel = UILabel()
    let viewLabel = UILabel()
    let presenterLabel = UILabel()
    let modelLabel = UILabel()

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any View_HandleUIEvents

    init(director: any View_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = ViewTexts.title
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
        stackLabel.font = .preferredFont(forTextStyle: .title1)
        stackLabel.adjustsFontForContentSizeCategory = true
        stackLabel.numberOfLines = 0
        viewLabel.font = .preferredFont(forTextStyle: .body)
        viewLabel.adjustsFontForContentSizeCategory = true
        viewLabel.numberOfLines = 0
        presenterLabel.font = .preferredFont(forTextStyle: .body)
        presenterLabel.adjustsFontForContentSizeCategory = true
        presenterLabel.numberOfLines = 0
        modelLabel.font = .preferredFont(forTextStyle: .body)
        modelLabel.adjustsFontForContentSizeCategory = true
        modelLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, viewLabel, presenterLabel, modelLabel])
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

extension ViewViewController: View_DisplayUI {
    func display(_ model: ViewUI) {
        stackLabel.text = model.stack
        viewLabel.text = String(model.view)
        presenterLabel.text = String(model.presenter)
        modelLabel.text = String(model.model)
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ViewTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
