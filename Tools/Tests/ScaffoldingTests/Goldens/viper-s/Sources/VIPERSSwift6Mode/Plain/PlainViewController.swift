import UIKit

/// Displays Plain, and tells the director of every event. Whoever holds it holds the module.
final class PlainViewController: UIViewController {
    let scrollView = UIScrollView()
    let titleLabel = UILabel()
    let termsTappedButton = UIButton(type: .system)

    private let eventsHandler: any Plain_HandleUIEvents

    init(director: any Plain_HandleUIEvents) {
        eventsHandler = director
        super.init(nibName: nil, bundle: nil)
        title = PlainTexts.title
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
        termsTappedButton.setTitle(PlainTexts.termsTappedButton, for: .normal)
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, termsTappedButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

extension PlainViewController: Plain_DisplayUI {
    func display(_ model: PlainUI) {
        titleLabel.text = model.title
    }

    func display(error: String) {
        let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: PlainTexts.ok, style: .cancel))
        present(alert, animated: true)
    }
}
