import Chromium
import ScaenaTesting
import ShowcaseAPI
import ShowcaseHost
import Testing

extension InChromium {
    @Suite struct ThePage {
        @Test func followsThePreferenceForDark() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                let light = try await Self.colours(page)
                try await page.prefer(.dark)
                let dark = try await Self.colours(page)
                #expect(light == Colours(background: "rgb(255, 255, 255)", text: "rgb(0, 0, 0)"))
                #expect(dark == Colours(background: "rgb(0, 0, 0)", text: "rgb(255, 255, 255)"))
            }
        }

        @Test func reloadShowsWhatIsThere() async throws {
            try await ShowcaseInChromium.run(api: .error) { showcase in
                let page = showcase.page
                try await page.find("alertdialog", "Something went wrong")
                try await page.reload()
                try await page.find("alertdialog", "Something went wrong")
                try await page.click("button", "OK")
                try await page.click("button", "Terms and conditions")
                try await page.find("button", "Done")
                try await page.reload()
                try await page.click("button", "Done")
                try await page.find("heading", "About Snapp!")
                #expect(await showcase.host.api.aboutRequestCount == 1)
            }
        }

        @Test func aReloadInTheMiddleOfAFetchMissesNothing() async throws {
            try await ShowcaseInChromium.run(api: .slow) { showcase in
                try await showcase.page.find("progressbar", "Loading")
                try await showcase.page.reload()
                try await showcase.page.find("progressbar", "Loading")
                try await showcase.setAPI(.ok)
                try await showcase.waitForText()
                #expect(await showcase.host.api.aboutRequestCount == 1)
            }
        }

        @Test func twoBrowsersShowOneApp() async throws {
            try await ShowcaseInChromium.run { showcase in
                try await showcase.waitForText()
                let other = try await Browser.shared().newPage(width: 420, height: 900)
                try await other.navigate(to: showcase.address)
                try await other.click("button", "Welcome")
                try await showcase.page.find("heading", "Where to?")
                try await showcase.page.click("button", "About Snapp!")
                try await other.find("heading", "About Snapp!")
                #expect(other.complaints == [])
                await other.close()
            }
        }

        @Test func theKeyboardAloneIsEnough() async throws {
            try await ShowcaseInChromium.run(api: .error) { showcase in
                let page = showcase.page
                // The alert has the focus, and keeps it among its buttons and the controls beside the phone.
                try await page.find("alertdialog", "Something went wrong")
                try await page.wait("the focus in the alert") {
                    ["OK", "Retry", "Something went wrong"].contains(try await page.focusedNode()?.name) ? true : nil
                }
                try await showcase.host.api.behave(.ok)
                try await page.tab(to: "button", "Retry")
                try await page.press(.enter)
                try await showcase.waitForText()

                try await page.tab(to: "button", "Terms and conditions")
                try await page.press(.space)
                try await page.find("button", "Done")
                try await page.tab(to: "button", "Done")
                try await page.press(.enter)
                try await page.waitUntilGone("Iframe")

                try await page.tab(to: "button", "Welcome")
                try await page.press(.enter)
                try await page.find("heading", "Where to?")
                try await page.tab(to: "button", "About Snapp!")
                try await page.press(.space)
                try await page.find("heading", "About Snapp!")
            }
        }

        @Test func theFocusComesBackFromAnAlertAndFromASheet() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await page.tab(to: "button", "Terms and conditions")
                try await page.press(.enter)
                try await page.find("button", "Done")
                try await page.press(.escape)
                try await page.waitUntilGone("Iframe")
                try await page.wait("the focus on the button that opened the sheet") {
                    try await page.focusedNode()?.name == "Terms and conditions" ? true : nil
                }
            }
        }

        @Test func everyControlHasARoleAndAName() async throws {
            try await ShowcaseInChromium.run(api: .error) { showcase in
                let page = showcase.page
                try await page.find("alertdialog")
                try await Self.expectNames(page, atLeast: ["OK", "Retry", "ok", "error"])
                try await page.click("button", "OK")
                try await page.waitUntilGone("alertdialog")
                try await Self.expectNames(page, atLeast: ["Welcome", "Terms and conditions"])
                try await page.click("button", "Terms and conditions")
                try await Self.expectNames(page, atLeast: ["Done"])
                let frame = try await page.find("Iframe")
                #expect(frame.name.isEmpty == false)
                try await page.click("button", "Done")
                try await page.click("button", "Welcome")
                try await Self.expectNames(page, atLeast: ["About Snapp!"])
            }
        }

        @Test func whatIsPinnedToTheBottomIsThere() async throws {
            try await ShowcaseInChromium.run { showcase in
                try await showcase.waitForText()
                let gap = try await showcase.page.evaluate(
                    """
                    (() => {
                      const bottom = element => element.getBoundingClientRect().bottom;
                      const button = [...document.querySelectorAll('button')]
                        .find(button => button.textContent.includes('Terms'));
                      return bottom(document.querySelector('#window')) - bottom(button);
                    })()
                    """)
                // The home indicator's 34 points and the 24 of the constraint, as large as the phone is drawn.
                #expect((30...60).contains(gap.number ?? 0))
            }
        }

        private struct Colours: Equatable {
            let background: String
            let text: String
        }

        private static func colours(_ page: Page) async throws -> Colours {
            let answer = try await page.evaluate(
                """
                (() => {
                  const screen = document.querySelector('#window [data-kind=screen]');
                  const label = screen.querySelector('[data-kind=label]');
                  return [getComputedStyle(screen).backgroundColor, getComputedStyle(label).color];
                })()
                """
            ).array
            return Colours(background: answer.first?.string ?? "", text: answer.last?.string ?? "")
        }

        private static func expectNames(_ page: Page, atLeast expected: Set<String>) async throws {
            let controls = try await page.wait("the controls \(expected.sorted())") {
                let controls = try await page.accessibilityTree().controls
                return expected.isSubset(of: controls.map(\.name)) ? controls : nil
            }
            #expect(controls.filter { $0.name.isEmpty }.isEmpty)
        }
    }
}
