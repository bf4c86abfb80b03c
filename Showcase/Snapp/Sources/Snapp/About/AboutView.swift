import ScaenaUIKit
import Words

/// The looks of the About scene: its controls, their layout, fonts and static texts. It knows nobody.
final class AboutView: UIView {
    let logoImageView = UIImageView(image: UIImage(systemName: "car.circle.fill"))
    let nameLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let textLabel = UILabel()
    let termsAndConditionsButton = UIButton(configuration: .filled())

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
        logoImageView.tintColor = .systemGreen
        logoImageView.contentMode = .scaleAspectFit
        logoImageView.isAccessibilityElement = true
        logoImageView.accessibilityLabel = words("Snapp! logo")
        nameLabel.text = words("Snapp!")
        nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
        nameLabel.textAlignment = .center
        activityIndicator.accessibilityLabel = words("Loading")
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 0
        termsAndConditionsButton.configuration?.title = words("Terms and conditions")
        termsAndConditionsButton.configuration?.buttonSize = .large
        termsAndConditionsButton.configuration?.cornerStyle = .large
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [logoImageView, nameLabel, activityIndicator, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        for view in [stack, termsAndConditionsButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            logoImageView.widthAnchor.constraint(equalToConstant: 96),
            logoImageView.heightAnchor.constraint(equalToConstant: 96),
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 48),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            termsAndConditionsButton.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            termsAndConditionsButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            termsAndConditionsButton.bottomAnchor.constraint(
                equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }
}
