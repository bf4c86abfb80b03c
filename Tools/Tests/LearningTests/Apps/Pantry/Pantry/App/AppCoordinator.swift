import UIKit

/// Root of the tree of coordinators: one tab for each feature.
final class AppCoordinator {
    private let window: UIWindow
    private let services: AppServices
    private var tabs: [Coordinator] = []

    init(window: UIWindow, services: AppServices) {
        self.window = window
        self.services = services
    }

    func start() {
        tabs = [
            ShelvesCoordinator(navigation: UINavigationController(), services: services),
            ShoppingListCoordinator(navigation: UINavigationController(), services: services),
            ExpiryCoordinator(navigation: UINavigationController(), services: services),
            MembersCoordinator(navigation: UINavigationController(), services: services),
        ]
        tabs.forEach { $0.start() }
        let controller = UITabBarController()
        controller.viewControllers = tabs.map(\.navigation)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}
