import Chromium
import ScaenaStage
import ScaenaUIKit
import Testing

extension InChromium {
    @Suite struct Truth {
        /// A screen that says what it is told.
        private final class Screen: UIViewController {
            let title1 = UILabel()
            let persian = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Truth"
                title1.text = "Title"
                title1.font = .preferredFont(forTextStyle: .title1)
                title1.adjustsFontForContentSizeCategory = true
                persian.text = "سلام (Scaena)!"
                let segments = UISegmentedControl(items: ["One", "Two", "Three"])
                segments.selectedSegmentIndex = 0
                let toggle = UISwitch()
                toggle.isOn = true
                toggle.accessibilityLabel = "Toggle"
                let stack = UIStackView(arrangedSubviews: [title1, persian, segments, toggle])
                stack.axis = .vertical
                stack.alignment = .leading
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                ])
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.showAlert() })
            }

            private func showAlert() {
                let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                present(alert, animated: true)
            }
        }

        @MainActor private static func use(_ body: (Page, Screen) async throws -> Void) async throws {
            let window = UIWindow()
            let screen = Screen()
            window.rootViewController = UINavigationController(rootViewController: screen)
            window.makeKeyAndVisible()
            let stage = StageServer(window: window, name: "Truth", port: .any)
            let page = try await Browser.shared().newPage()
            do {
                try await page.prefer(.light)
                try await page.navigate(to: try await stage.start().absoluteString)
                try await page.find("heading", "Truth")
                try await body(page, screen)
                #expect(page.complaints == [])
            } catch {
                await page.close()
                await stage.stop()
                throw error
            }
            await page.close()
            await stage.stop()
        }

        @Test @MainActor func whatThePanelSetsReachesTheApp() async throws {
            try await Self.use { page, screen in
                try await page.choose("Dark", of: "Appearance")
                try await page.wait("dark") { screen.traitCollection.userInterfaceStyle == .dark ? true : nil }
                try await page.choose("System", of: "Appearance")
                try await page.wait("light") { screen.traitCollection.userInterfaceStyle == .light ? true : nil }
                try await page.prefer(.dark)
                try await page.wait("dark as the system") {
                    screen.traitCollection.userInterfaceStyle == .dark ? true : nil
                }
                let size = "parseFloat(getComputedStyle(document.querySelector('.label')).fontSize)"
                #expect(try await page.evaluate(size).number == 28)
                try await page.choose("AX5", of: "Text size")
                try await page.wait("the title in its largest size") {
                    try await page.evaluate(size).number == 58 ? true : nil
                }
                #expect(screen.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
                try await page.choose("Less", of: "Motion")
                try await page.wait("less motion") { UIAccessibility.isReduceMotionEnabled ? true : nil }
            }
        }

        @Test @MainActor func aTextOfOneLineHasOneHoweverHighItIs() async throws {
            try await Self.use { page, screen in
                screen.title1.text = "One line of many words"
                NSLayoutConstraint.activate([
                    screen.title1.widthAnchor.constraint(equalToConstant: 120),
                    screen.title1.heightAnchor.constraint(equalToConstant: 120),
                ])
                let lines = try await page.wait("the text, as high as it is said") {
                    try await page.evaluate(
                        """
                        (() => {
                          const label = [...document.querySelectorAll('.label')].find(label =>
                            label.textContent.startsWith('One line') && label.offsetHeight === 120);
                          if (!label) return null;
                          const range = document.createRange();
                          range.selectNodeContents(label);
                          return new Set([...range.getClientRects()].map(line => line.top)).size;
                        })()
                        """
                    ).number
                }
                #expect(lines == 1)
            }
        }

        @Test @MainActor func rightToLeftMirrorsBarsAndContent() async throws {
            try await Self.use { page, screen in
                // Where the bar's leading item and the first label begin, and how far from which edge.
                let places = """
                    (() => {
                      const phone = document.querySelector('#window').getBoundingClientRect();
                      const middle = name => {
                        const box = document.querySelector(name).getBoundingClientRect();
                        return (box.left + box.right) / 2 < (phone.left + phone.right) / 2 ? 'left' : 'right';
                      };
                      return [middle('.bar-button'), middle('.label'), middle('.segment')];
                    })()
                    """
                #expect(try await page.evaluate(places).array.compactMap(\.string) == ["left", "left", "left"])
                try await page.choose("Right to left", of: "Direction")
                try await page.wait("the mirrored screen") {
                    try await page.evaluate(places).array.compactMap(\.string) == ["right", "right", "right"]
                        ? true : nil
                }
                #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            }
        }

        /// The exclamation mark ends the sentence, which is at the left of a Persian one.
        @Test @MainActor func aPersianTextRunsAsItsLettersDo() async throws {
            try await Self.use { page, _ in
                let isAtLeft = try await page.evaluate(
                    """
                    (() => {
                      const text = [...document.querySelectorAll('.label')][1].firstChild;
                      const place = (start, end) => {
                        const range = document.createRange();
                        range.setStart(text, start);
                        range.setEnd(text, end);
                        return range.getBoundingClientRect().left;
                      };
                      return place(text.length - 1, text.length) < place(0, 1);
                    })()
                    """)
                #expect(isAtLeft.bool == true)
            }
        }

        @Test @MainActor func segmentsAreOneStopOfTheKeyboard() async throws {
            try await Self.use { page, _ in
                try await page.tab(to: "radio", "One")
                try await page.press(.tab)
                #expect(try await page.focusedNode()?.name == "Toggle")
                try await page.press(.tab, shift: true)
                try await page.press(.arrowLeft)
                try await page.wait("the last segment") {
                    try await page.find("radio", "Three").isChecked == true ? true : nil
                }
                #expect(try await page.focusedNode()?.name == "Three")
            }
        }

        @Test @MainActor func tabsAreOneStopOfTheKeyboard() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                try await page.tab(to: "tab", "Controls")
                try await page.press(.arrowRight)
                try await page.find("heading", "Values")
                #expect(try await page.focusedNode()?.name == "Values")
                // The other way it goes around the end, and Tab leaves them all.
                for _ in 0..<2 { try await page.press(.arrowLeft) }
                try await page.find("heading", "Sheets")
                #expect(try await page.focusedNode()?.name == "Sheets")
                try await page.press(.tab)
                #expect(try await page.focusedNode()?.role != "tab")
                try await page.press(.tab, shift: true)
                #expect(try await page.focusedNode()?.name == "Sheets")
            }
        }

        @Test @MainActor func anAlertLeavesThePanelUsable() async throws {
            try await Self.use { page, _ in
                try await page.click("button", "Cancel")
                try await page.find("alertdialog", "Alert")
                #expect(try await page.evaluate("document.querySelector('[aria-modal]') === null").bool == true)
                let tree = try await page.accessibilityTree()
                #expect(tree.first("radio", "Dark") != nil)
                try await page.click("button", "OK")
            }
        }

        @Test @MainActor func theDeviceAndHowItIsHeldReachTheApp() async throws {
            try await Self.use { page, screen in
                @MainActor func waitFor(
                    _ what: String, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
                    _ idiom: UIUserInterfaceIdiom
                ) async throws {
                    try await page.wait(what) {
                        let traits = screen.traitCollection
                        return traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical
                            && traits.userInterfaceIdiom == idiom ? true : nil
                    }
                }
                try await waitFor("a phone", .compact, .regular, .phone)
                try await page.choose("Landscape", of: "Orientation")
                try await waitFor("a phone that lies", .regular, .compact, .phone)
                try await page.choose("iPad", of: "Device")
                try await waitFor("a tablet", .regular, .regular, .pad)
                #expect(screen.view.window?.bounds.size == CGSize(width: 1210, height: 834))
                // The whole of it is to be seen, beside the panel.
                let isWhole = try await page.evaluate(
                    """
                    (() => {
                      const box = document.getElementById('phone').getBoundingClientRect();
                      const end = document.getElementById('panel').getBoundingClientRect().left;
                      return box.left >= 0 && box.right <= end && box.top >= 0 && box.bottom <= innerHeight;
                    })()
                    """)
                #expect(isWhole.bool == true)
                try await page.choose("Portrait", of: "Orientation")
                try await page.choose("Regular", of: "Device")
                try await waitFor("a phone again", .compact, .regular, .phone)
            }
        }

        @Test @MainActor func aNarrowPageIsTheDeviceItself() async throws {
            try await Self.use { page, screen in
                try await page.resize(to: .init(width: 320, height: 640))
                try await page.wait("the page's size") {
                    screen.view.window?.bounds.size == CGSize(width: 320, height: 640) ? true : nil
                }
            }
        }

        @Test @MainActor func forcedColoursKeepWhatIsOnAndWhatIsChosen() async throws {
            try await Self.use { page, _ in
                try await page.forceColors()
                @MainActor func color(_ selector: String) async throws -> String? {
                    try await page.evaluate(
                        "getComputedStyle(document.querySelector('\(selector)')).backgroundColor"
                    ).string
                }
                let on = try #require(try await color(".toggle"))
                #expect(try await color(".toggle .knob") != on)
                #expect(try await color(".segment[aria-checked=true]") != color(".segment[aria-checked=false]"))
                let border = "getComputedStyle(document.querySelector('.toggle')).borderTopStyle"
                #expect(try await page.evaluate(border).string == "solid")
                #expect(try await color(".choice input:checked + span") != color(".choice input:not(:checked) + span"))
                try await page.click("switch", "Toggle")
                try await page.wait("the switch to be off") { try await color(".toggle") != on ? true : nil }
            }
        }

        @Test @MainActor func textsAreLargerAtTwoHundredPercent() async throws {
            try await Self.use { page, _ in
                // The height of a letter as it is seen, in pixels of the screen.
                let height = """
                    (element => element.getBoundingClientRect().height * devicePixelRatio)(document.querySelector('.label'))
                    """
                try await page.resize(to: .init(width: 1280, height: 720))
                let usual = try #require(try await page.evaluate(height).number)
                try await page.resize(to: .init(width: 640, height: 360), scale: 2)
                let zoomed = try #require(try await page.evaluate(height).number)
                #expect(zoomed > 1.5 * usual)
            }
        }

        @Test @MainActor func headingsAreThoseOfTheApp() async throws {
            try await GalleryInChromium.run { gallery in
                try await gallery.page.find("heading", "Buttons")
                let headings = try await gallery.page.accessibilityTree().first("main")?.all
                    .filter { $0.role == "heading" }.map(\.name)
                #expect(headings == ["Controls", "Buttons", "Text", "Choices", "Progress"])
            }
        }

        @Test @MainActor func afterAPushTheTitleIsReadAndBackIsNext() async throws {
            try await GalleryInChromium.run(tab: "Rows") { gallery in
                let page = gallery.page
                try await page.find("button", "Berlin")
                try await page.evaluate(
                    "[...document.querySelectorAll('.row-hit')].find(row => row.parentElement.textContent.includes('Berlin')).focus()"
                )
                try await page.press(.enter)
                try await gallery.says("All about Berlin")
                try await page.wait("the title in focus") {
                    try await page.accessibilityTree().all.contains { $0.role == "heading" && $0.isFocused }
                        ? true : nil
                }
                // It stands before the title, and is the only one that does.
                #expect(
                    try await page.evaluate(
                        """
                        (() => {
                          const buttons = [...document.querySelectorAll('#window button:not([hidden])')]
                            .filter(button => !button.closest('[inert]'));
                          const before = buttons.filter(button =>
                            button.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
                          return before.map(button => button.dataset.do).join(' ');
                        })()
                        """
                    ).string == "goBack")
            }
        }

        @Test @MainActor func theFirstNoticeIsHeard() async throws {
            try await GalleryInChromium.run { gallery in
                let page = gallery.page
                // What comes into the page with its text is not read out: the place is there before.
                let place =
                    "(notice => notice.role + ' ' + getComputedStyle(notice).display)(document.getElementById('notice'))"
                #expect(try await page.evaluate(place).string == "status block")
                try await page.click("textbox", "Address")
                try await page.type("nothing")
                try await page.press(.enter)
                try await page.wait("a notice") {
                    try await page.evaluate("document.getElementById('notice').textContent").string?.isEmpty == false
                        ? true : nil
                }
            }
        }
    }
}
