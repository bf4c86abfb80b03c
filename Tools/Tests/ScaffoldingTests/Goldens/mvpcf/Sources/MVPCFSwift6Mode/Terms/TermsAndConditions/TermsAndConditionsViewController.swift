import ScaenaUIKit

/// Binds presenter and view of the Terms and conditions module, and fires its routes. Whoever holds it holds the module.
final class TermsAndConditionsViewController: UIViewController, TermsAndConditionsRoutes {
    var thirdLongNameAccepted: (() -> Void)?

    /// The module's life: the factory names its actors to it.
    private(set) lazy var lifetime = SceneLifetime(of: self)

    private let presenter: any TermsAndConditionsPresenter
    private let contentView: any TermsAndConditionsView
    private var tokens: [RelayToken] = []

    init(presenter: any TermsAndConditionsPresenter, view: any TermsAndConditionsView) {
        self.presenter = presenter
        contentView = view
        super.init(nibName: nil, bundle: nil)
        title = TermsAndConditionsTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    var viewController: UIViewController { self }

    override func loadView() {
        view = contentView.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
        registerTaps()
    }

    private func bind() {
        presenter.firstVeryLongName.observe { [weak self] value in
            self?.contentView.firstVeryLongNameLabel.text = value
        }.store(in: &tokens)
        presenter.secondVeryLongName.observe { [weak self] value in
            self?.contentView.secondVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
                secondVeryLongName: String(value))
        }.store(in: &tokens)
        presenter.thirdVeryLongName.observe { [weak self] value in
            self?.contentView.thirdVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
                thirdVeryLongName: String(value))
        }.store(in: &tokens)
        presenter.fourthVeryLongName.observe { [weak self] value in
            self?.contentView.fourthVeryLongNameLabel.text = TermsAndConditionsTexts.captioned(
                fourthVeryLongName: String(value))
        }.store(in: &tokens)
        presenter.fifthName.observe { [weak self] value in
            self?.contentView.fifthNameLabel.text = TermsAndConditionsTexts.captioned(
                fifthName: value.joined(separator: ", "))
        }.store(in: &tokens)
        presenter.sixthNameIsLong.observe { [weak self] value in
            self?.contentView.sixthNameIsLongLabel.text = TermsAndConditionsTexts.captioned(sixthNameIsLong: value)
        }.store(in: &tokens)
    }

    private func registerTaps() {
        contentView.someVeryLongEventNameButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.someVeryLongEventName()
            },
            for: .touchUpInside)
        contentView.anotherLongNamedEventButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.anotherLongNamedEvent()
            },
            for: .touchUpInside)
        contentView.thirdLongNameAcceptButton.addAction(
            UIAction { [weak self] _ in
                self?.thirdLongNameAccepted?()
            },
            for: .touchUpInside)
    }
}
