import Chromium
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import Testing

@testable import Models
@testable import ShowcaseHost

extension InChromium {
    /// A story of MVPCF's document: what was kept is shown while the server is away.
    @Suite struct ModelsStory {
        @Test func showsWhatWasKeptWhileTheServerIsAway() async throws {
            try await ShowcaseInChromium.run(.models) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Falcon")
                try await showcase.setAPI(.down)
                try await page.clickRow("Heron")
                try await page.find("StaticText", "Heron")
                try await page.click("button", "Models")
                try await page.find("StaticText", "Offline: what you see may be old.")
                try await page.find("StaticText", "Falcon")
            }
        }
    }
}
