import ScaenaUIKit

/// Messages of `RegisterVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol RegisterViewHandler: AnyObject {
    /// The view is in memory.
    func registerViewDidLoad()

    /// The user pressed register.
    func registerViewDidPressRegisterButton(userName: String, password: String)

    /// The user wants to try again what failed.
    func registerViewDidPressRetry()
}

/// The looks of the Register module. Whoever holds it holds the module.
final class RegisterVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let userNameField = UITextField()
    let userNameMessageLabel = UILabel()
    let passwordField = UITextField()
    let passwordMessageLabel = UILabel()
    let registerButton = UIButton(type: .system)
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let words = PromotionsWords.current
    private let presenter: any RegisterViewHandler
    /// Keeps what is edited above the keyboard.
    private var keyboardInset: KeyboardInset?

    init(presenter: any RegisterViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = words("Register")
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
        registerButton.addAction(
            UIAction { [weak self] _ in
                self?.registerViewDidPressRegisterButton()
            },
            for: .touchUpInside)
        followReturnKey()
        presenter.registerViewDidLoad()
    }

    private func registerViewDidPressRegisterButton() {
        presenter.registerViewDidPressRegisterButton(
            userName: userNameField.text ?? "", password: passwordField.text ?? "")
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
                self?.registerViewDidPressRegisterButton()
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

extension RegisterVC: RegisterViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: RegisterViewModel) {
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
                self?.presenter.registerViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension RegisterVC: RestorableScreen {
    static let id = "register"
    var screenID: String { Self.id }
}
