import ScaenaUIKit

/// The controls of the Detail module.
@MainActor
protocol DetailView: AnyObject {
    /// What the view controller shows.
    var view: UIView { get }
    var titleLabel: UILabel { get }
    var deleteButton: UIButton { get }
    var closeButton: UIButton { get }
    var startButton: UIButton { get }
}

/// How the Detail module looks. It knows nobody.
final class DefaultDetailView: UIView, DetailView {
    let titleLabel = UILabel()
    let deleteButton = UIButton(type: .system)
    let closeButton = UIButton(type: .system)
    let startButton = UIButton(type: .system)

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
        deleteButton.setTitle("Delete", for: .normal)
        closeButton.setTitle("Close", for: .normal)
        startButton.setTitle("Start", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, deleteButton, closeButton, startButton])
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
