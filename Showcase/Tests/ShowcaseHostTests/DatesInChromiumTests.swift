import Chromium
import Foundation
import ScaenaUIKit
import Testing

extension InChromium {
    /// Dates as iOS has them: compact, as a calendar and as wheels; by hand and by keyboard.
    @Suite struct Dates {
        /// The gallery's picker, with a look of its own.
        private static func run(
            _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, locale: String = "en_US",
            _ body: @MainActor (GalleryInChromium, UIDatePicker) async throws -> Void
        ) async throws {
            try await GalleryInChromium.run(tab: "Values") { gallery in
                try await gallery.page.find("slider")
                let picker = try #require(gallery.window.first(UIDatePicker.self))
                picker.locale = Locale(identifier: locale)
                picker.datePickerMode = mode
                picker.preferredDatePickerStyle = style
                try await gallery.page.wait("the picker") {
                    let style = ["automatic", "wheels", "compact", "inline"][style.rawValue]
                    let selector = ".date-picker[data-style=\"\(style)\"]"
                    return try await gallery.page.evaluate("document.querySelector('\(selector)') !== null").bool
                        == true
                        ? true : nil
                }
                try await body(gallery, picker)
            }
        }

        private static func texts(_ selector: String, on page: Page) async throws -> [String] {
            try await page.evaluate("[...document.querySelectorAll('\(selector)')].map(element => element.textContent)")
                .array.compactMap(\.string)
        }

        private static func press(_ key: String, on page: Page) async throws {
            try await page.evaluate(
                """
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true, cancelable: true }))
                """)
        }

        @MainActor
        private static func wait(for date: TimeInterval, in picker: UIDatePicker, on page: Page) async throws {
            try await page.wait("the date \(Date(timeIntervalSince1970: date)), not \(picker.date)") {
                picker.date.timeIntervalSince1970 == date ? true : nil
            }
        }

        @Test func aCalendarIsWalkedByTheArrowKeys() async throws {
            try await Self.run(.inline, .date) { gallery, picker in
                let page = gallery.page
                #expect(try await Self.texts(".month .weekday", on: page).first == "Sun")
                #expect(try await Self.texts(".day[aria-selected=\"true\"]", on: page) == ["15"])
                try await page.find("gridcell", "Friday, January 15, 2027")
                try await page.evaluate("document.querySelector('.day[tabindex=\"0\"]').focus()")
                for key in ["ArrowDown", "ArrowRight", "PageDown"] { try await Self.press(key, on: page) }
                #expect(
                    try await page.evaluate("document.activeElement.getAttribute('aria-label')").string
                        == "Tuesday, February 23, 2027")
                try await page.evaluate("document.activeElement.click()")
                // The time of day stays: 08:00.
                try await Self.wait(for: 1_803_369_600, in: picker, on: page)
                // Days beyond the last cannot be chosen.
                picker.maximumDate = Date(timeIntervalSince1970: 1_803_369_600)
                try await page.wait("a last day") {
                    try await page.evaluate("document.querySelector('[data-day=\"2027-02-24\"]').disabled").bool == true
                        ? true : nil
                }
            }
        }

        @Test func wheelsTurnByKeysInTheOrderOfTheLocale() async throws {
            try await Self.run(.wheels, .date) { gallery, picker in
                let page = gallery.page
                let order = "[...document.querySelectorAll('.wheel')].map(wheel => wheel.dataset.wheel).join(' ')"
                #expect(try await page.evaluate(order).string == "month day year")
                try await page.find("spinbutton", "Month")
                #expect(
                    try await page.evaluate(
                        "document.querySelector('[data-wheel=\"month\"]').getAttribute('aria-valuetext')"
                    ).string == "January")
                try await page.evaluate("document.querySelector('[data-wheel=\"month\"]').focus()")
                try await Self.press("ArrowDown", on: page)
                try await Self.wait(for: 1_802_678_400, in: picker, on: page)
                // The focus is where it was.
                #expect(try await page.evaluate("document.activeElement.dataset.wheel").string == "month")
                picker.locale = Locale(identifier: "de_DE")
                try await page.wait("the order of German") {
                    try await page.evaluate(order).string == "day month year" ? true : nil
                }
                picker.datePickerMode = .time
                try await page.wait("hours and minutes") {
                    try await page.evaluate(order).string == "hour minute" ? true : nil
                }
            }
        }

        @Test func theCalendarIsThatOfTheLocale() async throws {
            try await Self.run(.inline, .date, locale: "fa_IR") { gallery, picker in
                let page = gallery.page
                picker.calendar = Calendar(identifier: .persian)
                // The 25th of Dey 1405, in its own digits.
                try await page.wait("the month of Dey") {
                    try await Self.texts(".month-name", on: page).first?.contains("دی") == true ? true : nil
                }
                #expect(
                    try await Self.texts(".day[aria-selected=\"true\"]", on: page) == ["۲۵"])
                #expect(try await Self.texts(".day", on: page).count == 30)
            }
        }

        @Test func aCompactTimeBringsWheels() async throws {
            try await Self.run(.compact, .dateAndTime) { gallery, picker in
                let page = gallery.page
                try await page.wait("a day and a time") {
                    try await Self.texts(".date-chip", on: page).count == 2 ? true : nil
                }
                try await page.evaluate("document.querySelector('.date-chip[data-part=\"time\"]').click()")
                try await page.find("dialog")
                #expect(try await page.evaluate("document.activeElement.dataset.wheel").string == "hour")
                try await Self.press("ArrowUp", on: page)
                try await Self.wait(for: 1_799_996_400, in: picker, on: page)
                try await page.press(.escape)
                try await page.waitUntilGone("dialog")
                #expect(
                    try await page.evaluate("document.activeElement.dataset.part").string == "time",
                    "The focus is back where it came from.")
            }
        }
    }
}

extension UIView {
    /// The first view of a class, in the order of the tree.
    func first<View: UIView>(_ kind: View.Type) -> View? {
        if let view = self as? View { return view }
        for subview in subviews {
            if let found = subview.first(kind) { return found }
        }
        return nil
    }
}
