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

        @Test func changesTheLanguageAndTheSideOnWhichLinesBegin() async throws {
            try await ShowcaseInChromium.run(nil) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Items")
                try await page.click("radio", "فارسی")
                try await page.find("heading", "سکانا")
                try await page.find("StaticText", "موارد")
                #expect(
                    try await page.evaluate("getComputedStyle(document.querySelector('#window .row')).direction").string
                        == "rtl")
                try await page.click("radio", "English")
                try await page.find("heading", "Scaena")
                #expect(
                    try await page.evaluate("getComputedStyle(document.querySelector('#window .row')).direction").string
                        == "ltr")
            }
        }
    }
}
