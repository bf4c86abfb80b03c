import ScaenaUIKit

/// Shows Dated, and tells the presenter what the user did. Whoever holds it holds the module.
final class DatedViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any DatedPresenterProtocol
    let rootView = DatedViewLayout()

    init(presenter: any DatedPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Dated"
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

    /// Tells the presenter what no control of its own knows; to be called by what does, such as the delegate of a list.
    func selectRow(at: Date, near: [URL]) {
        presenter.selectRow(at: at, near: near)
    }
}

extension DatedViewController: DatedViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: DatedViewModel) {
        rootView.titleLabel.text = viewModel.title
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
