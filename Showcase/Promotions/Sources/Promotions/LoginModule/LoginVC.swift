import ScaenaUIKit

/// Messages of `LoginVC` to its presenter: that it is there, and what the user did.
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

    /// The user wants to try again what failed.
    func loginViewDidPressRetry()
}

/// The looks of the Login module. Whoever holds it holds the module.
final class LoginVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let userNameField = UITextField()
    let userNameMessageLabel = UILabel()
    let passwordField = UITextField()
    let passwordMessageLabel = UILabel()
    let loginButton = UIButton(type: .system)
    let forgotPasswordButton = UIButton(type: .system)
    let registerButton = UIButton(type: .system)
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let words = PromotionsWords.current
    private let presenter: any LoginViewHandler
    /// Keeps what is edited above the keyboard.
    private var keyboardInset: KeyboardInset?

    init(presenter: any LoginViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = words("Log in")
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        keyboardInset = KeyboardInset(of: scrollView)
        loginButton.addAction(
            UIAction { [weak self] _ in
                self?.loginViewDidPressLoginButton()
            },
            for: .touchUpInside)
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
        followReturnKey()
        presenter.loginViewDidLoad()
    }

    private func loginViewDidPressLoginButton() {
        presenter.loginViewDidPressLoginButton(userName: userNameField.text ?? "", password: passwordField.text ?? "")
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        userNameField.returnKeyType = .next
        userNameField.addAction(
            UIAction { [weak self] _ in
                _ = self?.passwordField.becomeFirstResponder()
            },
            for: .primaryActionTriggered)
        passwordField.returnKeyType = .done
        passwordField.addAction(
            UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.loginViewDidPressLoginButton()
            },
            for: .primaryActionTriggered)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        userNameField.placeholder = words("User name")
        userNameField.accessibilityLabel = words("User name")
        userNameField.borderStyle = .roundedRect
        userNameField.font = .preferredFont(forTextStyle: .body)
        userNameField.adjustsFontForContentSizeCategory = true
        userNameMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        userNameMessageLabel.adjustsFontForContentSizeCategory = true
        userNameMessageLabel.numberOfLines = 0
        userNameMessageLabel.isHidden = true
        passwordField.placeholder = words("Password")
        passwordField.accessibilityLabel = words("Password")
        passwordField.borderStyle = .roundedRect
        passwordField.font = .preferredFont(forTextStyle: .body)
        passwordField.adjustsFontForContentSizeCategory = true
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        passwordMessageLabel.adjustsFontForContentSizeCategory = true
        passwordMessageLabel.numberOfLines = 0
        passwordMessageLabel.isHidden = true
        loginButton.setTitle(words("Log in"), for: .normal)
        forgotPasswordButton.setTitle(words("Forgot password"), for: .normal)
        registerButton.setTitle(words("Register"), for: .normal)
        activityIndicator.accessibilityLabel = words("Loading")
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                activityIndicator,
                titleLabel,
                userNameField,
                userNameMessageLabel,
                passwordField,
                passwordMessageLabel,
                loginButton,
                forgotPasswordButton,
                registerButton,
            ])
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
        titleLabel.text = viewModel.title
    }

    func show(loading: Bool) {
        if loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    func showMessages(userName: String, password: String) {
        let messages = [(userNameMessageLabel, userName), (passwordMessageLabel, password)]
        for (label, message) in messages {
            label.text = message
            label.isHidden = message.isEmpty
        }
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.presenter.loginViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}
