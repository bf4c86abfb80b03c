#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// A sheet that the user swipes down.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
    @Suite("Swipe down", .serialized)
    @MainActor
    struct SwipeDownTests {
        private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
            let log: CallbackLog
            var allows = true

            init(_ log: CallbackLog) { self.log = log }

            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                log.add("should")
                return allows
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                log.add("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.add("did")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                log.add("attempt")
            }
        }

        @MainActor
        private struct Stage {
            let log = CallbackLog()
            let listener: Listener
            let window: UIWindow
            let presenter = UIViewController()
            let presented: RecordingViewController

            init(style: UIModalPresentationStyle = .automatic) async {
                listener = Listener(log)
                presented = RecordingViewController("B", log)
                presented.modalPresentationStyle = style
                window = makeWindow(showing: presenter)
                await settle()
                presented.presentationController?.delegate = listener
                presenter.present(presented, animated: true)
                await settle()
                _ = log.take()
            }
        }

        @Test("By hand: the delegate is asked, then told before and after the controller disappears")
        func byHand() async throws {
            let stage = await Stage()
            try UserInput.swipeDown(stage.presented)
            await settle()
            #expect(stage.log.take() == ["should", "will", "B.willDisappear", "B.didDisappear", "did"])
            #expect(stage.presenter.presentedViewController == nil)
        }

        @Test("In code: the delegate hears nothing")
        func inCode() async {
            let stage = await Stage()
            stage.presenter.dismiss(animated: true)
            await settle()
            #expect(stage.log.take() == ["B.willDisappear", "B.didDisappear"])
        }

        @Test("A delegate that says no hears of the attempt")
        func refused() async {
            let stage = await Stage()
            stage.listener.allows = false
            #expect(throws: UserInputRefusal.prevented) { try UserInput.swipeDown(stage.presented) }
            await settle()
            #expect(stage.log.take() == ["should", "attempt"])
            #expect(stage.presenter.presentedViewController === stage.presented)
        }

        @Test("A modal controller is not asked about; the attempt is told")
        func modal() async {
            let stage = await Stage()
            stage.presented.isModalInPresentation = true
            #expect(throws: UserInputRefusal.prevented) { try UserInput.swipeDown(stage.presented) }
            #expect(stage.log.take() == ["attempt"])
        }

        @Test("What is no sheet cannot be swiped", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func noSheet(style: UIModalPresentationStyle) async {
            let stage = await Stage(style: style)
            #expect(throws: UserInputRefusal.inert) { try UserInput.swipeDown(stage.presented) }
            #expect(stage.log.take() == [])
        }

        @Test("The top of a presented stack may forbid the swipe")
        func modalInStack() async {
            let presenter = UIViewController()
            let window = makeWindow(showing: presenter)
            await settle()
            let top = UIViewController()
            top.isModalInPresentation = true
            let navigation = UINavigationController(rootViewController: top)
            presenter.present(navigation, animated: true)
            await settle()
            #expect(throws: UserInputRefusal.prevented) { try UserInput.swipeDown(top) }
            top.isModalInPresentation = false
            #expect(throws: Never.self) { try UserInput.swipeDown(top) }
            await settle()
            #expect(presenter.presentedViewController == nil)
            withExtendedLifetime(window) {}
        }

        @Test("Only the topmost sheet can be swiped")
        func topmost() async {
            let stage = await Stage()
            stage.presented.present(UIViewController(), animated: true)
            await settle()
            #expect(throws: UserInputRefusal.covered(by: "UIViewController")) {
                try UserInput.swipeDown(stage.presented)
            }
        }
    }
#endif
