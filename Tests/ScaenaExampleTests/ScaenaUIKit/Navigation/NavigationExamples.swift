import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Examples of navigation") @MainActor
struct NavigationExamples {
    enum ItemConfigurator {
        @MainActor static func build(item: Item) -> UIViewController { UIViewController() }
    }

    enum FilterConfigurator {
        @MainActor static func build() -> UIViewController { UIViewController() }
    }

    enum Order {
        case name, date
    }

    private let item = Item(id: 7, name: "Vase")

    final class ItemsViewController: UIViewController, SceneViewControllerProtocol {
        var viewController: UIViewController { self }
        func showErrorDialog(errorViewModel: ErrorViewModel) {}
    }

    @MainActor
    final class ItemsRouter {
        weak var viewController: (any SceneViewControllerProtocol)?

        func navigateToItem(_ item: Item) {
            viewController?.navigation.push(ItemConfigurator.build(item: item))
        }
    }

    @Test func aRouterPushesAndPresents() async {
        let list = ItemsViewController()
        let stack = UINavigationController(rootViewController: list)
        let window = SceneWindow(stack)
        await window.settle()
        let router = ItemsRouter()
        router.viewController = list
        router.navigateToItem(item)
        await window.settle()
        #expect(stack.viewControllers.count == 2)
        await list.navigation.pop(to: list).ended()

        let viewController: (any SceneViewControllerProtocol)? = list
        viewController?.navigation.push(ItemConfigurator.build(item: item))
        await viewController?.navigation.present(FilterConfigurator.build()).ended()
        await window.settle()
    }

    @Test func aMoveIsAwaited() async {
        let list = ItemsViewController()
        let window = SceneWindow(UINavigationController(rootViewController: list))
        await window.settle()
        let navigation = list.navigation
        let analytics = Analytics()
        let move = navigation.push(ItemConfigurator.build(item: item))
        if case .done = await move.ended() { analytics.count("Item opened") }
        #expect(analytics.lines == ["Item opened"])

        let outcome = await navigation.dismiss().ended()
        switch outcome {
        case .done: analytics.count("Filter closed")
        case .refused(let refusal): analytics.count("Filter stays: \(refusal)")
        }
        #expect(analytics.lines.last?.hasPrefix("Filter stays") == true)

        func isHarmless(_ refusal: NavigationRefusal) -> Bool {
            switch refusal {
            case .alreadyShown, .alreadyPresents: true  // a second tap
            default: false
            }
        }
        #expect(isHarmless(.alreadyShown("Item")) && !isHarmless(.sourceGone))
    }

    @Test func sheetsAndPopoversHaveForms() async {
        let list = ItemsViewController()
        let menuButton = UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in })
        list.navigationItem.rightBarButtonItem = menuButton
        let window = SceneWindow(UINavigationController(rootViewController: list))
        await window.settle()
        let navigation = list.navigation
        await navigation.present(FilterConfigurator.build(), as: .sheet([.medium(), .large()])).ended()
        await navigation.dismiss().ended()
        let sortButton = UIButton(type: .system)
        list.view.addSubview(sortButton)
        let isNarrow = list.traitCollection.horizontalSizeClass == .compact
        let anchor = isNarrow ? PopoverAnchor.barButton(menuButton) : PopoverAnchor.view(sortButton)
        await navigation.present(FilterConfigurator.build(), as: .popover(from: anchor)).ended()
        #expect(list.presentedViewController != nil)
    }

    @Test func theUserIsAsked() async throws {
        let list = ItemsViewController()
        let window = SceneWindow(list)
        await window.settle()
        let navigation = list.navigation
        var removed = false

        func removeTapped() async {
            guard await navigation.confirm("Delete the list?", action: "Delete", isDestructive: true) else { return }
            removed = true
        }
        let removing = Task { await removeTapped() }
        try await window.waitFor("Delete")
        try await window.tap("Delete")
        await removing.value
        #expect(removed)

        let choosing = Task {
            let order = await navigation.choose("Sort by", from: [Choice("Name", Order.name), Choice("Date", .date)])
            return order
        }
        try await window.waitFor("Date")
        try await window.tap("Date")
        #expect(await choosing.value == .date)
    }

    @Test func aPageOfTheWebIsShown() async throws {
        let viewController = UIViewController()
        let window = SceneWindow(viewController)
        await window.settle()
        let url = try #require(URL(string: "https://shop.example/terms"))
        let terms = WebViewController(url: url, title: "Terms")
        viewController.present(UINavigationController(rootViewController: terms), animated: true)
        await window.settle()
        #expect(viewController.presentedViewController is UINavigationController)
    }
}
