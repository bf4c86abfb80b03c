import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks in a window.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>,
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>; device log of a start published
/// at reibang.com/p/4d42363993b7 (did appear after the layout).
///
/// | change | callbacks |
/// |---|---|
/// | root shown | A.loadView, A.didLoad, A.willAppear, A.isAppearing, layout, A.didAppear |
/// | root A replaced by B | A.willDisappear, A.didDisappear, then B as a root shown |
@Suite("Window: order of callbacks", .serialized)
@MainActor
struct WindowLifecycleTests {
    @Test("A root appears when the window is shown, not before")
    func rootAppears() async {
        let log = CallbackLog()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = RecordingViewController("A", log)
        await settle()
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        await settle()
        #expect(log.take() == ["A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    }

    @Test("A root has not appeared when the call that shows it returns")
    func rootAppearsLater() async {
        let log = CallbackLog()
        let window = makeWindow(showing: RecordingViewController("A", log))
        #expect(!log.take().contains("A.didAppear"))
        await settle()
        #expect(log.take().last == "A.didAppear")
        withExtendedLifetime(window) {}
    }

    @Test("The view is laid out between is-appearing, where it is in the window, and did-appear")
    func layout() async {
        final class LaidOutViewController: UIViewController {
            var entries: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                entries.append("will \(view.window == nil ? "outside" : "inside")")
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                entries.append("is \(view.window == nil ? "outside" : "inside")")
            }
            override func viewWillLayoutSubviews() { entries.append("willLayout") }
            override func viewDidLayoutSubviews() { entries.append("didLayout") }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                entries.append("did")
            }
        }
        let controller = LaidOutViewController()
        let window = makeWindow(showing: controller)
        await settle()
        let untilAppeared = Array(controller.entries.prefix { $0 != "did" })
        #expect(untilAppeared.first == "will outside")
        #expect(untilAppeared.dropFirst().first == "is inside")
        #expect(untilAppeared.contains("willLayout"))
        #expect(untilAppeared.last == "didLayout")
        withExtendedLifetime(window) {}
    }

    @Test("A replaced root disappears, and is released")
    func replacedRoot() async {
        let log = CallbackLog()
        let window = makeWindow(showing: RecordingViewController("A", log))
        await settle()
        _ = log.take()
        let old = WeakReference(window.rootViewController)
        window.rootViewController = RecordingViewController("B", log)
        await settle()
        let entries = log.take()
        #expect(entries.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
        #expect(
            entries.filter { $0.hasPrefix("B") } == [
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
            ])
        #expect(old.object == nil)
    }
}
