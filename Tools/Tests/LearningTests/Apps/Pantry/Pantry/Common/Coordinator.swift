import UIKit

/// A step of the app's navigation; keeps the coordinators that it started.
class Coordinator {
    let navigation: UINavigationController
    let services: AppServices
    private(set) var children: [Coordinator] = []

    init(navigation: UINavigationController, services: AppServices) {
        self.navigation = navigation
        self.services = services
    }

    func start() {}

    func startChild(_ child: Coordinator) {
        children.append(child)
        child.start()
    }

    func finishChild(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}
