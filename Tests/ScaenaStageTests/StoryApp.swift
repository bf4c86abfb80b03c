import ScaenaUIKit

/// An app to record: a list, a detail, and a form in a sheet.
@MainActor
enum StoryApp {
    static func makeRootViewController() -> UINavigationController {
        UINavigationController(rootViewController: GuestsViewController())
    }
}

private final class GuestsViewController: UIViewController {
    private let greeting = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guests"
        let ada = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Ada") { [weak self] _ in
                let detail = UIViewController()
                detail.title = "Ada Lovelace"
                self?.navigationController?.pushViewController(detail, animated: true)
            })
        let add = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Add \"guest\"") { [weak self] _ in
                let form = FormViewController { name in
                    // As an interactor would, that asks somebody first.
                    Task { self?.greeting.text = "Welcome, \(name)" }
                }
                self?.present(UINavigationController(rootViewController: form), animated: true)
            })
        for view in [ada, add, greeting] { self.view.addSubview(view) }
    }
}

private final class FormViewController: UIViewController {
    private let field = UITextField()
    private let onSave: (String) -> Void

    init(onSave: @escaping (String) -> Void) {
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New guest"
        field.placeholder = "Name"
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            primaryAction: UIAction(title: "Save") { [weak self] _ in
                guard let self else { return }
                onSave(field.text ?? "")
                dismiss(animated: true)
            })
    }
}
