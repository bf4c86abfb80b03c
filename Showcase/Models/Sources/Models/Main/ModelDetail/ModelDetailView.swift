import ScaenaUIKit

/// The controls of the Model detail module.
@MainActor
protocol ModelDetailView: AnyObject {
    /// The view that the view controller shows.
    var view: UIView { get }
    var nameLabel: UILabel { get }
    var createdLabel: UILabel { get }
}

/// The looks of the Model detail module. It knows nobody.
final class DefaultModelDetailView: UIView, ModelDetailView {
    let nameLabel = UILabel()
    let createdLabel = UILabel()

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
        createdLabel.font = .preferredFont(forTextStyle: .body)
        createdLabel.adjustsFontForContentSizeCategory = true
        createdLabel.numberOfLines = 0
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, createdLabel])
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
