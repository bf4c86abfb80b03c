import Chromium
import Foundation
import Gallery
import ScaenaStage
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseHost

// Pictures of the stage, light and dark: those of the README, and others to be looked at. The folder is the only argument.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "pictures", isDirectory: true)

@MainActor
func shoot(_ page: Page, _ name: String, of selector: String? = nil, scale: Double = 1) async throws {
    for scheme in Page.ColorScheme.allCases {
        try await page.prefer(scheme)
        // The transition of colours and screens is over, and two frames were drawn.
        try await page.evaluate(
            """
            Promise.allSettled(document.getAnimations()
              .filter(motion => motion.effect?.getComputedTiming().endTime < Infinity).map(motion => motion.finished))
              .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
            """)
        let picture = try await page.screenshot(of: selector, margin: 14, scale: scale)
        try picture.write(to: folder.appendingPathComponent("\(name)-\(scheme.rawValue).png"))
    }
}

@MainActor
func shootShowcase(_ browser: Browser) async throws {
    let host = ShowcaseHost(port: .any, app: .snapp)
    let address = try await host.start().absoluteString
    let page = try await browser.newPage(width: 1100, height: 900)
    try await page.navigate(to: address)
    try await page.find("StaticText", AboutText.text)
    try await page.click("button", "Welcome")
    try await page.find("heading", "Where to?")
    try await page.click("button", "About Snapp!")
    try await page.find("StaticText", AboutText.text)
    try await shoot(page, "showcase")
    await page.close()
    await host.stop()
}

/// The first screens with data of the other apps: the phone alone.
@MainActor
func shootApp(_ app: ShowcaseDoor, in browser: Browser, _ way: @MainActor (Page) async throws -> Void) async throws {
    let host = ShowcaseHost(port: .any, app: app)
    let page = try await browser.newPage(width: 1100, height: 900)
    try await page.navigate(to: try await host.start().absoluteString)
    try await way(page)
    try await shoot(page, app.rawValue, of: "#phone", scale: 0.8)
    await page.close()
    await host.stop()
}

@MainActor
func shootApps(_ browser: Browser) async throws {
    try await shootApp(.items, in: browser) { page in
        try await page.click("button", "Items")
        try await page.find("StaticText", "Umbrella")
    }
    try await shootApp(.models, in: browser) { page in try await page.find("StaticText", "Falcon") }
    try await shootApp(.promotions, in: browser) { page in
        try await page.click("textbox", "User name")
        try await page.type("0912")
        try await page.click("textbox", "Password")
        try await page.type("1234")
        try await page.click("button", "Log in")
        try await page.find("StaticText", "Free ride")
    }
}

@MainActor
func shootGallery(_ browser: Browser) async throws {
    let window = UIWindow()
    window.rootViewController = GalleryApp.makeRootViewController()
    window.makeKeyAndVisible()
    let stage = StageServer(window: window, name: "Gallery", port: .any)
    let page = try await browser.newPage(width: 1100, height: 900)
    try await page.navigate(to: try await stage.start().absoluteString)
    try await page.find("button", "Filled")
    try await shoot(page, "controls")
    try await page.click("radio", "On screen")
    try await page.click("textbox", "Name")
    try await page.find("group", "Keyboard")
    try await shoot(page, "keyboard")
    try await page.click("button", "done")
    try await page.click("radio", "Connected")
    try await page.click("tab", "Values")
    try await page.find("slider")
    try await shoot(page, "values")
    try await page.evaluate("document.querySelector('.date-chip').click()")
    try await page.find("dialog")
    try await shoot(page, "dates")
    try await page.press(.escape)
    try await page.click("tab", "Rows")
    try await page.find("button", "Berlin")
    try await shoot(page, "rows")
    try await page.click("button", "Edit")
    try await page.find("button", "Done")
    try await shoot(page, "editing")
    try await page.click("button", "Done")
    try await page.click("tab", "Grid")
    try await page.find("button", "5")
    try await shoot(page, "grid")
    try await page.scroll(".collection", by: 140)
    try await page.wait("a blurred bar") {
        try await page.evaluate("document.querySelector('.navigation-bar').dataset.scrolled").string
    }
    try await shoot(page, "bars")
    try await page.click("tab", "Sheets")
    try await page.find("button", "Push")
    try await page.click("button", "Sheet")
    try await page.find("dialog")
    try await shoot(page, "sheet")
    try await page.click("button", "Done")
    try await page.click("button", "Popover")
    try await page.find("StaticText", "This points at its button")
    try await shoot(page, "popover")
    try await page.press(.escape)
    try await page.waitUntilGone("dialog")
    try await page.click("button", "Alert")
    try await page.find("alertdialog")
    try await shoot(page, "alert")
    try await page.click("button", "Cancel")
    try await page.click("button", "Action sheet")
    try await page.find("alertdialog")
    try await page.resize(to: Page.Size(width: 390, height: 844))
    try await shoot(page, "phone")
    await page.close()
    await stage.stop()
}

Task {
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let browser = try await Browser.launch()
        try await shootShowcase(browser)
        try await shootApps(browser)
        try await shootGallery(browser)
        await browser.close()
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
        exit(69)
    }
}
while true { RunLoop.main.run() }
