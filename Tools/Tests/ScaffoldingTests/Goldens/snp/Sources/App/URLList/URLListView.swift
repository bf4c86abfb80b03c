import ScaenaUIKit

/// How the URL list scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class URLListView: UIView {
    let scrollView = UIScrollView()
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
        openURLButton.setTitle(URLListTexts.openURLButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [countLabel, urlsLabel, openURLButton])
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
