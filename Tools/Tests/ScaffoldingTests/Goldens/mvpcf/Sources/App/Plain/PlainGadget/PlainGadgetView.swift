import Combine
import UIKit

/// The controls of the Plain gadget module.
@MainActor
protocol PlainGadgetView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var titleLabel: UILabel { get }
    var bareButton: UIButton { get }
    var cancelButton: UIButton { get }
    var closeButton: UIButton { get }
}

/// How the Plain gadget module looks. It knows nobody.
final class DefaultPlainGadgetView: UIView, PlainGadgetView {
    let titleLabel = UILabel()
    let scrollView = UIScrollView()
    let bareButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)
    let closeButton = UIButton(type: .system)

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
        bareButton.setTitle(PlainGadgetTexts.bareButton, for: .normal)
        cancelButton.setTitle(PlainGadgetTexts.cancelButton, for: .normal)
        closeButton.setTitle(PlainGadgetTexts.closeButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, bareButton, cancelButton, closeButton])
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
