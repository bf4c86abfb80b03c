import Chromium
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
        @Test(arguments: Words.Language.allCases)
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

        @Test(arguments: Words.Language.allCases, [APIBehaviour.down, .error])
        func saysWhatFailsAndRecovers(language: Words.Language, behaviour: APIBehaviour) async throws {
            let says = StoryWords(words: ItemsWords.words(language))
            try await ShowcaseInChromium.run(.items, api: behaviour, language: language) { showcase in
                let page = showcase.page
                try await page.click("button", says("Items"))
                let alert = try await page.find("alertdialog")
                let known = [
                    "The server cannot be reached. Check your connection and try again.",
                    "The server has a problem (500). Please try again later.",
                    "The server has a problem. Please try again later.",
                ]
                #expect(alert.all.contains { node in known.contains { says($0) == node.name } })
                try await showcase.setAPI(.ok)
                try await page.click("button", says("Retry"))
                try await page.find("StaticText", "Umbrella")

                // What was typed is still there when saving fails, and is saved by another try.
                try await page.click("button", says("Add"))
                try await page.click("textbox", says("Name"))
                try await page.type("Keys")
                try await showcase.setAPI(behaviour)
                try await page.click("button", says("Save"))
                try await page.find("alertdialog")
                try await showcase.setAPI(.ok)
                try await page.click("button", says("Retry"))
                try await page.find("StaticText", "Keys")
            }
        }

        @Test func showsThatSomethingIsUnderWay() async throws {
            try await ShowcaseInChromium.run(.items, api: .slow) { showcase in
                try await showcase.page.click("button", "Items")
                try await showcase.page.find("progressbar", "Loading")
                try await showcase.setAPI(.ok)
                try await showcase.page.find("StaticText", "Umbrella")
                try await showcase.page.waitUntilGone("progressbar")
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

/// What the app says, as a test looks for it.
struct StoryWords {
    let words: Words

    func callAsFunction(_ english: String) -> String { words(english) }
    func count(_ count: Int) -> String { words.count(count, one: "%@ item", other: "%@ items") }
}
