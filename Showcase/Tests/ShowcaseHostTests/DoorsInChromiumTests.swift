import Chromium
import Doors
import Items
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import ShowcaseHost

extension InChromium {
    @Suite struct HomeScreen {
        @Test func hasADoorForEachApp() async throws {
            try await ShowcaseInChromium.run(nil) { showcase in
                try await showcase.page.find("heading", "Scaena")
                for name in ["Snapp!", "Items", "Models", "Promotions"] {
                    try await showcase.page.find("StaticText", name)
                }
            }
        }

        @Test @MainActor func leavesNothingOfAnAppThatIsLeft() async throws {
            let tracker = LifetimeTracker.shared
            let report = tracker.onFinding
            var findings: [LifetimeFinding] = []
            tracker.onFinding = { findings.append($0) }
            defer { tracker.onFinding = report }
            try await ShowcaseInChromium.run(nil) { showcase in
                let page = showcase.page
                try await page.clickRow("Items")
                try await page.click("button", "Items")
                try await page.find("StaticText", "Umbrella")
                try await page.click("button", "Welcome")
                let app = Weak(showcase.host.window?.rootViewController?.presentedViewController)
                #expect(app.object != nil)
                try await page.click("button", "Home")
                try await page.find("StaticText", "Snapp!")
                await tracker.settle()
                #expect(app.object == nil)
            }
            await tracker.settle()
            #expect(findings == [])
        }

        /// Chooses the device's language in the panel, as a person does.
        private static func choose(_ language: String, on page: Page) async throws {
            try await page.evaluate(
                """
                (() => {
                  const list = document.querySelector('[data-choice="Language"] select');
                  list.value = '\(language)';
                  list.dispatchEvent(new Event('change', { bubbles: true }));
                })()
                """)
        }

        @Test func changesTheLanguageAndTheSideOnWhichLinesBegin() async throws {
            try await ShowcaseInChromium.run(nil) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Items")
                try await Self.choose("فارسی", on: page)
                try await page.find("heading", "سکانا")
                try await page.find("StaticText", "موارد")
                #expect(
                    try await page.evaluate("getComputedStyle(document.querySelector('#window .row')).direction").string
                        == "rtl")
                #expect(
                    try await page.evaluate("document.querySelectorAll('[data-choice=\"Language\"]').length").number
                        == 1)
                try await Self.choose("English", on: page)
                try await page.find("heading", "Scaena")
                #expect(
                    try await page.evaluate("getComputedStyle(document.querySelector('#window .row')).direction").string
                        == "ltr")
            }
        }
    }
}
