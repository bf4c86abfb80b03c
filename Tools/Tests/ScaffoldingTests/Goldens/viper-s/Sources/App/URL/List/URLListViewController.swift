import ScaenaUIKit

/// Displays URL list, and tells the director of every event. Whoever holds it holds the module.
final class URLListViewController: UIViewController {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let tagsLabel = UILabel()
    let countsLabel = UILabel()
    let isOpenLabel = UILabel()
    let rateLabel = UILabel()
    let hintLabel = UILabel()
    let noLabel = UILabel()
    let openURLTappedButton = UIButton(type: .system)

    /// The module's life: the navigator names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let eventsHandler: any URLList_HandleUIEvents

    init(director: any URLList_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = URLListTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        openURLTappedButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onOpenURLTapped()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        tagsLabel.font = .preferredFont(forTextStyle: .body)
        tagsLabel.adjustsFontForContentSizeCategory = true
        tagsLabel.numberOfLines = 0
        countsLabel.font = .preferredFont(forTextStyle: .body)
        countsLabel.adjustsFontForContentSizeCategory = true
        countsLabel.numberOfLines = 0
        isOpenLabel.font = .preferredFont(forTextStyle: .body)
        isOpenLabel.adjustsFontForContentSizeCategory = true
        isOpenLabel.numberOfLines = 0
        rateLabel.font = .preferredFont(forTextStyle: .body)
        rateLabel.adjustsFontForContentSizeCategory = true
        rateLabel.numberOfLines = 0
        hintLabel.font = .preferredFont(forTextStyle: .body)
        hintLabel.adjustsFontForContentSizeCategory = true
        hintLabel.numberOfLines = 0
        noLabel.font = .preferredFont(forTextStyle: .body)
        noLabel.adjustsFontForContentSizeCategory = true
        noLabel.numberOfLines = 0
        openURLTappedButton.setTitle(URLListTexts.openURLTappedButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                tagsLabel,
                countsLabel,
                isOpenLabel,
                rateLabel,
                hintLabel,
                noLabel,
                openURLTappedButton,
            ])
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

extension URLListViewController: URLList_DisplayUI {
    func display(_ model: URLListUI) {
        nameLabel.text = model.name
        tagsLabel.text = model.tags.joined(separator: ", ")
        countsLabel.text = model.counts.map { String($0) }.joined(separator: ", ")
        isOpenLabel.text = String(model.isOpen)
        rateLabel.text = model.rate.map { String($0) }
        hintLabel.text = model.hint
        noLabel.text = model.no.map { String($0) }
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: URLListTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
