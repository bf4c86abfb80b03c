import ScaenaUIKit
import Words

/// The looks of the Welcome scene: its controls, their layout, fonts and static texts. It knows nobody.
final class WelcomeView: UIView {
    let headingLabel = UILabel()
    let newsLabel = UILabel()
    let aboutButton = UIButton(configuration: .filled())
    let rideButton = UIButton(configuration: .tinted())

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

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        headingLabel.text = words("Where to?")
        headingLabel.font = .preferredFont(forTextStyle: .largeTitle)
        headingLabel.accessibilityTraits = .header
        newsLabel.font = .preferredFont(forTextStyle: .body)
        newsLabel.numberOfLines = 0
        aboutButton.configuration?.title = words("About Snapp!")
        aboutButton.configuration?.buttonSize = .large
        aboutButton.configuration?.cornerStyle = .large
        rideButton.configuration?.title = words("Ride")
        rideButton.configuration?.buttonSize = .large
        rideButton.configuration?.cornerStyle = .large
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [headingLabel, newsLabel, aboutButton, rideButton])
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
