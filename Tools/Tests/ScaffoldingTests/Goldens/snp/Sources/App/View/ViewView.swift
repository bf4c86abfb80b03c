import ScaenaUIKit

/// How the View scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class ViewView: UIView {
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
        stackButton.setTitle("Stack", for: .normal)
        callButton.setTitle("Call", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, viewLabel, presenterLabel, stackButton, callButton])
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
