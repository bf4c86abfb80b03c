import Combine
import UIKit

/// The controls of the Bare module.
@MainActor
protocol BareView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var titleLabel: UILabel { get }
    var plainButton: UIButton { get }
}

/// How the Bare module looks. It knows nobody.
final class DefaultBareView: UIView, BareView {
    let titleLabel = UILabel()
    let plainButton = UIButton(type: .system)

    var view: UIView { self }

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
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        plainButton.setTitle("Plain", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, plainButton])
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
