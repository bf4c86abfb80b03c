import ScaenaUIKit

/// The controls of the View module.
@MainActor
protocol ViewView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var stackLabel: UILabel { get }
    var presenterLabel: UILabel { get }
    var valueLabel: UILabel { get }
    var closeButton: UIButton { get }
}

/// How the View module looks. It knows nobody.
final class DefaultViewView: UIView, ViewView {
    let stackLabel = UILabel()
    let presenterLabel = UILabel()
    let valueLabel = UILabel()
    let scrollView = UIScrollView()
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
        stackLabel.font = .preferredFont(forTextStyle: .title1)
        stackLabel.adjustsFontForContentSizeCategory = true
        stackLabel.numberOfLines = 0
        presenterLabel.font = .preferredFont(forTextStyle: .body)
        presenterLabel.adjustsFontForContentSizeCategory = true
        presenterLabel.numberOfLines = 0
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.adjustsFontForContentSizeCategory = true
        valueLabel.numberOfLines = 0
        closeButton.setTitle(ViewTexts.closeButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [stackLabel, presenterLabel, valueLabel, closeButton])
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
