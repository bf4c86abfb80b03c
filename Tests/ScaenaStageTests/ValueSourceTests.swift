#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The nodes of controls that hold a value, and the input of a browser to them. Serialized, since the key window
    /// is shared.
    @Suite(.serialized) @MainActor struct ValueSourceTests {
        private func show(_ view: UIView) async throws -> (source: WindowSource, window: UIWindow, node: StageNode) {
            let shown = await ShownView(view)
            return (shown.source, shown.window, try #require(shown.node))
        }

        @Test func aSliderTakesAValueWithinItsRange() async throws {
            let slider = UISlider()
            slider.maximumValue = 10
            let (source, window, node) = try await show(slider)
            #expect(node.kind == .slider && node.attributes["maximum"] == "10.0")
            #expect(source.perform(.slide(id: node.id, value: 4)) == nil && slider.value == 4)
            #expect(source.perform(.slide(id: node.id, value: 1e300)) == nil && slider.value == 10)
            slider.isEnabled = false
            #expect(source.perform(.slide(id: node.id, value: 1)) != nil && slider.value == 10)
            withExtendedLifetime(window) {}
        }

        @Test func stepperAndPagesGoNoFurtherThanTheirEnds() async throws {
            let stepper = UIStepper()
            stepper.maximumValue = 1
            let (source, window, node) = try await show(stepper)
            #expect(node.attributes["minimum"] == nil && node.attributes["maximum"] == "true")
            #expect(source.perform(.step(id: node.id, up: true)) == nil && stepper.value == 1)
            #expect(source.perform(.step(id: node.id, up: true)) != nil)

            let pages = UIPageControl()
            pages.numberOfPages = 2
            let (other, otherWindow, dots) = try await show(pages)
            #expect(dots.attributes["rows"] == "2" && dots.attributes["position"] == "0")
            #expect(other.perform(.step(id: dots.id, up: false)) != nil)
            #expect(other.perform(.step(id: dots.id, up: true)) == nil && pages.currentPage == 1)
            withExtendedLifetime((window, otherWindow)) {}
        }

        @Test(arguments: [
            (UIDatePicker.Mode.date, "2027-01-15", "2030-12-31", 1_924_934_400),
            (.time, "08:00", "23:59", 1_800_057_540), (.dateAndTime, "2027-01-15T08:00", "1970-01-01T00:01", 60),
        ])
        func aPickersDateIsWrittenInItsOwnTimeZone(
            mode: UIDatePicker.Mode, text: String, chosen: String, expected: Double
        ) async throws {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_800_000_000)
            let (source, window, node) = try await show(picker)
            #expect(node.kind == .datePicker && node.attributes["value"] == text)
            #expect(source.perform(.chooseDate(id: node.id, text: chosen)) == nil)
            #expect(picker.date.timeIntervalSince1970 == expected)
            for hostile in ["", "yesterday", "2027-13-40", String(repeating: "9", count: 1000)] {
                #expect(source.perform(.chooseDate(id: node.id, text: hostile)) == "That is no date.")
            }
            withExtendedLifetime(window) {}
        }

        @Test func aTextViewTakesText() async throws {
            let text = UITextView()
            text.text = "one"
            let (source, window, node) = try await show(text)
            #expect(node.kind == .textView && node.attributes["value"] == "one")
            #expect(source.perform(.type(id: node.id, text: "one\ntwo")) == nil && text.text == "one\ntwo")
            withExtendedLifetime(window) {}
        }

        @Test func aTapIsRecognizedAndLooksAreTold() async throws {
            var taps = 0
            let view = UIView()
            view.addGestureRecognizer(UITapGestureRecognizer().onRecognized { _ in taps += 1 })
            view.layer.cornerRadius = 8
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.layer.borderWidth = 2
            view.layer.borderColor = UIColor.systemRed.cgColor
            let (source, window, node) = try await show(view)
            #expect(node.attributes["selectable"] == "true")
            #expect(node.attributes["radius"] == "8 8 0 0")
            #expect(node.attributes["border"]?.hasPrefix("2px solid ") == true)
            #expect(source.perform(.tap(id: node.id)) == nil && taps == 1)
            withExtendedLifetime(window) {}
        }
    }
#endif
