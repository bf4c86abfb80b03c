import ScaenaUIKit

/// How the Account create module looks: its controls, their layout, fonts and static texts. It knows nobody.
final class AccountCreateViewLayout: UIView {
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let tagsLabel = UILabel()
    let countsLabel = UILabel()
    let isOpenLabel = UILabel()
    let rateLabel = UILabel()
    let hintLabel = UILabel()
    let noLabel = UILabel()
    let networkButton = UIButton(type: .system)
    let proceed2FAButton = UIButton(type: .system)
    let loadingButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The layout is built in code.")
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
        networkButton.setTitle("Network", for: .normal)
        proceed2FAButton.setTitle("Proceed2 FA", for: .normal)
        loadingButton.setTitle("Loading", for: .normal)
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
                networkButton,
                proceed2FAButton,
                loadingButton,
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
