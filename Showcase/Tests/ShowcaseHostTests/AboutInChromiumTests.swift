import Chromium
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseHost
import Testing

extension InChromium {
    @Suite struct AboutScene {
        @Test func showsLogoTextAndButton() async throws {
            try await ShowcaseInChromium.run { showcase in
                try await showcase.waitForText()
                let tree = try await showcase.page.accessibilityTree()
                #expect(tree.first("heading", "About Snapp!") != nil)
                #expect(tree.first("image", "Snapp! logo") != nil)
                #expect(tree.first("button", "Terms and conditions")?.isDisabled == false)
                #expect(tree.first("button", "Welcome") != nil)
                #expect(await showcase.host.api.aboutRequestCount == 1)
            }
        }

        @Test func showsAnIndicatorWhileTheTextIsFetched() async throws {
            try await ShowcaseInChromium.run(api: .slow) { showcase in
                try await showcase.page.find("progressbar", "Loading")
                #expect(try await showcase.page.accessibilityTree().texts.contains(AboutText.text) == false)
                try await showcase.setAPI(.ok)
                try await showcase.waitForText()
            }
        }

        @Test func opensTheTermsOverTheSceneAndComesBack() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await page.click("button", "Terms and conditions")
                let terms = try await page.accessibilityTree(
                    ofFrameFrom: "\(await showcase.host.api.address.absoluteString)/terms")
                #expect(terms.first("heading", TermsPage.heading) != nil)
                try await page.find("button", "Done")
                // What is behind the sheet is out of reach.
                #expect(try await page.accessibilityTree().first("button", "Welcome") == nil)
                try await page.click("button", "Done")
                try await page.waitUntilGone("Iframe")
                try await page.find("button", "Terms and conditions")
                try await showcase.waitForText()
            }
        }

        @Test func aSheetCanBeLeftByHand() async throws {
            try await ShowcaseInChromium.run { showcase in
                try await showcase.page.click("button", "Terms and conditions")
                try await showcase.page.find("button", "Done")
                try await showcase.page.press(.escape)
                try await showcase.page.waitUntilGone("Iframe")
                #expect(showcase.host.window?.rootViewController?.presentedViewController == nil)
            }
        }

        @Test(arguments: [
            (APIBehaviour.down, "The server cannot be reached. Check your connection and try again."),
            (.error, "The server has a problem (500). Please try again later."),
        ])
        func aFailureIsShownAndRetryRecovers(behaviour: APIBehaviour, message: String) async throws {
            try await ShowcaseInChromium.run(api: behaviour) { showcase in
                let page = showcase.page
                let alert = try await page.find("alertdialog", "Something went wrong")
                #expect(alert.all.contains { $0.name == message })
                // The rest of the phone is out of reach; the switch beside it is not.
                let tree = try await page.accessibilityTree()
                #expect(tree.first("button", "Terms and conditions") == nil)
                #expect(tree.first("button", "Welcome") == nil)

                // It fails as long as the API does.
                let first = Weak(showcase.alert)
                try await page.click("button", "Retry")
                try await page.wait("another dialog") {
                    showcase.alert != nil && showcase.alert !== first.object ? true : nil
                }
                try await showcase.setAPI(.ok)
                try await page.click("button", "Retry")
                try await showcase.waitForText()
                try await page.waitUntilGone("alertdialog")
                try await page.find("button", "Terms and conditions")
            }
        }

        @Test func anErrorCanBeReadAndLeft() async throws {
            try await ShowcaseInChromium.run(api: .error) { showcase in
                try await showcase.page.click("button", "OK")
                try await showcase.page.waitUntilGone("alertdialog")
                let tree = try await showcase.page.accessibilityTree()
                #expect(tree.first("heading", "About Snapp!") != nil)
                #expect(tree.first("progressbar") == nil)
            }
        }

        @Test func whatWasFetchedStaysReadableWhenTheAPIFails() async throws {
            try await ShowcaseInChromium.run { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                try await showcase.setAPI(.down)
                try await page.click("button", "Welcome")
                try await page.click("button", "About Snapp!")
                try await page.click("button", "OK")
                try await page.waitUntilGone("alertdialog")
                try await page.find("StaticText", AboutText.text)
            }
        }
    }
}
