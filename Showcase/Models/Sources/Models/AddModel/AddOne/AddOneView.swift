import ScaenaUIKit
import Words

/// The controls of the Add one module.
@MainActor
protocol AddOneView: AnyObject {
    /// The view that the view controller shows.
    var view: UIView { get }
    var nameField: UITextField { get }
    /// The scroll view that gives way to the keyboard.
    var scrollView: UIScrollView { get }
    var addButton: UIButton { get }
    var cancelButton: UIButton { get }
}

/// The looks of the Add one module. It knows nobody.
final class DefaultAddOneView: UIView, AddOneView {
    let scrollView = UIScrollView()
    let nameField = UITextField()
    let addButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    var view: UIView { self }

    private let words: Words

    init(words: Words = ModelsWords.words()) {
        self.words = words
        super.init(frame: .zero)
        setTextsAndFonts()
        layOut()
    }

    @available(*, unavailable, message: "The view is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    private func setTextsAndFonts() {
        backgroundColor = .systemBackground
        nameField.placeholder = words("Name")
        nameField.accessibilityLabel = words("Name")
        nameField.borderStyle = .roundedRect
        nameField.font = .preferredFont(forTextStyle: .body)
        nameField.adjustsFontForContentSizeCategory = true
        nameField.returnKeyType = .done
        addButton.setTitle(words("Add"), for: .normal)
        cancelButton.setTitle(words("Cancel"), for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [nameField, addButton, cancelButton])
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
