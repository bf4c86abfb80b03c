import ScaenaUIKit

/// How the View scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class ViewView: UIView {
    let scrollView = UIScrollView()
    let stackLabel = UILabel()
    let viewLabel = UILabel()
    let presenterLabel = UILabel()
    let stackButton = UIButton(type: .system)
    let callButton = UIButton(type: .system)

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
        stackLabel.font = .preferredFont(forTextStyle: .title1)
        stackLabel.adjustsFontForContentSizeCategory = true
        stackLabel.numberOfLines = 0
        viewLabel.font = .preferredFont(forTextStyle: .body)
        viewLabel.adjustsFontForContentSizeCategory = true
        viewLabel.numberOfLines = 0
        presenterLabel.font = .preferredFont(forTextStyle: .body)
        presenterLabel.adjustsFontForContentSizeCategory = true
        presenterLabel.numberOfLines = 0
        stackButton.setTitle(ViewTexts.stackButton, for: .normal)
        callButton.setTitle(ViewTexts.callButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, viewLabel, presenterLabel, stackButton, callButton])
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
