import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks in a split view controller, on a phone (room for one column) and in a wide window.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@Suite("Split view: order of callbacks", .serialized)
@MainActor
struct SplitLifecycleTests {
    private func wideWindow(showing root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    @Test("On a phone the secondary column is on top of the primary one's stack, unless the delegate says otherwise")
    func collapsing() async {
        let log = CallbackLog()
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = makeWindow(showing: split)
        await settle()
        #expect(split.isCollapsed)
        #expect(
            log.take() == ["B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        #expect(secondary.splitViewController === split && split.viewController(for: .secondary) === secondary)
        withExtendedLifetime(window) {}
    }

    @Test("The delegate brings the primary column on top, and a column is shown by pushing it")
    func primaryOnTop() async {
        let log = CallbackLog()
        let primary = RecordingViewController("A", log)
        let secondary = RecordingViewController("B", log)
        let delegate = PrimaryFirst()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(UINavigationController(rootViewController: secondary), for: .secondary)
        let window = makeWindow(showing: split)
        await settle()
        #expect(log.take() == ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
        split.show(.secondary)
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
                "B.didAppear",
            ])
        primary.navigationController?.popViewController(animated: true)
        await settle()
        _ = log.take()
        split.show(.secondary)
        await settle()
        #expect(log.take().last == "B.didAppear")
        split.show(.primary)
        await settle()
        #expect(log.take().last == "A.didAppear")
        withExtendedLifetime(window) {}
    }

    @Test("The stack of the secondary column stays its own to change while another shows it")
    func nestedStack() async {
        let log = CallbackLog()
        let primary = RecordingViewController("A", log)
        let inner = UINavigationController(rootViewController: RecordingViewController("B", log))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(inner, for: .secondary)
        let window = makeWindow(showing: split)
        await settle()
        _ = log.take()
        let next = RecordingViewController("C", log)
        inner.pushViewController(next, animated: true)
        await settle()
        #expect(log.take().suffix(2) == ["B.didDisappear", "C.didAppear"])
        #expect(inner.topViewController === next && primary.navigationController?.topViewController === next)
        inner.popViewController(animated: true)
        await settle()
        #expect(log.take().last == "B.didAppear")
        withExtendedLifetime(window) {}
    }

    @Test("In a wide window both columns appear, and another detail takes the place of the first")
    func besideEachOther() async {
        let log = CallbackLog()
        let primary = RecordingViewController("A", log)
        var detail: RecordingViewController? = RecordingViewController("B", log)
        let reference = WeakReference(detail)
        let split = UISplitViewController()
        split.viewControllers = [primary, detail].compactMap { $0 }
        let window = wideWindow(showing: split)
        await settle()
        #expect(!split.isCollapsed)
        #expect(Set(log.take().suffix(2)) == ["A.didAppear", "B.didAppear"])
        detail = nil
        primary.showDetailViewController(RecordingViewController("C", log), sender: nil)
        await settle()
        #expect(
            log.take() == [
                "B.willDisappear", "B.didDisappear", "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing",
                "C.didAppear",
            ])
        #expect(reference.object == nil && split.viewControllers.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("On a phone a detail that is shown and left by going back is released")
    func detailLeaves() async {
        let log = CallbackLog()
        let primary = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: primary)
        let split = UISplitViewController()
        split.viewControllers = [navigation]
        let window = makeWindow(showing: split)
        await settle()
        _ = log.take()
        var detail: RecordingViewController? = RecordingViewController("B", log)
        let reference = WeakReference(detail)
        if let detail { primary.showDetailViewController(detail, sender: nil) }
        detail = nil
        await settle()
        #expect(log.take().last == "B.didAppear")
        navigation.popViewController(animated: true)
        await settle()
        #expect(log.take().last == "A.didAppear")
        #expect(reference.object == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A compact column shows in the place of all on a phone")
    func compactColumn() async {
        let log = CallbackLog()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(RecordingViewController("A", log), for: .primary)
        split.setViewController(RecordingViewController("B", log), for: .secondary)
        split.setViewController(RecordingViewController("C", log), for: .compact)
        let window = makeWindow(showing: split)
        await settle()
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.didAppear"])
        withExtendedLifetime(window) {}
    }
}
