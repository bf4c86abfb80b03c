import ScaenaUIKit

/// How the Welcome scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class WelcomeView: UIView {
    let newsLabel = UILabel()
    let aboutButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        newsLabel.font = .preferredFont(forTextStyle: .title1)
        newsLabel.numberOfLines = 0
        aboutButton.setTitle("About", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [newsLabel, aboutButton])
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
