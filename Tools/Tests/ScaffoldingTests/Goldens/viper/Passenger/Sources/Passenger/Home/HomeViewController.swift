import ScaenaUIKit

/// Shows Home, and tells the presenter what the user did. Whoever holds it holds the module.
final class HomeViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any HomePresenterProtocol
    let rootView = HomeViewLayout()

    init(presenter: any HomePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = rootView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.setup()
    }
}

extension HomeViewController: HomeViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: HomeViewModel) {
        rootView.titleLabel.text = viewModel.title
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
