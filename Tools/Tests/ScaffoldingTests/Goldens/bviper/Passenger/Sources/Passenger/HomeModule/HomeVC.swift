import ScaenaUIKit

/// What `HomeVC` tells its presenter: that it is there, and what the user did.
@MainActor
protocol HomeViewHandler: AnyObject {
    /// The view is in memory.
    func homeViewDidLoad()
}

/// How the Home module looks. Whoever holds it holds the module.
final class HomeVC: UIViewController {
    let titleLabel = UILabel()

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any HomeViewHandler

    init(presenter: any HomeViewHandler) {
        self.presenter = presenter
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
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
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
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
