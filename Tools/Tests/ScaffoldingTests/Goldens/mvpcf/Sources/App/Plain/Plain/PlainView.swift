import Combine
import UIKit

/// The controls of the Plain module.
@MainActor
protocol PlainView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var nameLabel: UILabel { get }
    var tagsLabel: UILabel { get }
    var countsLabel: UILabel { get }
    var isOpenLabel: UILabel { get }
    var rateLabel: UILabel { get }
    var hintLabel: UILabel { get }
    var noLabel: UILabel { get }
    var termsButton: UIButton { get }
    var closeButton: UIButton { get }
    var bareButton: UIButton { get }
}

/// How the Plain module looks. It knows nobody.
final class DefaultPlainView: UIView, PlainView {
    let nameLabel = UILabel()
    let tagsLabel = UILabel()
    let countsLabel = UILabel()
    let isOpenLabel = UILabel()
    let rateLabel = UILabel()
    let hintLabel = UILabel()
    let noLabel = UILabel()
    let scrollView = UIScrollView()
    let termsButton = UIButton(type: .system)
    let closeButton = UIButton(type: .system)
    let bareButton = UIButton(type: .system)

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
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        tagsLabel.font = .preferredFont(forTextStyle: .body)
        tagsLabel.adjustsFontForContentSizeCategory = true
        tagsLabel.numberOfLines = 0
        countsLabel.font = .preferredFont(forTextStyle: .body)
        countsLabel.adjustsFontForContentSizeCategory = true
        countsLabel.numberOfLines = 0
        isOpenLabel.font = .preferredFont(forTextStyle: .body)
        isOpenLabel.adjustsFontForContentSizeCategory = true
        isOpenLabel.numberOfLines = 0
        rateLabel.font = .preferredFont(forTextStyle: .body)
        rateLabel.adjustsFontForContentSizeCategory = true
        rateLabel.numberOfLines = 0
        hintLabel.font = .preferredFont(forTextStyle: .body)
        hintLabel.adjustsFontForContentSizeCategory = true
        hintLabel.numberOfLines = 0
        noLabel.font = .preferredFont(forTextStyle: .body)
        noLabel.adjustsFontForContentSizeCategory = true
        noLabel.numberOfLines = 0
        termsButton.setTitle(PlainTexts.termsButton, for: .normal)
        closeButton.setTitle(PlainTexts.closeButton, for: .normal)
        bareButton.setTitle(PlainTexts.bareButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                nameLabel,
                tagsLabel,
                countsLabel,
                isOpenLabel,
                rateLabel,
                hintLabel,
                noLabel,
                termsButton,
                closeButton,
                bareButton,
            ])
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
