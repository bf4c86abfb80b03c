#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The messages to controllers when a window is hidden and shown again.
    ///
    /// No published order is known: these are not for a simulator.
    @Suite("Hidden window", .serialized)
    @MainActor
    struct HiddenWindowTests {
        @Test("A hidden window's controllers disappear, and what is added meanwhile appears with it")
        func hiddenWindow() async {
            let log = CallbackLog()
            let root = RecordingViewController("A", log)
            let window = makeWindow(showing: root)
            await settle()
            _ = log.take()
            window.isHidden = true
            await settle()
            #expect(log.take() == ["A.willDisappear", "A.didDisappear"])
            let child = RecordingViewController("B", log)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            await settle()
            #expect(log.take() == ["B.loadView", "B.didLoad"])
            window.isHidden = false
            await settle()
            #expect(
                log.take() == [
                    "A.willAppear", "B.willAppear", "A.isAppearing", "B.isAppearing", "A.didAppear", "B.didAppear",
                ])
        }

        @Test("A root that a full-screen presentation covers stays so when its window is hidden and shown")
        func hiddenWindowWithPresentation() async {
            let log = CallbackLog()
            let root = RecordingViewController("A", log)
            let window = makeWindow(showing: root)
            await settle()
            let presented = RecordingViewController("B", log)
            presented.modalPresentationStyle = .fullScreen
            root.present(presented, animated: false)
            await settle()
            _ = log.take()
            window.isHidden = true
            window.isHidden = false
            await settle()
            #expect(
                log.take() == ["B.willDisappear", "B.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
            #expect(root.view.window == nil)
        }
    }
#endif
