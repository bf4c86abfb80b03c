import ScaenaUIKit

/// How the Receipt scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class ReceiptView: UIView {
    let scrollView = UIScrollView()
    let atLabel = UILabel()
    let linkLabel = UILabel()
    let idLabel = UILabel()
    let legalButton = UIButton(type: .system)
    let laterButton = UIButton(type: .system)

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
        atLabel.font = .preferredFont(forTextStyle: .title1)
        atLabel.adjustsFontForContentSizeCategory = true
        atLabel.numberOfLines = 0
        linkLabel.font = .preferredFont(forTextStyle: .body)
        linkLabel.adjustsFontForContentSizeCategory = true
        linkLabel.numberOfLines = 0
        idLabel.font = .preferredFont(forTextStyle: .body)
        idLabel.adjustsFontForContentSizeCategory = true
        idLabel.numberOfLines = 0
        legalButton.setTitle(ReceiptTexts.legalButton, for: .normal)
        laterButton.setTitle(ReceiptTexts.laterButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [atLabel, linkLabel, idLabel, legalButton, laterButton])
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
