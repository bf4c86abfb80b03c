import ScaenaUIKit

/// The controls of the Terms and conditions module.
@MainActor
protocol TermsAndConditionsView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var firstVeryLongNameLabel: UILabel { get }
    var secondVeryLongNameLabel: UILabel { get }
    var thirdVeryLongNameLabel: UILabel { get }
    var fourthVeryLongNameLabel: UILabel { get }
    var fifthNameLabel: UILabel { get }
    var sixthNameIsLongLabel: UILabel { get }
    var someVeryLongEventNameButton: UIButton { get }
    var anotherLongNamedEventButton: UIButton { get }
    var thirdLongNameAcceptButton: UIButton { get }
}

/// How the Terms and conditions module looks. It knows nobody.
final class DefaultTermsAndConditionsView: UIView, TermsAndConditionsView {
    let firstVeryLongNameLabel = UILabel()
    let secondVeryLongNameLabel = UILabel()
    let thirdVeryLongNameLabel = UILabel()
    let fourthVeryLongNameLabel = UILabel()
    let fifthNameLabel = UILabel()
    let sixthNameIsLongLabel = UILabel()
    let scrollView = UIScrollView()
    let someVeryLongEventNameButton = UIButton(type: .system)
    let anotherLongNamedEventButton = UIButton(type: .system)
    let thirdLongNameAcceptButton = UIButton(type: .system)

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
        firstVeryLongNameLabel.font = .preferredFont(forTextStyle: .title1)
        firstVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        firstVeryLongNameLabel.numberOfLines = 0
        secondVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        secondVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        secondVeryLongNameLabel.numberOfLines = 0
        thirdVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        thirdVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        thirdVeryLongNameLabel.numberOfLines = 0
        fourthVeryLongNameLabel.font = .preferredFont(forTextStyle: .body)
        fourthVeryLongNameLabel.adjustsFontForContentSizeCategory = true
        fourthVeryLongNameLabel.numberOfLines = 0
        fifthNameLabel.font = .preferredFont(forTextStyle: .body)
        fifthNameLabel.adjustsFontForContentSizeCategory = true
        fifthNameLabel.numberOfLines = 0
        sixthNameIsLongLabel.font = .preferredFont(forTextStyle: .body)
        sixthNameIsLongLabel.adjustsFontForContentSizeCategory = true
        sixthNameIsLongLabel.numberOfLines = 0
        someVeryLongEventNameButton.setTitle(TermsAndConditionsTexts.someVeryLongEventNameButton, for: .normal)
        anotherLongNamedEventButton.setTitle(TermsAndConditionsTexts.anotherLongNamedEventButton, for: .normal)
        thirdLongNameAcceptButton.setTitle(TermsAndConditionsTexts.thirdLongNameAcceptButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [
                firstVeryLongNameLabel,
                secondVeryLongNameLabel,
                thirdVeryLongNameLabel,
                fourthVeryLongNameLabel,
                fifthNameLabel,
                sixthNameIsLongLabel,
                someVeryLongEventNameButton,
                anotherLongNamedEventButton,
                thirdLongNameAcceptButton,
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
