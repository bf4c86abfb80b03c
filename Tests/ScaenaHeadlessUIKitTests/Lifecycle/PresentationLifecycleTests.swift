import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Order of callbacks of presentations.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>,
/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>, and the device logs of a presentation
/// published at programmerteach.com ("At the time of transition appear and disappear the order of calls is explored").
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
}
