import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("SceneWindow: selection")
@MainActor
struct SelectionTests {
    /// A list of a hundred rows beneath a choice of two, in the second of two tabs.
    private final class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
        let kinds = UISegmentedControl(items: ["Hot", "Cold"])
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Drinks"
            kinds.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    log.append(kinds.titleForSegment(at: kinds.selectedSegmentIndex) ?? "")
                }, for: .valueChanged)
            kinds.setEnabled(false, forSegmentAt: 0)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
            view.addSubview(kinds)
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Tea \(indexPath.row)"
            cell.contentConfiguration = content
            cell.accessibilityIdentifier = "row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 1
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("row \(indexPath.row)")
        }
    }

    private let list = ListViewController()
    private let tabs = UITabBarController()
    private let window: SceneWindow

    init() async throws {
        let home = UIViewController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let stack = UINavigationController(rootViewController: list)
        stack.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
        tabs.viewControllers = [home, stack]
        window = SceneWindow(tabs)
        await window.settle()
        try await window.select("List")
    }

    @Test func selectsATab() async throws {
        #expect(tabs.selectedIndex == 1)
        #expect(window.shows("Drinks"))
        try await window.select("Home")
        #expect(tabs.selectedIndex == 0)
        #expect(!window.shows("Drinks"))
    }

    @Test(arguments: ["Tea 2", "row 2"]) func selectsARowByWhatIsInItOrByIdentifier(name: String) async throws {
        try await window.select(name)
        #expect(list.log == ["row 2"])
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func selectsARowByItsNumberWhereverItIs() async throws {
        #expect(!window.shows("Tea 90"))
        try await window.select(row: 90)
        #expect(list.log == ["row 90"])
        #expect(window.shows("Tea 90"))
    }

    @Test func selectsASegment() async throws {
        try await window.select("Cold")
        #expect(list.log == ["Cold"])
    }

    @Test func aSelectionThatTheAppForbidsIsRefused() async throws {
        await #expect(throws: SceneWindowError.self) { try await window.select("Tea 1") }
        await #expect(throws: SceneWindowError.self) { try await window.select("Hot") }
        #expect(list.log.isEmpty)
    }

    @Test func whatIsNotThereIsSaid() async throws {
        let noRow = await #expect(throws: SceneWindowError.self) { try await window.select(row: 100) }
        #expect(
            noRow?.description.hasPrefix("Selecting row 100 of section 0 cannot be done: there is no such row.") == true
        )
        try await window.select("Home")
        let noTable = await #expect(throws: SceneWindowError.self) { try await window.select(row: 0) }
        #expect(
            noTable?.description.hasPrefix("Selecting row 0 of section 0 cannot be done: no table can be seen.") == true
        )
    }

    @Test func theOrderOfWhatIsSeenCanBeExpected() throws {
        try window.expectOrder("Hot", "Cold", "Tea 0", "Tea 3")
        #expect(throws: SceneWindowError.otherOrder(["Tea 3", "Tea 0"], visible: window.tree)) {
            try window.expectOrder("Tea 3", "Tea 0")
        }
        #expect(throws: SceneWindowError.notFound("Milk", visible: window.tree)) {
            try window.expectOrder("Tea 0", "Milk")
        }
    }
}
