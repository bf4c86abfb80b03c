import ScaenaUIKit

/// Messages of `HomeVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol HomeViewHandler: AnyObject {
    /// The view is in memory.
    func homeViewDidLoad()
}

/// The looks of the Home module. Whoever holds it holds the module.
final class HomeVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any HomeViewHandler

    init(presenter: any HomeViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = HomeTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        presenter.homeViewDidLoad()
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

extension HomeVC: HomeViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: HomeViewModel) {
        titleLabel.text = viewModel.title
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: HomeTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
