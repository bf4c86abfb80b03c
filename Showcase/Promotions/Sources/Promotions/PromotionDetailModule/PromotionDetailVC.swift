import ScaenaUIKit

/// Messages of `PromotionDetailVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol PromotionDetailViewHandler: AnyObject {
    /// The view is in memory.
    func promotionDetailViewDidLoad()

    /// The user wants to try again what failed.
    func promotionDetailViewDidPressRetry()
}

/// The looks of the Promotion detail module. Whoever holds it holds the module.
final class PromotionDetailVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let textLabel = UILabel()
    let discountLabel = UILabel()
    let endsLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    /// The state that makes the module again after a restart.
    var kept: (any Encodable)?

    private let words = PromotionsWords.current
    private let presenter: any PromotionDetailViewHandler

    init(presenter: any PromotionDetailViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = words("Promotion")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        presenter.promotionDetailViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.adjustsFontForContentSizeCategory = true
        textLabel.numberOfLines = 0
        discountLabel.font = .preferredFont(forTextStyle: .body)
        discountLabel.adjustsFontForContentSizeCategory = true
        discountLabel.numberOfLines = 0
        endsLabel.font = .preferredFont(forTextStyle: .body)
        endsLabel.adjustsFontForContentSizeCategory = true
        endsLabel.numberOfLines = 0
        activityIndicator.accessibilityLabel = words("Loading")
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [activityIndicator, titleLabel, textLabel, discountLabel, endsLabel])
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

extension PromotionDetailVC: PromotionDetailViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: PromotionDetailViewModel) {
        titleLabel.text = viewModel.title
        textLabel.text = viewModel.text
        discountLabel.text = viewModel.discount
        endsLabel.text = viewModel.ends
    }

    func show(loading: Bool) {
        if loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.presenter.promotionDetailViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension PromotionDetailVC: RestorableScreen {
    static let id = "promotion"
    var screenID: String { Self.id }

    func stateToSave() -> (any Encodable)? { kept }
}
