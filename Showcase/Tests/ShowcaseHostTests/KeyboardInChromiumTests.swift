import Chromium
import ScaenaUIKit
import Testing

extension InChromium {
    /// A keyboard on the screen, as on a phone without one of its own.
    @Suite struct Keyboard {
        private static func run(_ body: @MainActor (GalleryInChromium) async throws -> Void) async throws {
            try await GalleryInChromium.run { gallery in
                try await gallery.page.find("textbox", "Name")
                try await gallery.page.click("radio", "On screen")
                try await body(gallery)
                // Other pages of this browser remember what was chosen.
                try await gallery.page.click("radio", "Connected")
            }
        }

        private static func isShown(on page: Page) async throws -> Bool {
            try await page.evaluate("!document.getElementById('keyboard').hidden").bool == true
        }

        @Test func withAKeyboardOfItsOwnNoneIsDrawn() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.click("textbox", "Name")
                try await page.type("A")
                try await gallery.says("Name: 1 characters")
                #expect(try await !Self.isShown(on: page))
            }
        }

        @Test func itsKeysTypeAndItsReturnKeyEnds() async throws {
            try await Self.run { gallery in
                let page = gallery.page
                try await page.click("textbox", "Name")
                try await page.find("group", "Keyboard")
                // It covers the lower part of the screen, when it has come.
                try await page.wait("a keyboard at the bottom") {
                    try await page.evaluate(
                        """
                        (() => {
                          const [keys, screen] = ['keyboard', 'display'].map(id => document.getElementById(id).getBoundingClientRect());
                          return Math.abs(keys.bottom - screen.bottom) < 1 && Math.abs(keys.height / screen.height - 291 / 852) < 0.01;
                        })()
                        """
                    ).bool == true ? true : nil
                }
                // The first letter of a word is large.
                try await page.click("button", "A")
                try await page.click("button", "d")
                try await page.click("button", "a")
                try await gallery.says("Name: 3 characters")
                try await page.click("button", "delete")
                try await gallery.says("Name: 2 characters")
                // The keys of a computer type, too.
                try await page.type("am")
                try await gallery.says("Name: 4 characters")
                try await page.click("button", "done")
                try await gallery.says("Return: Adam")
                try await page.wait("no keyboard") { try await Self.isShown(on: page) ? nil : true }
            }
        }

        @Test func itGoesFromFieldToFieldAndIsOfTheFieldsKind() async throws {
            try await Self.run { gallery in
                let page = gallery.page
                let field = try #require(gallery.window.first(UITextField.self))
                field.keyboardType = .decimalPad
                try await page.click("textbox", "Name")
                try await page.find("button", "7")
                try await page.click("button", "7")
                try await gallery.says("Name: 1 characters")
                #expect(try await page.evaluate("document.querySelectorAll('#keyboard .key').length").number == 12)
                try await page.click("textbox", "Password")
                try await page.find("button", "q")
                #expect(try await Self.isShown(on: page))
                // Who ends editing in code lets it go.
                gallery.window.endEditing(true)
                try await page.wait("no keyboard") { try await Self.isShown(on: page) ? nil : true }
                #expect(try await page.evaluate("document.activeElement === document.body").bool == true)
            }
        }

        /// Returns the titles of the keys, row by row.
        private static func keys(on page: Page) async throws -> [String] {
            try await page.evaluate(
                """
                [...document.querySelectorAll('#keyboard .keys')].map(row => [...row.children]
                  .filter(key => !key.disabled).map(key => key.textContent || key.getAttribute('aria-label')).join(' '))
                """
            ).array.compactMap(\.string)
        }

        @Test(arguments: [
            (UIKeyboardType.numberPad, "1 2 3", "0 delete"), (.decimalPad, "1 2 3", ". 0 delete"),
            (.phonePad, "1 2 3", "+ 0 delete"), (.emailAddress, "Q W E R T Y U I O P", "123 space @ . done"),
            (.URL, "Q W E R T Y U I O P", "123 . / .com done"),
            (.numbersAndPunctuation, "1 2 3 4 5 6 7 8 9 0", "ABC space done"),
        ])
        func isOfTheFieldsKind(type: UIKeyboardType, first: String, last: String) async throws {
            try await Self.run { gallery in
                let page = gallery.page
                let field = try #require(gallery.window.first(UITextField.self))
                field.keyboardType = type
                try await page.click("textbox", "Name")
                try await page.find("group", "Keyboard")
                let keys = try await Self.keys(on: page)
                #expect(keys.first?.lowercased() == first.lowercased() && keys.last == last, "\(keys)")
            }
        }

        @Test func isOfTheAppsLanguageAndAddressesAreTypedInLatin() async throws {
            try await Self.run { gallery in
                let page = gallery.page
                gallery.stage.language = "fa"
                try await page.click("textbox", "Name")
                try await page.find("button", "ض")
                #expect(try await Self.keys(on: page).last == "۱۲۳ next keyboard فاصله تمام")
                for key in ["س", "ل", "ا", "م"] { try await page.click("button", key) }
                try await gallery.says("Name: 4 characters")
                #expect(gallery.window.first(UITextField.self)?.text == "سلام")
                // Every key is as wide as a finger needs, and within the screen.
                #expect(
                    try await page.evaluate(
                        """
                        (() => {
                          const screen = document.getElementById('display').getBoundingClientRect();
                          return [...document.querySelectorAll('#keyboard .key')].every(key => {
                            const box = key.getBoundingClientRect();
                            return box.width > screen.width / 15 && box.left >= screen.left && box.right <= screen.right;
                          });
                        })()
                        """
                    ).bool == true)
                try await page.click("button", "next keyboard")
                try await page.find("button", "q")
                try await page.click("button", "next keyboard")
                try await page.find("button", "ض")
                // A password is typed in Latin letters.
                try await page.click("textbox", "Password")
                try await page.find("button", "q")
                gallery.window.endEditing(true)
                try await page.wait("no keyboard") { try await Self.isShown(on: page) ? nil : true }
                gallery.window.first(UITextField.self)?.keyboardType = .numberPad
                try await page.click("textbox", "Name")
                try await page.find("button", "۷")
                gallery.stage.language = nil
            }
        }

        @Test func scrollingHidesItWhereTheAppSaysSo() async throws {
            try await Self.run { gallery in
                let page = gallery.page
                try await page.click("tab", "Values")
                try await page.find("textbox", "Notes")
                let view = try #require(gallery.window.first(UITextView.self))
                view.keyboardDismissMode = .onDrag
                try await page.click("textbox", "Notes")
                try await page.find("group", "Keyboard")
                #expect(view.isFirstResponder)
                try await page.scroll(".text-view", by: 40)
                try await page.wait("no keyboard") { try await Self.isShown(on: page) ? nil : true }
                #expect(!view.isFirstResponder)
            }
        }
    }
}
