import ScaenaUIKit

/// Shows Account create, and tells the presenter what the user did. Whoever holds it holds the module.
final class AccountCreateViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any AccountCreatePresenterProtocol
    let rootView = AccountCreateViewLayout()

    init(presenter: any AccountCreatePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Account create"
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
        rootView.networkButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.selectNetwork()
            },
            for: .touchUpInside)
        rootView.proceed2FAButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.proceed2FA()
            },
            for: .touchUpInside)
        rootView.loadingButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.retryLoading()
            },
            for: .touchUpInside)
        presenter.setup()
    }
}

extension AccountCreateViewController: AccountCreateViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: AccountCreateViewModel) {
        rootView.nameLabel.text = viewModel.name
        rootView.tagsLabel.text = viewModel.tags.joined(separator: ", ")
        rootView.countsLabel.text = viewModel.counts.map { String($0) }.joined(separator: ", ")
        rootView.isOpenLabel.text = String(viewModel.isOpen)
        rootView.rateLabel.text = viewModel.rate.map { String($0) }
        rootView.hintLabel.text = viewModel.hint
        rootView.noLabel.text = viewModel.no.map { String($0) }
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
