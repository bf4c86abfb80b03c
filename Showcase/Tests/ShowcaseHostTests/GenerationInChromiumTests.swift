import Chromium
import ScaenaUIKit
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

        /// The background of a bar, which is drawn behind it.
        private static func back(_ selector: String, _ name: String, on page: Page) async throws -> String? {
            try await page.evaluate(
                "(element => element && getComputedStyle(element, '::before').\(name))(document.querySelector('\(selector)'))"
            ).string
        }

        @Test func barsHaveALineAndABlurOnlyWhereContentIsUnderThem() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                let looks = { (bar: String) in
                    (
                        try await Self.back(bar, "backdropFilter", on: page),
                        try await Self.back(bar, "backgroundColor", on: page)
                    )
                }
                let line = { try await Self.back(".navigation-bar", "borderBottomColor", on: page) }
                let clear = "rgba(0, 0, 0, 0)"
                #expect(try await line() == clear)
                for bar in [".navigation-bar", ".tab-bar"] { #expect(try await looks(bar) == ("none", clear)) }
                // The rows begin below the bar, and what is scrolled goes on under it.
                #expect(
                    try await page.evaluate(
                        """
                        (() => {
                          const [bar, table, row] = ['.navigation-bar', '.table', '.row'].map(name =>
                            document.querySelector(name).getBoundingClientRect());
                          return table.top <= bar.top && row.top >= bar.bottom
                            && table.bottom >= document.querySelector('.tab-bar').getBoundingClientRect().bottom;
                        })()
                        """
                    ).bool == true)
                // More rows than there is room for.
                try await page.evaluate("document.querySelector('.table > .rows').style.paddingBottom = '2000px'")
                try await page.scroll(".table", by: 300)
                try await page.wait("a line") { try await line() != clear ? true : nil }
                for bar in [".navigation-bar", ".tab-bar"] {
                    let (blur, color) = try await looks(bar)
                    #expect(blur?.hasPrefix("blur(") == true && color != clear, "\(bar)")
                }
                try await page.evaluate("document.querySelector('.table').scrollTop = 0")
                try await page.wait("no line") { try await line() == clear ? true : nil }
                // Where nothing is left below, the tab bar is clear, too.
                try await page.click("tab", "Grid")
                try await page.find("heading", "Grid")
                try await page.wait("a bar over colours") { try await looks(".tab-bar").1 != clear ? true : nil }
                try await page.wait("a clear bar") {
                    try await page.evaluate("document.querySelector('.collection').scrollTop = 1000000")
                    return try await looks(".tab-bar") == ("none", clear) ? true : nil
                }
            }
        }

        @Test func aLineIsBetweenAllRowsHoweverSmallThePhoneIsShown() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                try await gallery.page.find("button", "Berlin")
                let lines = try await gallery.page.evaluate(
                    """
                    [...document.querySelectorAll('.row')].slice(0, -1).map(row => getComputedStyle(row, '::after'))
                      .map(line => line.borderBottomStyle === 'solid' && parseFloat(line.borderBottomWidth) >= 1)
                    """
                ).array.map { $0.bool == true }
                #expect(lines.count > 2 && !lines.contains(false))
            }
        }

        @Test func aToolbarStandsAboveTheTabsAndRowsGoOnUnderIt() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                let tabs = try #require(gallery.window.rootViewController as? UITabBarController)
                let stack = try #require(tabs.selectedViewController as? UINavigationController)
                var taps = 0
                stack.topViewController?.toolbarItems = [
                    UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps += 1 }), .flexibleSpace(),
                    UIBarButtonItem(systemItem: .trash),
                ]
                stack.setToolbarHidden(false, animated: true)
                try await page.find("toolbar", "Toolbar")
                try await page.click("button", "Share")
                try await page.wait("a tap") { taps == 1 ? true : nil }
                let places = try await page.evaluate(
                    """
                    (() => {
                      const box = name => document.querySelector(name).getBoundingClientRect();
                      const [share, trash] = [...document.querySelectorAll('.toolbar > .bar-button')].map(item => item.getBoundingClientRect());
                      return [box('.toolbar').bottom - box('.tab-bar').top, box('.table').bottom - box('.toolbar').bottom,
                        trash.left - share.right, box('.toolbar').height / box('.tab-bar').height];
                    })()
                    """
                ).array.compactMap(\.number)
                #expect(
                    abs(places[0]) < 1 && abs(places[1]) < 1 && places[2] > 100 && abs(places[3] - 44.0 / 83) < 0.02,
                    "\(places)")
                // Rows are seen through it, blurred; where they end it is clear.
                let blurs = try await page.evaluate(
                    """
                    (async () => {
                      const [table, bar] = [document.querySelector('.table'), document.querySelector('.toolbar')];
                      const blurs = [];
                      table.querySelector('.rows').style.paddingBottom = '900px';
                      for (const way of [10, 100000]) {
                        table.scrollTop = way;
                        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
                        blurs.push(getComputedStyle(bar, '::before').backdropFilter);
                      }
                      table.querySelector('.rows').style.paddingBottom = '';
                      table.scrollTop = 0;
                      return blurs;
                    })()
                    """
                ).array.map { $0.string ?? "" }
                #expect(blurs == ["blur(20px) saturate(1.8)", "none"])
                stack.setToolbarHidden(true, animated: true)
                try await page.waitUntilGone("toolbar", "Toolbar")
                try await page.wait("rows under the tabs") {
                    try await page.evaluate(
                        """
                        (() => {
                          const [table, tabs] = ['.table', '.tab-bar'].map(name => document.querySelector(name).getBoundingClientRect());
                          return Math.abs(table.bottom - tabs.bottom) < 1;
                        })()
                        """
                    ).bool == true ? true : nil
                }
            }
        }

        @Test func aLargeTitleGoesAwayWithTheScrollAndComesBack() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                let stack = try #require(
                    (gallery.window.rootViewController as? UITabBarController)?.selectedViewController
                        as? UINavigationController)
                stack.navigationBar.prefersLargeTitles = true
                let size = {
                    try await Self.style(".bar-title", "fontSize", on: page).map { Double($0.dropLast(2)) ?? 0 } ?? 0
                }
                try await page.wait("a large title") { try await size() > 30 ? true : nil }
                // The list goes on below the bar as high as that is now; the bar is measured after it was drawn.
                try await page.wait("a list that goes on below the bar") {
                    try await page.evaluate(
                        "(table => table.dataset.under && table.underBy > 140)(document.querySelector('.table'))"
                    ).bool == true ? true : nil
                }
                try await page.evaluate("document.querySelector('.table > .rows').style.paddingBottom = '2000px'")
                let top = "document.querySelector('.bar-title').getBoundingClientRect().top"
                let before = try await page.evaluate(top).number ?? 0
                try await page.evaluate("document.querySelector('.table').scrollTop = 20")
                try await page.wait("a title that moves") {
                    try await page.evaluate(top).number ?? 0 < before - 5 ? true : nil
                }
                // On its way it is large, and the bar is clear.
                #expect(try await size() > 30)
                #expect(try await Self.back(".navigation-bar", "backdropFilter", on: page) == "none")
                try await page.evaluate("document.querySelector('.table').scrollTop = 200")
                try await page.wait("a small title") { try await size() < 20 ? true : nil }
                #expect(try await Self.back(".navigation-bar", "backdropFilter", on: page)?.hasPrefix("blur(") == true)
                try await page.evaluate("document.querySelector('.table').scrollTop = 0")
                try await page.wait("a large title") { try await size() > 30 ? true : nil }
            }
        }

        @Test func aPopoverPointsAtItsButtonAndDimsTheTintBelow() async throws {
            try await GalleryInChromium.run(tab: "Sheets") { gallery in
                let page = gallery.page
                let tint = { try await Self.style(".screen .button", "color", on: page) }
                let usual = try await tint()
                try await page.click("button", "Popover")
                try await gallery.says("This points at its button")
                let arrow = try #require(
                    try await page.evaluate(
                        """
                        (() => {
                          const popover = document.querySelector('.sheet[data-style="popover"]');
                          const arrow = getComputedStyle(popover, '::before');
                          const source = [...document.querySelectorAll('.button')]
                            .find(button => button.textContent === 'Popover').getBoundingClientRect();
                          const box = popover.getBoundingClientRect();
                          const tip = box.left + parseFloat(arrow.left) / popover.offsetWidth * box.width;
                          return parseFloat(arrow.width) > 25 ? Math.abs(tip - (source.left + source.right) / 2) : 1000;
                        })()
                        """
                    ).number)
                #expect(arrow < 3)
                #expect(try await tint() != usual)
                try await page.press(.escape)
                try await page.waitUntilGone("dialog")
                try await page.wait("the tint") { try await tint() == usual ? true : nil }
                try await page.click("button", "Alert")
                try await page.find("alertdialog")
                #expect(try await tint() != usual)
                // The alert's own choices have theirs.
                #expect(try await Self.style(".alert-action", "color", on: page) == usual)
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
                #expect(try await Self.radius(".date-chip", on: page) == 6)
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
