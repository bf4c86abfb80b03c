import ScaenaUIKit

/// Shows Leads, and tells the presenter what the user did. Whoever holds it holds the module.
final class LeadsViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any LeadsPresenterProtocol
    let rootView = LeadsViewLayout()

    init(presenter: any LeadsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Leads"
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

extension LeadsViewController: LeadsViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: LeadsViewModel) {
        rootView.titleLabel.text = viewModel.title
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
