import ScaenaUIKit

/// Shows Terms and conditions, and tells the presenter what the user did. Whoever holds it holds the module.
final class TermsAndConditionsViewController: UIViewController {
    /// The module's life: the view factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any TermsAndConditionsPresenterProtocol
    let rootView = TermsAndConditionsViewLayout()

    init(presenter: any TermsAndConditionsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Terms and conditions"
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
        rootView.someVeryLongEventNameButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.selectSomeVeryLongEventName()
            },
            for: .touchUpInside)
        rootView.toAnotherLongNameButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.proceedToAnotherLongName()
            },
            for: .touchUpInside)
        presenter.setup()
    }
}

extension TermsAndConditionsViewController: TermsAndConditionsViewProtocol {
    var controller: UIViewController { self }

    func didReceive(viewModel: TermsAndConditionsViewModel) {
        rootView.firstVeryLongNameLabel.text = viewModel.firstVeryLongName
        rootView.secondVeryLongNameLabel.text = String(viewModel.secondVeryLongName)
        rootView.thirdVeryLongNameLabel.text = String(viewModel.thirdVeryLongName)
        rootView.fourthVeryLongNameLabel.text = String(viewModel.fourthVeryLongName)
        rootView.fifthNameLabel.text = viewModel.fifthName.joined(separator: ", ")
        rootView.sixthNameIsLongLabel.text = viewModel.sixthNameIsLong
    }

    func didReceive(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
