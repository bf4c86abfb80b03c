import UIKit

/// How the Plain order scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class PlainOrderView: UIView {
    let scrollView = UIScrollView()
    let nameField = UITextField()
    let nameMessageLabel = UILabel()
    let codeField = UITextField()
    let codeMessageLabel = UILabel()
    let noteField = UITextField()
    let urgentLabel = UILabel()
    let urgentSwitch = UISwitch()
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let saveButton = UIButton(type: .system)
    let keepButton = UIButton(type: .system)
    let checkButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the indicator in the place of the labels, or the labels.
    func setLoading(_ isLoading: Bool) {
        if isLoading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        activityIndicator.accessibilityLabel = PlainOrderTexts.loading
        nameField.placeholder = PlainOrderTexts.nameField
        nameField.accessibilityLabel = PlainOrderTexts.nameField
        nameField.borderStyle = .roundedRect
        nameField.font = .preferredFont(forTextStyle: .body)
        nameField.adjustsFontForContentSizeCategory = true
        nameField.returnKeyType = .next
        nameMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        nameMessageLabel.adjustsFontForContentSizeCategory = true
        nameMessageLabel.numberOfLines = 0
        nameMessageLabel.isHidden = true
        codeField.placeholder = PlainOrderTexts.codeField
        codeField.accessibilityLabel = PlainOrderTexts.codeField
        codeField.borderStyle = .roundedRect
        codeField.font = .preferredFont(forTextStyle: .body)
        codeField.adjustsFontForContentSizeCategory = true
        codeField.returnKeyType = .next
        codeField.isSecureTextEntry = true
        codeField.textContentType = .password
        codeMessageLabel.font = .preferredFont(forTextStyle: .footnote)
        codeMessageLabel.adjustsFontForContentSizeCategory = true
        codeMessageLabel.numberOfLines = 0
        codeMessageLabel.isHidden = true
        noteField.placeholder = PlainOrderTexts.noteField
        noteField.accessibilityLabel = PlainOrderTexts.noteField
        noteField.borderStyle = .roundedRect
        noteField.font = .preferredFont(forTextStyle: .body)
        noteField.adjustsFontForContentSizeCategory = true
        noteField.returnKeyType = .done
        urgentLabel.text = PlainOrderTexts.urgentSwitch
        urgentLabel.font = .preferredFont(forTextStyle: .body)
        urgentLabel.adjustsFontForContentSizeCategory = true
        urgentLabel.numberOfLines = 0
        urgentSwitch.accessibilityLabel = PlainOrderTexts.urgentSwitch
        saveButton.setTitle(PlainOrderTexts.saveButton, for: .normal)
        keepButton.setTitle(PlainOrderTexts.keepButton, for: .normal)
        checkButton.setTitle(PlainOrderTexts.checkButton, for: .normal)
        cancelButton.setTitle(PlainOrderTexts.cancelButton, for: .normal)
    }

    private func layOut() {
        let urgentRow = UIStackView(arrangedSubviews: [urgentLabel, urgentSwitch])
        urgentRow.spacing = 16
        let stack = UIStackView(
            arrangedSubviews: [
                activityIndicator,
                nameField,
                nameMessageLabel,
                codeField,
                codeMessageLabel,
                noteField,
                urgentRow,
                saveButton,
                keepButton,
                checkButton,
                cancelButton,
            ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
