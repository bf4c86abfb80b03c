import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks in a tab bar controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>; the order of a switch as published logs of
/// devices have it: the tab that comes is told first.
@Suite("Tabs: order of callbacks", .serialized)
@MainActor
struct TabLifecycleTests {
    @Test("Only the first tab loads and appears with its container; a switch tells the one that comes first")
    func switching() async {
        let log = CallbackLog()
        let first = RecordingViewController("A", log)
        let second = RecordingViewController("B", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = makeWindow(showing: tabs)
        await settle()
        #expect(log.take() == ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        tabs.selectedIndex = 1
        await settle()
        #expect(
            log.take().filter { $0 != "B.isAppearing" } == [
                "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
            ])
        #expect(tabs.selectedViewController === second && second.tabBarController === tabs)
        tabs.selectedIndex = 1
        await settle()
        #expect(log.take().isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("A tab that is taken away is released, and another shows")
    func removing() async {
        let log = CallbackLog()
        var first: RecordingViewController? = RecordingViewController("A", log)
        let reference = WeakReference(first)
        let second = RecordingViewController("B", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second].compactMap { $0 }
        let window = makeWindow(showing: tabs)
        await settle()
        first = nil
        tabs.viewControllers = [second]
        await settle()
        #expect(reference.object == nil && tabs.selectedViewController === second)
        #expect(log.take().suffix(1) == ["B.didAppear"])
        withExtendedLifetime(window) {}
    }

    @Test("A title is a tab's too")
    func titles() {
        let controller = UIViewController()
        controller.title = "Home"
        #expect(controller.tabBarItem.title == "Home")
    }
}
