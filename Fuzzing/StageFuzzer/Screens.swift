import Foundation
import ScaenaStage
import ScaenaUIKit

/// An app of one window in which there is one of everything.
@MainActor
final class Screens {
    private let server: StageServer
    var hub: StageHub { server.hub }
    private let window = UIWindow()

    init() {
        let tabs = UITabBarController()
        let controls = UINavigationController(rootViewController: ControlsViewController())
        controls.title = "Controls"
        let rows = UINavigationController(rootViewController: RowsViewController())
        rows.title = "Rows"
        tabs.viewControllers = [controls, rows]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        server = StageServer(
            window: window, name: "Fuzz", port: .any,
            controls: [StageControl("Choice", choices: ["a", "b"]) { _ in }])
    }
}

private final class ControlsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        let field = UITextField()
        field.placeholder = "Text"
        let segments = UISegmentedControl(items: ["One", "Two"])
        let label = UILabel()
        label.text = "Label"
        let slider = UISlider()
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        let text = UITextView()
        text.text = "Text"
        let push = button("Push") { [weak self] in
            self?.navigationController?.pushViewController(ControlsViewController(), animated: true)
        }
        let sheet = button("Sheet") { [weak self] in
            self?.present(UINavigationController(rootViewController: ControlsViewController()), animated: true)
        }
        let alert = button("Alert") { [weak self] in self?.showAlert() }
        let stack = UIStackView(arrangedSubviews: [
            field, segments, UISwitch(), label, push, sheet, alert, UIActivityIndicatorView(style: .medium),
            slider, pages, picker, text, UIStepper(), UIProgressView(), UISearchBar(),
        ])
        stack.axis = .vertical
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Alert", message: "Text", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

private final class RowsViewController: UITableViewController {
    private var rows = Array(0..<1000)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        refreshControl = UIRefreshControl()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let table = self?.tableView else { return }
                table.setEditing(!table.isEditing, animated: true)
            })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(rows[indexPath.row])"
        cell.showsReorderControl = true
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(RowsViewController(style: .insetGrouped), animated: true)
    }
}
