import UIKit

/// Displays Plain, and tells the director of every event. Whoever holds it holds the module.
final class PlainViewController: UIViewController {
    let titleLabel = UILabel()
    let termsTappedButton = UIButton(type: .system)

    private let eventsHandler: any Plain_HandleUIEvents

    init(director: any Plain_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = "Plain"
    }

    @available(*, unavailable, message: "The module is built in code.")
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setTextsAndFonts()
        layOut()
        termsTappedButton.addAction(
            UIAction { [weak self] _ in
                self?.eventsHandler.onTermsTapped()
            },
            for: .touchUpInside)
        eventsHandler.onUIReady()
    }

    /// Tells the director what no control of its own knows; to be called by what does, such as the delegate of a list.
    func onRow(index: Int) {
        eventsHandler.onRow(index: index)
    }

    private func setTextsAndFonts() {
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        termsTappedButton.setTitle("Terms tapped", for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, termsTappedButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

extension PlainViewController: Plain_DisplayUI {
    func display(_ model: PlainUI) {
        titleLabel.text = model.title
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
