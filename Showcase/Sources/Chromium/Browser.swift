import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A headless Chromium, driven over two pipes: it needs no port, and ends when the process that started it does.
public final class Browser: Sendable {
    private let devTools: DevTools
    private let process: BrowserProcess

    private init(devTools: DevTools, process: BrowserProcess) {
        self.devTools = devTools
        self.process = process
    }

    deinit { devTools.close() }

    /// Starts a browser with a profile of its own, which is removed when the browser ends.
    ///
    /// - Parameter executable: The browser; the machine's own unless told.
    /// - Throws: `ChromiumError`, when there is none or it does not start.
    public static func launch(executable: String? = nil) async throws -> Browser {
        let devTools = DevTools()
        let process = try BrowserProcess(executable: executable ?? BrowserLocator.executable())
        devTools.connect(
            input: process.fromBrowser, output: process.toBrowser, lastWords: { process.lastWords })
        let browser = Browser(devTools: devTools, process: process)
        try await devTools.send("Browser.getVersion", timeout: .seconds(60))
        return browser
    }

    /// The browser that all tests of this process share; each of its pages is isolated from the others.
    ///
    /// - Throws: `ChromiumError`, when there is none or it does not start.
    public static func shared() async throws -> Browser { try await SharedBrowser.instance.browser() }

    /// Returns the browser's own name, `HeadlessChrome/156.0…`.
    ///
    /// - Throws: `ChromiumError`.
    public func version() async throws -> String {
        try await devTools.send("Browser.getVersion")["product"].string ?? ""
    }

    /// Opens an empty page with its own cookies, storage and cache.
    ///
    /// - Parameters:
    ///   - width: Its width in CSS pixels.
    ///   - height: Its height in CSS pixels.
    /// - Throws: `ChromiumError`.
    public func newPage(width: Int = 1_100, height: Int = 900) async throws -> Page {
        let context = try await devTools.send("Target.createBrowserContext", ["disposeOnDetach": true])
        let target = try await devTools.send(
            "Target.createTarget",
            [
                "url": "about:blank", "browserContextId": context["browserContextId"],
                "width": .number(Double(width)), "height": .number(Double(height)),
            ])
        let attached = try await devTools.send(
            "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true])
        guard let session = attached["sessionId"].string else {
            throw ChromiumError.refused(method: "Target.attachToTarget", message: "it named no session")
        }
        let page = Page(
            devTools: devTools, session: session, context: context["browserContextId"],
            size: Page.Size(width: width, height: height))
        try await page.prepare()
        return page
    }

    /// Ends the browser and waits until its process is gone.
    public func close() async {
        _ = try? await devTools.send("Browser.close")
        devTools.close()
        await process.ended()
    }
}

/// Starts the shared browser once, however many ask at the same time.
private actor SharedBrowser {
    static let instance = SharedBrowser()
    private var launching: Task<Browser, any Error>?

    func browser() async throws -> Browser {
        if let launching { return try await launching.value }
        let task = Task { try await Browser.launch() }
        launching = task
        return try await task.value
    }
}
