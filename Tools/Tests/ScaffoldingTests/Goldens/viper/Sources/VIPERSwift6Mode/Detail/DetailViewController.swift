import ScaenaUIKit

/// Shows Detail, and tells the presenter what the user did. Whoever holds it holds the module.
final class DetailViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any DetailPresenterProtocol
    let rootView = DetailViewLayout()

    init(presenter: any DetailPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Detail"
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
    func selectItem(item: Item, near: [String: Item]?, isFirst: Bool) {
        presenter.selectItem(item: item, near: near, isFirst: isFirst)
    }

    /// Tells the presenter what no control of its own knows; to be called by what does, such as the delegate of a list.
    func activateRow(index: Int) {
        presenter.activateRow(index: index)
    }
}

extension DetailViewController: DetailViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: DetailViewModel) {
        rootView.titleLabel.text = viewModel.title
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
