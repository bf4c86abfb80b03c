import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks in a container of the app's own.
///
/// Sources: `UIViewController.h` (UIContainerViewControllerProtectedMethods and Callbacks);
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods>.
///
/// | change | callbacks |
/// |---|---|
/// | `addChild` | B.willMove(parent) |
/// | `removeFromParent` | B.didMove(nil) |
/// | view of B added below the visible view of A | B.willAppear, B.isAppearing, later B.didAppear |
/// | view of B removed | B.willDisappear, B.didDisappear |
/// | A appears | A.willAppear, B.willAppear, A.isAppearing, B.isAppearing, A.didAppear, B.didAppear |
@Suite("Container: order of callbacks", .serialized)
@MainActor
struct ContainmentLifecycleTests {
    @Test("Adding and removing a child each send one half; the container sends the other")
    func halves() {
        let log = CallbackLog()
        let parent = UIViewController()
        let child = RecordingViewController("B", log)
        child.recordsMoves = true
        parent.addChild(child)
        #expect(log.take() == ["B.willMove(parent)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        _ = log.take()
        child.removeFromParent()
        #expect(log.take() == ["B.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("A child that goes to another parent leaves the first")
    func anotherParent() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(second.children == [child])
        #expect(child.parent === second)
    }

    @Test("A child comes and goes with its view, below a visible parent")
    func visibleParent() async {
        let log = CallbackLog()
        let parent = RecordingViewController("A", log)
        let window = makeWindow(showing: parent)
        await settle()
        _ = log.take()
        let child = RecordingViewController("B", log)
        child.recordsMoves = true
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        await settle()
        #expect(
            log.take() == [
                "B.willMove(parent)", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing",
                "B.didMove(parent)", "B.didAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        await settle()
        #expect(log.take() == ["B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)"])
        withExtendedLifetime(window) {}
    }

    @Test("A child that was added before appears with its parent, after it in each step")
    func appearsWithParent() async {
        let log = CallbackLog()
        let parent = RecordingViewController("A", log)
        let child = RecordingViewController("B", log)
        parent.observer = { [weak parent, weak child] callback in
            guard callback == "didLoad", let parent, let child else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let window = makeWindow(showing: parent)
        await settle()
        #expect(
            log.take() == [
                "A.loadView", "A.didLoad", "B.loadView", "B.didLoad", "A.willAppear", "B.willAppear",
                "A.isAppearing", "B.isAppearing", "A.didAppear", "B.didAppear",
            ])
        window.rootViewController = nil
        #expect(log.take() == ["A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear"])
    }

    @Test("A container that forwards by itself decides when its child appears")
    func manualForwarding() async {
        final class ManualContainer: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = CallbackLog()
        let parent = ManualContainer()
        let child = RecordingViewController("B", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = makeWindow(showing: parent)
        await settle()
        #expect(log.take() == ["B.loadView", "B.didLoad"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(
            log.take().filter { $0 != "B.isAppearing" } == [
                "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
            ])
        withExtendedLifetime(window) {}
    }

    @Test("Moving between parents is known inside the appearance callbacks, and only there")
    func movingFlags() async {
        let log = CallbackLog()
        let parent = UIViewController()
        let window = makeWindow(showing: parent)
        await settle()
        let child = RecordingViewController("B", log)
        var flags: [String] = []
        child.observer = { [weak child] callback in
            guard let child, callback.contains("ppear"), callback != "isAppearing" else { return }
            flags.append("\(callback) \(child.isMovingToParent) \(child.isMovingFromParent)")
        }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        await settle()
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            flags == [
                "willAppear true false", "didAppear true false", "willDisappear false true",
                "didDisappear false true",
            ])
        #expect(!child.isMovingFromParent)
        withExtendedLifetime(window) {}
    }
}
