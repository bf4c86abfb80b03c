import Chromium
import Foundation
import ScaenaTesting
import ScaenaUIKit
import ShowcaseAPI
import Testing
import Words

@testable import Models
@testable import ShowcaseHost

extension InChromium {
    /// The story of MVPCF's document: a list that is searched, a detail, and a form in a flow of its own.
    @Suite struct ModelsStory {
        @Test(arguments: InChromium.languages)
        func isToldInEachLanguage(language: Words.Language) async throws {
            let says = ModelsWords.words(language)
            try await ShowcaseInChromium.run(.models, language: language) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Falcon")
                try await page.find("StaticText", says.count(3, one: "%@ model", other: "%@ models"))
                try await page.click("textbox", says("Search"))
                try await page.type("kes")
                try await page.waitUntilGone("StaticText", "Falcon")
                try await page.find("StaticText", says.count(1, one: "%@ model", other: "%@ models"))
                try await page.clickRow("Kestrel")
                try await page.waitUntilGone("textbox", says("Search"))
                try await page.find("StaticText", "Kestrel")
                try await page.find("StaticText", says.date(Date(timeIntervalSince1970: 1_767_315_600)))
                try await page.click("button", says("Models"))

                try await page.click("button", says("Add"))
                try await page.find("textbox", says("Name"))
                let add = try await page.find("button", says("Add"))
                #expect(add.isDisabled)
                try await page.click("textbox", says("Name"))
                try await page.type("Merlin")
                try await page.wait("something to add") {
                    try await page.accessibilityTree().first("button", says("Add"))?.isDisabled == false ? true : nil
                }
                try await page.click("button", says("Add"))
                try await page.waitUntilGone("textbox", says("Name"))
                try await page.find("StaticText", "Merlin")
            }
        }

        @Test func aSwipeDownCancelsAdding() async throws {
            try await ShowcaseInChromium.run(.models) { showcase in
                let page = showcase.page
                try await page.click("button", "Add")
                try await page.click("textbox", "Name")
                try await page.type("Merlin")
                try await page.drag(".grabber", by: (0, 300))
                try await page.waitUntilGone("textbox", "Name")
                try await page.find("StaticText", "Falcon")
                // The flow has ended: it begins anew, with an empty field.
                try await page.click("button", "Add")
                #expect(try await page.find("textbox", "Name").value ?? "" == "")
            }
        }

        @Test(arguments: InChromium.languages)
        func hasTheListBesideTheDetailWhereThereIsRoom(language: Words.Language) async throws {
            try await ShowcaseInChromium.run(.models, language: language) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Falcon")
                try await page.choose("iPad", of: "Device")
                try await page.clickRow("Kestrel")
                try await Self.expect("Kestrel", besideTheListOf: page, language)
                // Another choice, and a link, change the detail alone.
                try await page.clickRow("Falcon")
                try await Self.expect("Falcon", besideTheListOf: page, language)
                try await page.openLink("models://models/3")
                try await Self.expect("Heron", besideTheListOf: page, language)
            }
        }

        /// Waits until a model's detail stands beside the list, on the side where lines end.
        private static func expect(
            _ name: String, besideTheListOf page: Page, _ language: Words.Language
        ) async throws {
            let side = """
                (() => {
                  const named = [...document.querySelectorAll('#window p')].filter(text => text.textContent === '\(name)');
                  const isInList = text => text.closest('[role="listitem"], li') !== null;
                  const box = text => text?.getBoundingClientRect();
                  const [row, detail] = [box(named.find(isInList)), box(named.find(text => !isInList(text)))];
                  if (!row || !detail) return [];
                  return detail.left >= row.right ? [1] : detail.right <= row.left ? [-1] : [];
                })()
                """
            try await page.wait("\(name) beside the list") { () -> Bool? in
                let found = try await page.evaluate(side).array.first?.number
                return found == (language == .persian ? -1 : 1) ? true : nil
            }
        }

        @Test(arguments: InChromium.languages)
        func showsWhatWasKeptWhileTheServerIsAway(language: Words.Language) async throws {
            let says = ModelsWords.words(language)
            try await ShowcaseInChromium.run(.models, language: language) { showcase in
                let page = showcase.page
                try await page.find("StaticText", "Falcon")
                try await showcase.setAPI(.down)
                try await page.clickRow("Heron")
                try await page.find("StaticText", "Heron")
                try await page.click("button", says("Models"))
                try await page.find("StaticText", says("Offline: what you see may be old."))
                try await page.find("StaticText", "Falcon")
            }
        }
    }
}
