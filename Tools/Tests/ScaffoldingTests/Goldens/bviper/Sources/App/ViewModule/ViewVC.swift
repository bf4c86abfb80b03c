import ScaenaUIKit

/// What `ViewVC` tells its presenter: that it is there, and what the user did.
@MainActor
protocol ViewViewHandler: AnyObject {
    /// The view is in memory.
    func viewViewDidLoad()
}

/// How the View module looks. Whoever holds it holds the module.
final class ViewVC: UIViewController {
    let scrollView = UIScrollView()
    let stackLabel = UILabel()
    let presenterLabel = UILabel()
    let interactorLabel = UILabel()

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any ViewViewHandler

    init(presenter: any ViewViewHandler) {
        self.presenter = presenter
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
        presenter.viewViewDidLoad()
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        stackLabel.font = .preferredFont(forTextStyle: .title1)
        stackLabel.adjustsFontForContentSizeCategory = true
        stackLabel.numberOfLines = 0
        presenterLabel.font = .preferredFont(forTextStyle: .body)
        presenterLabel.adjustsFontForContentSizeCategory = true
        presenterLabel.numberOfLines = 0
        interactorLabel.font = .preferredFont(forTextStyle: .body)
        interactorLabel.adjustsFontForContentSizeCategory = true
        interactorLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, presenterLabel, interactorLabel])
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

extension ViewVC: ViewViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: ViewViewModel) {
        stackLabel.text = viewModel.stack
        presenterLabel.text = String(viewModel.presenter)
        interactorLabel.text = String(viewModel.interactor)
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ViewTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
