import ScaenaUIKit

/// Shows About, and tells the presenter what the user did. Whoever holds it holds the module.
final class AboutViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any AboutPresenterProtocol
    let rootView = AboutViewLayout()

    init(presenter: any AboutPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "About"
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

extension AboutViewController: AboutViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: AboutViewModel) {
        rootView.titleLabel.text = viewModel.title
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
