import Chromium
import Gallery
import ScaenaStage
import ScaenaUIKit
import Testing

/// The gallery with one browser page that shows it, for one test.
@MainActor
struct GalleryInChromium {
    let window: UIWindow
    let stage: StageServer
    let page: Page
    let address: String

    static func run(
        tab: String? = nil, _ body: @MainActor (GalleryInChromium) async throws -> Void
    ) async throws {
        let window = UIWindow()
        window.rootViewController = GalleryApp.makeRootViewController()
        window.makeKeyAndVisible()
        let stage = StageServer(window: window, name: "Gallery", port: .any)
        let address = try await stage.start().absoluteString
        let page = try await Browser.shared().newPage()
        do {
            try await page.prefer(.light)
            try await page.navigate(to: address)
            let gallery = GalleryInChromium(window: window, stage: stage, page: page, address: address)
            if let tab {
                try await page.click("tab", tab)
                try await page.find("heading", tab)
            }
            try await body(gallery)
            // Whatever a test does, the page has nothing to complain of.
            #expect(page.complaints == [])
        } catch {
            await page.close()
            await stage.stop()
            throw error
        }
        await page.close()
        await stage.stop()
        window.rootViewController = nil
    }

    /// Waits for what a screen says.
    func says(_ text: String) async throws { try await page.find("StaticText", text) }

    /// Drags with the mouse from the middle of an element, the first that a selector finds.
    func drag(_ selector: String, by way: (x: Double, y: Double)) async throws {
        try await page.drag(selector, by: way)
    }

    /// The titles of the table's rows, in their order.
    func rows() async throws -> [String] {
        try await page.evaluate("[...document.querySelectorAll('.row .label')].map(label => label.textContent)")
            .array.compactMap(\.string)
    }

    /// Waits until the first rows are these.
    func waitForRows(_ titles: String...) async throws {
        try await page.wait("the rows \(titles)") {
            try await rows().prefix(titles.count).elementsEqual(titles) ? true : nil
        }
    }
}
