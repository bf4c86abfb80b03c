import ScaenaUIKit

/// What `LoginVC` tells its presenter: that it is there, and what the user did.
@MainActor
protocol LoginViewHandler: AnyObject {
    /// The view is in memory.
    func loginViewDidLoad()

    /// The user pressed login.
    func loginViewDidPressLoginButton(userName: String, password: String)

    /// The user pressed forgot password.
    func loginViewDidPressForgotPasswordButton()

    /// The user pressed register.
    func loginViewDidPressRegisterButton()
}

/// How the Login module looks. Whoever holds it holds the module.
final class LoginVC: UIViewController {
    let scrollView = UIScrollView()
    let greetingLabel = UILabel()
    let forgotPasswordButton = UIButton(type: .system)
    let registerButton = UIButton(type: .system)

    /// The module's life: the builder names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any LoginViewHandler

    init(presenter: any LoginViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = LoginTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        forgotPasswordButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.loginViewDidPressForgotPasswordButton()
            },
            for: .touchUpInside)
        registerButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.loginViewDidPressRegisterButton()
            },
            for: .touchUpInside)
        presenter.loginViewDidLoad()
    }

    /// Tells the presenter what no control of its own knows; to be called by what does, such as the delegate of a list.
    func loginViewDidPressLoginButton(userName: String, password: String) {
        presenter.loginViewDidPressLoginButton(userName: userName, password: password)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        greetingLabel.font = .preferredFont(forTextStyle: .title1)
        greetingLabel.adjustsFontForContentSizeCategory = true
        greetingLabel.numberOfLines = 0
        forgotPasswordButton.setTitle(LoginTexts.forgotPasswordButton, for: .normal)
        registerButton.setTitle(LoginTexts.registerButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [greetingLabel, forgotPasswordButton, registerButton])
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

extension LoginVC: LoginViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: LoginViewModel) {
        greetingLabel.text = viewModel.greeting
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: LoginTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
