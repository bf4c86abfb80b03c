import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks of presentations.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>,
/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>. That the order differs from a push's:
/// jianshu.com/p/28c6a69787a7; which of the two did-callbacks of a full-screen presentation comes first is still to be
/// confirmed in a simulator. That a call returns before a dismissal is over: openradar.me/18464897.
/// That a dismissed controller has no presenter in its `viewDidDisappear`: github.com/microsoft/WinObjC/issues/2114.
///
/// | change | callbacks |
/// |---|---|
/// | full screen | B.loadView, B.didLoad, A.willDisappear, B.willAppear, B.isAppearing, B.didAppear, A.didDisappear |
/// | its dismissal | B.willDisappear, A.willAppear, A.isAppearing, A.didAppear, B.didDisappear |
/// | sheet | B.loadView, B.didLoad, B.willAppear, B.isAppearing, B.didAppear |
/// | its dismissal | B.willDisappear, B.didDisappear |
@Suite("Presentation: order of callbacks", .serialized)
@MainActor
struct PresentationLifecycleTests {
    @Test("A sheet leaves its presenter appearing")
    func sheet() async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: presenter)
        await settle()
        _ = log.take()
        presenter.present(RecordingViewController("B", log), animated: true) { log.add("completion") }
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "completion",
            ])
        presenter.dismiss(animated: true) { log.add("completion") }
        await settle()
        #expect(log.take() == ["B.willDisappear", "B.didDisappear", "completion"])
        withExtendedLifetime(window) {}
    }

    @Test("A full-screen presentation takes its presenter away and brings it back")
    func fullScreen() async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: presenter)
        await settle()
        _ = log.take()
        let presented = RecordingViewController("B", log)
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: true) { log.add("completion") }
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
                "A.didDisappear", "completion",
            ])
        #expect(presenter.view.window == nil)
        presented.dismiss(animated: true) { log.add("completion") }
        await settle()
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear", "completion",
            ])
        #expect(presenter.view.window === window)
    }

    @Test("Presenting is known to both at once; appearing takes its time")
    func knownAtOnce() async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: presenter)
        await settle()
        let presented = RecordingViewController("B", log)
        presenter.present(presented, animated: true)
        #expect(presenter.presentedViewController === presented)
        #expect(presented.presentingViewController === presenter)
        #expect(!log.take().contains("B.didAppear"))
        await settle()
        #expect(log.take().last == "B.didAppear")
        #expect(presented.view.window === window)
    }

    @Test("A dismissed controller is free when it has disappeared, before the completion")
    func freeWhenDisappeared() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let log = CallbackLog()
        let presented = RecordingViewController("B", log)
        presenter.present(presented, animated: true)
        await settle()
        var presentingInCallback: UIViewController?? = .none
        presented.observer = { [weak presented] callback in
            if callback == "didDisappear" { presentingInCallback = presented?.presentingViewController }
        }
        presented.dismiss(animated: true)
        await settle()
        #expect(presentingInCallback == .some(nil))
        #expect(presenter.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Being presented and dismissed are known inside the appearance callbacks, and only there")
    func flags() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let log = CallbackLog()
        let presented = RecordingViewController("B", log)
        var flags: [String] = []
        presented.observer = { [weak presented] callback in
            guard let presented, callback.contains("ppear"), callback != "isAppearing" else { return }
            flags.append("\(callback) \(presented.isBeingPresented) \(presented.isBeingDismissed)")
        }
        presenter.present(presented, animated: true)
        await settle()
        #expect(!presented.isBeingPresented)
        presented.dismiss(animated: true)
        await settle()
        #expect(!presented.isBeingDismissed)
        #expect(
            flags == [
                "willAppear true false", "didAppear true false", "willDisappear false true",
                "didDisappear false true",
            ])
        withExtendedLifetime(window) {}
    }

    @Test("The root of the hierarchy presents, whoever was asked")
    func rootPresents() async {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = makeWindow(showing: navigation)
        await settle()
        let presented = UIViewController()
        child.present(presented, animated: true)
        await settle()
        #expect(presented.presentingViewController === navigation)
        #expect(child.presentedViewController === presented)
        #expect(navigation.visibleViewController === presented)
        child.dismiss(animated: true)
        await settle()
        #expect(child.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A full-screen presentation over a navigation controller covers its top as well")
    func fullScreenOverNavigation() async {
        let log = CallbackLog()
        let child = RecordingViewController("A", log)
        let navigation = UINavigationController(rootViewController: child)
        let window = makeWindow(showing: navigation)
        await settle()
        _ = log.take()
        let presented = RecordingViewController("B", log)
        presented.modalPresentationStyle = .fullScreen
        child.present(presented, animated: true)
        await settle()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
                "A.didDisappear",
            ])
        child.dismiss(animated: true)
        await settle()
        #expect(
            log.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear"])
        #expect(child.view.window === window)
    }

    @Test(
        "These styles leave the presenter where it is",
        arguments: [
            UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
        ])
    func presenterStays(style: UIModalPresentationStyle) async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: presenter)
        await settle()
        _ = log.take()
        let presented = RecordingViewController("B", log)
        presented.modalPresentationStyle = style
        presenter.present(presented, animated: true)
        await settle()
        presenter.dismiss(animated: true)
        await settle()
        #expect(!log.take().contains { $0.hasPrefix("A.") })
        #expect(presenter.view.window === window)
    }

    @Test("A context that a child defines is what is covered")
    func currentContext() async {
        let log = CallbackLog()
        let root = RecordingViewController("A", log)
        let child = RecordingViewController("B", log)
        child.definesPresentationContext = true
        root.loadViewIfNeeded()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let window = makeWindow(showing: root)
        await settle()
        _ = log.take()
        let presented = RecordingViewController("C", log)
        presented.modalPresentationStyle = .currentContext
        child.present(presented, animated: true)
        await settle()
        #expect(presented.presentingViewController === child)
        let entries = log.take()
        #expect(entries.contains("B.didDisappear"))
        #expect(!entries.contains("A.willDisappear"))
        withExtendedLifetime(window) {}
    }

    @Test("Dismissing from the bottom takes all above along, and releases them")
    func dismissChain() async {
        let log = CallbackLog()
        let presenter = RecordingViewController("A", log)
        let window = makeWindow(showing: presenter)
        await settle()
        weak var first: RecordingViewController?
        weak var second: RecordingViewController?
        do {
            let controllers = [RecordingViewController("B", log), RecordingViewController("C", log)]
            (first, second) = (controllers[0], controllers[1])
            presenter.present(controllers[0], animated: true)
            await settle()
            controllers[0].present(controllers[1], animated: true)
            await settle()
        }
        _ = log.take()
        presenter.dismiss(animated: true) { log.add("completion") }
        await settle()
        let entries = log.take()
        #expect(entries.filter { $0.hasSuffix("didDisappear") }.sorted() == ["B.didDisappear", "C.didDisappear"])
        #expect(entries.last == "completion")
        #expect(first == nil)
        #expect(second == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A presented controller that presents dismisses what is above it, not itself")
    func dismissAbove() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let first = UIViewController()
        let second = UIViewController()
        presenter.present(first, animated: true)
        await settle()
        first.present(second, animated: true)
        await settle()
        first.dismiss(animated: true)
        await settle()
        #expect(first.presentedViewController == nil)
        #expect(presenter.presentedViewController === first)
        withExtendedLifetime(window) {}
    }

    @Test("A child of a presented navigation controller dismisses all of it")
    func dismissFromChild() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let child = UIViewController()
        presenter.present(UINavigationController(rootViewController: child), animated: true)
        await settle()
        #expect(child.presentingViewController === presenter)
        child.dismiss(animated: true)
        await settle()
        #expect(presenter.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Presenting while presenting is refused; the first stays")
    func secondIsRefused() async {
        let presenter = UIViewController()
        let window = makeWindow(showing: presenter)
        await settle()
        let first = UIViewController()
        let second = UIViewController()
        var completed = false
        presenter.present(first, animated: true)
        presenter.present(second, animated: true) { completed = true }
        await settle()
        #expect(presenter.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!completed)
        withExtendedLifetime(window) {}
    }

    @Test("A controller that is in no window cannot present")
    func noWindow() async {
        let outside = UIViewController()
        outside.loadViewIfNeeded()
        let presented = UIViewController()
        outside.present(presented, animated: true)
        await settle()
        #expect(outside.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
    }
}
