import Chromium
import Gallery
import ScaenaUIKit
import Testing

extension InChromium {
    @Suite struct Controls {
        @Test func eachDoesWhatATapMeans() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.click("button", "Filled")
                try await gallery.says("Filled")
                try await page.click("button", "Tinted")
                try await gallery.says("Tinted")
                try await page.click("button", "Add")
                try await gallery.says("Add")
                try await page.click("switch", "Notifications")
                try await gallery.says("On")
                #expect(try await page.find("switch", "Notifications").isChecked == true)
                try await page.click("switch", "Notifications")
                try await gallery.says("Off")
                try await page.click("radio", "Month")
                try await gallery.says("Month")
                #expect(try await page.find("radio", "Month").isChecked == true)
                #expect(try await page.find("button", "Disabled").isDisabled)
                try await page.click("textbox", "Name")
                try await page.type("Ada")
                try await gallery.says("Name: 3 characters")
                try await page.press(.enter)
                try await gallery.says("Return: Ada")
                try await page.click("textbox", "Password")
                try await page.type("geheim")
                try await gallery.says("Password: 6 characters")
                // What is secret is not said, not even to assistive technology.
                #expect(try await page.find("textbox", "Password").value?.contains("geheim") != true)
            }
        }

        @Test func theKeyboardAloneIsEnough() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.tab(to: "button", "Tinted")
                try await page.press(.space)
                try await gallery.says("Tinted")
                try await page.tab(to: "textbox", "Name")
                try await page.type("Grace")
                try await gallery.says("Name: 5 characters")
                try await page.tab(to: "switch", "Notifications")
                try await page.press(.space)
                try await gallery.says("On")
                try await page.tab(to: "radio", "Day")
                try await page.press(.arrowRight)
                try await gallery.says("Week")
                // Of the tabs one is reached by Tab, the others from there.
                try await page.tab(to: "tab", "Controls")
                try await page.press(.arrowRight)
                try await page.find("heading", "Values")
                try await page.press(.arrowRight)
                try await page.find("heading", "Rows")
                #expect(try await page.focusedNode()?.name == "Rows")
            }
        }

        @Test(arguments: ["Controls", "Values", "Rows", "Grid", "Sheets"])
        func everyControlHasARoleAndAName(tab: String) async throws {
            try await GalleryInChromium.run(tab: tab) { gallery in
                let tree = try await gallery.page.accessibilityTree()
                #expect(tree.controls.count > 8)
                #expect(tree.controls.filter(\.name.isEmpty).map(\.role) == [])
                // Whatever the keyboard reaches has a role that says what it is.
                let reachable = tree.all.filter { $0.isFocusable && $0.role == "generic" }
                #expect(reachable.map(\.name) == [])
                #expect(tree.first("tab", tab)?.role == "tab")
            }
        }

        @Test func aReloadInTheMiddleKeepsWhatWasTyped() async throws {
            try await GalleryInChromium.run { gallery in
                try await gallery.page.click("textbox", "Name")
                try await gallery.page.type("half a na")
                try await gallery.says("Name: 9 characters")
                try await gallery.page.reload()
                #expect(try await gallery.page.find("textbox", "Name").value == "half a na")
            }
        }

        @Test func aPageInTheBackgroundIsToldNothingUntilItIsBack() async throws {
            try await GalleryInChromium.run { gallery in
                try await gallery.page.find("button", "Filled")
                let hide = """
                    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
                    document.dispatchEvent(new Event('visibilitychange'));
                    window.messages = 0;
                    new MutationObserver(changes => { window.messages += changes.length; })
                      .observe(document.getElementById('window'), { subtree: true, childList: true, characterData: true });
                    """
                try await gallery.page.evaluate(hide)
                let other = try await Browser.shared().newPage(width: 420, height: 900)
                try await other.navigate(to: gallery.address)
                for name in ["Filled", "Tinted"] {
                    try await other.click("button", name)
                    try await other.find("StaticText", name)
                }
                #expect(try await gallery.page.evaluate("window.messages").number == 0)
                try await gallery.page.evaluate(
                    "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'));")
                try await gallery.says("Tinted")
                await other.close()
            }
        }

        @Test func twoBrowsersTypeIntoOneField() async throws {
            try await GalleryInChromium.run { gallery in
                let other = try await Browser.shared().newPage(width: 420, height: 900)
                try await other.navigate(to: gallery.address)
                try await gallery.page.click("textbox", "Name")
                try await gallery.page.type("Ada")
                try await other.wait("the text in the other browser") {
                    try await other.accessibilityTree().first("textbox", "Name")?.value == "Ada" ? true : nil
                }
                try await other.click("textbox", "Name")
                try await other.type(" L")
                try await gallery.says("Name: 5 characters")
                #expect(other.complaints == [])
                await other.close()
            }
        }
    }

    @Suite struct Looks {
        @Test func aKeyboardIsToldWhatAFieldIsFor() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.click("textbox", "Name")
                try await page.type("Ada")
                try await gallery.says("Name: 3 characters")
                let hints = try await page.evaluate(
                    """
                    ['autocomplete', 'enterkeyhint', 'autocapitalize', 'type']
                      .map(name => document.querySelector('.text-field').getAttribute(name))
                    """)
                #expect(hints.array.compactMap(\.string) == ["name", "done", "words", "search"])
                // What the button that clears does.
                try await page.evaluate(
                    """
                    (() => {
                      const field = document.querySelector('.text-field');
                      field.value = '';
                      field.dispatchEvent(new Event('input', { bubbles: true }));
                    })()
                    """)
                try await gallery.says("Name: 0 characters")
            }
        }

        @Test func aFingerThatStaysPresses() async throws {
            try await GalleryInChromium.run(tab: "Values") { gallery in
                let page = gallery.page
                let hold = """
                    (kind => document.querySelector('[data-press]').dispatchEvent(new PointerEvent(kind,
                      { bubbles: true, button: 0, clientX: 10, clientY: 10 })))
                    """
                try await page.evaluate(hold + "('pointerdown')")
                try await gallery.says("Pressed the card")
                try await page.evaluate(hold + "('pointerup')")
                try await page.click("button", "A card")
                try await gallery.says("Tapped the card")
            }
        }

        @Test func aPopoverStandsBelowWhatItPointsAt() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Popover")
                try await gallery.says("This points at its button")
                let places = try await page.evaluate(
                    """
                    (() => {
                      const popover = document.querySelector('.sheet').getBoundingClientRect();
                      const button = [...document.querySelectorAll('.button')]
                        .find(button => button.textContent === 'Popover').getBoundingClientRect();
                      const middle = box => (box.left + box.right) / 2;
                      return [popover.top - button.bottom, middle(popover) - middle(button), popover.width / popover.height];
                    })()
                    """
                ).array.compactMap(\.number)
                try #require(places.count == 3)
                #expect(places[0] > 0 && places[0] < 20 && abs(places[1]) < 2 && abs(places[2] - 260.0 / 120) < 0.05)
                try await page.press(.escape)
                try await page.waitUntilGone("dialog")
                try await page.click("button", "Popover")
                try await gallery.says("This points at its button")
                try await page.drag(".window", from: (0.5, 0.9), by: (0, 0))
                try await page.waitUntilGone("dialog")
            }
        }

        @Test func anAddressIsOfferedAndNotFollowed() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Open a page")
                try await gallery.says("Asked for a page")
                #expect(try await page.find("link", "https://www.swift.org/").name == "https://www.swift.org/")
                try await page.find("heading", "Sheets")
            }
        }
    }

    @Suite struct Values {
        @Test func eachTakesTheValueThatAHandGives() async throws {
            try await GalleryInChromium.run(tab: "Values") { gallery in
                let page = gallery.page
                try await page.tab(to: "slider", "Volume")
                try await page.press(.arrowRight)
                try await gallery.says("Volume 51")
                try await page.click("button", "Increment")
                try await gallery.says("2 guests")
                #expect(try await page.find("button", "Increment").isDisabled)
                try await page.click("button", "Decrement")
                try await gallery.says("1 guests")
                try await page.click("button", "Next page")
                try await gallery.says("Page 2")
                // A compact picker brings a calendar, which goes where one taps elsewhere.
                try await page.click("button", "Departure, Friday, 15 January 2027")
                try await page.find("dialog")
                try await page.click("gridcell", "Monday, 18 January 2027")
                try await gallery.says("Day 20836")
                try await page.press(.escape)
                try await page.waitUntilGone("dialog")
                try await page.click("textbox", "Notes")
                try await page.type("!")
                try await gallery.says("Notes: 23 characters")
                try await page.click("button", "A card")
                try await gallery.says("Tapped the card")
                try await page.click("textbox", "Search")
                try await page.type("taxi")
                try await gallery.says("Searching for taxi")
                #expect(try await page.find("progressbar", "Download").name == "Download")
            }
        }
    }

    @Suite struct Rows {
        @Test func aRowIsSelectedAndItsScreenLeftByBothWays() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                try await page.click("button", "Berlin")
                try await gallery.says("All about Berlin")
                try await page.click("button", "Rows")
                try await page.find("heading", "Rows")
                try await page.click("button", "Dublin")
                try await gallery.says("All about Dublin")
                // From the left edge, as by a thumb.
                try await page.drag("#window", from: (0.01, 0.5), by: (220, 0))
                try await page.find("heading", "Rows")
            }
        }

        @Test func aSwipeOffersActions() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                try await gallery.waitForRows("Amsterdam", "Berlin")
                try await gallery.drag(".row", by: (-120, 0))
                try await page.click("button", "Flag Amsterdam")
                try await gallery.waitForRows("Amsterdam ⚑", "Berlin")
                try await gallery.drag(".row", by: (-120, 0))
                try await page.click("button", "Delete Amsterdam ⚑")
                try await gallery.waitForRows("Berlin", "Copenhagen")
                // By keyboard: an arrow instead of a swipe.
                try await page.tab(to: "button", "Berlin")
                try await page.press(.arrowLeft)
                try await page.click("button", "Delete Berlin")
                try await gallery.waitForRows("Copenhagen", "Dublin")
            }
        }

        @Test func editingDeletesAndMoves() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                try await page.click("button", "Edit")
                try await page.find("button", "Done")
                try await page.tab(to: "button", "Reorder Amsterdam")
                try await page.press(.arrowDown)
                try await gallery.waitForRows("Berlin", "Amsterdam", "Copenhagen")
                try await page.click("button", "Delete Berlin")
                try await gallery.waitForRows("Amsterdam", "Copenhagen")
                try await page.click("button", "Done")
                try await page.waitUntilGone("button", "Reorder Amsterdam")
            }
        }

        @Test func aPullRefreshes() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                try await gallery.waitForRows("Amsterdam")
                try await gallery.drag(".row", by: (0, 130))
                try await gallery.waitForRows("News 1", "Amsterdam")
                // By keyboard: the same by a button, once nothing is being fetched.
                try await gallery.page.find("button", "Refresh")
                try await gallery.page.tab(to: "button", "Refresh")
                try await gallery.page.press(.enter)
                try await gallery.waitForRows("News 2", "News 1", "Amsterdam")
            }
        }
    }

    @Suite struct Grid {
        @Test func anItemIsSelectedAndMoreComeAsTheyAreScrolledTo() async throws {
            try await GalleryInChromium.run(tab: "Grid") { gallery in
                let page = gallery.page
                try await page.click("button", "5")
                try await gallery.says("All about colour 5")
                try await page.click("button", "Grid")
                try await page.find("button", "5")
                try await page.evaluate("document.querySelector('.collection').scrollTop = 20000")
                try await page.wait("items further down") {
                    try await page.accessibilityTree().controls.contains { (Int($0.name) ?? 0) > 400 } ? true : nil
                }
                // As many as are seen, and some around them.
                let items = try await page.evaluate("document.querySelectorAll('.item').length").number ?? 0
                #expect((1...200).contains(items))
            }
        }
    }

    @Suite struct Presentations {
        @Test func aSheetIsLeftByItsButtonByEscapeAndByASwipe() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                for leave in [
                    { try await page.click("button", "Done") }, { try await page.press(.escape) },
                    { try await page.drag(".grabber", by: (0, 300)) },
                ] as [@MainActor () async throws -> Void] {
                    try await page.click("button", "Sheet")
                    try await page.find("dialog", "Sheet")
                    try await gallery.says("This lies over the rest")
                    // What is behind is out of reach.
                    #expect(try await page.accessibilityTree().first("tab") == nil)
                    try await leave()
                    try await page.waitUntilGone("dialog")
                    try await page.find("tab", "Sheets")
                    try await page.wait("the app to be done") {
                        gallery.window.rootViewController?.presentedViewController == nil ? true : nil
                    }
                }
            }
        }

        @Test func aFullScreenIsLeftByItsButtonOnly() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Full screen")
                try await page.find("heading", "Full screen")
                try await page.press(.escape)
                try await page.click("button", "Done")
                try await page.find("tab", "Sheets")
            }
        }

        @Test func anAlertTakesATextAndAChoice() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Alert")
                try await page.find("alertdialog", "Rename")
                try await page.click("textbox", "New name")
                try await page.type("Ada")
                try await page.reload()
                #expect(try await page.find("textbox", "New name").value == "Ada")
                try await page.click("button", "Rename")
                try await gallery.says("Renamed to Ada")
                try await page.click("button", "Alert")
                try await page.find("alertdialog")
                try await page.press(.escape)
                try await gallery.says("Cancelled")
            }
        }

        @Test func anActionSheetOffersChoices() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Action sheet")
                try await page.find("alertdialog", "Photo")
                try await page.click("button", "Delete")
                try await gallery.says("Deleted")
            }
        }

        /// Screens pushed in one turn lie on the stack in their order, and each is seen on the way back.
        @Test func twoPushesOfOneTurnAreTwoWaysBack() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Push two")
                try await gallery.says("This is level 3")
                try await page.click("button", "Level 2")
                try await gallery.says("This is level 2")
                try await page.click("button", "Sheets")
                try await page.find("button", "Push two")
            }
        }
    }
}
