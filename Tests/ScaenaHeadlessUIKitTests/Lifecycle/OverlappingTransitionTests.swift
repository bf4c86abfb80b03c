#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Transitions that are asked for while another is going on, where no source says what a device does: here the first
    /// ends, then the next happens.
    @Suite("Overlapping transitions", .serialized)
    @MainActor
    struct OverlappingTransitionTests {
        @Test("A dismissal that follows its presentation at once waits for its end")
        func presentAndDismiss() async {
            let log = CallbackLog()
            let presenter = UIViewController()
            let window = makeWindow(showing: presenter)
            await settle()
            presenter.present(RecordingViewController("B", log), animated: true) { log.add("presented") }
            presenter.dismiss(animated: true) { log.add("dismissed") }
            await settle()
            #expect(
                log.take() == [
                    "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "presented",
                    "B.willDisappear", "B.didDisappear", "dismissed",
                ])
            #expect(presenter.presentedViewController == nil)
            withExtendedLifetime(window) {}
        }

        @Test("A dismissal from the bottom waits for what is still coming on top")
        func dismissBelow() async {
            let log = CallbackLog()
            let presenter = UIViewController()
            let window = makeWindow(showing: presenter)
            await settle()
            let first = RecordingViewController("B", log)
            presenter.present(first, animated: true)
            await settle()
            _ = log.take()
            first.present(RecordingViewController("C", log), animated: true)
            presenter.dismiss(animated: true)
            await settle()
            let entries = log.take()
            #expect(entries.contains("C.didAppear"))
            #expect(entries.filter { $0.hasSuffix("didDisappear") }.sorted() == ["B.didDisappear", "C.didDisappear"])
            #expect(presenter.presentedViewController == nil)
            withExtendedLifetime(window) {}
        }

        @Test("A child that is added while its parent is appearing is told once")
        func childAddedWhileAppearing() async {
            let log = CallbackLog()
            let parent = RecordingViewController("A", log)
            let child = RecordingViewController("B", log)
            parent.observer = { [weak parent, weak child] callback in
                guard callback == "isAppearing", let parent, let child else { return }
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let window = makeWindow(showing: parent)
            await settle()
            #expect(
                log.take().filter { $0.hasPrefix("B") } == [
                    "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
                ])
            withExtendedLifetime(window) {}
        }
    }
#endif
