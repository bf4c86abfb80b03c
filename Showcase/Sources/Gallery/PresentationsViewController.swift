import ScaenaUIKit

/// Every way in which one screen comes over another.
public final class PresentationsViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let status = UILabel()

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        status.text = "Nothing was chosen yet"
        status.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [
            button("Push") { $0.push(2) }, button("Push two") { $0.push(2, 3) },
            button("Sheet") { $0.showSheet(.pageSheet) }, button("Full screen") { $0.showSheet(.fullScreen) },
            button("Alert") { $0.showAlert() }, button("Action sheet") { $0.showActionSheet() }, popoverButton(),
            button("Open a page") { $0.openPage() }, status,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func button(_ title: String, _ action: @escaping @MainActor (PresentationsViewController) -> Void) -> UIView
    {
        UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            })
    }

    private func popoverButton() -> UIView {
        let popover = UIButton(configuration: .tinted())
        popover.setTitle("Popover", for: .normal)
        popover.addAction(
            UIAction { [weak self, weak popover] _ in
                if let popover { self?.showPopover(from: popover) }
            }, for: .touchUpInside)
        return popover
    }

    private func showPopover(from source: UIView) {
        let content = TextViewController(text: "This points at its button")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 260, height: 120)
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.sourceRect = source.bounds
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }

    /// A popover stays one, however little room there is.
    ///
    /// - Parameter controller: The popover's presentation.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    private func openPage() {
        guard let address = URL(string: "https://www.swift.org/") else { return }
        UIApplication.shared.open(address) { [weak self] could in
            self?.status.text = could ? "Asked for a page" : "Nobody opens pages"
        }
    }

    private func push(_ levels: Int...) {
        for level in levels {
            let next = TextViewController(text: "This is level \(level)")
            next.navigationItem.title = "Level \(level)"
            navigationController?.pushViewController(next, animated: true)
        }
    }

    private func showSheet(_ style: UIModalPresentationStyle) {
        let content = TextViewController(text: "This lies over the rest")
        content.navigationItem.title = style == .fullScreen ? "Full screen" : "Sheet"
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let stack = UINavigationController(rootViewController: content)
        stack.modalPresentationStyle = style
        present(stack, animated: true)
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Rename", message: "What shall it be called?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "New name" }
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.status.text = "Cancelled" })
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
                self?.status.text = "Renamed to \(alert?.textFields?.first?.text ?? "")"
            })
        present(alert, animated: true)
    }

    private func showActionSheet() {
        let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Share", style: .default) { [weak self] _ in self?.status.text = "Shared" })
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.status.text = "Deleted" })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}

/// A text in the middle.
public final class TextViewController: UIViewController {
    private let text: String

    /// A screen of one text.
    ///
    /// - Parameter text: The text.
    public init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
