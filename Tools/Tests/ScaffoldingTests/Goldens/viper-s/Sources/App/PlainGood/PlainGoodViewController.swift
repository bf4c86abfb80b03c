import UIKit

/// Displays Plain good, and tells the director of every event. Whoever holds it holds the module.
final class PlainGoodViewController: UIViewController {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let createdLabel = UILabel()
    let codeField = UITextField()
    let codeMessageLabel = UILabel()
    let noteField = UITextField()
    let agreesLabel = UILabel()
    let agreesSwitch = UISwitch()
    let enterButton = UIButton(type: .system)
    let welcomeButton = UIButton(type: .system)
    let termsButton = UIButton(type: .system)
    let leadsButton = UIButton(type: .system)
    let homeButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    private let eventsHandler: any PlainGood_HandleUIEvents

    init(director: any PlainGood_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = PlainGoodTexts.title
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        followReturnKey()
        enterButton.addAction(
            UIAction { [weak self] _ in
                self?.onEnter()
            },
            for: .touchUpInside)
        welcomeButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onWelcome()
            },
            for: .touchUpInside)
        termsButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onTerms()
            },
            for: .touchUpInside)
        leadsButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onLeads()
            },
            for: .touchUpInside)
        homeButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onHome()
            },
            for: .touchUpInside)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onCancel()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
    }

    private func onEnter() {
        eventsHandler.onEnter(code: codeField.text ?? "", note: noteField.text ?? "", agrees: agreesSwitch.isOn)
    }

    /// The return key leads to the next field, and from the last one on.
    private func followReturnKey() {
        codeField.addAction(
            UIAction { [weak self] _ in
                _ = self?.noteField.becomeFirstResponder()
            },
            for: .primaryActionTriggered)
        noteField.addAction(
            UIAction { [weak self] _ in
                self?.view.endEditing(true)
                self?.onEnter()
            },
            for: .primaryActionTriggered)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        createdLabel.font = .preferredFont(forTextStyle: .body)
        createdLabel.adjustsFontForContentSizeCategory = true
        createdLabel.numberOfLines = 0
        codeField.placeholder = PlainGoodTexts.codeField
        codeField.accessibilityLabel = PlainGoodTexts.codeField
        codeField.borderStyle = .roundedRect
        codeField.font = .preferredFont(forTextStyle: .body)
        codeField.adjustsFontForContentSizeCategory = true
        codeField.returnKeyType = .next
        codeMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        codeMessageLabel.adjustsFontForContentSizeCategory = true
        codeMessageLabel.numberOfLines = 0
        codeMessageLabel.isHidden = true
        noteField.placeholder = PlainGoodTexts.noteField
        noteField.accessibilityLabel = PlainGoodTexts.noteField
        noteField.borderStyle = .roundedRect
        noteField.font = .preferredFont(forTextStyle: .body)
        noteField.adjustsFontForContentSizeCategory = true
        noteField.returnKeyType = .done
        agreesLabel.text = PlainGoodTexts.agreesSwitch
        agreesLabel.font = .preferredFont(forTextStyle: .body)
        agreesLabel.adjustsFontForContentSizeCategory = true
        agreesLabel.numberOfLines = 0
        agreesSwitch.accessibilityLabel = PlainGoodTexts.agreesSwitch
        enterButton.setTitle(PlainGoodTexts.enterButton, for: .normal)
        welcomeButton.setTitle(PlainGoodTexts.welcomeButton, for: .normal)
        termsButton.setTitle(PlainGoodTexts.termsButton, for: .normal)
        leadsButton.setTitle(PlainGoodTexts.leadsButton, for: .normal)
        homeButton.setTitle(PlainGoodTexts.homeButton, for: .normal)
        cancelButton.setTitle(PlainGoodTexts.cancelButton, for: .normal)
    }

    private func layOut() {
        let agreesRow = UIStackView(arrangedSubviews: [agreesLabel, agreesSwitch])
        agreesRow.spacing = 16
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                createdLabel,
                codeField,
                codeMessageLabel,
                noteField,
                agreesRow,
                enterButton,
                welcomeButton,
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

extension PlainGoodViewController: PlainGood_DisplayUI {
    func display(_ model: PlainGoodUI) {
        nameLabel.text = model.name
        createdLabel.text = model.created
    }

    func displayMessages(code: String) {
        let messages = [(codeMessageLabel, code)]
        for (label, message) in messages {
            label.text = message
            label.isHidden = message.isEmpty
        }
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: PlainGoodTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
