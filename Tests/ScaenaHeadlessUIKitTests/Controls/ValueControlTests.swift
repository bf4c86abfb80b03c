#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// Controls that hold a value: only a finger's change is told.
    @Suite("Controls of values", .serialized)
    @MainActor
    struct ValueControlTests {
        private func shown<Control: UIControl>(_ control: Control) -> (UIWindow, () -> Int) {
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            controller.view.addSubview(control)
            let changes = Counter()
            control.addAction(UIAction { _ in changes.count += 1 }, for: .valueChanged)
            return (window, { changes.count })
        }

        private final class Counter { var count = 0 }

        @Test("A slider keeps to its ends")
        func slider() throws {
            let slider = UISlider()
            let (window, changes) = shown(slider)
            slider.maximumValue = 10
            slider.value = 20
            #expect(slider.value == 10 && changes() == 0)
            try UserInput.slide(slider, to: -3)
            #expect(slider.value == 0 && changes() == 1)
            try UserInput.slide(slider, to: 0)
            #expect(changes() == 1)
            slider.maximumValue = 5
            slider.minimumValue = 3
            #expect(slider.value == 3)
            slider.isEnabled = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.slide(slider, to: 4) }
            withExtendedLifetime(window) {}
        }

        @Test("A stepper steps to its ends, or around")
        func stepper() throws {
            let stepper = UIStepper()
            let (window, changes) = shown(stepper)
            stepper.maximumValue = 3
            stepper.stepValue = 2
            #expect(throws: UserInputRefusal.disabled) { try UserInput.step(stepper, up: false) }
            try UserInput.step(stepper, up: true)
            try UserInput.step(stepper, up: true)
            #expect(stepper.value == 3 && changes() == 2)
            stepper.wraps = true
            try UserInput.step(stepper, up: true)
            #expect(stepper.value == 0)
            withExtendedLifetime(window) {}
        }

        @Test("A page control turns pages as far as there are any")
        func pages() throws {
            let pages = UIPageControl()
            let (window, changes) = shown(pages)
            pages.numberOfPages = 2
            pages.currentPage = 7
            #expect(pages.currentPage == 1)
            #expect(throws: UserInputRefusal.inert) { try UserInput.turnPage(of: pages, forward: true) }
            try UserInput.turnPage(of: pages, forward: false)
            #expect(pages.currentPage == 0 && changes() == 1)
            withExtendedLifetime(window) {}
        }

        @Test("A date picker keeps to its first and last date")
        func dates() throws {
            let picker = UIDatePicker()
            let (window, changes) = shown(picker)
            picker.maximumDate = Date(timeIntervalSince1970: 1000)
            picker.minimumDate = Date(timeIntervalSince1970: 500)
            try UserInput.choose(Date(timeIntervalSince1970: 2000), in: picker)
            #expect(picker.date.timeIntervalSince1970 == 1000 && changes() == 1)
            picker.date = Date(timeIntervalSince1970: 0)
            #expect(picker.date.timeIntervalSince1970 == 500 && changes() == 1)
            withExtendedLifetime(window) {}
        }

        @Test("A progress view keeps between nothing and all")
        func progress() {
            let view = UIProgressView(progressViewStyle: .bar)
            view.setProgress(1.5, animated: true)
            #expect(view.progress == 1)
            view.progress = -1
            #expect(view.progress == 0)
        }

        @Test("A text view asks before it changes, and tells after")
        func textView() throws {
            final class Listener: NSObject, UITextViewDelegate {
                var log: [String] = []
                var allows = true
                func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
                func textView(
                    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
                ) -> Bool {
                    log.append("\(range.length)>\(text)")
                    return allows
                }
                func textViewDidChange(_ textView: UITextView) { log.append("changed") }
                func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
            }
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            let view = UITextView()
            let listener = Listener()
            view.delegate = listener
            view.text = "ab"
            controller.view.addSubview(view)
            try UserInput.type("abc", into: view)
            listener.allows = false
            #expect(throws: UserInputRefusal.prevented) { try UserInput.type("x", into: view) }
            #expect(view.text == "abc" && view.isFirstResponder)
            #expect(controller.view.endEditing(false) && !view.isFirstResponder)
            #expect(listener.log == ["begin", "2>abc", "changed", "3>x", "end"])
            view.isEditable = false
            #expect(throws: UserInputRefusal.disabled) { try UserInput.type("x", into: view) }
            withExtendedLifetime(window) {}
        }
    }
#endif
