import ScaenaUIKit

/// Shows View, and tells the presenter what the user did. Whoever holds it holds the module.
final class ViewViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any ViewPresenterProtocol
    let rootView = ViewViewLayout()

    init(presenter: any ViewPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "View"
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
        rootView.selectButtonButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.selectButton()
            },
            for: .touchUpInside)
        presenter.setup()
    }
}

extension ViewViewController: ViewViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: ViewViewModel) {
        rootView.stackLabel.text = viewModel.stack
        rootView.presenterLabel.text = String(viewModel.presenter)
        rootView.rootViewLabel.text = String(viewModel.rootView)
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
