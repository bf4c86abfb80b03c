#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    @Suite("Gestures", .serialized)
    @MainActor
    struct GestureTests {
        private func shown() -> (UIWindow, UIView, UILabel) {
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            let label = UILabel()
            controller.view.addSubview(label)
            return (window, controller.view, label)
        }

        @Test("A tap is recognized by the nearest view that a finger reaches")
        func tap() throws {
            let (window, view, label) = shown()
            var log: [String] = []
            let outer = UITapGestureRecognizer()
            outer.add { _ in log.append("outer") }
            let inner = UITapGestureRecognizer()
            inner.add { log.append($0.state == .ended ? "inner" : "?") }
            view.addGestureRecognizer(outer)
            label.addGestureRecognizer(inner)
            // A label takes no touches unless it is told to, which many have been surprised by.
            try UserInput.tap(label)
            label.isUserInteractionEnabled = true
            try UserInput.tap(label)
            inner.isEnabled = false
            try UserInput.tap(label)
            #expect(log == ["outer", "inner", "outer"])
            #expect(inner.state == .possible && inner.view === label)
            label.removeGestureRecognizer(inner)
            #expect(inner.view == nil && label.gestureRecognizers == nil)
            withExtendedLifetime(window) {}
        }

        @Test("A control in a view with a recognizer gets its own tap")
        func control() throws {
            let (window, view, _) = shown()
            var log: [String] = []
            let recognizer = UITapGestureRecognizer()
            recognizer.add { _ in log.append("gesture") }
            view.addGestureRecognizer(recognizer)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Do") { _ in log.append("button") })
            view.addSubview(button)
            try UserInput.tap(button)
            #expect(log == ["button"])
            withExtendedLifetime(window) {}
        }

        @Test("Double taps, long presses and swipes are their own, and a delegate may say no")
        func others() throws {
            final class Refusing: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            }
            let (window, view, _) = shown()
            var log: [String] = []
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.add { _ in log.append("double") }
            let press = UILongPressGestureRecognizer()
            press.add { _ in log.append("press") }
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.left, .up]
            swipe.add { _ in log.append("swipe") }
            view.gestureRecognizers = [double, press, swipe]
            #expect(throws: UserInputRefusal.inert) { try UserInput.tap(view) }
            try UserInput.doubleTap(view)
            try UserInput.press(view)
            try UserInput.swipe(view, to: .left)
            #expect(throws: UserInputRefusal.inert) { try UserInput.swipe(view, to: .right) }
            #expect(log == ["double", "press", "swipe"])
            let delegate = Refusing()
            press.delegate = delegate
            #expect(throws: UserInputRefusal.prevented) { try UserInput.press(view) }
            withExtendedLifetime(window) {}
        }
    }
#endif
