import Chromium
import Foundation
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
    /// The words that a screen reader is told on every screen of every app.
    @Suite struct ScreenReader {
        @Test(arguments: InChromium.languages) @MainActor
        func hasARoleAndANameForEachControlOfEveryScreen(language: Words.Language) async throws {
            try await ShowcaseInChromium.run(nil, language: language) { showcase in
                let tour = ScreenTour(showcase)
                try await tour.stop(at: "StaticText", SnappWords.words(language)("Snapp!"))
                try await tour.snapp(SnappWords.words(language))
                try await tour.items(ItemsWords.words(language))
                try await tour.models(ModelsWords.words(language))
                try await tour.promotions(PromotionsWords.words(language))
                #expect(try ScreenTour.allScreens().subtracting(tour.screens) == [])
            }
        }
    }
}

/// A way through every screen of every app. At each stop the tree of a screen reader is judged.
@MainActor
private final class ScreenTour {
    /// The screens that were seen, by the names of their types.
    private(set) var screens: Set<String> = []

    private let showcase: ShowcaseInChromium
    private var page: Page { showcase.page }

    init(_ showcase: ShowcaseInChromium) {
        self.showcase = showcase
    }

    /// The screens that the sources of the apps have: each stands in a file of its name.
    static func allScreens() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
        var screens: Set<String> = []
        for part in ["Sources/Doors", "Snapp/Sources", "Items/Sources", "Models/Sources", "Promotions/Sources"] {
            let files = FileManager.default.enumerator(
                at: folder.appendingPathComponent(part), includingPropertiesForKeys: nil)
            let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
            let found = names.filter { $0.hasSuffix("ViewController.swift") || $0.hasSuffix("VC.swift") }
            try #require(!found.isEmpty, "\(part)")
            screens.formUnion(found.map { String($0.dropLast(".swift".count)) })
        }
        return screens
    }

    /// Waits for something on a screen, and judges what a screen reader is told there.
    func stop(at role: String, _ name: String) async throws {
        let tree = try await page.wait("“\(name)” at rest") {
            let tree = try await page.accessibilityTree()
            return tree.first(role, name) != nil && tree.first("progressbar") == nil ? tree : nil
        }
        if let root = showcase.host.window?.rootViewController { note(root) }
        #expect(tree.controls.filter(\.name.isEmpty).map(\.role) == [], "at \(name):\n\(tree.outline)")
        let roleless = tree.all.filter { $0.isFocusable && ["", "generic", "none", "StaticText"].contains($0.role) }
        #expect(roleless.map(\.outline) == [], "at \(name):\n\(tree.outline)")
    }

    private func note(_ viewController: UIViewController) {
        if viewController.viewIfLoaded?.window != nil { screens.insert("\(type(of: viewController))") }
        viewController.children.forEach(note)
        if let presented = viewController.presentedViewController { note(presented) }
    }

    // MARK: The apps

    func snapp(_ says: Words) async throws {
        try await page.clickRow(says("Snapp!"))
        try await stop(at: "StaticText", AboutText.text)
        try await page.click("button", says("Terms and conditions"))
        // The system's word, not the app's.
        let done = says.language == .persian ? "انجام شد" : "Done"
        try await stop(at: "button", done)
        try await page.click("button", done)
        try await page.click("button", says("Welcome"))
        try await stop(at: "heading", says("Where to?"))
        try await page.click("button", says("Ride"))
        try await stop(at: "StaticText", says("Nobody is on the way yet"))
        try await page.click("button", says("Request a ride"))
        try await stop(at: "StaticText", says("Looking for a driver"))
        try await page.click("button", says("Fare"))
        try await stop(at: "heading", says("Fare"))
        try await page.click("button", says("Ride"))
        try await page.click("button", says("History"))
        try await stop(at: "StaticText", says("Looking for a driver"))
        try await page.click("button", says("Ride"))
        try await page.click("button", says("Welcome"))
        try await page.click("button", says("Home"))
    }

    func items(_ says: Words) async throws {
        try await page.clickRow(says("Items"))
        try await stop(at: "heading", says("Welcome"))
        try await page.click("button", says("Items"))
        try await stop(at: "StaticText", "Passport")
        try await page.clickRow("Passport")
        try await stop(at: "StaticText", says("Disabled"))
        try await page.click("button", says("Items"))
        try await page.click("button", says("Add"))
        try await stop(at: "textbox", says("Name"))
        try await page.click("button", says("Close"))
        try await page.click("button", says("Delete all"))
        try await stop(at: "alertdialog", says("Delete all items?"))
        try await page.click("button", says("Cancel"))
        try await page.click("button", says("Welcome"))
        try await page.click("button", says("Home"))
    }

    func models(_ says: Words) async throws {
        try await page.clickRow(says("Models"))
        try await stop(at: "StaticText", "Kestrel")
        try await page.clickRow("Kestrel")
        try await page.waitUntilGone("textbox", says("Search"))
        try await stop(at: "StaticText", "Kestrel")
        try await page.click("button", says("Models"))
        try await page.click("button", says("Add"))
        try await stop(at: "textbox", says("Name"))
        try await page.click("button", says("Cancel"))
        try await page.click("button", says("Home"))
    }

    func promotions(_ says: Words) async throws {
        try await page.clickRow(says("Promotions"))
        try await stop(at: "textbox", says("Password"))
        try await page.click("button", says("Forgot password"))
        try await stop(at: "button", says("Send"))
        try await page.click("button", says("Log in"))
        try await page.click("button", says("Register"))
        try await stop(at: "StaticText", says("Who registers is logged in at once."))
        try await page.click("textbox", says("User name"))
        try await page.type("7")
        try await page.click("textbox", says("Password"))
        try await page.type("7")
        try await page.click("button", says("Register"))
        try await stop(at: "StaticText", says("Two for one"))
        try await page.clickRow(says("Two for one"))
        try await stop(at: "StaticText", says("Bring a friend, and pay for one."))
        try await page.click("button", says("Promotions"))
        try await page.click("button", says("Log out"))
        try await stop(at: "alertdialog", says("Log out?"))
        try await page.click("button", says("Log out"))
        try await page.click("button", says("Home"))
    }
}
