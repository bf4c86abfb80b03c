import Chromium
import Foundation
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import Items
@testable import ShowcaseHost

extension InChromium {
    /// The story of VIPER-S's document: welcome, a list, a detail, a form that reports back, delete all.
    @Suite struct ItemsStory {
        @Test(arguments: InChromium.languages)
        func isToldInEachLanguage(language: Words.Language) async throws {
            let says = StoryWords(words: ItemsWords.words(language))
            try await ShowcaseInChromium.run(.items, language: language) { showcase in
                let page = showcase.page
                try await page.find("heading", says("Welcome"))
                try await page.click("button", says("Items"))
                try await page.find("StaticText", "Umbrella")
                try await page.find("StaticText", says.count(4))

                try await page.clickRow("Passport")
                try await page.find("StaticText", says("Disabled"))
                let created = says.words.date(Date(timeIntervalSince1970: 1_767_315_600))
                try await page.find("StaticText", says.words("Created %@", created))
                try await page.click("button", says("Items"))

                try await page.click("button", says("Add"))
                let save = try await page.find("button", says("Save"))
                #expect(save.isDisabled)
                try await page.click("textbox", says("Name"))
                try await page.type("Keys")
                try await page.wait("something to save") {
                    try await page.accessibilityTree().first("button", says("Save"))?.isDisabled == false ? true : nil
                }
                try await page.click("button", says("Save"))
                try await page.find("StaticText", "Keys")
                try await page.find("StaticText", says.count(5))

                try await page.click("button", says("Delete all"))
                try await page.find("alertdialog", says("Delete all items?"))
                try await page.click("button", says("Cancel"))
                try await page.waitUntilGone("alertdialog")
                try await page.find("StaticText", "Keys")
                try await page.click("button", says("Delete all"))
                try await page.find("alertdialog")
                try await page.click("button", says("Delete all"))
                try await page.find("StaticText", says("All items are deleted."))
                try await page.waitUntilGone("StaticText", "Keys")
            }
        }

        /// Typed text is still there when saving fails, and is saved by another try.
        @Test func keepsWhatWasTypedWhenSavingFails() async throws {
            try await ShowcaseInChromium.run(.items) { showcase in
                let page = showcase.page
                try await page.click("button", "Items")
                try await page.click("button", "Add")
                try await page.click("textbox", "Name")
                try await page.type("Keys")
                try await showcase.setAPI(.down)
                try await page.click("button", "Save")
                try await page.find("alertdialog")
                try await showcase.setAPI(.ok)
                try await page.click("button", "Retry")
                try await page.find("StaticText", "Keys")
            }
        }
    }
}

extension Page {
    /// Clicks a row, whose name begins with its first line.
    func clickRow(_ title: String) async throws {
        let name = try await wait("the row \(title)") {
            try await self.accessibilityTree().all.first { $0.role == "button" && $0.name.hasPrefix("\(title) ") }?.name
        }
        try await click("button", name)
    }
}

/// The words of the app, as a test looks for them.
struct StoryWords {
    let words: Words

    func callAsFunction(_ english: String) -> String { words(english) }
    func count(_ count: Int) -> String { words.count(count, one: "%@ item", other: "%@ items") }
}
