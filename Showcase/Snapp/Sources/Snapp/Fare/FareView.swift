import ScaenaUIKit
import Words

/// The looks of the Fare scene: its controls, their layout, fonts and static texts. It knows nobody.
final class FareView: UIView {
    let fareLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .large)

    private let words: Words

    init(words: Words) {
        self.words = words
        super.init(frame: .zero)
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
        fareLabel.isHidden = isLoading
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        activityIndicator.accessibilityLabel = words("Loading")
        fareLabel.font = .preferredFont(forTextStyle: .title1)
        fareLabel.adjustsFontForContentSizeCategory = true
        fareLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [activityIndicator, fareLabel])
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
