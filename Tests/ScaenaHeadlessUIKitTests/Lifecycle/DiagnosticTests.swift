#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The messages that UIKit's console would show.
    ///
    /// Source: the messages of UIKit itself, as quoted in public bug reports.
    @Suite("Diagnostics", .serialized)
    @MainActor
    struct DiagnosticTests {
        private final class LonelyViewController: UIViewController {}
        private final class SecondViewController: UIViewController {}
        private final class HastyNavigationController: UINavigationController {}

        @Test("Presenting from a controller that is in no window")
        func noWindow() {
            let presenter = LonelyViewController()
            presenter.loadViewIfNeeded()
            presenter.present(UIViewController(), animated: true)
            #expect(
                Diagnostics.messages.last
                    == "Attempt to present <UIViewController> on <LonelyViewController> "
                    + "(from <LonelyViewController>) whose view is not in the window hierarchy.")
        }

        @Test("Presenting while presenting")
        func alreadyPresenting() async {
            let presenter = LonelyViewController()
            let window = makeWindow(showing: presenter)
            await settle()
            presenter.present(UIViewController(), animated: true)
            presenter.present(SecondViewController(), animated: true)
            #expect(
                Diagnostics.messages.last
                    == "Attempt to present <SecondViewController> on <LonelyViewController> "
                    + "(from <LonelyViewController>) which is already presenting <UIViewController>.")
            withExtendedLifetime(window) {}
        }

        @Test("Pushing in the middle of a push")
        func nestedPush() async {
            let log = CallbackLog()
            let navigation = HastyNavigationController(rootViewController: UIViewController())
            let window = makeWindow(showing: navigation)
            await settle()
            let pushed = RecordingViewController("B", log)
            pushed.observer = { [weak navigation] callback in
                if callback == "willAppear" { navigation?.pushViewController(UIViewController(), animated: true) }
            }
            navigation.pushViewController(pushed, animated: true)
            await settle()
            #expect(Diagnostics.messages.contains { $0.contains("<HastyNavigationController> during a transition") })
            withExtendedLifetime(window) {}
        }
    }
#endif
