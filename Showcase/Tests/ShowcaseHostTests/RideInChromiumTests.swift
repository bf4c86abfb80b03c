import Chromium
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import ShowcaseHost
@testable import Snapp

extension InChromium {
    /// The ride of the document's dispatch system: the server drives it, and every scene hears of it.
    @Suite struct RideStory {
        @Test(arguments: InChromium.languages)
        func isDrivenByTheServer(language: Words.Language) async throws {
            let says = SnappWords.words(language)
            try await ShowcaseInChromium.run(language: language) { showcase in
                let page = showcase.page
                try await page.click("button", says("Welcome"))
                try await page.click("button", says("Ride"))
                try await page.find("StaticText", says("Nobody is on the way yet"))
                try await page.click("button", says("Request a ride"))
                try await page.find("StaticText", says("Looking for a driver"))
                await showcase.host.api.advanceRide()
                try await page.find("StaticText", says("Your driver is on the way"))
                try await page.find("StaticText", says("Driver: %@", "Sara"))

                // The fare is told of each step, too, and the scene beneath it is up to date when it comes back.
                try await page.click("button", says("Fare"))
                let fare = { (rials: Int) in says("%@ rials", rials.formatted(.number.locale(says.locale))) }
                try await page.find("StaticText", fare(135_000))
                await showcase.host.api.advanceRide()
                try await page.find("StaticText", fare(150_000))
                try await page.click("button", says("Ride"))
                try await page.find("StaticText", says("Your driver is here"))

                // The server is away while the ride goes on.
                try await showcase.setAPI(.down)
                await showcase.host.api.advanceRide()
                await showcase.host.api.advanceRide()
                try await showcase.setAPI(.ok)
                try await page.find("StaticText", says("You have arrived"))

                try await page.click("button", says("History"))
                try await page.find("StaticText", says("You have arrived"))
            }
        }

        @Test(arguments: zip(Words.Language.allCases, [APIBehaviour.down, .error]))
        func saysWhatFailsAndRecovers(language: Words.Language, behaviour: APIBehaviour) async throws {
            let says = SnappWords.words(language)
            try await ShowcaseInChromium.run(language: language) { showcase in
                let page = showcase.page
                try await showcase.waitForText()
                try await page.click("button", says("Welcome"))
                try await showcase.setAPI(behaviour)
                try await page.click("button", says("Ride"))
                try await page.find("alertdialog", says("Something went wrong"))
                try await showcase.setAPI(.ok)
                try await page.click("button", says("Retry"))
                try await page.find("StaticText", says("Nobody is on the way yet"))
                try await page.click("button", says("History"))
                try await page.find("StaticText", says("No rides yet"))
            }
        }
    }
}
