import Chromium
import Foundation
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseHost
import Testing
import Words

/// One app with one browser page that shows it, for one test.
@MainActor
struct ShowcaseInChromium {
    let host: ShowcaseHost
    let page: Page
    let address: String

    /// The app as it was started, in light mode, on its first screen.
    static func run(
        _ app: ShowcaseDoor? = .snapp, api behaviour: APIBehaviour = .ok, slowness: Duration = .seconds(600),
        language: Words.Language = .english, folder: URL? = nil,
        _ body: @MainActor (ShowcaseInChromium) async throws -> Void
    ) async throws {
        let api = APIServer(
            behaviour: behaviour, slowness: slowness, rideStep: .seconds(600),
            sessions: folder?.appendingPathComponent("sessions.json"))
        let host = ShowcaseHost(
            port: .any, behaviour: behaviour, app: app, language: language, api: api, folder: folder)
        let address = try await host.start().absoluteString
        let page = try await Browser.shared().newPage()
        do {
            try await page.prefer(.light)
            try await page.navigate(to: address)
            try await body(ShowcaseInChromium(host: host, page: page, address: address))
            // Whatever a test does, the page has nothing to complain of.
            #expect(page.complaints == [])
        } catch {
            await page.close()
            await host.stop()
            throw error
        }
        await page.close()
        await host.stop()
    }

    /// The view controllers of the app's navigation stack.
    var stack: [UIViewController] {
        (host.window?.rootViewController as? UINavigationController)?.viewControllers ?? []
    }

    /// The web page that the app presents.
    var presentedPage: WebViewController? {
        let sheet = host.window?.rootViewController?.presentedViewController as? UINavigationController
        return sheet?.topViewController as? WebViewController
    }

    /// The alert that the app shows.
    var alert: UIAlertController? {
        host.window?.rootViewController?.presentedViewController as? UIAlertController
    }

    /// Turns the switch beside the phone.
    func setAPI(_ behaviour: APIBehaviour) async throws {
        try await page.click("radio", behaviour.rawValue)
        // The page shows the choice as soon as it is made; the server follows.
        try await page.wait("the API to be \(behaviour)") { await host.api.behaviour == behaviour ? true : nil }
    }

    /// Waits for the text that the API gives.
    func waitForText() async throws {
        try await page.find("StaticText", AboutText.text)
        try await page.waitUntilGone("progressbar")
    }
}
