import ScaenaUIKit

/// How the URL list scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class URLListView: UIView {
    let countLabel = UILabel()
    let urlsLabel = UILabel()
    let openURLButton = UIButton(type: .system)

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
        countLabel.font = .preferredFont(forTextStyle: .title1)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.numberOfLines = 0
        urlsLabel.font = .preferredFont(forTextStyle: .body)
        urlsLabel.adjustsFontForContentSizeCategory = true
        urlsLabel.numberOfLines = 0
        openURLButton.setTitle("Open URL", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [countLabel, urlsLabel, openURLButton])
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
