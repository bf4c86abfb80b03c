import Chromium
import Foundation
import Items
import Promotions
import ScaenaUIKit
import ShowcaseAPI
import Testing

@testable import ShowcaseHost

extension InChromium {
    /// Links that lead into the apps from outside, and back to where somebody was before a restart.
    @Suite struct LinksAndRestarts {
        @Test func aLinkOpensItsScreenInWhicheverApp() async throws {
            try await ShowcaseInChromium.run(nil) { showcase in
                let page = showcase.page
                try await page.find("heading", "Scaena")
                try await page.openLink("items://items/2")
                try await page.find("StaticText", "Passport")
                try await page.find("StaticText", "Disabled")
                // From within the same app, and from within another.
                try await page.openLink("https://items.example/items/3")
                try await page.find("StaticText", "Tea")
                try await page.openLink("models://models/2")
                try await page.find("button", "Models")
                try await page.find("StaticText", "Kestrel")
                try await page.openLink("snapp://history")
                try await page.find("StaticText", "No rides yet")
                // What leads nowhere is told, and nothing happens.
                try await page.openLink("items://elsewhere/1")
                try await page.wait("a word of it") {
                    try await page.evaluate("document.body.textContent.includes('no flow knows it')").bool == true
                        ? true : nil
                }
                try await page.find("StaticText", "No rides yet")
            }
        }

        @Test func aNotificationOpensItsModelFromWhicheverApp() async throws {
            try await ShowcaseInChromium.run(nil) { showcase in
                let page = showcase.page
                try await page.clickRow("Items")
                try await page.find("button", "Items")
                let payload = #"{"aps": {"alert": "Look"}, "model": "2"}"#
                try await page.evaluate("document.querySelector('[aria-label=\"Payload\"]').value = '\(payload)'")
                try await page.click("button", "Notify and tap")
                try await page.find("button", "Models")
                try await page.find("StaticText", "Kestrel")
            }
        }

        @Test func whoeverIsNotLoggedInLogsInBeforeALinkIsOpened() async throws {
            try await ShowcaseInChromium.run(.promotions) { showcase in
                let page = showcase.page
                try await page.openLink("promotions://promotions/2")
                try await Self.logIn(page)
                try await page.find("StaticText", "Bring a friend, and pay for one.")
                try await page.click("button", "Promotions")
                try await page.find("StaticText", "Free ride")
                #expect(showcase.stack.count == 1)
            }
        }

        /// A folder that is gone after the test.
        private static func withFolder(_ body: (URL) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(folder)
        }

        @Test func afterARestartTheSameScreensAreOpenAndWhoeverWasLoggedInStillIs() async throws {
            try await Self.withFolder { folder in
                try await ShowcaseInChromium.run(nil, folder: folder) { showcase in
                    let page = showcase.page
                    try await page.clickRow("Promotions")
                    try await Self.logIn(page)
                    try await page.clickRow("Two for one")
                    try await page.find("StaticText", "Bring a friend, and pay for one.")
                }
                for name in ["sessions.json", "secrets", "screens.json", "fetched.sqlite"] {
                    let attributes = try FileManager.default.attributesOfItem(
                        atPath: folder.appendingPathComponent(name).path)
                    let mode = try #require(attributes[.posixPermissions] as? Int)
                    #expect(mode & 0o077 == 0, "\(name)")
                }
                try await ShowcaseInChromium.run(nil, folder: folder) { showcase in
                    try await showcase.page.find("StaticText", "Bring a friend, and pay for one.")
                    try await showcase.page.waitUntilGone("progressbar")
                    #expect(await showcase.host.api.accessCount == 1)
                    try await showcase.page.click("button", "Promotions")
                    try await showcase.page.click("button", "Home")
                    try await showcase.page.find("heading", "Scaena")
                }
                // Left on the home screen, it begins there.
                try await ShowcaseInChromium.run(nil, folder: folder) { showcase in
                    try await showcase.page.find("heading", "Scaena")
                    #expect(showcase.host.window?.rootViewController?.presentedViewController == nil)
                }
                // Who begins anew is not known any more, and nothing else is touched.
                let other = folder.appendingPathComponent("notes.txt")
                try Data("mine".utf8).write(to: other)
                try ShowcaseHost.forget(folder)
                let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                #expect(left.sorted() == ["notes.txt", "secrets"], "\(left)")
                try await ShowcaseInChromium.run(.promotions, folder: folder) { showcase in
                    try await showcase.page.find("heading", "Log in")
                }
            }
        }

        @Test(arguments: [ShowcaseDoor.items, .models]) func afterARestartAFormIsOpenAgain(app: ShowcaseDoor)
            async throws
        {
            try await Self.withFolder { folder in
                try await ShowcaseInChromium.run(app, folder: folder) { showcase in
                    if app == .items { try await showcase.page.click("button", "Items") }
                    try await showcase.page.click("button", "Add")
                    try await showcase.page.find("textbox", "Name")
                }
                try await ShowcaseInChromium.run(app, folder: folder) { showcase in
                    try await showcase.page.find("textbox", "Name")
                }
            }
        }

        private static func logIn(_ page: Page) async throws {
            try await page.click("textbox", "User name")
            try await page.type("0912")
            try await page.click("textbox", "Password")
            try await page.type("1234")
            try await page.click("button", "Log in")
        }
    }
}
