import ScaenaUIKit

/// How the About snapp scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class AboutSnappView: UIView {
    let nameLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let termsAndConditionsButton = UIButton(type: .system)
    let helpButton = UIButton(type: .system)

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
        nameLabel.isHidden = isLoading
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        activityIndicator.accessibilityLabel = "Loading"
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        termsAndConditionsButton.setTitle("Terms and conditions", for: .normal)
        helpButton.setTitle("Help", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [activityIndicator, nameLabel, termsAndConditionsButton, helpButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}
