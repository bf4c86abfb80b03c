import ScaenaUIKit

/// How the About snapp scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class AboutSnappView: UIView {
    let scrollView = UIScrollView()
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
        activityIndicator.accessibilityLabel = AboutSnappTexts.loading
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        termsAndConditionsButton.setTitle(AboutSnappTexts.termsAndConditionsButton, for: .normal)
        helpButton.setTitle(AboutSnappTexts.helpButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [activityIndicator, nameLabel, termsAndConditionsButton, helpButton])
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
