import ScaenaUIKit
import Words

/// The looks of the Ride status scene: its controls, their layout, fonts and static texts. It knows nobody.
final class RideStatusView: UIView {
    let stateLabel = UILabel()
    let driverLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let requestButton = UIButton(type: .system)
    let fareButton = UIButton(type: .system)
    let historyButton = UIButton(type: .system)

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
        stateLabel.isHidden = isLoading
        driverLabel.isHidden = isLoading
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        activityIndicator.accessibilityLabel = words("Loading")
        stateLabel.font = .preferredFont(forTextStyle: .title1)
        stateLabel.adjustsFontForContentSizeCategory = true
        stateLabel.numberOfLines = 0
        driverLabel.font = .preferredFont(forTextStyle: .body)
        driverLabel.adjustsFontForContentSizeCategory = true
        driverLabel.numberOfLines = 0
        requestButton.setTitle(words("Request a ride"), for: .normal)
        fareButton.setTitle(words("Fare"), for: .normal)
        historyButton.setTitle(words("History"), for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [activityIndicator, stateLabel, driverLabel, requestButton, fareButton, historyButton])
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
