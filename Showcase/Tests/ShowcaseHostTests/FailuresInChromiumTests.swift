import Chromium
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import Items
@testable import Models
@testable import Promotions
@testable import ShowcaseHost
@testable import Snapp

extension InChromium {
    /// A server that is away, takes its time and fails, in every app and in each language.
    @Suite struct Failures {
        /// Each app in each language; in `make test` in one of them, by turns.
        private static let told = ShowcaseDoor.allCases.enumerated().flatMap { number, app in
            let languages = Words.Language.allCases
            return (InChromium.isSoak ? languages : [languages[number % languages.count]]).map { (app, $0) }
        }

        @Test(arguments: told)
        func areToldInTheAppsLanguageAndLeftByRetry(app: ShowcaseDoor, language: Words.Language) async throws {
            let says = Self.words(of: app, in: language)
            try await ShowcaseInChromium.run(app, api: .down, language: language) { showcase in
                let page = showcase.page
                try await Self.ask(app, page, says)
                let away = try await page.find("alertdialog")
                let cannotBeReached = "The server cannot be reached. Check your connection and try again."
                #expect(away.all.contains { $0.name == says(cannotBeReached) }, "\(away.outline)")

                // Another try, that takes its time and then fails.
                try await showcase.setAPI(.slow)
                try await page.click("button", says("Retry"))
                try await page.find("progressbar", says("Loading"))
                try await showcase.setAPI(.error)
                let failed = try await page.find("alertdialog")
                let hasAProblem =
                    language == .english
                    ? "The server has a problem (500). Please try again later."
                    : says("The server has a problem. Please try again later.")
                #expect(failed.all.contains { $0.name == hasAProblem }, "\(failed.outline)")

                try await showcase.setAPI(.ok)
                try await page.click("button", says("Retry"))
                try await page.find("StaticText", Self.data(of: app, says))
                try await page.waitUntilGone("progressbar")
                try await page.waitUntilGone("alertdialog")
            }
        }

        private static func words(of app: ShowcaseDoor, in language: Words.Language) -> Words {
            switch app {
            case .snapp: SnappWords.words(language)
            case .items: ItemsWords.words(language)
            case .models: ModelsWords.words(language)
            case .promotions: PromotionsWords.words(language)
            }
        }

        /// Has the app ask its server, as far as it does not by itself.
        @MainActor
        private static func ask(_ app: ShowcaseDoor, _ page: Page, _ says: Words) async throws {
            switch app {
            case .snapp, .models: return
            case .items: try await page.click("button", says("Items"))
            case .promotions:
                try await page.click("textbox", says("User name"))
                try await page.type("0912")
                try await page.click("textbox", says("Password"))
                try await page.type("1234")
                try await page.click("button", says("Log in"))
            }
        }

        /// Something that the app has of its server.
        private static func data(of app: ShowcaseDoor, _ says: Words) -> String {
            switch app {
            case .snapp: AboutText.text
            case .items: "Umbrella"
            case .models: "Falcon"
            case .promotions: says("Free ride")
            }
        }
    }
}
