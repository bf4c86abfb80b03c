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
        weak var popped = navigation.popViewController(animated: true)
        #expect(popped != nil)
        await settle()
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear",
            ])
        #expect(popped == nil)
        withExtendedLifetime(window) {}
    }
}
