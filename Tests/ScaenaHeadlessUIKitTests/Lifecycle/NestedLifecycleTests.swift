import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks where containers are in containers, and where one change begins in the middle of another.
///
/// Sources: as those of the suites of each container; that every controller is told in balance, and is released, holds for
/// any of them.
@Suite("Nested and overlapping changes: order of callbacks", .serialized)
@MainActor
struct NestedLifecycleTests {
    @Test("A stack in a tab: a push tells the tab's two, and a switch tells who is on top")
    func stackInTab() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, RecordingViewController("T", log)]
        let window = makeWindow(showing: tabs)
        await settle()
        _ = log.take()
        navigation.pushViewController(RecordingViewController("B", log), animated: true)
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
                "B.didAppear",
            ])
        tabs.selectedIndex = 1
        await settle()
        let switched = log.take()
        #expect(switched.filter { $0.hasPrefix("B") } == ["B.willDisappear", "B.didDisappear"])
        #expect(switched.filter { $0.hasPrefix("T") }.last == "T.didAppear")
        #expect(switched.filter { $0.hasPrefix("A") }.isEmpty)
        tabs.selectedIndex = 0
        await settle()
        #expect(log.take().filter { $0.hasPrefix("B") } == ["B.willAppear", "B.isAppearing", "B.didAppear"])
        withExtendedLifetime(window) {}
    }

    @Test("A stack in a sheet over a stack in a tab is released whole when the sheet goes")
    func stackInSheet() async {
        let log = CallbackLog()
        let bottom = RecordingViewController("A", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: bottom)]
        let window = makeWindow(showing: tabs)
        await settle()
        _ = log.take()
        var sheet: UINavigationController? = UINavigationController(
            rootViewController: RecordingViewController("B", log))
        let reference = WeakReference(sheet)
        if let sheet { bottom.present(sheet, animated: true) }
        await settle()
        sheet?.pushViewController(RecordingViewController("C", log), animated: true)
        await settle()
        #expect(log.take().filter { $0.hasPrefix("A") }.isEmpty)
        sheet = nil
        bottom.dismiss(animated: true)
        await settle()
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
        #expect(reference.object == nil && tabs.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A full-screen stack takes the tab's controller away, and brings it back")
    func fullScreenOverTab() async {
        let log = CallbackLog()
        let tab = RecordingViewController("A", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [tab]
        let window = makeWindow(showing: tabs)
        await settle()
        _ = log.take()
        let over = UINavigationController(rootViewController: RecordingViewController("B", log))
        over.modalPresentationStyle = .fullScreen
        tab.present(over, animated: true)
        await settle()
        let presenting = log.take()
        #expect(presenting.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
        #expect(presenting.filter { $0.hasPrefix("B") }.last == "B.didAppear")
        tab.dismiss(animated: true)
        await settle()
        let back = log.take()
        #expect(back.filter { $0.hasPrefix("A") } == ["A.willAppear", "A.isAppearing", "A.didAppear"])
        #expect(back.filter { $0.hasPrefix("B") } == ["B.willDisappear", "B.didDisappear"])
        withExtendedLifetime(window) {}
    }

    @Test("An alert leaves its presenter appearing, and goes with a choice")
    func alert() async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: UINavigationController(rootViewController: presenter))
        await settle()
        _ = log.take()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        presenter.present(alert, animated: true)
        await settle()
        #expect(presenter.presentedViewController === alert && log.take().isEmpty)
        presenter.dismiss(animated: true)
        await settle()
        #expect(presenter.presentedViewController == nil && log.take().isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("A push from viewDidAppear follows when the first has come")
    func pushFromDidAppear() async {
        let log = CallbackLog()
        let first = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: first)
        first.observer = { [weak navigation] callback in
            guard callback == "didAppear", navigation?.viewControllers.count == 1 else { return }
            navigation?.pushViewController(RecordingViewController("B", log), animated: true)
        }
        let window = makeWindow(showing: navigation)
        await settle()
        #expect(
            log.take() == [
                "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear", "B.loadView", "B.didLoad",
                "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear", "B.didAppear",
            ])
        #expect(navigation.viewControllers.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test(
        "A new stack in the middle of a transition ends with its top shown, and everyone told in balance and released")
    func setViewControllersInTransition() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        var coming: RecordingViewController? = RecordingViewController("B", log)
        let reference = WeakReference(coming)
        coming?.observer = { [weak navigation] callback in
            guard callback == "willAppear" else { return }
            navigation?.setViewControllers([RecordingViewController("C", log)], animated: true)
        }
        if let coming { navigation.pushViewController(coming, animated: true) }
        coming = nil
        await settle()
        let told = log.take()
        for name in ["A", "B"] {
            let appearances = told.filter { $0 == "\(name).willAppear" }.count + (name == "A" ? 1 : 0)
            #expect(told.filter { $0 == "\(name).didDisappear" }.count == appearances)
        }
        #expect(told.last == "C.didAppear")
        #expect(navigation.viewControllers.count == 1 && reference.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Children of a pushed controller appear and go with it")
    func childrenOfPushed() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        let parent = RecordingViewController("B", log)
        let child = RecordingViewController("C", log)
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        navigation.pushViewController(parent, animated: true)
        await settle()
        #expect(log.take().filter { $0.hasPrefix("C") } == ["C.willAppear", "C.isAppearing", "C.didAppear"])
        navigation.popViewController(animated: true)
        await settle()
        #expect(log.take().filter { $0.hasPrefix("C") } == ["C.willDisappear", "C.didDisappear"])
        withExtendedLifetime(window) {}
    }
}
