import UIKit

/// How the Plain scene looks: its controls, their layout, fonts and static texts. It knows nobody.
final class PlainView: UIView {
    let textLabel = UILabel()
    let termsButton = UIButton(type: .system)

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
        textLabel.font = .preferredFont(forTextStyle: .title1)
        textLabel.adjustsFontForContentSizeCategory = true
        textLabel.numberOfLines = 0
        termsButton.setTitle("Terms", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [textLabel, termsButton])
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
