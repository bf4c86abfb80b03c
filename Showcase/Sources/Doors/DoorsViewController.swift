import ScaenaUIKit
import Words

/// The showcase's home screen: a door for each app. Whoever leaves an app closes its door, and all of it goes.
public final class DoorsViewController: UITableViewController {
    private static let cell = "door"
    private let doors: [Door]
    private let words: Words
    /// Leads back here from the app whose door is open.
    private var homeButton: UIBarButtonItem?

    /// The home screen.
    ///
    /// - Parameters:
    ///   - doors: The apps.
    ///   - language: The language that it is shown in.
    public init(doors: [Door], language: Words.Language) {
        self.doors = doors
        words = Words(language, persian: Self.persian)
        super.init(style: .insetGrouped)
        title = words("Scaena")
    }

    /// There are no archives.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    /// Opens an app over the home screen.
    ///
    /// - Parameter index: Its position.
    public func open(_ index: Int) {
        guard doors.indices.contains(index), presentedViewController == nil else { return }
        let home = UIBarButtonItem(
            image: UIImage(systemName: "house"),
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        home.accessibilityLabel = words("Home")
        homeButton = home
        doors[index].open(self, home)
    }

    // MARK: UITableView

    /// The number of doors.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - section: The only one.
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { doors.count }

    /// A door.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: Where it stands.
    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let door = doors[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.image = UIImage(systemName: door.symbol)
        content.text = words(door.title)
        content.secondaryText = words(door.subtitle)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    /// Opens the door.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: Which one.
    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(indexPath.row)
    }

    private static let persian = [
        "Scaena": "سکانا",
        "Snapp!": "اسنپ!",
        "Items": "موارد",
        "Promotions": "تخفیف‌ها",
        "BVIPER: a login, a list that is there offline": "BVIPER: ورود، فهرستی که آفلاین هم هست",
        "Models": "مدل‌ها",
        "MVPCF: a list, a form in a flow, a detail": "MVPCF: فهرست، فرمی در یک جریان، جزئیات",
        "SNP: about the app, and a ride": "SNP: درباره‌ی برنامه، و یک سفر",
        "VIPER-S: a list, a form, a detail": "VIPER-S: فهرست، فرم، جزئیات",
    ]
}

extension DoorsViewController: UINavigationControllerDelegate {
    /// Sees to it that an app's first screen leads home, whichever it has become.
    ///
    /// - Parameters:
    ///   - navigationController: The app's.
    ///   - viewController: The screen that is shown now.
    ///   - animated: True if it comes with animation.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let homeButton, let first = navigationController.viewControllers.first else { return }
        if first.navigationItem.leftBarButtonItem == nil { first.navigationItem.leftBarButtonItem = homeButton }
    }
}
