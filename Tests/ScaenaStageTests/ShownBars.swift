#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    @testable import ScaenaStage

    /// A window with a tab bar and a navigation bar, as a source has it.
    @MainActor
    struct ShownBars {
        let source: WindowSource
        let window: UIWindow
        let tabs: UITabBarController
        let navigation: UINavigationController

        init() async {
            navigation = UINavigationController(rootViewController: UIViewController())
            tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            window = UIWindow()
            source = WindowSource(window: window)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            await MainQueue.settle()
        }

        func attributes(of kind: StageNode.Kind) -> [String: String] {
            source.snapshot().first { $0.kind == kind }?.attributes ?? [:]
        }
    }
#endif
