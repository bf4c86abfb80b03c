import Chromium
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseHost
import Testing

@testable import Snapp

extension InChromium {
    @Suite struct Leaving {
        @Test func backShowsWelcomeWhichKnowsWhatWasRead() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                try await page.click("button", "Welcome")
                try await page.find("heading", "Where to?")
                try await page.find("StaticText", "You read: “Snapp! brings you where you want to be.”")
                #expect(try await page.accessibilityTree().first("heading", "About Snapp!") == nil)
                try await page.click("button", "About Snapp!")
                try await page.find("heading", "About Snapp!")
                try await showcase.waitForText()
                #expect(await showcase.host.api.aboutRequestCount == 2)
            }
        }

        @Test(arguments: APIBehaviour.allCases)
        @MainActor func nothingOfTheSceneStaysAlive(behaviour: APIBehaviour) async throws {
            let tracker = LifetimeTracker.shared
            let report = tracker.onFinding
            var findings: [LifetimeFinding] = []
            tracker.onFinding = { findings.append($0) }
            defer { tracker.onFinding = report }

            try await ShowcaseInChromium.run(api: behaviour) { showcase in
                let page = showcase.page
                switch behaviour {
                case .ok: try await showcase.waitForText()
                case .slow: try await page.find("progressbar", "Loading")
                case .down, .error: try await page.click("button", "OK")
                }
                let about = Weak(showcase.stack.last as? AboutViewController)
                #expect(about.object != nil)
                try await page.click("button", "Welcome")
                try await page.find("heading", "Where to?")
                await tracker.settle()
                #expect(about.object == nil)
            }
            await tracker.settle()
            #expect(findings == [])
        }

        @Test @MainActor func thePanelTellsWhatHappenedAndWhoShouldBeGone() async throws {
            let tracker = LifetimeTracker.shared
            let report = tracker.onFinding
            tracker.onFinding = { _ in }
            defer { tracker.onFinding = report }
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                let panel = try await page.wait("the panel") { () -> [String]? in
                    let texts = try await page.accessibilityTree().texts
                    return texts.contains { $0.hasPrefix("AboutObserver → ") } ? texts : nil
                }
                #expect(Set(["About", "on the screen", "interactor", "presenter", "router"]).isSubset(of: panel))
                #expect(panel.contains { $0.hasPrefix("GET http://127.0.0.1") && $0.contains("/about: 200") })
                let kept = showcase.stack.last
                try await page.click("button", "Welcome")
                try await page.find("StaticText", "should be gone")
                try await page.wait("the finding in the log") {
                    try await page.accessibilityTree().texts.contains {
                        $0.hasPrefix("Scene About left, but its view controller")
                    } ? true : nil
                }
                withExtendedLifetime(kept) {}
            }
        }

        @Test @MainActor func nothingOfTheTermsStaysAlive() async throws {
            try await ShowcaseInChromium.run { showcase in
                try await showcase.page.click("button", "Terms and conditions")
                try await showcase.page.find("button", "Done")
                let page = Weak(showcase.presentedPage)
                #expect(page.object != nil)
                try await showcase.page.click("button", "Done")
                try await showcase.page.waitUntilGone("Iframe")
                try await showcase.page.wait("the terms to be gone") { page.object == nil ? true : nil }
            }
        }
    }
}
