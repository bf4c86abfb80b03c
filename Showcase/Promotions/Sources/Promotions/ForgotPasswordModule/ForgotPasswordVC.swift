import ScaenaUIKit

/// Messages of `ForgotPasswordVC` to its presenter: that it is there, and what the user did.
@MainActor
protocol ForgotPasswordViewHandler: AnyObject {
    /// The view is in memory.
    func forgotPasswordViewDidLoad()

    /// The user pressed send.
    func forgotPasswordViewDidPressSendButton(userName: String)

    /// The user wants to try again what failed.
    func forgotPasswordViewDidPressRetry()
}

/// The looks of the Forgot password module. Whoever holds it holds the module.
final class ForgotPasswordVC: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let userNameField = UITextField()
    let userNameMessageLabel = UILabel()
    let sendButton = UIButton(type: .system)
    let activityIndicator = UIActivityIndicatorView(style: .large)

    /// The module's life: the builder names its actors to it.
    lazy var lifetime = SceneLifetime(of: self)

    private let words = PromotionsWords.current
    private let presenter: any ForgotPasswordViewHandler
    /// Keeps what is edited above the keyboard.
    private var keyboardInset: KeyboardInset?

    init(presenter: any ForgotPasswordViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = words("Forgot password")
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
        sendButton.addAction(
            UIAction { [weak self] _ in
                self?.forgotPasswordViewDidPressSendButton()
            },
            for: .touchUpInside)
        followReturnKey()
        presenter.forgotPasswordViewDidLoad()
    }

    private func forgotPasswordViewDidPressSendButton() {
        presenter.forgotPasswordViewDidPressSendButton(userName: userNameField.text ?? "")
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        userNameField.returnKeyType = .done
        userNameField.addAction(
            UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.forgotPasswordViewDidPressSendButton()
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
        sendButton.setTitle(words("Send"), for: .normal)
        activityIndicator.accessibilityLabel = words("Loading")
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [activityIndicator, titleLabel, userNameField, userNameMessageLabel, sendButton])
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

extension ForgotPasswordVC: ForgotPasswordViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: ForgotPasswordViewModel) {
        titleLabel.text = viewModel.title
    }

    func show(loading: Bool) {
        if loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    func showMessages(userName: String) {
        let messages = [(userNameMessageLabel, userName)]
        for (label, message) in messages {
            label.text = message
            label.isHidden = message.isEmpty
        }
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: words("Retry"), style: .default) { [weak self] _ in
                self?.presenter.forgotPasswordViewDidPressRetry()
            })
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        present(alert, animated: true)
    }
}

extension ForgotPasswordVC: RestorableScreen {
    static let id = "forgotPassword"
    var screenID: String { Self.id }
}
