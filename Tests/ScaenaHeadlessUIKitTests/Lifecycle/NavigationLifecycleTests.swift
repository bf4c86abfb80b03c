import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks in a navigation controller.
///
/// Sources: `UINavigationController.h`; device logs of a push and a pop published at programmerteach.com ("At the time of
/// transition appear and disappear the order of calls is explored") and reibang.com/p/4d42363993b7.
///
/// | change | callbacks |
/// |---|---|
/// | push of B over A | B.loadView, B.didLoad, A.willDisappear, B.willAppear, B.isAppearing, A.didDisappear, B.didAppear |
/// | in both | B.willMove before all, B.didMove after all (arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller) |
/// | pop of B | B.willDisappear, A.willAppear, A.isAppearing, B.didDisappear, A.didAppear |
@Suite("Navigation controller: order of callbacks", .serialized)
@MainActor
struct NavigationLifecycleTests {
    @Test("The first controller loads and appears with the window")
    func rootAppears() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        #expect(log.take() == [])
        let window = makeWindow(showing: navigation)
        await settle()
        #expect(log.take() == ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        withExtendedLifetime(window) {}
    }

    @Test("A push tells both controllers in turn")
    func push() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        navigation.pushViewController(RecordingViewController("B", log), animated: true)
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
                "B.didAppear",
            ])
        withExtendedLifetime(window) {}
    }

    @Test("A pop tells both in turn, then releases what was popped")
    func pop() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        navigation.pushViewController(RecordingViewController("B", log), animated: false)
        await settle()
        _ = log.take()
        let popped = WeakReference(navigation.popViewController(animated: true))
        #expect(popped.object != nil)
        await settle()
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear",
            ])
        #expect(popped.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A pushed controller is the top at once, and shown later")
    func stackChangesAtOnce() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        let pushed = RecordingViewController("B", log)
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.topViewController === pushed)
        #expect(navigation.visibleViewController === pushed)
        #expect(pushed.navigationController === navigation)
        #expect(!log.take().contains("B.didAppear"))
        await settle()
        #expect(log.take().last == "B.didAppear")
        #expect(pushed.view.window === window)
    }

    @Test("A controller hears that it is coming before all, and that it has come after all")
    func moves() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = makeWindow(showing: navigation)
        await settle()
        let pushed = RecordingViewController("B", log)
        pushed.recordsMoves = true
        navigation.pushViewController(pushed, animated: true)
        await settle()
        #expect(
            log.take() == [
                "B.willMove(parent)", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
                "B.didMove(parent)",
            ])
        navigation.popViewController(animated: true)
        await settle()
        #expect(log.take() == ["B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)"])
        withExtendedLifetime(window) {}
    }

    @Test("Only who comes or goes for good is moving to or from its parent")
    func movingFlags() async {
        let log = CallbackLog()
        let root = RecordingViewController("A", log)
        let pushed = RecordingViewController("B", log)
        var flags: [String] = []
        for controller in [root, pushed] {
            controller.observer = { [weak controller] callback in
                guard let controller, ["willAppear", "didAppear", "willDisappear", "didDisappear"].contains(callback)
                else { return }
                if controller.isMovingToParent { flags.append("\(controller.name).\(callback) to") }
                if controller.isMovingFromParent { flags.append("\(controller.name).\(callback) from") }
            }
        }
        let navigation = UINavigationController(rootViewController: root)
        let window = makeWindow(showing: navigation)
        await settle()
        flags = []
        navigation.pushViewController(pushed, animated: true)
        await settle()
        #expect(flags == ["B.willAppear to", "B.didAppear to"])
        flags = []
        navigation.popViewController(animated: true)
        await settle()
        #expect(flags == ["B.willDisappear from", "B.didDisappear from"])
        withExtendedLifetime(window) {}
    }

    @Test("A controller that keeps its move to itself is leaving all the same")
    func movingWithoutSuper() async {
        final class SilentViewController: UIViewController {
            var wasLeaving = false
            override func willMove(toParent parent: UIViewController?) {}
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                wasLeaving = isMovingFromParent
            }
        }
        let pushed = SilentViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(pushed, animated: false)
        let window = makeWindow(showing: navigation)
        await settle()
        navigation.popViewController(animated: true)
        await settle()
        #expect(pushed.wasLeaving)
        withExtendedLifetime(window) {}
    }

    @Test("Going back to the root skips what is between, which is released as well")
    func popToRoot() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        for name in ["B", "C"] {
            navigation.pushViewController(RecordingViewController(name, log), animated: false)
            await settle()
        }
        _ = log.take()
        let between = WeakReference(navigation.viewControllers[1])
        let top = WeakReference(navigation.topViewController)
        let popped = navigation.popToRootViewController(animated: true)?.map { ($0 as? RecordingViewController)?.name }
        #expect(popped == ["B", "C"])
        await settle()
        #expect(
            log.take() == ["C.willDisappear", "A.willAppear", "A.isAppearing", "C.didDisappear", "A.didAppear"])
        #expect(between.object == nil)
        #expect(top.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("The last controller stays")
    func lastStays() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false)?.isEmpty == true)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A new stack shows its top; a top that stays hears nothing")
    func newStack() async {
        let log = CallbackLog()
        let root = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        let top = RecordingViewController("C", log)
        navigation.setViewControllers([root, RecordingViewController("B", log), top], animated: true)
        await settle()
        #expect(
            log.take() == [
                "C.loadView", "C.didLoad", "A.willDisappear", "C.willAppear", "C.isAppearing", "A.didDisappear",
                "C.didAppear",
            ])
        navigation.setViewControllers([root, top], animated: true)
        await settle()
        #expect(log.take() == [])
        #expect(top.view.window === window)
    }

    @Test("A stack that nobody sees changes without a callback of appearance")
    func unseenStack() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let pushed = RecordingViewController("B", log)
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.topViewController === pushed)
        await settle()
        #expect(!log.take().contains { $0.contains("ppear") })
        let window = makeWindow(showing: navigation)
        await settle()
        let entries = log.take()
        #expect(entries.contains("B.didAppear"))
        #expect(!entries.contains("A.willAppear"))
        withExtendedLifetime(window) {}
    }

    @Test("A push in the middle of another ends with the last one shown and everyone told in balance")
    func pushInTransition() async {
        let log = CallbackLog()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        let second = RecordingViewController("B", log)
        let third = RecordingViewController("C", log)
        second.observer = { [weak navigation] callback in
            if callback == "willAppear" { navigation?.pushViewController(third, animated: true) }
        }
        navigation.pushViewController(second, animated: true)
        await settle()
        #expect(navigation.viewControllers.map { ($0 as? RecordingViewController)?.name } == ["A", "B", "C"])
        let entries = log.take()
        #expect(entries.last == "C.didAppear")
        for name in ["A", "B"] {
            #expect(entries.filter { $0 == "\(name).didDisappear" }.count == 1, "\(entries)")
        }
        #expect(third.view.window === window)
        #expect(second.view.window == nil)
    }

    @Test("A pop in the middle of the push of the same controller shows who was below")
    func popInTransition() async {
        let log = CallbackLog()
        let root = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        let window = makeWindow(showing: navigation)
        await settle()
        weak var pushed: RecordingViewController?
        do {
            let controller = RecordingViewController("B", log)
            pushed = controller
            controller.observer = { [weak navigation] callback in
                if callback == "isAppearing" { navigation?.popViewController(animated: true) }
            }
            navigation.pushViewController(controller, animated: true)
        }
        await settle()
        #expect(navigation.topViewController === root)
        #expect(root.view.window === window)
        #expect(log.take().last == "A.didAppear")
        #expect(pushed == nil)
    }

    @Test("The delegate hears who is about to be shown and who is shown")
    func delegate() async {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var heard: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                heard.append("will \((viewController as? RecordingViewController)?.name ?? "?")")
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                heard.append("did \((viewController as? RecordingViewController)?.name ?? "?")")
            }
        }
        let log = CallbackLog()
        let listener = Listener()
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", log))
        let window = makeWindow(showing: navigation)
        await settle()
        navigation.delegate = listener
        navigation.pushViewController(RecordingViewController("B", log), animated: true)
        await settle()
        #expect(listener.heard == ["will B", "did B"])
        withExtendedLifetime(window) {}
    }

    @Test("The bar shows the items of the stack, with the way back below the top")
    func bar() {
        let root = UIViewController()
        root.title = "Root"
        let top = UIViewController()
        top.title = "Top"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        #expect(navigation.navigationBar.topItem === top.navigationItem)
        #expect(navigation.navigationBar.backItem?.title == "Root")
    }
}
