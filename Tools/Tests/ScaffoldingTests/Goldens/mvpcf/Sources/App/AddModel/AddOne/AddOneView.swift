import ScaenaUIKit

/// The controls of the Add one module.
@MainActor
protocol AddOneView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var nameLabel: UILabel { get }
    var canCreateLabel: UILabel { get }
    var createButton: UIButton { get }
    var cancelButton: UIButton { get }
    var finishButton: UIButton { get }
}

/// How the Add one module looks. It knows nobody.
final class DefaultAddOneView: UIView, AddOneView {
    let nameLabel = UILabel()
    let canCreateLabel = UILabel()
    let scrollView = UIScrollView()
    let createButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)
    let finishButton = UIButton(type: .system)

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
        canCreateLabel.font = .preferredFont(forTextStyle: .body)
        canCreateLabel.adjustsFontForContentSizeCategory = true
        canCreateLabel.numberOfLines = 0
        createButton.setTitle(AddOneTexts.createButton, for: .normal)
        cancelButton.setTitle(AddOneTexts.cancelButton, for: .normal)
        finishButton.setTitle(AddOneTexts.finishButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, canCreateLabel, createButton, cancelButton, finishButton])
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
