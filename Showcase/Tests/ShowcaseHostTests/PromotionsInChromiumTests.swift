import Chromium
import Foundation
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import Promotions
@testable import ShowcaseHost

extension InChromium {
    /// The story of BVIPER's document: a login, a list, a detail, and what becomes of a session.
    @Suite struct PromotionsStory {
        @Test(arguments: InChromium.languages)
        func isToldInEachLanguage(language: Words.Language) async throws {
            let says = PromotionsWords.words(language)
            try await ShowcaseInChromium.run(.promotions, language: language) { showcase in
                let page = showcase.page
                try await page.find("heading", says("Log in"))
                try await page.click("button", says("Log in"))
                try await page.find("StaticText", says("Enter the user name."))
                try await page.find("StaticText", says("Enter the password."))

                try await page.click("textbox", says("User name"))
                try await page.type("0912")
                try await page.click("textbox", says("Password"))
                try await page.type("4321")
                try await page.click("button", says("Log in"))
                let alert = try await page.find("alertdialog")
                #expect(alert.all.contains { $0.name == says("The user name or the password is wrong.") })
                try await page.click("button", says("OK"))
                try await page.waitUntilGone("alertdialog")

                try await page.click("button", says("Forgot password"))
                try await page.find("StaticText", says("The server sends a new password."))
                try await page.click("textbox", says("User name"))
                try await page.type("0912")
                try await page.click("button", says("Send"))

                try await page.find("heading", says("Log in"))
                try await page.click("button", says("Register"))
                try await page.find("StaticText", says("Who registers is logged in at once."))
                try await page.click("textbox", says("User name"))
                try await page.type("7")
                try await page.click("textbox", says("Password"))
                try await page.type("7")
                try await page.click("button", says("Register"))
                try await page.find("StaticText", says.count(3, one: "%@ promotion", other: "%@ promotions"))
                // Nothing leads back to who somebody was before.
                #expect(showcase.stack.count == 1)

                try await page.clickRow(says("Two for one"))
                try await page.find("StaticText", says("Bring a friend, and pay for one."))
                let ends = says.date(Date(timeIntervalSince1970: 1_798_848_000))
                try await page.find("StaticText", says("Ends %@", ends))
                try await page.click("button", says("Promotions"))
                try await page.click("button", says("Log out"))
                try await page.find("alertdialog", says("Log out?"))
                try await page.click("button", says("Log out"))
                try await page.find("heading", says("Log in"))
            }
        }

        @Test(arguments: InChromium.languages)
        func isThereOfflineAndRenewsWhatExpires(language: Words.Language) async throws {
            let says = PromotionsWords.words(language)
            try await ShowcaseInChromium.run(.promotions, language: language) { showcase in
                let page = showcase.page
                try await Self.logIn(page, says)
                #expect(await showcase.host.api.accessCount == 1)
                // The detail asks by an access that is good no more, and is given another.
                await showcase.host.api.expireAccess()
                try await page.clickRow(says("Free ride"))
                try await page.find("StaticText", says("The first ride of the week is free of charge."))
                try await page.waitUntilGone("progressbar")
                #expect(await showcase.host.api.accessCount == 2)
                try await page.click("button", says("Promotions"))

                try await showcase.setAPI(.down)
                let list = try #require(showcase.stack.first as? PromotionsListVC)
                list.refreshControl.sendActions(for: .valueChanged)
                try await page.find("StaticText", says("Offline: what was here last"))
                try await page.find("StaticText", says("Early bird"))

                // A session that the server does not know any more leads back to the login, from wherever.
                try await showcase.setAPI(.ok)
                await showcase.host.api.endSessions()
                try await page.clickRow(says("Free ride"))
                try await page.find("heading", says("Log in"))
            }
        }

        @Test func showsThatSomethingIsUnderWay() async throws {
            try await ShowcaseInChromium.run(.promotions) { showcase in
                try await Self.logIn(showcase.page, PromotionsWords.words())
                try await showcase.setAPI(.slow)
                try await showcase.page.clickRow("Free ride")
                try await showcase.page.find("progressbar", "Loading")
                try await showcase.setAPI(.ok)
                try await showcase.page.waitUntilGone("progressbar")
            }
        }

        /// Logs in as whom the server knows, and waits for the list.
        private static func logIn(_ page: Page, _ says: Words) async throws {
            try await page.click("textbox", says("User name"))
            try await page.type("0912")
            try await page.click("textbox", says("Password"))
            try await page.type("1234")
            try await page.click("button", says("Log in"))
            try await page.find("StaticText", says("Free ride"))
        }
    }
}
