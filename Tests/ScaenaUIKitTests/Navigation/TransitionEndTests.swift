import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// Transitions whose end is told twice, or never.
@Suite("Ends of transitions")
@MainActor
struct TransitionEndTests {
    @MainActor
    private final class Told {
        var tell: (@MainActor @Sendable () -> Void)?
    }

    @Test func anEndThatIsToldTwiceCountsOnce() async {
        let told = Told()
        await Transitions.wait { ended in
            told.tell = ended
            ended()
            // As UIKit does where a completion is called, and the call says that there is nothing to animate.
            return false
        }
        told.tell?()
    }

    @Test func anEndThatIsNeverToldIsNotWaitedForForEver() async {
        await Transitions.wait(atMost: 0.01) { _ in true }
    }

    @Test func aCancelledTaskWaitsAllTheSame() async {
        let told = Told()
        let waiting = Task {
            await Transitions.wait(atMost: 60) { ended in
                told.tell = ended
                return true
            }
        }
        while told.tell == nil { await Task.yield() }
        waiting.cancel()
        told.tell?()
        await waiting.value
    }

    /// The window's root goes before the presentation has begun: UIKit forgets its completion.
    @Test func aPresentationWhoseWindowGoesEnds() async {
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        let move = Navigation(from: root).present(UIViewController())
        window.window.rootViewController = UIViewController()
        #expect(await move.ended() == .refused(.notShown("UIViewController")))
    }

    /// Another dismissal is on its way already: UIKit refuses the second, and forgets its completion.
    @Test func aDismissalThatIsOvertakenEnds() async {
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        await Navigation(from: root).present(UIViewController()).ended()
        let move = Navigation(from: root).dismiss()
        root.dismiss(animated: true)
        window.window.rootViewController = UIViewController()
        #expect(await move.ended() == .done)
    }
}
