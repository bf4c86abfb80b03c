import UIKit

/// What `PlainOfferVC` tells its presenter: that it is there, and what the user did.
@MainActor
protocol PlainOfferViewHandler: AnyObject {
    /// The view is in memory.
    func plainOfferViewDidLoad()

    /// The user pressed enter.
    func plainOfferViewDidPressEnter(code: String, note: String, agrees: Bool)

    /// The user pressed about.
    func plainOfferViewDidPressAbout()

    /// The user pressed terms.
    func plainOfferViewDidPressTerms()

    /// The user pressed leads.
    func plainOfferViewDidPressLeads()

    /// The user pressed home.
    func plainOfferViewDidPressHome()

    /// The user pressed cancel.
    func plainOfferViewDidPressCancel()
}

/// How the Plain offer module looks. Whoever holds it holds the module.
final class PlainOfferVC: UIViewController {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let codeField = UITextField()
    let codeMessageLabel = UILabel()
    let noteField = UITextField()
    let agreesLabel = UILabel()
    let agreesSwitch = UISwitch()
    let enterButton = UIButton(type: .system)
    let aboutButton = UIButton(type: .system)
    let termsButton = UIButton(type: .system)
    let leadsButton = UIButton(type: .system)
    let homeButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    private let presenter: any PlainOfferViewHandler

    init(presenter: any PlainOfferViewHandler) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = PlainOfferTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        enterButton.addAction(
            UIAction { [weak self] _ in
                self?.plainOfferViewDidPressEnter()
            },
            for: .touchUpInside)
        aboutButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainOfferViewDidPressAbout()
            },
            for: .touchUpInside)
        termsButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainOfferViewDidPressTerms()
            },
            for: .touchUpInside)
        leadsButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainOfferViewDidPressLeads()
            },
            for: .touchUpInside)
        homeButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainOfferViewDidPressHome()
            },
            for: .touchUpInside)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.presenter.plainOfferViewDidPressCancel()
            },
            for: .touchUpInside)
        followReturnKey()
        presenter.plainOfferViewDidLoad()
    }

    private func plainOfferViewDidPressEnter() {
        presenter.plainOfferViewDidPressEnter(
            code: codeField.text ?? "", note: noteField.text ?? "", agrees: agreesSwitch.isOn)
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        codeField.returnKeyType = .next
        codeField.addAction(
            UIAction { [weak self] _ in
                _ = self?.noteField.becomeFirstResponder()
            },
            for: .primaryActionTriggered)
        noteField.returnKeyType = .done
        noteField.addAction(
            UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.plainOfferViewDidPressEnter()
            },
            for: .primaryActionTriggered)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        codeField.placeholder = PlainOfferTexts.codeField
        codeField.accessibilityLabel = PlainOfferTexts.codeField
        codeField.borderStyle = .roundedRect
        codeField.font = .preferredFont(forTextStyle: .body)
        codeField.adjustsFontForContentSizeCategory = true
        codeMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        codeMessageLabel.adjustsFontForContentSizeCategory = true
        codeMessageLabel.numberOfLines = 0
        codeMessageLabel.isHidden = true
        noteField.placeholder = PlainOfferTexts.noteField
        noteField.accessibilityLabel = PlainOfferTexts.noteField
        noteField.borderStyle = .roundedRect
        noteField.font = .preferredFont(forTextStyle: .body)
        noteField.adjustsFontForContentSizeCategory = true
        agreesLabel.text = PlainOfferTexts.agreesSwitch
        agreesLabel.font = .preferredFont(forTextStyle: .body)
        agreesLabel.adjustsFontForContentSizeCategory = true
        agreesLabel.numberOfLines = 0
        agreesSwitch.accessibilityLabel = PlainOfferTexts.agreesSwitch
        enterButton.setTitle(PlainOfferTexts.enterButton, for: .normal)
        aboutButton.setTitle(PlainOfferTexts.aboutButton, for: .normal)
        termsButton.setTitle(PlainOfferTexts.termsButton, for: .normal)
        leadsButton.setTitle(PlainOfferTexts.leadsButton, for: .normal)
        homeButton.setTitle(PlainOfferTexts.homeButton, for: .normal)
        cancelButton.setTitle(PlainOfferTexts.cancelButton, for: .normal)
    }

    private func layOut() {
        let agreesRow = UIStackView(arrangedSubviews: [agreesLabel, agreesSwitch])
        agreesRow.spacing = 16
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                codeField,
                codeMessageLabel,
                noteField,
                agreesRow,
                enterButton,
                aboutButton,
                termsButton,
                leadsButton,
                homeButton,
                cancelButton,
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

extension PlainOfferVC: PlainOfferViewInterface {
    var viewController: UIViewController { self }

    func show(viewModel: PlainOfferViewModel) {
        nameLabel.text = viewModel.name
    }

    func showMessages(code: String) {
        let messages = [(codeMessageLabel, code)]
        for (label, message) in messages {
            label.text = message
            label.isHidden = message.isEmpty
        }
    }

    func show(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: PlainOfferTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
