import Chromium
import Testing

extension InChromium {
    /// One generation of iOS, in what moves and in its shapes.
    @Suite struct Generation {
        private static func style(_ selector: String, _ name: String, on page: Page) async throws -> String? {
            try await page.evaluate(
                "(element => element && getComputedStyle(element).\(name))(document.querySelector('\(selector)'))"
            ).string
        }

        /// The phone may be shown smaller than it is, which leaves fractions.
        private static func radius(_ selector: String, on page: Page) async throws -> Double? {
            try await page.evaluate(
                "Math.round(parseFloat(getComputedStyle(document.querySelector('\(selector)')).borderTopLeftRadius))"
            ).number
        }

        /// A finger on the phone, at parts of its width.
        private static func finger(_ type: String, at part: Double, on page: Page) async throws {
            try await page.evaluate(
                """
                (() => {
                  const target = document.getElementById('window');
                  const box = target.getBoundingClientRect();
                  const [clientX, clientY] = [box.left + 4 + box.width * \(part), box.top + box.height / 2];
                  const event = new PointerEvent('\(type)', { clientX, clientY, isPrimary: true, button: 0, bubbles: true });
                  target.dispatchEvent(event);
                })()
                """)
        }

        @Test func screensComeAndGoAsOnAPhone() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                // Whoever watches sees the screen that goes, which nobody can reach.
                try await page.evaluate(
                    """
                    window.ghosts = [];
                    new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
                      .filter(node => node.dataset?.ghost && node.matches('.screen'))
                      .forEach(node => window.ghosts.push([node.inert, node.getAnimations().length > 0])))
                      .observe(document.getElementById('window'), { subtree: true, childList: true })
                    """)
                try await page.click("button", "Berlin")
                try await gallery.says("All about Berlin")
                try await page.wait("the end of the motion") {
                    try await page.evaluate("document.querySelector('[data-ghost]') === null").bool == true ? true : nil
                }
                try await page.click("button", "Rows")
                try await page.find("heading", "Rows")
                try await page.wait("the end of the motion") {
                    try await page.evaluate("document.querySelector('[data-ghost]') === null").bool == true ? true : nil
                }
                let ghosts = try await page.evaluate("window.ghosts").array.map { $0.array.map { $0.bool == true } }
                #expect(ghosts.count >= 2 && ghosts.allSatisfy { $0.first == true })
                #expect(ghosts.contains { $0.last == true })
            }
        }

        @Test func aScreenFollowsTheFingerAndStaysWhereItIsLetGo() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                try await page.click("button", "Berlin")
                try await gallery.says("All about Berlin")
                try await page.wait("the end of the motion") {
                    try await page.evaluate("document.querySelector('[data-ghost]') === null").bool == true ? true : nil
                }
                try await Self.finger("pointerdown", at: 0, on: page)
                try await Self.finger("pointermove", at: 0.2, on: page)
                try await Self.finger("pointermove", at: 0.4, on: page)
                let way = try #require(
                    try await page.evaluate(
                        "parseFloat(document.querySelector('.navigation > .screen:not([data-ghost])').style.translate)"
                    ).number)
                #expect((39...41).contains(way))
                // What it came from is seen below it.
                #expect(
                    try await page.evaluate(
                        "document.querySelector('.navigation > .screen[data-ghost]').textContent.includes('Dublin')"
                    ).bool == true)
                try await Self.finger("pointermove", at: 0.1, on: page)
                try await Self.finger("pointerup", at: 0.1, on: page)
                try await page.wait("the screen at home") {
                    try await page.evaluate(
                        "document.querySelector('[data-ghost]') === null && !document.querySelector('.navigation > .screen').style.translate"
                    ).bool == true ? true : nil
                }
                try await gallery.says("All about Berlin")
                // Beyond the middle it goes.
                try await Self.finger("pointerdown", at: 0, on: page)
                for part in [0.2, 0.4, 0.7] { try await Self.finger("pointermove", at: part, on: page) }
                try await Self.finger("pointerup", at: 0.7, on: page)
                try await page.find("heading", "Rows")
            }
        }

        @Test func aBarHasALineOnlyWhereContentIsUnderIt() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                let line = { try await Self.style(".navigation-bar", "borderBottomColor", on: page) }
                #expect(try await line() == "rgba(0, 0, 0, 0)")
                // More rows than there is room for.
                try await page.evaluate("document.querySelector('.table > .rows').style.paddingBottom = '2000px'")
                try await page.scroll(".table", by: 300)
                try await page.wait("a line") { try await line() != "rgba(0, 0, 0, 0)" ? true : nil }
                try await page.scroll(".table", by: -600)
                try await page.wait("no line") { try await line() == "rgba(0, 0, 0, 0)" ? true : nil }
            }
        }

        @Test func shapesAreOfOneGeneration() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.find("radio", "Day")
                for (selector, radius) in [
                    (".segmented", 9.0), (".segment", 7), (".button[data-style=\"tinted\"]", 6),
                ] {
                    #expect(try await Self.radius(selector, on: page) == radius, "\(selector)")
                }
                try await page.click("tab", "Values")
                try await page.find("slider")
                #expect(try await Self.radius(".stepper", on: page) == 8)
                #expect(try await Self.radius(".date-picker", on: page) == 6)
                try await page.click("tab", "Sheets")
                try await page.click("button", "Alert")
                try await page.find("alertdialog")
                #expect(try await Self.radius(".alert-card", on: page) == 14)
                try await page.click("button", "Cancel")
                try await page.waitUntilGone("alertdialog")
                // A tap beside an action sheet cancels it.
                try await page.click("button", "Action sheet")
                try await page.find("alertdialog")
                try await page.drag(".window > .alert", from: (0.5, 0.2), by: (0, 0))
                try await page.waitUntilGone("alertdialog")
            }
        }

        @Test func aSheetResistsUpwards() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                try await page.click("button", "Sheet")
                try await page.find("dialog")
                let way = try #require(
                    try await page.evaluate(
                        """
                        (() => {
                          const handle = document.querySelector('.grabber');
                          const box = handle.getBoundingClientRect();
                          const at = clientY => ({ clientX: box.left, clientY, bubbles: true, isPrimary: true });
                          handle.dispatchEvent(new PointerEvent('pointerdown', at(box.top)));
                          handle.dispatchEvent(new PointerEvent('pointermove', at(box.top - 100)));
                          const way = parseFloat(document.querySelector('.sheet').style.translate.split(' ')[1]);
                          handle.dispatchEvent(new PointerEvent('pointerup', at(box.top - 100)));
                          return way;
                        })()
                        """
                    ).number)
                #expect(way < 0 && way > -50)
                try await page.find("dialog")
            }
        }
    }
}
